// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildShareImages,
  shareImagesReport,
  type SharePage,
} from '../../site/generator/assets/share-images.ts';
import { openCache } from '../../site/generator/cache.ts';
import { palette } from '../../site/styles/palette.ts';

let directory: string;

const svg = (color: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
  `<path fill="${color}" d="M0 0h64v64H0z"/></svg>`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'share-'));
  for (const [name, color] of Object.entries({ red: '#f00', green: '#0f0', blue: '#00f' }))
    await writeFile(join(directory, `${name}.svg`), svg(color));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const home: SharePage = {
  key: 'home',
  title: 'Proof Over Promises',
  subtitle: 'Explore Our AI',
  images: ['red.svg'],
};

async function build(change: Partial<SharePage> = {}, url = 'https://www.plumbline.example/') {
  const result = await buildShareImages({
    pages: [{ ...home, ...change }],
    site: { name: 'Plumbline', url },
    brand: { mark: Buffer.from(svg('#000')), ratio: 1, showName: true },
    palette,
    mediaDirectory: directory,
    cache: openCache(join(directory, 'cache')),
    url: (path) => `/repo/${path}`,
  });
  const image = result.images.get('home');
  const bytes = result.files.get((image?.src ?? '').replace('/repo/', ''));
  return { ...result, image, bytes };
}

/** Colors of pixels as hexadecimal digits, one for each channel. */
async function colors(bytes: Uint8Array | undefined, ...places: [number, number][]) {
  const data = await sharp(bytes).removeAlpha().toColorspace('srgb').raw().toBuffer();
  return places.map(([left, top]) =>
    [...data.subarray((top * 1200 + left) * 3, (top * 1200 + left) * 3 + 3)]
      .map((value) => (value >> 4).toString(16))
      .join(''),
  );
}

it('should have 1200 × 630 pixels in at most 150 kB, under a hashed name', async () => {
  const { image, bytes } = await build();
  expect(image).toMatchObject({ width: 1200, height: 630, type: 'image/png' });
  expect(image?.src).toMatch(/^\/repo\/assets\/share-home-[0-9a-f]{6}\.png$/);
  expect(bytes?.byteLength).toBeLessThan(150_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

it('should show one image large, several as cards, and the mark where there is none', async () => {
  expect(await colors((await build()).bytes, [890, 300])).toEqual(['f00']);
  const two = await build({ images: ['red.svg', 'green.svg'] });
  expect(await colors(two.bytes, [1000, 180], [720, 380])).toEqual(['f00', '0f0']);
  const three = await build({ images: ['red.svg', 'green.svg', 'blue.svg'] });
  const places: [number, number][] = [
    [1060, 100],
    [720, 280],
    [960, 450],
  ];
  expect(await colors(three.bytes, ...places)).toEqual(['f00', '0f0', '00f']);
  const none = await build({ images: [] });
  expect(await colors(none.bytes, [890, 300], [700, 150])).toEqual(['000', 'fc1']);
});

it('should be drawn anew after a change of text, URL or images', async () => {
  const sources = await Promise.all([
    build(),
    build({ title: 'Other' }),
    build({ subtitle: 'Other' }),
    build({ images: ['blue.svg'] }),
    build({}, 'https://other.example/'),
  ]);
  expect(new Set(sources.map(({ image }) => image?.src)).size).toBe(5);
  expect((await build()).image).toEqual(sources[0].image);
});

it('should show images alone where the fonts lack characters, and report that', async () => {
  const withoutText = await build({ title: '現場の証拠', subtitle: '' });
  expect(withoutText.image?.src).toBe((await build({ title: '', subtitle: '' })).image?.src);
  expect(shareImagesReport(withoutText)).toMatch(/^ {2}Share images without text: home\./);
  const emoji = await build({ title: 'Proof Over Promises 🚀' });
  expect(emoji.image).toEqual((await build()).image);
  expect(shareImagesReport(emoji)).toBe('');
});

it('should name an image that is missing', async () => {
  await expect(build({ images: ['gone.svg'] })).rejects.toThrow('gone.svg cannot be read');
});
