// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIcons } from '../../site/generator/assets/icons.ts';
import { openCache } from '../../site/generator/cache.ts';
import { palette } from '../../site/styles/palette.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
  '<circle cx="24" cy="24" r="20" fill="#00f"/></svg>';

const ground = '<rect width="48" height="48" fill="#f00"/>';

const build = () =>
  buildIcons({
    site: { name: 'Site', description: 'What it is', language: 'ar' },
    brand: { favicon: svg, icon: svg, bleedIcon: svg.replace('<circle', `${ground}<circle`) },
    palette,
    cache: openCache(directory),
    url: (path) => `/repo/${path}`,
  });

const corner = async (bytes: Uint8Array): Promise<number[]> => [
  ...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4),
];

it('should be linked from each page', async () => {
  const { files, links } = await build();
  expect(links.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const { href } of links) expect(files.has(href.replace('/repo/', ''))).toBe(true);
});

it('should have an .ico with one PNG of 32 pixels', async () => {
  const ico = Buffer.from((await build()).files.get('favicon.ico') ?? []);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(ico.byteLength).toBe(22 + png.byteLength);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('should fill the corners where devices cut them, and leave them free elsewhere', async () => {
  const { files, links } = await build();
  const manifest = JSON.parse(String(files.get('site.webmanifest'))) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const file = (href = '') => files.get(href.replace('/repo/', '')) ?? new Uint8Array();
  expect(manifest).toMatchObject({ name: 'Site', lang: 'ar', dir: 'rtl', start_url: '.' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    expect(`${(await sharp(file(src)).metadata()).width}x512`.slice(0, 3)).toBe(sizes.slice(0, 3));
    expect((await corner(file(src)))[3]).toBe(purpose === undefined ? 0 : 255);
  }
  expect(await corner(file(links[2]?.href))).toEqual([255, 0, 0, 255]);
});
