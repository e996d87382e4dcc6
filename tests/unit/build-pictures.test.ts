// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltPicture } from '../../site/content.ts';
import { cropTo, frames } from '../../site/frames.ts';
import { openCache, type Cache } from '../../site/generator/cache.ts';
import {
  buildPictures,
  pictureKey,
  type PictureRequest,
} from '../../site/generator/assets/pictures.ts';
import { palette } from '../../site/styles/palette.ts';

let media: string;
let cacheDirectory: string;

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  media = join(directory, 'media');
  cacheDirectory = join(directory, 'cache');
  await mkdir(media);
});
afterEach(() => rm(join(media, '..'), { recursive: true, force: true }));

const build = (...sources: PictureRequest[]) =>
  buildPictures({
    sources,
    mediaDirectory: media,
    palette,
    cache: openCache(cacheDirectory),
    url: (path) => `/repo/${path}`,
  });

async function buildOne(
  src: string,
  widths: number[],
): Promise<{ picture: BuiltPicture; paths: string[]; bytesOf: (address: string) => Uint8Array }> {
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
async function photo(
  file: string,
  width: number,
  height: number,
  orientation?: number,
): Promise<void> {
  const random = noise();
  const coarse = Buffer.from(
    Array.from({ length: 24 * 16 * 3 }, () => Math.floor(random.next().value * 256)),
  );
  const image = sharp(coarse, { raw: { width: 24, height: 16, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 95 });
  await (orientation === undefined ? image : image.withMetadata({ orientation })).toFile(
    join(media, file),
  );
}

const simpleDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><circle cx="320" cy="200" r="90"/></svg>';

/** An SVG of so many shapes that its AVIF is smaller. */
function intricateDrawing(): string {
  const random = noise();
  const paths = Array.from(
    { length: 4000 },
    () =>
      `<path fill="#ffc21a" d="M${Array.from({ length: 6 }, () => (random.next().value * 100).toFixed(4)).join(' ')}Z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${paths.join('')}</svg>`;
}

describe('a drawing', () => {
  it('is delivered as it is, with the size of its viewBox', async () => {
    await writeFile(join(media, 'plan.svg'), simpleDrawing);
    const { picture, bytesOf } = await buildOne('plan.svg', [370, 740]);
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/repo\/assets\/plan-[0-9a-f]{6}\.svg$/) as string,
      width: 640,
      height: 400,
      sources: [],
    });
    expect(Buffer.from(bytesOf(picture.src)).toString()).toBe(simpleDrawing);
  });

  it('prefers the width and height of the drawing itself', async () => {
    await writeFile(
      join(media, 'plan.svg'),
      simpleDrawing.replace('viewBox', 'width="320" height="200px" viewBox'),
    );
    expect((await buildOne('plan.svg', [370])).picture).toMatchObject({ width: 320, height: 200 });
  });

  it.each([
    ['in quotation marks of the other kind', "viewBox='0 0 64 40'", 64, 40],
    ['with commas in its viewBox', 'viewBox=" 0,0, 64 40 "', 64, 40],
    ['with parts of a pixel', 'viewBox="0 0 64.4 39.5"', 64, 40],
    [
      'in a unit of paper, which is that of its viewBox',
      'width="40mm" height="25mm" viewBox="0 0 64 40"',
      64,
      40,
    ],
    ['with a width alone, in the shape of its viewBox', 'width="128" viewBox="0 0 64 40"', 128, 80],
    [
      'with a height alone, in the shape of its viewBox',
      'width="100%" height="20px" viewBox="0 0 64 40"',
      32,
      20,
    ],
    [
      'with a width and a height, whatever its viewBox is',
      'width="8" height="9" viewBox="0 0 0 0"',
      8,
      9,
    ],
    ['in a later line', '\n  viewBox="0 0 64 40"', 64, 40],
    [
      'beside what only ends like it',
      'data-width="9" data-viewBox="0 0 1 1" viewBox="0 0 64 40"',
      64,
      40,
    ],
  ])('has the size that it tells %s', async (_, attributes, width, height) => {
    await writeFile(
      join(media, 'plan.svg'),
      simpleDrawing.replace('viewBox="0 0 640 400"', attributes),
    );
    expect((await buildOne('plan.svg', [370])).picture).toMatchObject({ width, height });
  });

  it('is told by its ending, in capitals too', async () => {
    await writeFile(join(media, 'plan.SVG'), simpleDrawing);
    expect((await buildOne('plan.SVG', [370])).picture).toMatchObject({
      src: expect.stringMatching(/\.svg$/) as string,
      width: 640,
      sources: [],
    });
  });

  it('goes out without the line that names its version, and with our line ends', async () => {
    await writeFile(join(media, 'plan.svg'), `<!DOCTYPE svg>\r\n${simpleDrawing}\r\n`);
    const { picture, bytesOf } = await buildOne('plan.svg', [370]);
    expect(Buffer.from(bytesOf(picture.src)).toString()).toBe(`${simpleDrawing}\n`);
  });

  it('stays as it is where a host sends it small, however long it is', async () => {
    await writeFile(
      join(media, 'plan.svg'),
      simpleDrawing.replace('<circle', `${'<path d="M0 0h9v9z"/>'.repeat(1000)}<circle`),
    );
    expect((await buildOne('plan.svg', [370])).picture.sources).toEqual([]);
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
    // The few browsers without AVIF do with every second width.
    const expected = [
      [100, 200, 300],
      [100, 300],
    ];
    for (const [index, { srcSet }] of picture.sources.entries()) {
      expect(candidates(srcSet).map(({ width }) => width)).toEqual(expected[index]);
      for (const { address, width } of candidates(srcSet))
        expect((await sharp(bytesOf(address)).metadata()).width).toBe(width);
    }
  });

  it('stands upright when the camera was turned', async () => {
    await photo('turned.jpg', 300, 200, 6);
    const { picture, bytesOf } = await buildOne('turned.jpg', [100]);
    expect(picture).toMatchObject({ width: 200, height: 300 });
    expect(await sharp(bytesOf(picture.src)).metadata()).toMatchObject({ width: 100, height: 150 });
  });

  it('stays the original where nothing made of it is smaller', async () => {
    const tiny = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#ffc21a' },
    })
      .png({ palette: true })
      .toBuffer();
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
    const { pictures } = await build(
      { src: 'site.jpg', widths: [100] },
      { src: 'site.jpg', widths: [200, 100] },
    );
    expect(pictures.size).toBe(1);
    expect(
      candidates(pictures.get('site.jpg')?.sources[0]?.srcSet ?? '').map(({ width }) => width),
    ).toEqual([100, 200]);
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
    ['flat.svg', '<svg width="4" height="0"></svg>', /flat\.svg does not tell its size/],
    ['thin.svg', '<svg width="0" height="4"></svg>', /thin\.svg does not tell its size/],
    ['wide.svg', '<svg width="4"></svg>', /wide\.svg does not tell its size/],
    ['empty.svg', 'words', /empty\.svg is not a whole SVG.*Export/],
    ['words.jpg', 'not a picture', /words\.jpg cannot be decoded.*save it again/],
  ])('says what is wrong with %s and how to mend it', async (src, content, message) => {
    if (content !== undefined) await writeFile(join(media, src), content);
    await expect(build({ src, widths: [100] })).rejects.toThrow(message);
  });

  it('notices a photo that breaks off', async () => {
    await photo('whole.jpg', 300, 200);
    const whole = await sharp(join(media, 'whole.jpg')).jpeg().toBuffer();
    await writeFile(join(media, 'half.jpg'), whole.subarray(0, whole.byteLength / 2));
    await expect(build({ src: 'half.jpg', widths: [100] })).rejects.toThrow(
      /half\.jpg cannot be decoded/,
    );
  });

  it('refuses a picture without a width', async () => {
    await writeFile(join(media, 'plan.svg'), simpleDrawing);
    await expect(build({ src: 'plan.svg', widths: [] })).rejects.toThrow(
      /plan\.svg is asked for without a width\. Name at least one in its request\.$/,
    );
  });

  it('names a broken picture once, however often it is asked for', async () => {
    await expect(
      build({ src: 'gone.svg', widths: [1] }, { src: 'gone.svg', widths: [2] }),
    ).rejects.toThrow(
      /^The picture \S+gone\.svg cannot be read \(ENOENT[^\n]*\)\. Put the file there, or correct its name in the content\.$/,
    );
  });

  it('builds drawings of the same bytes once, whatever they are called, and photos apart from drawings', async () => {
    for (const name of ['a.svg', 'b.SVG', 'c.svg'])
      await writeFile(
        join(media, name),
        name === 'c.svg' ? simpleDrawing.replace('90', '91') : simpleDrawing,
      );
    const { pictures, files } = await build(
      { src: 'a.svg', widths: [1] },
      { src: 'b.SVG', widths: [1] },
      { src: 'c.svg', widths: [1] },
      { src: 'a.svg', widths: [1], shape: { ratio: [16, 10] } },
    );
    expect(pictures.get('b.SVG')).toBe(pictures.get('a.svg'));
    expect(pictures.get('c.svg')?.src).not.toBe(pictures.get('a.svg')?.src);
    expect([pictures.size, files.size]).toEqual([4, 2]);
  });

  it('names every broken picture, not only the first', async () => {
    await expect(
      build({ src: 'one.svg', widths: [1] }, { src: 'two.png', widths: [1] }),
    ).rejects.toThrow(/one\.svg[\s\S]*two\.png/);
  });
});

