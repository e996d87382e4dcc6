import { createHash } from 'node:crypto';

/** Everything that out/ will hold: path below out/, without a leading slash, to bytes. */
export type Output = Map<string, Uint8Array>;

/** Letters of a hash: these stand in every page some thirty times and cannot be compressed. That two versions of a file of one name share all of them happens once in 16 million. */
const hashLength = 6;

/** `assets/NAME-HASH.EXT`: a name that changes with the bytes, so that it can be cached for ever. */
export function hashedName(name: string, extension: string, bytes: Uint8Array): string {
  return `assets/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)}.${extension}`;
}

/** Adds the files of one step; two steps that write the same path are a mistake of ours. */
export function addFiles(output: Output, files: Output): void {
  for (const [path, bytes] of files) {
    if (output.has(path))
      throw new Error(`Two steps of the build write out/${path}. Rename one of the two files.`);
    output.set(path, bytes);
  }
}

/** Whether two outputs hold the same files with the same bytes. */
export function isSameOutput(one: Output, other: Output): boolean {
  const holds = (path: string, bytes: Uint8Array): boolean => {
    const others = other.get(path);
    return others !== undefined && Buffer.compare(bytes, others) === 0;
  };
  return one.size === other.size && [...one].every(([path, bytes]) => holds(path, bytes));
}
