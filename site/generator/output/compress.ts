import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Output } from './output.ts';

const compressible = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ico)$/;

/** The .br and .gz of every file that shrinks, for hosts that send precompressed files. */
export async function compressFiles(output: Output): Promise<Output> {
  const compressed: Output = new Map();
  for (const [path, bytes] of output) {
    if (!compressible.test(path)) continue;
    // Brotli's default quality is its best.
    const br = await promisify(brotliCompress)(bytes);
    const gz = await promisify(gzip)(bytes, { level: 9 });
    if (br.byteLength < bytes.byteLength) compressed.set(`${path}.br`, br);
    if (gz.byteLength < bytes.byteLength) compressed.set(`${path}.gz`, gz);
  }
  return compressed;
}
