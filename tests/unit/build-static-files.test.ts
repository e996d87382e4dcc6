// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaticFiles, readStaticFiles } from '../../site/generator/assets/static-files.ts';

let directory: string;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'static-')), 'static');
  await mkdir(join(directory, 'samples'), { recursive: true });
  await writeFile(join(directory, 'samples', 'a.html'), 'a');
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

describe('reading static/', () => {
  it('gives every file byte for byte, without what systems leave behind', async () => {
    await Promise.all(
      ['CNAME', '.DS_Store', 'samples/Thumbs.db', '.well-known'].map((name) =>
        writeFile(join(directory, name), name),
      ),
    );
    const files = await readStaticFiles(directory);
    expect([...files.keys()].sort()).toEqual(['.well-known', 'CNAME', 'samples/a.html']);
    expect(Buffer.from(files.get('samples/a.html') ?? []).toString()).toBe('a');
  });

  it('refuses links and pipes, each by its name, and waits for none', async () => {
    await symlink('/etc/hostname', join(directory, 'secret.txt'));
    await symlink('samples', join(directory, 'more'));
    execFileSync('mkfifo', [join(directory, 'samples', 'pipe')]);
    await expect(readStaticFiles(directory)).rejects.toMatchObject({
      name: 'ContentError',
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          file: 'static/secret.txt',
          line: 1,
          message: 'static/secret.txt is a link, and only files are copied to the site',
          notes: [
            'Put the file itself in the place of the link, so that nothing else of this computer is published.',
          ],
        }),
        expect.objectContaining({
          file: 'static/more',
          message: 'static/more is a link, and only files are copied to the site',
        }),
        expect.objectContaining({
          file: 'static/samples/pipe',
          message: 'static/samples/pipe is not a file',
          notes: ['It is a pipe, a socket or a device of the system. Delete it.'],
        }),
      ]) as unknown,
    });
  });
});

describe('adding static/ to the site', () => {
  const bytes = new Uint8Array();
  const made = () =>
    new Map(
      [
        'index.html',
        'demos/index.html',
        'robots.txt',
        'sitemap.xml',
        '_headers',
        'assets/a-12345678.js',
      ].map((path) => [path, bytes]),
    );

  it('keeps both', () => {
    const output = made();
    addStaticFiles(
      output,
      new Map([
        ['CNAME', bytes],
        ['demos/price-list.pdf', bytes],
      ]),
      '/site/static',
    );
    expect(output.size).toBe(8);
  });

  const another = 'Delete it, or give it another name.';
  it.each([
    [
      'index.html',
      'static/index.html would take the place of index.html, which the build makes',
      another,
    ],
    [
      'Index.HTML',
      'static/Index.HTML would take the place of index.html, which the build makes',
      another,
    ],
    [
      'robots.txt',
      'static/robots.txt would take the place of robots.txt, which the build makes',
      another,
    ],
    [
      'index.html.gz',
      'static/index.html.gz would take the place of index.html, which the build makes',
      another,
    ],
    [
      '_headers',
      'static/_headers would take the place of _headers, which the build makes',
      another,
    ],
    [
      'assets/mine.css',
      'static/assets/mine.css cannot stand in assets/, which is the folder of the build itself',
      'Put it into another folder, such as static/files/.',
    ],
    [
      'demos',
      'static/demos would stand in the way of the folder demos/, which the build makes',
      another,
    ],
    [
      'robots.txt/a/b',
      'static/robots.txt/a/b would take the place of robots.txt, which the build makes',
      another,
    ],
    [
      'robots.txt/a',
      'static/robots.txt/a would take the place of robots.txt, which the build makes',
      another,
    ],
  ])('refuses %s', (path, message, note) => {
    const output = made();
    expect(() => addStaticFiles(output, new Map([[path, bytes]]), '/site/static')).toThrow(
      expect.objectContaining({
        message: `static/${path}:1:1: ${message}`,
        diagnostics: [expect.objectContaining({ notes: [note] })],
      }),
    );
    expect(output.size).toBe(6);
  });

  it.each(['index.html.gz.txt', 'demos/films/index.html', 'demo', 'robots'])(
    'takes %s for what it is',
    (path) => {
      const output = made();
      addStaticFiles(output, new Map([[path, bytes]]), '/site/static');
      expect(output.size).toBe(7);
    },
  );

  it('names all of them at once', () => {
    expect(() =>
      addStaticFiles(
        made(),
        new Map([
          ['index.html', bytes],
          ['robots.txt', bytes],
        ]),
        '/site/static',
      ),
    ).toThrow(/index\.html[^]*robots\.txt/);
  });
});
