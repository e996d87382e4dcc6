import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Everything that out/ will hold: path below out/, without a leading slash, to bytes. */
export type Output = Map<string, Uint8Array>;

/** `assets/NAME-HASH.EXT`: a name that changes with the bytes, so that it can be cached for ever. */
export function hashedName(name: string, extension: string, bytes: Uint8Array): string {
  return `assets/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${extension}`;
}

/** Adds the files of one step; two steps that write the same path are a mistake of ours. */
export function addFiles(output: Output, files: Output): void {
  for (const [path, bytes] of files) {
    if (output.has(path)) throw new Error(`Two steps of the build write out/${path}. Rename one of the two files.`);
    output.set(path, bytes);
  }
}

/** The names in a folder; none where it does not exist. */
async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Writes the whole site to a fresh folder beside `directory` and swaps it in, so that a failed
 * write leaves the last good site untouched. The only function that writes to out/.
 * @throws Error that names the file that could not be written, or a folder that holds something else
 */
export async function writeOutput(directory: string, output: Output): Promise<void> {
  const target = resolve(directory);
  const before = await namesIn(target);
  if (before.length > 0 && !before.includes('404.html')) {
    throw new Error(`${directory} holds something that is not a built site, and would be replaced. Give --out a new or an empty folder.`);
  }
  const fresh = `${target}.${randomUUID().slice(0, 8)}.tmp`;
  const old = `${fresh}.old`;
  try {
    const folders = new Set([...output.keys()].map((path) => dirname(join(fresh, path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    await Promise.all(
      [...output].map(async ([path, bytes]) => {
        await writeFile(join(fresh, path), bytes).catch((error: unknown) => {
          throw new Error(`Could not write ${join(directory, path)}: ${String(error)}. Is the disk full, or the folder write-protected?`, { cause: error });
        });
      }),
    );
    if (before.length > 0) await rename(target, old);
    else await rm(target, { recursive: true, force: true });
    await rename(fresh, target).catch(async (error: unknown) => {
      if (before.length > 0) await rename(old, target);
      throw error;
    });
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
