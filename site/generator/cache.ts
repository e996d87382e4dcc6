import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { codeOf } from './error-code.ts';

/** Results of expensive steps of the build, kept between builds by the hash of what they were made of. */
export interface Cache {
  /**
   * The bytes that `make` gives for these inputs: from the folder if they are there and whole,
   * otherwise made and kept. Callers that ask for the same at the same time share one `make`.
   * @param kind lower-case letters and hyphens; the first part of the entry's file name
   * @param inputs everything that the result depends on, `make` itself included (see `recipe`)
   * @throws what `make` throws (nothing is kept then), or Error that names the folder when it cannot be written
   */
  remember(
    kind: string,
    inputs: readonly Input[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
  /**
   * The same for a value that JSON can hold.
   * @param isValid narrows what JSON gave to the shape that is expected; it fails only when `inputs` lacks something
   */
  rememberJson<Value>(
    kind: string,
    inputs: readonly Input[],
    isValid: (value: unknown) => value is Value,
    make: () => Promise<Value>,
  ): Promise<Value>;
  /** Deletes what no build has used for 30 days. Cheap: it lists the folder, and reads nothing. */
  prune(): Promise<void>;
}

export type Input = string | Uint8Array;

const digestLength = 32;
const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** Hashes the inputs with their lengths, so that ['ab', 'c'] and ['a', 'bc'] have different keys. */
function keyOf(inputs: readonly Input[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash.update(`${typeof input} ${String(Buffer.byteLength(input))}\n`).update(input);
  }
  return hash.digest('hex').slice(0, 40);
}

/** The payload of an entry, or undefined when it is missing, cut short, or does not match its digest. */
async function readEntry(file: string): Promise<Uint8Array | undefined> {
  const entry = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new Error(
      `Could not read ${file}: ${String(error)}. Delete it; the build makes it anew.`,
      { cause: error },
    );
  });
  if (entry === undefined || entry.byteLength < digestLength) return undefined;
  const payload = entry.subarray(digestLength);
  return sha256(payload).equals(entry.subarray(0, digestLength)) ? payload : undefined;
}

/** Opens the cache in `directory`, which is created when something is first kept in it. */
export function openCache(directory: string): Cache {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const used = new Set<string>();

  async function writeEntry(file: string, payload: Uint8Array): Promise<void> {
    // Written beside and renamed: a build that is stopped half-way leaves no half an entry under its name.
    const temporary = `${file}.${randomUUID().slice(0, 8)}.tmp`;
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(temporary, Buffer.concat([sha256(payload), payload]));
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw new Error(
        `Could not write ${file}: ${String(error)}. Make ${directory} writable, or delete it.`,
        { cause: error },
      );
    }
  }

  async function readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(directory, name);
    const found = await readEntry(file);
    if (found !== undefined) return found;
    const made = await make();
    await writeEntry(file, made);
    return made;
  }

  const cache: Cache = {
    async remember(kind, inputs, make) {
      if (!/^[a-z-]+$/.test(kind))
        throw new Error(
          `"${kind}" is not a kind of cache entry: use lower-case letters and hyphens.`,
        );
      const name = `${kind}-${keyOf(inputs)}`;
      used.add(name);
      const shared =
        underWay.get(name) ?? readOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, shared);
      return shared;
    },

    async rememberJson(kind, inputs, isValid, make) {
      const encode = async () => Buffer.from(JSON.stringify(await make()));
      const value: unknown = JSON.parse(
        Buffer.from(await cache.remember(kind, inputs, encode)).toString(),
      );
      if (!isValid(value))
        throw new Error(
          `The ${kind} entry in ${directory} is not of the expected shape: its inputs lack something that it depends on. Delete the folder, and add the recipe of the step to the inputs.`,
        );
      return value;
    },

    async prune() {
      const names = await readdir(directory).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const now = Date.now();
      await Promise.all(
        names.map(async (name) => {
          const file = join(directory, name);
          const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now })); // another build pruned it meanwhile
          // The time of change stands for the last use; once a day is exact enough.
          if (used.has(name) && now - mtimeMs > day)
            await utimes(file, new Date(now), new Date(now));
          else if (now - mtimeMs > keptFor) await rm(file, { recursive: true, force: true });
        }),
      );
    },
  };
  return cache;
}

const packages = new URL('../../node_modules/', import.meta.url);
const packageFile = z.object({ version: z.string() });
const recipes = new Map<string, string>();

/**
 * What a step's results depend on besides its content: its own source, and the versions of the
 * packages that it works with. As an input of the cache it makes old entries useless on a change.
 * @param source `import.meta.url` of the step
 * @param tools names of packages in node_modules
 */
export function recipe(source: string, tools: readonly string[]): string {
  const key = [source, ...tools].join('\n');
  const known = recipes.get(key);
  if (known !== undefined) return known;
  const versions = tools.map((tool) => {
    const { version } = packageFile.parse(
      JSON.parse(readFileSync(new URL(`${tool}/package.json`, packages), 'utf8')),
    );
    return `${tool} ${version}`;
  });
  const made = [...versions, readFileSync(fileURLToPath(source), 'utf8')].join('\n');
  recipes.set(key, made);
  return made;
}
