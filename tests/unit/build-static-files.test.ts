import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStaticFiles } from '../../site/generator/assets/static-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, bytes = Buffer.from('x')): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
}

it('should copy every file byte for byte, without what systems leave behind', async () => {
  const bytes = Buffer.from([0, 255, 13, 10]);
  await put('a/b.bin', bytes);
  await put('.DS_Store');
  await put('a/notes.txt~');
  expect([...(await readStaticFiles(folder))]).toEqual([['a/b.bin', bytes]]);
});

it('should refuse a link, which could publish anything', async () => {
  await symlink('/etc/hostname', join(folder, 'secret.txt'));
  await expect(readStaticFiles(folder)).rejects.toThrow('static/secret.txt is a link');
});

it('should refuse files in assets/, which hosts cache for a year', async () => {
  await put('assets/logo.svg');
  await expect(readStaticFiles(folder)).rejects.toThrow('static/assets/logo.svg');
});
