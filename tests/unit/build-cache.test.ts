// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCache, recipe } from '../../site/generator/cache.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);
const text = (value: Uint8Array) => Buffer.from(value).toString();
const making = (value: string) => vi.fn(() => Promise.resolve<Uint8Array>(bytes(value)));

/** The one entry in the folder. */
async function entryFile(): Promise<string> {
  const [name, ...others] = await readdir(directory);
  if (name === undefined || others.length > 0)
    throw new Error(`Expected one entry, found ${JSON.stringify([name, ...others])}`);
  return join(directory, name);
}

describe('remember', () => {
  it('makes a result once and gives the same bytes in the next build', async () => {
    await openCache(directory).remember('font', ['a'], making('made'));
    const again = making('made anew');
    expect(text(await openCache(directory).remember('font', ['a'], again))).toBe('made');
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ['another kind', 'picture', ['ab', 'c']],
    ['another input', 'font', ['ab', 'd']],
    ['the same characters in other inputs', 'font', ['a', 'bc']],
    ['bytes in place of text', 'font', [bytes('ab'), 'c']],
  ])('makes it anew for %s', async (_, kind, inputs) => {
    const cache = openCache(directory);
    await cache.remember('font', ['ab', 'c'], making('first'));
    expect(text(await cache.remember(kind, inputs, making('second')))).toBe('second');
  });

  it('makes it anew for other bytes, letters of more than one byte among them', async () => {
    const cache = openCache(directory);
    const inputs = [[Uint8Array.of(1, 2)], [Uint8Array.of(1, 3)], ['ü'], ['ý']];
    for (const [index, input] of inputs.entries())
      expect(text(await cache.remember('font', input, making(String(index))))).toBe(String(index));
    const names = await readdir(directory);
    expect(names).toHaveLength(inputs.length);
    for (const name of names) expect(name).toMatch(/^font-[0-9a-f]{40}$/);
  });

  it.each(['Font', 'a font', 'font-2', '../font', ''])(
    'has no entries of the kind "%s"',
    async (kind) => {
      await expect(openCache(directory).remember(kind, ['a'], making('made'))).rejects.toThrow(
        `"${kind}" is not a kind of cache entry: use lower-case letters and hyphens.`,
      );
      expect(await readdir(directory)).toEqual([]);
    },
  );

  it('makes it once for callers that ask at the same time', async () => {
    const cache = openCache(directory);
    const make = making('shared');
    const results = await Promise.all([1, 2, 3].map(() => cache.remember('font', ['a'], make)));
    expect(results.map(text)).toEqual(['shared', 'shared', 'shared']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['changed by one byte', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), bytes('!')])],
    ['cut short', (entry: Buffer) => entry.subarray(0, -3)],
    ['cut inside its digest', (entry: Buffer) => entry.subarray(0, 10)],
    ['empty', () => Buffer.alloc(0)],
  ])('makes an entry anew that was %s, and mends it', async (_, damage) => {
    await openCache(directory).remember('font', ['a'], making('made'));
    const file = await entryFile();
    await writeFile(file, damage(await readFile(file)));
    expect(text(await openCache(directory).remember('font', ['a'], making('mended')))).toBe(
      'mended',
    );
    const third = making('third');
    expect(text(await openCache(directory).remember('font', ['a'], third))).toBe('mended');
    expect(third).not.toHaveBeenCalled();
  });

  it('keeps an empty result', async () => {
    await openCache(directory).remember('font', ['a'], making(''));
    expect(text(await openCache(directory).remember('font', ['a'], making('not empty')))).toBe('');
  });

  it('passes a failure on to every caller, keeps nothing, and tries again', async () => {
    const cache = openCache(directory);
    const failing = () => Promise.reject(new Error('no such font'));
    const results = await Promise.allSettled([
      cache.remember('font', ['a'], failing),
      cache.remember('font', ['a'], failing),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await readdir(directory)).toEqual([]);
    expect(text(await cache.remember('font', ['a'], making('made')))).toBe('made');
  });

  it('leaves no temporary file behind and names the folder where that is a file', async () => {
    const file = join(directory, 'not-a-folder');
    await writeFile(file, '');
    await expect(openCache(file).remember('font', ['a'], making('made'))).rejects.toThrow(
      /^Could not read .*not-a-folder.*ENOTDIR.* Delete it; the build makes it anew\.$/,
    );
    expect(await readdir(directory)).toEqual(['not-a-folder']);
  });

  it('names an entry that cannot be read', async () => {
    await openCache(directory).remember('font', ['a'], making('made'));
    const file = await entryFile();
    await rm(file);
    await mkdir(file);
    await expect(openCache(directory).remember('font', ['a'], making('made'))).rejects.toThrow(
      new RegExp(`^Could not read ${file}: Error: EISDIR.* Delete it; the build makes it anew\\.$`),
    );
  });

  it('names the folder where an entry cannot take its place, and leaves nothing behind', async () => {
    const cache = openCache(directory);
    // Somebody puts a folder there in the meantime.
    const make = async () => {
      await mkdir(join(await kept, 'in the way'), { recursive: true });
      return bytes('made');
    };
    const kept = openCache(join(directory, 'other'))
      .remember('font', ['a'], making('made'))
      .then(async () => join(directory, (await readdir(join(directory, 'other')))[0] ?? ''));
    await expect(cache.remember('font', ['a'], make)).rejects.toThrow(
      new RegExp(
        `^Could not write ${await kept}: Error: .*\\. Make ${directory} writable, or delete it\\.$`,
      ),
    );
    expect((await readdir(directory)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('rememberJson', () => {
  const isNumbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'number');

  it('gives back an equal value', async () => {
    await openCache(directory).rememberJson('sizes', ['a'], isNumbers, () =>
      Promise.resolve([640, 400]),
    );
    expect(
      await openCache(directory).rememberJson('sizes', ['a'], isNumbers, () =>
        Promise.resolve([1]),
      ),
    ).toEqual([640, 400]);
  });

  it('rejects an entry of another shape', async () => {
    await openCache(directory).remember('sizes', ['a'], making('"640"'));
    await expect(
      openCache(directory).rememberJson('sizes', ['a'], isNumbers, () => Promise.resolve([1])),
    ).rejects.toThrow(
      `The sizes entry in ${directory} is not of the expected shape: its inputs lack something that it depends on. Delete the folder, and add the recipe of the step to the inputs.`,
    );
  });
});

describe('prune', () => {
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);

  it('deletes what was not used for 30 days and keeps what this build used', async () => {
    const before = openCache(directory);
    await before.remember('font', ['used'], making('used'));
    await before.remember('font', ['unused'], making('unused'));
    await writeFile(join(directory, 'font-half-written.tmp'), '');
    for (const name of await readdir(directory))
      await utimes(join(directory, name), longAgo, longAgo);

    const cache = openCache(directory);
    await cache.remember('font', ['used'], making('not needed'));
    await cache.prune();
    expect(text(await readFile(await entryFile())).endsWith('used')).toBe(true);
    expect((await stat(await entryFile())).mtimeMs).toBeGreaterThan(longAgo.getTime());
  });

  it('deletes what was last used 31 days ago, and not what was 29 days ago', async () => {
    const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const days of [29, 31]) {
      await writeFile(join(directory, String(days)), '');
      await utimes(join(directory, String(days)), daysAgo(days), daysAgo(days));
    }
    await openCache(directory).prune();
    expect(await readdir(directory)).toEqual(['29']);
  });

  it.each([
    [23, 'is left as it is'],
    [25, 'is noted as used now'],
  ])('what was last used %i hours ago, and is used again, %s', async (hours) => {
    const then = new Date(Date.now() - hours * 60 * 60 * 1000);
    const cache = openCache(directory);
    await cache.remember('font', ['used'], making('used'));
    await utimes(await entryFile(), then, then);
    await cache.prune();
    expect(
      Math.abs(
        (await stat(await entryFile())).mtimeMs - (hours > 24 ? Date.now() : then.getTime()),
      ),
    ).toBeLessThan(60_000);
  });

  it('deletes folders, too, and touches nothing that was used today', async () => {
    const today = new Date(Date.now() - 60_000);
    const cache = openCache(directory);
    await cache.remember('font', ['used'], making('used'));
    const file = await entryFile();
    await utimes(file, today, today);
    await mkdir(join(directory, 'old/deep'), { recursive: true });
    await utimes(join(directory, 'old'), longAgo, longAgo);
    await cache.prune();
    expect(await entryFile()).toBe(file);
    expect((await stat(file)).mtimeMs).toBeCloseTo(today.getTime(), -2);
  });

  it('has nothing to do where nothing was ever kept', async () => {
    await expect(openCache(join(directory, 'none')).prune()).resolves.toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  });

  it('says so where there is no folder but a file', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(openCache(join(directory, 'file')).prune()).rejects.toThrow('ENOTDIR');
  });

  it('keeps entries of recent builds', async () => {
    await mkdir(directory, { recursive: true });
    await openCache(directory).remember('font', ['recent'], making('recent'));
    await openCache(directory).prune();
    expect(await readdir(directory)).toHaveLength(1);
  });
});

describe('recipe', () => {
  it("holds the step's own source and the versions of its tools", () => {
    expect(recipe(import.meta.url, ['sharp', 'zod'])).toMatch(
      /^sharp \d+\.\d+\.\d+\nzod \d+\.\d+\.\d+\n/,
    );
    expect(recipe(import.meta.url, ['sharp', 'zod'])).toContain("holds the step's own source");
  });
});
