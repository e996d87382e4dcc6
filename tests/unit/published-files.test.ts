// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licensesText } from '../../site/generator/assets/licenses.ts';
import { readStaticFiles } from '../../site/generator/assets/static-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'published-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function install(name: string, license: string | null, dependencies = {}): Promise<void> {
  const description = { name, version: '1.0.0', license: 'MIT', dependencies };
  await put(`node_modules/${name}/package.json`, JSON.stringify(description));
  if (license !== null) await put(`node_modules/${name}/LICENSE.md`, license);
}

describe('the licenses', () => {
  beforeEach(async () => {
    for (const font of ['bricolage-grotesque', 'instrument-sans'])
      await install(`@fontsource-variable/${font}`, `Of ${font}`);
  });

  it('should be those of the scripts, of what they depend on, and of the fonts', async () => {
    await install('zebra', '\r\nOf\r\nzebra\r\n', { inner: '^1.0.0' });
    await install('inner', 'Of inner', { zebra: '1' });
    const text = await licensesText(['zebra'], root);
    expect(text.split(`\n\n${'-'.repeat(72)}\n\n`).slice(1)).toEqual([
      '@fontsource-variable/bricolage-grotesque 1.0.0 (MIT)\n\nOf bricolage-grotesque',
      '@fontsource-variable/instrument-sans 1.0.0 (MIT)\n\nOf instrument-sans',
      'inner 1.0.0 (MIT)\n\nOf inner',
      'zebra 1.0.0 (MIT)\n\nOf\nzebra\n',
    ]);
  });

  it('should be asked for where a package has none', async () => {
    await install('bare', null);
    await expect(licensesText(['bare'], root)).rejects.toThrow(/bare .*has no license file/);
  });
});

describe('the static files', () => {
  it('should be copied byte for byte, without what systems leave behind', async () => {
    await put('static/.well-known/a.txt', 'a\r\n');
    await put('static/.DS_Store', 'x');
    await put('static/b.txt~', 'x');
    const files = await readStaticFiles(join(root, 'static'));
    expect([...files].map(([path, bytes]) => [path, String(bytes)])).toEqual([
      ['.well-known/a.txt', 'a\r\n'],
    ]);
  });

  it('should not be links, which would publish other files', async () => {
    await put('secret.txt', 'x');
    await mkdir(join(root, 'static'));
    await symlink(join(root, 'secret.txt'), join(root, 'static/link.txt'));
    await expect(readStaticFiles(join(root, 'static'))).rejects.toThrow(
      /static\/link\.txt is a link/,
    );
  });

  it('should not stand in assets/, which hosts cache for a year', async () => {
    await put('static/assets/a.png', 'x');
    await expect(readStaticFiles(join(root, 'static'))).rejects.toThrow('static/assets/a.png');
  });
});
