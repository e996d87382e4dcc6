import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const making = (text: string) => vi.fn(() => Promise.resolve<Uint8Array>(Buffer.from(text)));
const remember = async (
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> =>
  Buffer.from(await openCache(directory).remember(kind, inputs, make)).toString();

describe('the cache', () => {
  it('should make a result once and give it to the next build', async () => {
    await remember('font', ['ab', 'c'], making('first'));
    expect(await remember('font', ['ab', 'c'], making('second'))).toBe('first');
  });

  it.each([
    ['another kind', 'image', ['ab', 'c']],
    ['another input', 'font', ['ab', 'd']],
    ['the same characters in other inputs', 'font', ['a', 'bc']],
    ['other bytes', 'font', ['ab', Buffer.from([0xff])]],
  ])('should make it again for %s', async (_, kind, inputs) => {
    await remember('font', ['ab', 'c'], making('first'));
    expect(await remember(kind, inputs, making('second'))).toBe('second');
  });

  it('should make a result once for two that ask at the same time', async () => {
    const cache = openCache(directory);
    const make = making('made');
    await Promise.all([cache.remember('font', ['a'], make), cache.remember('font', ['a'], make)]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('should keep nothing of a step that fails', async () => {
    const fail = () => Promise.reject(new Error('no font'));
    await expect(remember('font', ['a'], fail)).rejects.toThrow('no font');
    expect(await remember('font', ['a'], making('mended'))).toBe('mended');
  });

  it('should delete only what is unused and older than 30 days', async () => {
    const cache = openCache(directory);
    await cache.remember('font', ['used'], making('used'));
    const [used = ''] = await readdir(directory);
    await writeFile(join(directory, 'old'), '');
    await writeFile(join(directory, 'new'), '');
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of [used, 'old']) await utimes(join(directory, name), longAgo, longAgo);
    await cache.prune();
    expect((await readdir(directory)).sort()).toEqual([used, 'new'].sort());
  });
});
