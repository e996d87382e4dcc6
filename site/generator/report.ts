import * as esbuild from 'esbuild';
import { relative } from 'node:path';
import { paletteReport, shareImagesReport, type ShareImages } from './assets/index.ts';
import {
  ContentError,
  contentWarnings,
  placeholderTable,
  toEsbuildMessages,
  type LoadedContent,
} from './content/index.ts';
import { UsageError } from './errors.ts';
import { videosWarning, type HostName } from './hosts/index.ts';
import type { Options } from './options.ts';
import type { Output } from './output/index.ts';

export interface Site {
  base: string;
  host: HostName | undefined;
  output: Output;
  loaded: LoadedContent;
  colors: readonly string[];
  shareImages: ShareImages;
}

export function report(site: Site, { content: folder, out }: Options): void {
  const { base, host, output, loaded, colors, shareImages } = site;
  const { placeholders } = loaded;
  const parts = [
    colors.length > 0 ? paletteReport(colors) : '',
    shareImagesReport(shareImages),
    placeholders.length > 0 ? placeholderTable(placeholders) : '',
  ];
  console.log(parts.filter((part) => part !== '').join('\n'));
  for (const warning of contentWarnings(loaded, folder)) console.warn(warning);
  console.log(`  ${output.size} files in ${relative('', out) || out}, for the base path ${base}`);
  const ofVideos = videosWarning(host, loaded.videos.size);
  if (ofVideos !== undefined) console.warn(ofVideos);
  console.log(`  ${(performance.now() / 1000).toFixed(1)} s in all`);
}

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/**
 * Formats mistakes in content and code as a compiler does, with file, line and column. Other errors
 * show their message, and with DEBUG their stack.
 */
export async function describeError(error: unknown): Promise<string> {
  const format = async (errors: esbuild.PartialMessage[]): Promise<string> =>
    (await esbuild.formatMessages(errors, { kind: 'error', color: process.stderr.isTTY })).join('');
  if (error instanceof ContentError) {
    const count = error.diagnostics.length;
    const mistakes = count === 1 ? '1 mistake' : `${count} mistakes`;
    const messages = await format(toEsbuildMessages(error.diagnostics));
    return `${messages}${mistakes} in the content. The last good site is unchanged.`;
  }
  if (error instanceof UsageError) return error.message;
  if (isBuildFailure(error)) return format(error.errors);
  if (!(error instanceof Error)) return String(error);
  return process.env['DEBUG'] === undefined
    ? `${error.message}\n(DEBUG=1 shows where in the code this comes from.)`
    : (error.stack ?? error.message);
}
