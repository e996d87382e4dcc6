// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cropTo, imageSlots } from '../../site/image-slots.ts';
import { openCache } from '../../site/generator/cache.ts';
import { buildImages, imageKey, type ImageRequest } from '../../site/generator/assets/images.ts';
import { buildVideos, mediaName } from '../../site/generator/assets/media-files.ts';
import { palette } from '../../site/styles/palette.ts';

let media: string;

beforeEach(async () => {
  media = join(await mkdtemp(join(tmpdir(), 'images-')), 'media');
  await mkdir(media);
});
afterEach(() => rm(join(media, '..'), { recursive: true, force: true }));

const url = (path: string) => `/repo/${path}`;

const build = (...requests: ImageRequest[]) =>
  buildImages({
    requests,
    mediaDirectory: media,
    palette,
    cache: openCache(join(media, '../cache')),
    url,
  });

async function buildOne(request: ImageRequest) {
  const { files, images } = await build(request);
  const image = images.get(imageKey(request));
  if (image === undefined) throw new Error(`${request.src} was not built`);
  const avif = (image.sources[0]?.srcSet ?? '')
    .split(', ')
    .map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '', 10));
  const fallback = files.get(image.src.replace('/repo/', '')) ?? new Uint8Array();
  return { image, avif, fallback, files: [...files.values()] };
}

/** Four quarters of one color each: red, green; blue, white. */
async function quarters(
  file: string,
  width: number,
  height: number,
  change: (image: Sharp) => Sharp = (image) => image,
): Promise<void> {
  const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  const image = sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } }).resize(width, height, {
    kernel: 'nearest',
    fit: 'fill',
  });
  await change(file.endsWith('.png') ? image.png() : image.jpeg({ quality: 95 })).toFile(
    join(media, file),
  );
}

const [red, green, blue, white] = ['100', '010', '001', '111'];

