/** What is passed on of the licences of others: tried on packages that a test makes up. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildVideos } from '../../site/generator/assets/media-files.ts';
import { licensesText } from '../../site/generator/assets/licenses.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'licences-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

describe('the licences of what a browser gets', () => {
  const fonts = [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/instrument-sans',
  ];
  const line = '-'.repeat(72);
  const head =
    'The scripts and fonts of this site were made with the work of others, which may be used under these terms.';

  async function install(
    name: string,
    description: object,
    files: Readonly<Record<string, string>>,
  ): Promise<void> {
    const folder = `node_modules/${name}`;
    await put({
      [`${folder}/package.json`]: JSON.stringify({
        name,
        version: '1.0.0',
        license: 'MIT',
        ...description,
      }),
      ...Object.fromEntries(
        Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
      ),
    });
  }
  beforeEach(() =>
    Promise.all(
      fonts.map((name) => install(name, { license: 'OFL-1.1' }, { LICENSE: `Of ${name}` })),
    ),
  );

  it('are those of the fonts where there is no script', async () => {
    expect(await licensesText([], root)).toBe(
      `${head}\n\n${line}\n\n${fonts[0] ?? ''} 1.0.0 (OFL-1.1)\n\nOf ${fonts[0] ?? ''}\n\n${line}\n\n${fonts[1] ?? ''} 1.0.0 (OFL-1.1)\n\nOf ${fonts[1] ?? ''}\n`,
    );
  });

  it('are in the order of the names, with the same text once, and all that the packages depend on', async () => {
    await install(
      'zebra',
      { version: '2.0.0', homepage: 'https://zebra.example', dependencies: { inner: '^1.0.0' } },
      { 'LICENSE.md': '\r\nShared\r\ntext\r\n' },
    );
    await install('inner', { dependencies: { deepest: '1' } }, { 'licence.txt': 'Shared\ntext' });
    await install('deepest', { dependencies: { zebra: '2' } }, { COPYING: 'Its own' });
    const text = await licensesText(['zebra', 'zebra'], root);
    expect(text.split(`\n\n${line}\n\n`).slice(3)).toEqual([
      'deepest 1.0.0 (MIT)\n\nIts own',
      'inner 1.0.0 (MIT)\nzebra 2.0.0 (MIT), https://zebra.example\n\nShared\ntext\n',
    ]);
  });

  it('are asked for where a package has none', async () => {
    await install('bare', {}, { 'license-of-mine.pdf': 'x', 'LICENSE.html': 'x', UNLICENSE: 'x' });
    await expect(licensesText(['bare'], root)).rejects.toThrow(
      'bare is sent to visitors, and node_modules/bare holds no licence that could be sent along. Use a package that does, or ask its authors for one.',
    );
  });
});

describe('the films of the content', () => {
  it('go out once each, under the hash of their bytes, with our line ends in captions', async () => {
    await put({
      'films/Über uns.MP4': 'film',
      'films/a.vtt': 'WEBVTT\r\n',
      'films/b.vtt': 'WEBVTT\n',
    });
    const { files, urls: addresses } = await buildVideos({
      paths: ['films/Über uns.MP4', 'films/a.vtt', 'films/b.vtt', 'films/a.vtt'],
      mediaDirectory: root,
      url: (path) => `/repo/${path}`,
    });
    expect(
      Object.fromEntries(
        [...addresses].map(([path, address]) => [
          path,
          address.replace(/-[0-9a-f]{6,8}\./, '-hash.'),
        ]),
      ),
    ).toEqual({
      'films/a.vtt': '/repo/assets/a-hash.vtt',
      'films/b.vtt': '/repo/assets/b-hash.vtt',
      'films/Über uns.MP4': '/repo/assets/uber-uns-hash.mp4',
    });
    const textAt = (path: string): string =>
      Buffer.from(files.get((addresses.get(path) ?? '').replace('/repo/', '')) ?? []).toString();
    expect(['films/Über uns.MP4', 'films/a.vtt', 'films/b.vtt'].map(textAt)).toEqual([
      'film',
      'WEBVTT\n',
      'WEBVTT\n',
    ]);
    expect(files.size).toBe(3);
  });
});
