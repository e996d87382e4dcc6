import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFiles, hashedName, writeOutput, type Output } from '../../site/generator/output/write-output.ts';

const site = (words: string): Output =>
  new Map([
    ['index.html', Buffer.from(words)],
    ['404.html', Buffer.from('nothing')],
    ['assets/deep/x.js', Buffer.from('1')],
  ]);

describe('writeOutput', () => {
  let folder: string;
  let out: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'output-'));
    out = join(folder, 'out');
  });
  afterEach(async () => {
    await chmod(folder, 0o755);
    await rm(folder, { recursive: true });
  });

  it('writes every file, and leaves nothing else beside the folder', async () => {
    await writeOutput(out, site('one'));
    expect(await readFile(join(out, 'assets/deep/x.js'), 'utf8')).toBe('1');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('replaces the site before it, with what is no longer part of it', async () => {
    await writeOutput(out, new Map([...site('one'), ['old.txt', Buffer.from('old')]]));
    await writeOutput(out, site('two'));
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('two');
    expect(existsSync(join(out, 'old.txt'))).toBe(false);
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('leaves the last good site untouched when a file cannot be written, and names the file', async () => {
    await writeOutput(out, site('one'));
    // A file cannot stand where another has its folder.
    const impossible = new Map([...site('two'), ['a', Buffer.from('file')], ['a/b', Buffer.from('below it')]]);
    await expect(writeOutput(out, impossible)).rejects.toThrow(/out\/a/);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('one');
    expect(await readdir(folder)).toEqual(['out']);
  });

  it('does not replace a folder that holds something else', async () => {
    await mkdir(out);
    await writeFile(join(out, 'thesis.txt'), 'years of work');
    await expect(writeOutput(out, site('one'))).rejects.toThrow('not a built site');
    expect(await readdir(out)).toEqual(['thesis.txt']);
  });

  it('uses an empty folder', async () => {
    await mkdir(out);
    await writeOutput(out, site('one'));
    expect(await readdir(out)).toContain('index.html');
  });
});

describe('addFiles', () => {
  it('refuses a path that two steps write', () => {
    const output = site('one');
    expect(() => addFiles(output, new Map([['index.html', Buffer.from('two')]]))).toThrow('index.html');
  });
});

describe('hashedName', () => {
  it('changes with the bytes and with nothing else', () => {
    expect(hashedName('x', 'js', Buffer.from('1'))).toBe(hashedName('x', 'js', Buffer.from('1')));
    expect(hashedName('x', 'js', Buffer.from('1'))).not.toBe(hashedName('x', 'js', Buffer.from('2')));
    expect(hashedName('x', 'js', Buffer.from('1'))).toMatch(/^assets\/x-[0-9a-f]{8}\.js$/);
  });
});
