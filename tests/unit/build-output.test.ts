import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../site/generator/errors.ts';
import {
  addFiles,
  assertSafeOutDir,
  compressFiles,
  hashedName,
  writeOutput,
  type Output,
} from '../../site/generator/output/index.ts';

let parent: string;
let out: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'output-'));
  out = join(parent, 'out');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const site = (files: Record<string, string>): Output =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
const read = (path: string) => readFile(join(out, path), 'utf8');

describe('writing the site', () => {
  it('should write every file, and leave nothing else behind', async () => {
    await writeOutput(out, site({ 'index.html': 'home', 'a/b/c.txt': 'deep' }));
    expect(await read('index.html')).toBe('home');
    expect(await read('a/b/c.txt')).toBe('deep');
    expect(await readdir(parent)).toEqual(['out']);
  });

  it('should replace the last site, and remove what is no longer part of it', async () => {
    await writeOutput(out, site({ 'index.html': 'one', 'old.html': 'old' }));
    await writeOutput(out, site({ 'index.html': 'two' }));
    expect(await read('index.html')).toBe('two');
    expect(await readdir(out)).not.toContain('old.html');
  });

  it('should leave the last site and name the file when one cannot be written', async () => {
    await writeOutput(out, site({ 'index.html': 'one' }));
    const long = `${'x'.repeat(300)}.txt`;
    await expect(writeOutput(out, site({ 'index.html': 'two', [long]: '' }))).rejects.toThrow(long);
    expect(await read('index.html')).toBe('one');
    expect(await readdir(parent)).toEqual(['out']);
  });

  it('should replace what a link leads to, and keep the link', async () => {
    await mkdir(join(parent, 'real'));
    await symlink(join(parent, 'real'), out);
    await writeOutput(out, site({ 'index.html': 'home' }));
    expect(await readFile(join(parent, 'real/index.html'), 'utf8')).toBe('home');
  });

  it.each(['thesis.txt', '.git'])('should refuse a folder with %s in it', async (name) => {
    await mkdir(out);
    await writeFile(join(out, name), 'mine');
    await expect(assertSafeOutDir(out)).rejects.toThrow(UsageError);
    await expect(writeOutput(out, site({ 'index.html': 'home' }))).rejects.toThrow(name);
    expect(await read(name)).toBe('mine');
  });

  it('should refuse a file', async () => {
    await writeFile(out, 'mine');
    await expect(assertSafeOutDir(out)).rejects.toThrow(UsageError);
  });

  it('should take a folder that is empty, missing or its own', async () => {
    await assertSafeOutDir(out);
    await mkdir(out);
    await assertSafeOutDir(out);
    await writeOutput(out, site({ 'index.html': 'home' }));
    await assertSafeOutDir(out);
  });
});

describe('the map of the output', () => {
  it('should refuse two files of one path, and name it', () => {
    const output = site({ 'robots.txt': 'made' });
    expect(() => addFiles(output, site({ 'robots.txt': 'static' }))).toThrow('out/robots.txt');
  });

  it('should name a file by its bytes', () => {
    const name = hashedName('photo', 'avif', Buffer.from('a'));
    expect(name).toMatch(/^assets\/photo-[0-9a-f]{6}\.avif$/);
    expect(hashedName('photo', 'avif', Buffer.from('b'))).not.toBe(name);
  });
});

describe('compressed files', () => {
  it('should stand beside what shrinks, and hold the same', async () => {
    const text = 'some words '.repeat(100);
    const files = await compressFiles(site({ 'a.html': text, 'b.js': 'x', 'c.avif': text }));
    expect([...files.keys()]).toEqual(['a.html.br', 'a.html.gz']);
    expect(brotliDecompressSync(files.get('a.html.br') ?? '').toString()).toBe(text);
    expect(gunzipSync(files.get('a.html.gz') ?? '').toString()).toBe(text);
  });
});
