import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Output } from './output.ts';

const compressible = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ico)$/;

/** The .br and .gz of every file that shrinks, for hosts that send files compressed beforehand. */
export async function compressFiles(output: Output): Promise<Output> {
  const compressed = await Promise.all(
    [...output].flatMap(([path, bytes]) =>
      compressible.test(path)
        ? [
            promisify(brotliCompress)(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            }).then((small) => [`${path}.br`, small, bytes] as const),
            promisify(gzip)(bytes, { level: 9 }).then(
              (small) => [`${path}.gz`, small, bytes] as const,
            ),
          ]
        : [],
    ),
  );
  return new Map(
    compressed
      .filter(([, small, bytes]) => small.byteLength < bytes.byteLength)
      .map(([path, small]) => [path, small]),
  );
}
