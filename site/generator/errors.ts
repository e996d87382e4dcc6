import * as esbuild from 'esbuild';
import { ContentError, ReleaseError, toEsbuildMessages } from './content/index.ts';
import { OptionError } from './options.ts';
import { OutputError } from './output/index.ts';

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/**
 * What a person is told of an error: bad content and code as a compiler would, with file, line and
 * column; everything else by its message, and with its stack where somebody debugs.
 */
export async function describeError(error: unknown): Promise<string> {
  const color = process.stderr.isTTY;
  if (error instanceof ContentError) {
    const messages = await esbuild.formatMessages(toEsbuildMessages(error.diagnostics), {
      kind: 'error',
      color,
    });
    const count = error.diagnostics.length;
    return `${messages.join('')}${String(count)} ${count === 1 ? 'mistake' : 'mistakes'} in the content. The last good site stands untouched.`;
  }
  if (error instanceof OptionError || error instanceof OutputError || error instanceof ReleaseError)
    return error.message;
  if (isBuildFailure(error))
    return (await esbuild.formatMessages(error.errors, { kind: 'error', color })).join('');
  if (!(error instanceof Error)) return String(error);
  return process.env['DEBUG'] === undefined
    ? `${error.message}\n(DEBUG=1 shows where in the code this comes from.)`
    : (error.stack ?? error.message);
}
