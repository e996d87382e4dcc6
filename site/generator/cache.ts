import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Caches files that take seconds to make (images, fonts) between builds. */
export interface Cache {
  /** The bytes that `make` returns for these inputs, made only once. */
  remember: (
    kind: string,
    inputs: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ) => Promise<Uint8Array>;
  /** Deletes files that this build did not use and that are older than 30 days. */
  prune: () => Promise<void>;
}

const maxAge = 30 * 24 * 60 * 60 * 1000;

export function openCache(directory: string): Cache {
  const code = hashCode();
  const used = new Map<string, Promise<Uint8Array>>();

  const readOrMake = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const found = await readFile(file).catch(() => undefined);
    if (found !== undefined) return found;
    const made = await make();
    // Renamed when whole, so a build that is stopped leaves no half a file.
    const temporary = `${file}.${randomUUID()}.tmp`;
    await mkdir(directory, { recursive: true });
    await writeFile(temporary, made);
    await rename(temporary, file);
    return made;
  };

  return {
    async remember(kind, inputs, make) {
      const hash = createHash('sha256').update(await code);
      // Hash the length as well, so that ['ab', 'c'] and ['a', 'bc'] differ.
      for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\n`).update(input);
      const name = `${kind}-${hash.digest('hex').slice(0, 40)}`;
      const result = used.get(name) ?? readOrMake(join(directory, name), make);
      used.set(name, result);
      return result;
    },
    async prune() {
      for (const name of await readdir(directory).catch(() => [])) {
        const file = join(directory, name);
        // Another build may rename or delete a file meanwhile.
        const changed = (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
        if (!used.has(name) && Date.now() - changed > maxAge)
          await rm(file, { recursive: true, force: true });
      }
    },
  };
}

/** A hash of the code whose results are cached, and of the versions of all packages. */
async function hashCode(): Promise<string> {
  const generator = import.meta.dirname;
  const folders = ['assets', 'content'].map((folder) => join(generator, folder));
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).sort().map((name) => join(folder, name))),
  );
  const files = [join(generator, '../../package-lock.json'), ...names.flat()];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex');
}
