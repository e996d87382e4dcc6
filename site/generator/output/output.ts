import { createHash } from 'node:crypto';
import { UsageError } from '../errors.ts';

/** All files of out/: path below out/, without a leading slash, to bytes. */
export type Output = Map<string, Uint8Array>;

/** Short, because a page contains 30 hashes, and hashes do not compress. */
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
        `Two files have the same name out/${path}. ` +
          `If you have a file static/${path}, rename or delete it.`,
      );
    output.set(path, bytes);
  }
}
