// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltPicture } from '../../site/content.ts';
import { palette } from '../../site/styles/palette.ts';
import { openCache } from '../../site/generator/cache.ts';
import { buildPictures, type PictureRequest } from '../../site/generator/assets/pictures.ts';

let media: string;
let cacheDirectory: string;

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  media = join(directory, 'media');
  cacheDirectory = join(directory, 'cache');
  await mkdir(media);
});
afterEach(() => rm(join(media, '..'), { recursive: true, force: true }));

const build = (...sources: PictureRequest[]) => buildPictures({ sources, mediaDirectory: media, palette, cache: openCache(cacheDirectory), url: (path) => `/repo/${path}` });

async function buildOne(src: string, widths: number[]): Promise<{ picture: BuiltPicture; paths: string[]; bytesOf: (address: string) => Uint8Array }> {
  const { files, pictures } = await build({ src, widths });
  const picture = pictures.get(src);
  if (picture === undefined) throw new Error(`${src} was not built`);
  return {
    picture,
    paths: [...files.keys()],
    bytesOf: (address) => {
      const bytes = files.get(address.replace('/repo/', ''));
      if (bytes === undefined) throw new Error(`${address} is not among the files`);
      return bytes;
    },
  };
}

/** Addresses and widths of a srcset. */
const candidates = (srcSet: string) =>
  srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });

/** Numbers that look random and are the same each time. */
function* noise(): Generator<number, never> {
  for (let state = 1; ; state = (state * 48271) % 2147483647) yield state / 2147483647;
}

/** A picture with as much detail as a photo. */
async function photo(file: string, width: number, height: number, orientation?: number): Promise<void> {
  const random = noise();
  const coarse = Buffer.from(Array.from({ length: 24 * 16 * 3 }, () => Math.floor(random.next().value * 256)));
  const image = sharp(coarse, { raw: { width: 24, height: 16, channels: 3 } }).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95 });
  await (orientation === undefined ? image : image.withMetadata({ orientation })).toFile(join(media, file));
}

const simpleDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><circle cx="320" cy="200" r="90"/></svg>';

/** An SVG of so many shapes that its AVIF is smaller. */
function intricateDrawing(): string {
  const random = noise();
  const paths = Array.from({ length: 4000 }, () => `<path fill="#ffc21a" d="M${Array.from({ length: 6 }, () => (random.next().value * 100).toFixed(4)).join(' ')}Z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${paths.join('')}</svg>`;
}

describe('a drawing', () => {
  it('is delivered as it is, with the size of its viewBox', async () => {
    await writeFile(join(media, 'plan.svg'), simpleDrawing);
    const { picture, bytesOf } = await buildOne('plan.svg', [370, 740]);
    expect(picture).toEqual({ src: expect.stringMatching(/^\/repo\/assets\/plan-[0-9a-f]{8}\.svg$/) as string, width: 640, height: 400, sources: [] });
    expect(Buffer.from(bytesOf(picture.src)).toString()).toBe(simpleDrawing);
  });

  it('prefers the width and height of the drawing itself', async () => {
    await writeFile(join(media, 'plan.svg'), simpleDrawing.replace('viewBox', 'width="320" height="200px" viewBox'));
    expect((await buildOne('plan.svg', [370])).picture).toMatchObject({ width: 320, height: 200 });
  });

  it('comes as AVIF where that is smaller, with the SVG behind it', async () => {
    await writeFile(join(media, 'intricate.svg'), intricateDrawing());
    const { picture, bytesOf } = await buildOne('intricate.svg', [50, 100]);
    expect(picture.src).toMatch(/\.svg$/);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif']);
    for (const { address, width } of candidates(picture.sources[0]?.srcSet ?? '')) {
      expect(await sharp(bytesOf(address)).metadata()).toMatchObject({ width, height: width });
    }
  });
});

describe('a photo', () => {
  it('comes as AVIF and WebP in the widths that are asked for, never beyond its own', async () => {
    await photo('site.jpg', 300, 200);
    const { picture, bytesOf } = await buildOne('site.jpg', [100, 200, 900]);
    expect(picture).toMatchObject({ width: 300, height: 200 });
    expect(picture.src).toMatch(/\.webp$/);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of picture.sources) {
      expect(candidates(srcSet).map(({ width }) => width)).toEqual([100, 200, 300]);
      for (const { address, width } of candidates(srcSet)) expect((await sharp(bytesOf(address)).metadata()).width).toBe(width);
    }
  });

  it('stands upright when the camera was turned', async () => {
    await photo('turned.jpg', 300, 200, 6);
    const { picture, bytesOf } = await buildOne('turned.jpg', [100]);
    expect(picture).toMatchObject({ width: 200, height: 300 });
    expect(await sharp(bytesOf(picture.src)).metadata()).toMatchObject({ width: 100, height: 150 });
  });

  it('stays the original where nothing made of it is smaller', async () => {
    const tiny = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ffc21a' } }).png({ palette: true }).toBuffer();
    const webp = await sharp(tiny).webp({ quality: 1 }).toBuffer();
    await writeFile(join(media, 'dot.webp'), webp);
    const { picture, bytesOf } = await buildOne('dot.webp', [100]);
    expect(Buffer.from(bytesOf(picture.src))).toEqual(webp);
    expect(picture.sources).toEqual([]);
  });
});

describe('buildPictures', () => {
  it('builds a picture once that several pages ask for, in all their widths', async () => {
    await photo('site.jpg', 300, 200);
    const { pictures } = await build({ src: 'site.jpg', widths: [100] }, { src: 'site.jpg', widths: [200, 100] });
    expect(pictures.size).toBe(1);
    expect(candidates(pictures.get('site.jpg')?.sources[0]?.srcSet ?? '').map(({ width }) => width)).toEqual([100, 200]);
  });

  it('gives the same bytes and names with and without a cache', async () => {
    await photo('site.jpg', 300, 200);
    const cold = await build({ src: 'site.jpg', widths: [100, 200] });
    const warm = await build({ src: 'site.jpg', widths: [100, 200] });
    await rm(cacheDirectory, { recursive: true });
    const coldAgain = await build({ src: 'site.jpg', widths: [100, 200] });
    expect([...warm.files.keys()]).toEqual([...cold.files.keys()]);
    expect([...coldAgain.files.keys()]).toEqual([...cold.files.keys()]);
  });

  it.each([
    ['gone.svg', undefined, /gone\.svg cannot be read.*content/],
    ['half.svg', '<svg viewBox="0 0 10 10"><path d="M', /half\.svg is not a whole SVG.*Export/],
    ['sizeless.svg', '<svg width="100%"></svg>', /sizeless\.svg does not tell its size.*viewBox/],
    ['words.jpg', 'not a picture', /words\.jpg cannot be decoded.*save it again/],
  ])('says what is wrong with %s and how to mend it', async (src, content, message) => {
    if (content !== undefined) await writeFile(join(media, src), content);
    await expect(build({ src, widths: [100] })).rejects.toThrow(message);
  });

  it('notices a photo that breaks off', async () => {
    await photo('whole.jpg', 300, 200);
    const whole = await sharp(join(media, 'whole.jpg')).jpeg().toBuffer();
    await writeFile(join(media, 'half.jpg'), whole.subarray(0, whole.byteLength / 2));
    await expect(build({ src: 'half.jpg', widths: [100] })).rejects.toThrow(/half\.jpg cannot be decoded/);
  });

  it('names every broken picture, not only the first', async () => {
    await expect(build({ src: 'one.svg', widths: [1] }, { src: 'two.png', widths: [1] })).rejects.toThrow(/one\.svg[\s\S]*two\.png/);
  });
});
