// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { buildIcons } from '../../site/generator/assets/icons.ts';
import { brandArt } from '../../site/generator/brand/art.ts';
import { palette } from '../../site/styles/palette.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(directory, 'brand'));
  const drawing =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><rect x="8" y="8" width="32" height="32" stroke-width="3"/></svg>\n';
  await writeFile(join(directory, 'brand/mark.svg'), drawing);
  await writeFile(join(directory, 'brand/icon.svg'), drawing);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const site = { name: 'Plumbline', description: 'AI assistants for the trades', language: 'en' };

/** @param kept the folder of a cache: where it is a new one, all is drawn anew */
async function build(mediaDirectory = directory, kept = 'cache') {
  const cache = openCache(join(directory, kept));
  const art = await brandArt({
    name: site.name,
    logo: undefined,
    palette,
    mediaDirectory,
    letterFonts: () => Promise.resolve([]),
    cache,
  });
  return buildIcons({ site, art, palette, cache, url: (path) => `/repo/${path}` });
}

async function fileAt(address: string): Promise<Uint8Array> {
  const bytes = (await build()).files.get(address.replace('/repo/', ''));
  if (bytes === undefined) throw new Error(`${address} was not built`);
  return bytes;
}

const manifestOf = async (): Promise<unknown> =>
  JSON.parse(Buffer.from(await fileAt('/repo/site.webmanifest')).toString());

describe('buildIcons', () => {
  it('links to files that it made', async () => {
    const { files, links } = await build();
    expect(
      links.map(({ href, ...link }) => ({ ...link, href: href.replace(/-[0-9a-f]{6}\./, '.') })),
    ).toEqual([
      { rel: 'icon', href: '/repo/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/repo/assets/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/repo/assets/apple-touch-icon.png' },
      { rel: 'manifest', href: '/repo/site.webmanifest' },
    ]);
    for (const { href } of links) expect([...files.keys()]).toContain(href.replace('/repo/', ''));
  });

  it('keeps the names that browsers look for by themselves, and hashes the others', async () => {
    const { files } = await build();
    const [fixed, hashed] = [true, false].map((isFixed) =>
      [...files.keys()].filter(
        (path) => /^(favicon\.ico|site\.webmanifest)$/.test(path) === isFixed,
      ),
    );
    expect(fixed).toHaveLength(2);
    for (const path of hashed ?? [])
      expect(path).toMatch(/^assets\/[\w-]+-[0-9a-f]{6}\.(svg|png)$/);
  });

  it('names the site and its icons in the manifest, with addresses that work under a sub-path', async () => {
    expect(await manifestOf()).toMatchObject({
      name: 'Plumbline',
      start_url: '.',
      display: 'minimal-ui',
      icons: [
        { sizes: '192x192', type: 'image/png' },
        { sizes: '512x512', type: 'image/png' },
        { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
    for (const address of JSON.stringify(await manifestOf()).match(/\/repo\/[\w./-]+/g) ?? [])
      expect((await fileAt(address)).byteLength).toBeGreaterThan(0);
  });

  it('draws the sizes that it promises, filled to the edge where the device cuts the corners', async () => {
    const { files } = await build(directory, 'cache of the sizes');
    for (const [name, size, filled] of [
      ['apple-touch-icon', 180, true],
      ['icon-192', 192, false],
      ['icon-512', 512, false],
      ['icon-maskable-512', 512, true],
    ] as const) {
      const [, bytes = new Uint8Array()] =
        [...files].find(([path]) => path.startsWith(`assets/${name}-`)) ?? [];
      expect(await sharp(bytes).metadata(), name).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      });
      expect((await sharp(bytes).stats()).isOpaque, name).toBe(filled);
      // Few colours are enough for a drawing, and a third of the bytes.
      expect(Buffer.from(bytes).includes('PLTE'), name).toBe(true);
    }
  });

  it('holds 16, 32 and 48 px in the .ico', async () => {
    const { files } = await build(directory, 'cache of the .ico');
    const ico = Buffer.from(files.get('favicon.ico') ?? []);
    const count = ico.readUInt16LE(4);
    expect(Array.from({ length: count }, (_, index) => ico.readUInt8(6 + 16 * index))).toEqual([
      16, 32, 48,
    ]);
  });

  it('sets the mark on a ground of its own in the favicon, shapes untouched', async () => {
    const { links } = await build();
    const favicon = Buffer.from(
      await fileAt(links.find(({ type }) => type === 'image/svg+xml')?.href ?? ''),
    ).toString();
    expect(favicon).toContain(
      '<svg x="2" y="2" width="44" height="44" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    );
    expect(favicon).toContain('<rect x="8" y="8" width="32" height="32" stroke-width="3"/>');
    expect(favicon).not.toContain('<?xml');
  });

  it('says which drawing is missing', async () => {
    await expect(build(join(directory, 'nowhere'))).rejects.toThrow(
      /brand\/(mark|icon)\.svg cannot be read.*put it back/,
    );
  });
});