/** The color at fractions of the width and the height, one digit for each channel. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? '1' : '0')).join('');
}

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><circle cx="3" cy="3" r="3"/></svg>`;

describe('an SVG', () => {
  it('should be published as it is, without doctype and with our line ends', async () => {
    const text = svg('viewBox="0 0 640 400"');
    await writeFile(join(media, 'plan.SVG'), `<!DOCTYPE svg>\r\n${text}\r\n`);
    const { image, fallback } = await buildOne({ src: 'plan.SVG', widths: [370] });
    expect(image).toEqual({
      src: expect.stringMatching(/^\/repo\/assets\/plan-[0-9a-f]{6}\.svg$/) as string,
      width: 640,
      height: 400,
      sources: [],
    });
    expect(Buffer.from(fallback).toString()).toBe(`${text}\n`);
  });

  it.each([
    ['viewBox=" 0,0, 64 40 "', 64, 40],
    ['width="40mm" height="25mm" viewBox="0 0 64 40"', 151, 94],
    ['width="128" viewBox="0 0 64 40"', 128, 80],
    ['width="100%" height="20px" viewBox="0 0 64 40"', 32, 20],
    ['data-width="9" width="8" height="9"', 8, 9],
  ])('should have the size of %s', async (attributes, width, height) => {
    await writeFile(join(media, 'plan.svg'), svg(attributes));
    const { image } = await buildOne({ src: 'plan.svg', widths: [370] });
    expect(image).toMatchObject({ width, height });
  });

  it.each([
    [640, 340, undefined],
    [640, 200, ''],
    [300, 600, ''],
  ])('of %i × %i should be shown whole where it does not fit', async (width, height, contain) => {
    await writeFile(join(media, 'plan.svg'), svg(`viewBox="0 0 ${width} ${height}"`));
    const request = { src: 'plan.svg', widths: [100], shape: imageSlots.demo };
    expect((await buildOne(request)).image.contain).toBe(contain);
  });
});

describe('a photograph', () => {
  it('should come in the requested widths, never wider than the original', async () => {
    await quarters('site.jpg', 300, 200);
    const { image, avif, fallback } = await buildOne({ src: 'site.jpg', widths: [100, 290, 900] });
    expect(image).toMatchObject({ width: 300, height: 200 });
    expect(avif).toEqual([100, 300]);
    expect(await sharp(fallback).metadata()).toMatchObject({ format: 'webp', width: 300 });
  });

  it.each([
    ['high.jpg', 200, 400, undefined, red, green],
    ['high.jpg', 200, 400, { x: 0.5, y: 1 }, blue, white],
    ['wide.jpg', 800, 100, { x: 0, y: 0.5 }, red, red],
    ['wide.jpg', 800, 100, { x: 0.9, y: 0.5 }, green, green],
  ] as const)(
    'should keep its focus: %s, %i × %i, %o',
    async (src, width, height, focus, ...top) => {
      await quarters(src, width, height);
      const shape = { ratio: [2, 1] } as const;
      const { fallback, files } = await buildOne({ src, widths: [50, 100], shape, focus });
      expect([await colorAt(fallback, 0.2, 0.2), await colorAt(fallback, 0.8, 0.2)]).toEqual(top);
      for (const bytes of files) {
        const { width, height } = await sharp(bytes).metadata();
        expect(width / height).toBe(2);
      }
    },
  );

  it('should be upright and tell nothing of the camera', async () => {
    await quarters('phone.jpg', 400, 300, (image) =>
      image.withMetadata({ orientation: 8 }).withExifMerge({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
      }),
    );
    const request = { src: 'phone.jpg', widths: [100], shape: { ratio: [1, 1] } as const };
    const { image, fallback, files } = await buildOne(request);
    expect(image).toMatchObject({ width: 300, height: 300 });
    expect([await colorAt(fallback, 0.2, 0.2), await colorAt(fallback, 0.8, 0.2)]).toEqual([
      green,
      white,
    ]);
    for (const bytes of files) {
      const { orientation = 1, exif, xmp, icc } = await sharp(bytes).metadata();
      expect([orientation, exif, xmp, icc]).toEqual([1, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('Camera')).toBe(false);
    }
  });

  it('should have sRGB colors, whatever profile its file has', async () => {
    await sharp({ create: { width: 64, height: 32, channels: 3, background: '#3cb44b' } })
      .withIccProfile('p3')
      .png()
      .toFile(join(media, 'p3.png'));
    const { fallback } = await buildOne({ src: 'p3.png', widths: [64] });
    const pixel = await sharp(fallback).resize(1, 1).removeAlpha().raw().toBuffer();
    for (const [index, value] of [60, 180, 75].entries())
      expect(Math.abs((pixel[index] ?? 0) - value)).toBeLessThan(6);
  });

  it('should be uncropped and transparent where it has transparency', async () => {
    const shape = { ratio: [2, 1] } as const;
    await sharp({ create: { width: 600, height: 100, channels: 4, background: '#ffc21a80' } })
      .png()
      .toFile(join(media, 'logo.png'));
    const logo = await buildOne({ src: 'logo.png', widths: [100, 600], shape });
    expect(logo.image).toMatchObject({ width: 600, height: 100, contain: '' });
    for (const bytes of logo.files) expect((await sharp(bytes).stats()).isOpaque).toBe(false);

    await quarters('screen.png', 200, 400, (image) => image.ensureAlpha());
    const { image } = await buildOne({ src: 'screen.png', widths: [200], shape });
    expect(image).toMatchObject({ width: 200, height: 100 });
  });

  it.each([
    ['gone.jpg', undefined, /gone\.jpg cannot be read/],
    ['text.jpg', 'not an image', /text\.jpg cannot be read.*save it again/],
  ])('should be named where it is broken: %s', async (src, content, message) => {
    if (content !== undefined) await writeFile(join(media, src), content);
    await expect(build({ src, widths: [100] })).rejects.toThrow(message);
  });

  it('should be encoded again only after a change', async () => {
    await quarters('site.jpg', 400, 400);
    const request: ImageRequest = { src: 'site.jpg', widths: [100], shape: { ratio: [2, 1] } };
    const first = await buildOne(request);
    expect(await buildOne(request)).toEqual(first);
    for (const changed of [
      { ...request, widths: [120] },
      { ...request, shape: { ratio: [3, 1] } as const },
      { ...request, focus: { x: 0.5, y: 0 } },
    ])
      expect((await buildOne(changed)).image.src).not.toBe(first.image.src);
    await quarters('site.jpg', 400, 400, (image) => image.negate());
    expect((await buildOne(request)).image.src).not.toBe(first.image.src);
  });
});

describe('cropTo', () => {
  it('should be inside of the image, around the focal point', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const part = fc.integer({ min: 1, max: 30 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        part,
        part,
        share,
        share,
        share,
        (width, height, a, b, x, y, middle) => {
          const crop = cropTo({ width, height }, { ratio: [a, b], middle }, { x, y });
          expect(Object.values(crop).every(Number.isInteger)).toBe(true);
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
          expect(crop.width === width || crop.height === height).toBe(true);
          for (const [at, start, size] of [
            [x * width, crop.left, crop.width],
            [y * height, crop.top, crop.height],
          ] as const) {
            expect(size).toBeGreaterThanOrEqual(1);
            expect(at).toBeGreaterThanOrEqual(start - 1);
            expect(at).toBeLessThanOrEqual(start + size + 1);
          }
        },
      ),
    );
  });

  it('should keep the head of a portrait above the plate with the text', () => {
    const upright = { width: 1080, height: 1920 };
    expect(cropTo(upright, imageSlots.portrait)).toMatchObject({ top: 0, height: 1512 });
    expect(cropTo(upright, imageSlots.portrait, { x: 0.5, y: 0.5 }).top).toBe(385);
  });
});

describe('media files', () => {
  it.each([
    ['demos/Baustelle Süd (2).JPG', 'baustelle-sud-2'],
    ['Straße – Ærø.png', 'strasse-r'],
    ['日本.png', 'image'],
    [`${'a'.repeat(80)}.png`, 'a'.repeat(60)],
  ])('should have plain names in URLs: %s', (path, name) => {
    expect(mediaName(path)).toBe(name);
  });

  it('should publish each video once, and captions with our line ends', async () => {
    await writeFile(join(media, 'One video.MP4'), 'video');
    await writeFile(join(media, 'one.vtt'), 'WEBVTT\r\n');
    const { files, urls } = await buildVideos({
      paths: ['One video.MP4', 'one.vtt', 'One video.MP4'],
      mediaDirectory: media,
      url,
    });
    expect(urls.get('One video.MP4')).toMatch(/^\/repo\/assets\/one-video-[0-9a-f]{6}\.mp4$/);
    expect([...files.values()].map(String)).toEqual(['video', 'WEBVTT\n']);
  });
});
