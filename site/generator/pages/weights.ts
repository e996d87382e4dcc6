import { brotliCompressSync, constants } from 'node:zlib';
import type { Output } from '../output/index.ts';

/** Size in bytes after brotli at its highest quality, as a good host sends it. */
export function brotliSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function weightTable(output: Output, files: readonly string[]): string {
  return files
    .map((file) => {
      const html = output.get(file) ?? new Uint8Array();
      const sizes = `${kilobytes(html.byteLength)}, ${kilobytes(brotliSize(html))} as brotli`;
      return `  ${file.padEnd(20)}${sizes}`;
    })
    .join('\n');
}