/** The frame of most tests: twice as wide as high. */
const shape = { ratio: [2, 1] } as const;

/** Four quarters of one colour each, so that what was cut shows in the colours that are left. */
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

/** The colour in the middle of a part of a picture: of its left or right, top or bottom half. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? '1' : '0')).join('');
}

const red = '100';
const green = '010';
const blue = '001';
const white = '111';

async function buildRequest(request: PictureRequest) {
  const { files, pictures } = await build(request);
  const picture = pictures.get(pictureKey(request));
  if (picture === undefined) throw new Error(`${request.src} was not built`);
  return {
    picture,
    files,
    fallback: files.get(picture.src.replace('/repo/', '')) ?? new Uint8Array(),
    all: [...files.values()],
  };
}

describe('a photo in a frame', () => {
  it('is cut to the shape of the frame, from the middle', async () => {
    await quarters('high.jpg', 200, 400);
    const { picture, fallback, all } = await buildRequest({
      src: 'high.jpg',
      widths: [100, 200],
      shape,
    });
    expect(picture).toMatchObject({ width: 200, height: 100 });
    expect(await colourAt(fallback, 0.25, 0.1)).toBe(red);
    expect(await colourAt(fallback, 0.75, 0.9)).toBe(white);
    for (const bytes of all) {
      const { width, height } = await sharp(bytes).metadata();
      expect(width / height).toBe(2);
    }
  });

  it('is cut as well where nothing shines through, though something could', async () => {
    await quarters('screen.png', 200, 400, (image) => image.ensureAlpha());
    expect((await buildRequest({ src: 'screen.png', widths: [200], shape })).picture).toMatchObject(
      { width: 200, height: 100 },
    );
  });

  it.each([
    ['high.jpg', 200, 400, { x: 0.5, y: 0.1 }, [red, green]],
    ['high.jpg', 200, 400, { x: 0.5, y: 1 }, [blue, white]],
    ['wide.jpg', 800, 100, { x: 0, y: 0.5 }, [red, red]],
    ['wide.jpg', 800, 100, { x: 0.9, y: 0.5 }, [green, green]],
  ] as const)(
    'keeps the point that matters: %s of %i × %i with %o',
    async (src, width, height, focus, top) => {
      await quarters(src, width, height);
      const { fallback } = await buildRequest({ src, widths: [100], shape, focus });
      expect([await colourAt(fallback, 0.25, 0.25), await colourAt(fallback, 0.75, 0.25)]).toEqual(
        top,
      );
    },
  );

  it('is cut the right way up, and comes out without what the camera has noted', async () => {
    // Lies on its side in the file; turned upright, its right column is the upper row.
    await quarters('phone.jpg', 400, 300, (image) =>
      image.withMetadata({ orientation: 8 }).withExifMerge({
        IFD0: { Make: 'Camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 8/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '11/1 34/1 0/1',
        },
      }),
    );
    const { exif, orientation } = await sharp(join(media, 'phone.jpg')).metadata();
    expect(exif).toBeDefined();
    expect(orientation).toBe(8);
    const { picture, fallback, all } = await buildRequest({
      src: 'phone.jpg',
      widths: [100, 200],
      shape: { ratio: [1, 1] },
    });
    expect(picture).toMatchObject({ width: 300, height: 300 });
    expect([await colourAt(fallback, 0.25, 0.25), await colourAt(fallback, 0.75, 0.25)]).toEqual([
      green,
      white,
    ]);
    for (const bytes of all) {
      const made = await sharp(bytes).metadata();
      expect(made.orientation ?? 1).toBe(1);
      expect([made.exif, made.xmp, made.iptc, made.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Buffer.from(bytes).includes('Camera')).toBe(false);
    }
  });

  it('is handed on as it is where nothing made of it is smaller, but not while it tells the place', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 100,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    }).webp({ quality: 1 });
    const [plain, telling] = await Promise.all([
      noise.clone().toBuffer(),
      noise
        .clone()
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
        .toBuffer(),
    ]);
    await Promise.all([
      writeFile(join(media, 'plain.webp'), plain),
      writeFile(join(media, 'telling.webp'), telling),
    ]);
    expect(
      (await buildRequest({ src: 'plain.webp', widths: [200] })).all.some((bytes) =>
        plain.equals(bytes),
      ),
    ).toBe(true);
    const { all } = await buildRequest({ src: 'telling.webp', widths: [200] });
    for (const bytes of all) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('has the colours of the web, whichever its file has', async () => {
    await sharp({ create: { width: 64, height: 32, channels: 3, background: '#3cb44b' } })
      .withIccProfile('p3')
      .png()
      .toFile(join(media, 'wide-colours.png'));
    const { fallback } = await buildRequest({ src: 'wide-colours.png', widths: [64], shape });
    const { dominant } = await sharp(fallback).stats();
    const { data } = await sharp(fallback)
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(dominant.g).toBeGreaterThan(dominant.r);
    for (const [index, value] of [60, 180, 75].entries())
      expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(6);
  });

  it('has a colour behind it: the one that most of the part that is shown has', async () => {
    await quarters('high.jpg', 200, 400);
    const { picture } = await buildRequest({
      src: 'high.jpg',
      widths: [100],
      shape: { ratio: [4, 1] },
      focus: { x: 0.5, y: 0.99 },
    });
    expect(['00f', 'fff']).toContain(picture.ground);
    const whole = await buildRequest({
      src: 'high.jpg',
      widths: [100],
      shape: { ratio: [1, 8] },
      focus: { x: 0.1, y: 0 },
    });
    expect(['f00', '00f']).toContain(whole.picture.ground);
  });

  it('has the colour of its lower corners, where its place goes on below it', async () => {
    const person = await sharp({
      create: { width: 160, height: 200, channels: 3, background: '#223344' },
    })
      .png()
      .toBuffer();
    await sharp({ create: { width: 200, height: 280, channels: 3, background: '#ddccbb' } })
      .composite([{ input: person, left: 20, top: 80 }])
      .png()
      .toFile(join(media, 'person.png'));
    const groundOf = async (goesOnBelow: boolean) =>
      (
        await buildRequest({
          src: 'person.png',
          widths: [100],
          shape: { ratio: [5, 7], goesOnBelow },
        })
      ).picture.ground;
    expect(await groundOf(true)).toBe('ddccbb');
    expect(await groundOf(false)).toBe('234');
  });

  it('stays whole and without a colour behind it where one sees through it', async () => {
    await sharp({ create: { width: 600, height: 100, channels: 4, background: '#ffc21a80' } })
      .png()
      .toFile(join(media, 'logo.png'));
    const { picture } = await buildRequest({ src: 'logo.png', widths: [100, 600], shape });
    expect(picture).toMatchObject({ width: 600, height: 100, whole: '' });
    expect(picture.ground).toBeUndefined();
  });

  it('comes in close steps of width, up to its own', async () => {
    await photo('site.jpg', 1000, 800);
    const { picture } = await buildRequest({
      src: 'site.jpg',
      widths: frames.demo.widths,
      shape: frames.demo,
    });
    const avif = candidates(picture.sources[0]?.srcSet ?? '').map(({ width }) => width);
    expect(avif.at(0)).toBe(200);
    expect(avif.at(-1)).toBe(1000);
    for (const [index, width] of avif.slice(1).entries())
      expect(width / (avif[index] ?? 0)).toBeLessThanOrEqual(1.43);
    expect(candidates(picture.sources[1]?.srcSet ?? '').at(-1)?.width).toBe(1000);
  });
});

describe('the edges of a picture', () => {
  const halves = (top: string, bottom: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><path fill="${top}" d="M0 0h64v20H0z"/><path fill="${bottom}" d="M0 20h64v20H0z"/><path fill="#000" d="M0 0h8v40H0z"/></svg>`;
  const edgesOf = async (edges: boolean) =>
    (await build({ src: 'picture.svg', widths: [64], edges })).pictures.get('picture.svg')?.edges;

  it('have the colours that they have most of', async () => {
    await writeFile(join(media, 'picture.svg'), halves('#bfd6f6', '#f2a187'));
    expect(await edgesOf(true)).toEqual({ above: '#bfd6f6', below: '#f2a187' });
    expect(await edgesOf(false)).toBeUndefined();
  });

  it('have those of a photo, where hardly two pixels are the same', async () => {
    const data = Buffer.from(
      Array.from({ length: 32 * 32 }, (_, at) =>
        at < 512 ? [200 + (at % 3), 100, 50] : [20, 40 + (at % 3), 60],
      ).flat(),
    );
    await writeFile(
      join(media, 'picture.png'),
      await sharp(data, { raw: { width: 32, height: 32, channels: 3 } })
        .png()
        .toBuffer(),
    );
    const { pictures } = await build({ src: 'picture.png', widths: [32], edges: true });
    // What the picture is encoded in changes a colour by a step or two.
    expect(pictures.get('picture.png')?.edges).toEqual({
      above: expect.stringMatching(/^#c.6.3.$/) as string,
      below: expect.stringMatching(/^#1.2.3.$/) as string,
    });
  });

  it('have none where what lies behind shows through', async () => {
    await writeFile(join(media, 'picture.svg'), halves('#bfd6f6', '#f2a18780'));
    expect(await edgesOf(true)).toBeUndefined();
  });
});

describe('a drawing in a frame', () => {
  it.each([
    [640, 400, undefined],
    [640, 340, undefined],
    [640, 200, ''],
    [300, 600, ''],
  ])(
    'of %i × %i keeps its ratio, and is shown whole where it would lose much',
    async (width, height, whole) => {
      await writeFile(
        join(media, 'plan.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><path d="M0 0h9v9z"/></svg>`,
      );
      const { picture } = await buildRequest({
        src: 'plan.svg',
        widths: [100],
        shape: frames.demo,
      });
      expect(picture).toMatchObject({ width, height, sources: [] });
      expect(picture.whole).toBe(whole);
      expect(picture.ground).toBeUndefined();
    },
  );
});

describe('cropTo', () => {
  it('stays inside of the picture, in whole pixels, and has the ratio to a pixel', () => {
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
        (width, height, across, down, x, y, middle) => {
          const crop = cropTo({ width, height }, { ratio: [across, down], middle }, { x, y });
          for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true);
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
          expect(crop.width === width || crop.height === height).toBe(true);
          if (crop.width > 1 && crop.height > 1)
            expect(Math.abs(crop.width - (crop.height * across) / down)).toBeLessThanOrEqual(
              Math.max(1, across / down),
            );
          // The point is in what is kept.
          expect(x * width).toBeGreaterThanOrEqual(crop.left - 1);
          expect(x * width).toBeLessThanOrEqual(crop.left + crop.width + 1);
          expect(y * height).toBeGreaterThanOrEqual(crop.top - 1);
          expect(y * height).toBeLessThanOrEqual(crop.top + crop.height + 1);
        },
      ),
    );
  });

  it('keeps the head of a portrait, above the plate with the words', () => {
    expect(cropTo({ width: 1080, height: 1920 }, frames.portrait)).toEqual({
      left: 0,
      top: 0,
      width: 1080,
      height: 1512,
    });
    expect(cropTo({ width: 1080, height: 1920 }, frames.portrait, { x: 0.5, y: 0.5 }).top).toBe(
      960 - Math.round(1512 * 0.38),
    );
  });
});

describe('the same photo', () => {
  it('is made once under two names', async () => {
    await photo('one.jpg', 300, 200);
    await photo('two.jpg', 300, 200);
    const { files, pictures } = await build(
      { src: 'one.jpg', widths: [100, 200], shape },
      { src: 'two.jpg', widths: [100, 200], shape },
    );
    const [one, two] = ['one.jpg', 'two.jpg'].map((src) =>
      pictures.get(pictureKey({ src, shape })),
    );
    expect(one).toBeDefined();
    expect(two).toEqual(one);
    expect([...files.keys()].filter((path) => path.includes('two'))).toEqual([]);
  });

  it('is cut anew for each frame and each point', async () => {
    await quarters('site.jpg', 300, 200);
    const requests = [
      { shape },
      { shape: { ratio: [1, 1] } as const },
      { shape, focus: { x: 0.5, y: 0 } },
    ].map((wish) => ({ src: 'site.jpg', widths: [100], ...wish }));
    const { pictures } = await build(...requests);
    expect(new Set(requests.map((request) => pictures.get(pictureKey(request))?.src)).size).toBe(3);
  });
});

describe('the cache of a photo', () => {
  it('makes anew what depends on a changed input, and nothing else', async () => {
    let made = 0;
    const asked: string[] = [];
    const kept = openCache(cacheDirectory);
    const counting: Cache = {
      ...kept,
      remember: (kind, inputs, make) =>
        kept.remember(kind, inputs, () => {
          made += 1;
          asked.push(kind);
          return make();
        }),
    };
    const addresses = async (request: PictureRequest) => {
      made = 0;
      const { pictures, files } = await buildPictures({
        sources: [request],
        mediaDirectory: media,
        palette,
        cache: counting,
        url: (path) => path,
      });
      return {
        made,
        picture: pictures.get(pictureKey(request)),
        bytes: [...files.values()].map((bytes) => Buffer.from(bytes).toString('base64')),
      };
    };
    await quarters('site.jpg', 600, 600);
    const request: PictureRequest = {
      src: 'site.jpg',
      widths: [100, 200],
      shape,
      focus: { x: 0.5, y: 0.5 },
    };
    const first = await addresses(request);
    expect(first.made).toBeGreaterThan(0);
    const again = await addresses(request);
    expect(again).toEqual({ ...first, made: 0 });

    const changes: [string, PictureRequest][] = [
      ['widths', { ...request, widths: [100, 250] }],
      ['ratio', { ...request, shape: { ratio: [3, 1] } }],
      ['focus', { ...request, focus: { x: 0.5, y: 0 } }],
      ['place of the focus', { ...request, shape: { ...shape, middle: 0.2 } }],
      [
        'focus of the frame',
        { src: 'site.jpg', widths: [100, 200], shape: { ...shape, focus: { x: 0.5, y: 1 } } },
      ],
    ];
    for (const [what, changed] of changes) {
      const now = await addresses(changed);
      expect(now.made, what).toBeGreaterThan(0);
      expect(now.bytes, what).not.toEqual(first.bytes);
      expect(now.picture?.src, what).not.toBe(first.picture?.src);
      expect((await addresses(changed)).made, what).toBe(0);
    }

    await quarters('site.jpg', 600, 600, (image) => image.negate());
    const otherBytes = await addresses(request);
    expect(otherBytes.made).toBeGreaterThan(0);
    expect(otherBytes.bytes).not.toEqual(first.bytes);
    expect(new Set(asked).has('picture')).toBe(true);
  });
});
