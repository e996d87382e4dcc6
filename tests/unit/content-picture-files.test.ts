/** Whether a file is the picture that its name says: tried on the file alone. content-media.test.ts tries what the owner is told where. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import {
  entryProblem,
  mediaProblem,
  otherFormat,
  type MediaPlace,
} from '../../site/generator/content/check-media.ts';

let media: string;

beforeEach(async () => {
  media = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'media');
  await mkdir(media);
});
afterEach(() => rm(join(media, '..'), { recursive: true }));

/** What is wrong with a file of these bytes under this name. */
async function problemOf(name: string, bytes: string | Uint8Array, place?: MediaPlace) {
  await writeFile(
    join(media, name),
    typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  );
  return mediaProblem(media, name, place);
}

/** The beginning of a film or of a photo: its first box with the kinds that it is compatible with, and what stands behind it. */
const box = (kinds: string, behind = '', size = 8 + kinds.length): string =>
  `\0\0\0${String.fromCharCode(size)}ftyp${kinds}${behind}`;

const takes = 'the site takes JPEG, PNG, WebP, AVIF and SVG';
const tryIt =
  'Open it on your computer. If it opens, save it again as JPEG, PNG or WebP; if not, copy it again from where it came from.';

describe('what a file is', () => {
  test.each<[bytes: string, kind: string]>([
    [box('heic\0\0\0\0'), 'a HEIC photo, as iPhones take them,'],
    [box('heis\0\0\0\0'), 'a HEIC photo, as iPhones take them,'],
    [box('hevc\0\0\0\0'), 'a HEIC photo, as iPhones take them,'],
    [box('mif1\0\0\0\0'), 'a HEIC photo, as iPhones take them,'],
    [box('xxxx\0\0\0\0msf1'), 'a HEIC photo, as iPhones take them,'],
    ['II*\0', 'a TIFF file'],
    ['MM\0*', 'a TIFF file'],
    ['GIF89a', 'a GIF file'],
    ['GIF87a', 'a GIF file'],
    ['BM', 'a BMP file'],
    ['\xff\x0a', 'a JPEG XL file'],
    ['\0\0\0\x0cJXL \r\n', 'a JPEG XL file'],
    ['8BPS', 'a file of Photoshop'],
    ['%PDF-1.7', 'a PDF document'],
    ['%!PS-Adobe', 'a PDF document'],
    [box('qt  \0\0\0\0'), 'a video'],
    [box('mp42\0\0\0\0'), 'a video'],
    [box('isom\0\0\0\0'), 'a video'],
    [box('M4V \0\0\0\0'), 'a video'],
    ['\x1aE\xdf\xa3', 'a video'],
    ['\x1f\x8b', 'a compressed SVG'],
  ])('%j is told by its first bytes', async (bytes, kind) => {
    const problem = await problemOf('a.jpg', bytes);
    expect(problem).toEqual({
      message: `is ${kind} though its name ends with .jpg; ${takes}`,
      notes: [expect.stringMatching(/./)],
    });
  });

  test.each<[bytes: string, kind: string]>([
    ['<!DOCTYPE html>', 'a page of the web'],
    ['\n <html lang="en">', 'a page of the web'],
    ['<head>', 'a page of the web'],
    ['<body>', 'a page of the web'],
    ['version https://git-lfs.github.com/spec/v1', 'a note of Git LFS that stands for the picture'],
  ])('%j has a name that is right, and is none', async (bytes, kind) => {
    expect(await problemOf('a.svg', bytes)).toEqual({
      message: `is ${kind} with the ending .svg`,
      notes: [expect.stringMatching(/./)],
    });
  });

  test.each([
    ['words about a picture', 'a GIF8'],
    ['words about a document', 'see %PDF and %!PS'],
    ['words about Photoshop', 'an 8BPS file'],
    ['words about Git LFS', 'see version https://git-lfs'],
    ['words about a page', 'a <html> page'],
    ['a part of the beginning of a JPEG', '\xff\xd8\x00'],
    ['a part of the beginning of a PNG', '\x89PNG\r\n\x1a\0'],
    ['a part of the beginning of a TIFF file', 'II*x'],
    ['a part of the other beginning of a TIFF file', 'MMx*'],
    ['a part of the beginning of a BMP file', 'Bx'],
    ['a part of the beginning of a film', '\x1aE\xdf'],
    ['words in the place of a JPEG XL file', '\0\0\0\x0cJXL'],
    ['a first box of another name', box('heic\0\0\0\0').replace('ftyp', 'free')],
    ['a kind that stands behind the first box', box('xxxx\0\0\0\0', 'heic')],
    ['a kind that stands further than anybody looks', box('x'.repeat(60), 'mp42heic', 200)],
    ['RIFF of another kind', 'RIFF\0\0\0\0WAVE'],
    ['WebP without its beginning', 'xxxx\0\0\0\0WEBP'],
  ])('%s is nothing that anybody knows', async (_, bytes) => {
    expect(await problemOf('a.jpg', bytes)).toEqual({
      message: 'is damaged, or no picture at all',
      notes: [tryIt],
    });
  });

  test.each<[bytes: string, name: string, ending: string]>([
    ['\xff\xd8\xff', 'JPEG', 'jpg'],
    ['\x89PNG\r\n\x1a\n', 'PNG', 'png'],
    ['RIFF\0\0\0\0WEBP', 'WebP', 'webp'],
    [box('avif\0\0\0\0'), 'AVIF', 'avif'],
    [box('avis\0\0\0\0'), 'AVIF', 'avif'],
    [box('mif1\0\0\0\0avif'), 'AVIF', 'avif'],
    ['<svg>', 'SVG', 'svg'],
    ['<x:svg>', 'SVG', 'svg'],
    ['\xef\xbb\xbf \n<?xml version="1.0"?>', 'SVG', 'svg'],
    ['<!-- x -->', 'SVG', 'svg'],
    ['<!doctype SVG>', 'SVG', 'svg'],
  ])('%j is a picture, whose name has to say which', async (bytes, name, ending) => {
    const wrong = ending === 'jpg' ? 'PNG' : 'JPG';
    expect(await problemOf(`of.two.${wrong}`, bytes)).toEqual({
      message: `is a ${name} file, though its name ends with .${wrong.toLowerCase()}`,
      notes: [`Rename it to of.two.${ending}, and write that name here.`],
    });
  });

  it('may be told by either ending of JPEG, in capitals too', async () => {
    const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    for (const name of ['a.jpg', 'a.jpeg', 'a.JPG'])
      expect(await problemOf(name, photo), name).toBeUndefined();
  });

  it('is told by the parser where a drawing has words before it', async () => {
    expect(await problemOf('a.svg', 'words <svg/>')).toMatchObject({
      message: expect.stringMatching(
        /^is not a whole SVG file: .* \(line 1 of the picture\)$/,
      ) as string,
    });
  });

  it('is told where a drawing is saved in another encoding', async () => {
    expect(
      await problemOf(
        'a.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>B\xfcro</title></svg>',
      ),
    ).toEqual({
      message: 'is not saved as UTF-8, which SVG files for the web are',
      notes: ['Export it again as plain SVG.'],
    });
  });

  it('is told by the decoder where a photo breaks off', async () => {
    const photo = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await problemOf('a.png', photo.subarray(0, -20))).toEqual({
      message: 'is damaged: not all of it can be read',
      notes: [tryIt, expect.stringMatching(/^The decoder says: [^\n]+\.$/)],
    });
  });

  it('is refused where it has more pixels than any screen', async () => {
    const header = Buffer.from('IHDR\0\0\x75\x30\0\0\x75\x30\x08\x00\x00\x00\x00', 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(header));
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'), header, sum]);
    expect(
      await problemOf(
        'a.png',
        Buffer.concat([png, Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e', 'latin1')]),
      ),
    ).toEqual({
      message: 'has more pixels than can be handled',
      notes: ['Make it smaller: 4000 pixels are enough for the widest screen.'],
    });
  });
});

describe('the ending of a name', () => {
  it.each([
    ['a.heic', 'a HEIC photo, as iPhones take them'],
    ['in/a.TIFF', 'a TIFF file'],
    ['a.b.cr2', 'a raw photo of a camera'],
    ['a.ai', 'a PDF document'],
    ['a.mov', 'a video'],
    ['a.svgz', 'a compressed SVG'],
  ])('%s says what the site does not take', (path, kind) => {
    expect(otherFormat(path)).toEqual({
      message: `is ${kind}; ${takes}`,
      notes: [expect.stringMatching(/./)],
    });
  });

  it.each(['a.jpg', 'a.svg', 'a', 'a.docx', 'heic'])('%s does not', (path) => {
    expect(otherFormat(path)).toBeUndefined();
  });
});

describe('the size of a photo', () => {
  const photo = (
    width: number,
    height: number,
    background = '#ffc21a',
    channels: 3 | 4 = 3,
  ): Promise<Buffer> => sharp({ create: { width, height, channels, background } }).png().toBuffer();
  const card: MediaPlace = { name: 'a card', leastWidth: 32, ratio: [8, 5] };

  it('is enough where it fills its place', async () => {
    expect(await problemOf('a.png', await photo(32, 20), card)).toBeUndefined();
  });

  it.each<[what: string, bytes: () => Promise<Buffer>, message: string, least: string]>([
    [
      'too small',
      () => photo(31, 20),
      'is 31 × 20 pixels large, which is too small for a card',
      '32 × 20',
    ],
    [
      'too low',
      () => photo(200, 10),
      'is 200 × 10 pixels large, of which 16 × 10 are left in the shape of a card (8:5), and that is too small',
      '32 × 20',
    ],
    [
      'too low, with a transparency that it does not use',
      () => photo(200, 10, '#ffc21aff', 4),
      'is 200 × 10 pixels large, of which 16 × 10 are left in the shape of a card (8:5), and that is too small',
      '32 × 20',
    ],
  ])('%s for its place is told, with the size that is wanted', async (_, bytes, message, least) => {
    expect(await problemOf('a.png', await bytes(), card)).toEqual({
      message,
      notes: [
        `Take one of at least ${least} pixels, better three times as much each way; enlarging this one would only blur it.`,
      ],
    });
  });

  it('is that of the whole where one sees through it, as it is not cut then', async () => {
    expect(await problemOf('a.png', await photo(32, 2, '#ffc21a80', 4), card)).toBeUndefined();
    expect(await problemOf('a.png', await photo(31, 2, '#ffc21a80', 4), card)).toMatchObject({
      message: 'is 31 × 2 pixels large, which is too small for a card',
    });
  });

  it('is that of the whole in a place without a shape', async () => {
    const logo: MediaPlace = { name: 'a logo', leastWidth: 32 };
    expect(await problemOf('a.png', await photo(32, 2), logo)).toBeUndefined();
    expect(await problemOf('a.png', await photo(30, 20), logo)).toEqual({
      message: 'is 30 × 20 pixels large, which is too small for a logo',
      notes: [expect.stringContaining('at least 32 × 22 pixels')],
    });
  });

  it('of a drawing is any', async () => {
    expect(
      await problemOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', card),
    ).toBeUndefined();
  });

  it('is that of the photo the right way up', async () => {
    const turned = await sharp({
      create: { width: 32, height: 20, channels: 3, background: '#fff' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await problemOf('a.jpg', turned, card)).toMatchObject({
      message: expect.stringContaining('is 20 × 32 pixels large') as string,
    });
  });

  it('is known without another look at the same bytes, and under another ending there is another', async () => {
    const cache = openCache(join(media, '..', 'cache'));
    await writeFile(join(media, 'a.png'), await photo(31, 20));
    await writeFile(join(media, 'a.jpg'), await photo(31, 20));
    for (let time = 0; time < 2; time += 1) {
      expect(await mediaProblem(media, 'a.png', card, cache)).toMatchObject({
        message: 'is 31 × 20 pixels large, which is too small for a card',
      });
      expect(await mediaProblem(media, 'a.jpg', card, cache)).toMatchObject({
        message: 'is a PNG file, though its name ends with .jpg',
      });
    }
  });
});

describe('what is no file', () => {
  type What = 'picture' | 'film' | 'captions';
  const of = (name: string, what?: What) => entryProblem(media, join(media, name), what);

  it.each<[what: What | undefined, itself: string, one: string, inside: string]>([
    [undefined, 'the picture itself', 'a picture', 'a picture'],
    ['picture', 'the picture itself', 'a picture', 'a picture'],
    ['film', 'the film itself', 'a film', 'a film'],
    ['captions', 'the captions themselves', 'captions', 'a file'],
  ])(
    'in the place of %s is told, with what should stand there',
    async (what, itself, one, inside) => {
      await symlink('nowhere', join(media, 'broken'));
      expect(await of('broken', what)).toEqual({
        message: 'is a link to a file that is not there',
        notes: [`Put ${itself} in the place of the link.`],
      });
      await mkdir(`${media}-too`);
      await writeFile(join(`${media}-too`, 'a'), 'a');
      await symlink(join(`${media}-too`, 'a'), join(media, 'outside'));
      expect(await of('outside', what)).toEqual({
        message: 'is a link to a file outside of the folder',
        notes: [
          `Put ${itself} in the place of the link: only content/media comes along when the site is built elsewhere.`,
        ],
      });
      await mkdir(join(media, 'folder'));
      expect(await of('folder', what)).toEqual({
        message: 'is a folder',
        notes: [`Name ${inside} in it.`],
      });
      execFileSync('mkfifo', [join(media, 'pipe')]);
      expect(await of('pipe', what)).toEqual({
        message: 'is not a file',
        notes: [`It is a pipe, a socket or a device of the system. Put ${one} in its place.`],
      });
      await writeFile(join(media, 'empty'), '');
      expect(await of('empty', what)).toEqual({
        message: 'is empty: the file has 0 bytes',
        notes: ['Copy it again; the last copy broke off.'],
      });
      await writeFile(join(media, 'file'), 'a');
      await symlink('file', join(media, 'link'));
      expect([await of('file', what), await of('link', what)]).toEqual([undefined, undefined]);
    },
  );
});
