import { createHash } from 'node:crypto';
import { UsageError } from '../errors.ts';

/** Everything that out/ will hold: path below out/, without a leading slash, to bytes. */
export type Output = Map<string, Uint8Array>;

/** Short: a page holds 30 hashes, and compression cannot make a hash smaller. */
const hashLength = 6;

/** `assets/NAME-HASH.EXT`: the name changes with the bytes, so browsers may keep it for ever. */
export function hashedName(name: string, extension: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return `assets/${name}-${hash}.${extension}`;
}

/** Adds the files of one step. */
export function addFiles(output: Output, files: Output): void {
  for (const [path, bytes] of files) {
    if (output.has(path))
      throw new UsageError(
        `out/${path} would be written twice. Is there a static/${path}? Rename or delete it.`,
      );
    output.set(path, bytes);
  }
}
