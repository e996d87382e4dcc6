// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { palette } from '../../site/styles/palette.ts';
import {
  buildShareImages,
  shareImagesReport,
  type SharePage,
} from '../../site/generator/assets/share-images.tsx';

let directory: string;

/** Made anew by UPDATE_REFERENCES=1, and to be looked at then. */
const references = join(import.meta.dirname, 'share-images.png');

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${color}" d="M0 0h64v64H0z"/></svg>`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'share-'));
  for (const [name, color] of [
    ['red', '#f00'],
    ['green', '#0f0'],
    ['blue', '#00f'],
  ] as const)
    await writeFile(join(directory, `${name}.svg`), drawing(color));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const home: SharePage = {
  key: 'home',
  title: 'Proof Over Promises',
  subtitle: 'Explore Our AI',
  pictures: ['red.svg'],
};

const buildFor = (address: string, ...pages: SharePage[]) =>
  buildShareImages({
    pages,
    site: { name: 'Plumbline', address },
    art: { mark: Buffer.from(drawing('#000')), ratio: 1, showName: true },
    palette,
    mediaDirectory: directory,
    cache: openCache(join(directory, 'cache')),
    url: (path) => `/repo/${path}`,
  });

const build = (...pages: SharePage[]) => buildFor('https://plumbline.example/', ...pages);

async function bytesOf(page: SharePage): Promise<Uint8Array> {
  const { files, images } = await build(page);
  const bytes = files.get((images.get(page.key)?.src ?? '').replace('/repo/', ''));
  if (bytes === undefined) throw new Error(`${page.key} has no share image`);
  return bytes;
}

/** Colour of one pixel as [red, green, blue]. */
async function pixel(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const data = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...data];
}

describe('buildShareImages', () => {
  it('draws 1200 × 630 pixels in at most 150 kB, under a hashed name', async () => {
    const { images } = await build(home);
    expect(images.get('home')).toMatchObject({ width: 1200, height: 630, type: 'image/png' });
    expect(images.get('home')?.src).toMatch(/^\/repo\/assets\/share-home-[0-9a-f]{6}\.png$/);
    const bytes = await bytesOf(home);
    expect(bytes.byteLength).toBeLessThan(150_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  it('shows one picture large, or three as cards', async () => {
    expect(await pixel(await bytesOf(home), 890, 300)).toEqual([255, 0, 0]);
    const three = await bytesOf({
      ...home,
      key: 'demos',
      pictures: ['red.svg', 'green.svg', 'blue.svg'],
    });
    expect(await pixel(three, 1060, 100)).toEqual([255, 0, 0]);
    expect(await pixel(three, 720, 280)).toEqual([0, 255, 0]);
    expect(await pixel(three, 960, 450)).toEqual([0, 0, 255]);
  });

  it('shows two pictures as cards, and the mark where there is none', async () => {
    const two = await bytesOf({ ...home, key: 'demos', pictures: ['red.svg', 'green.svg'] });
    expect(await pixel(two, 1000, 180)).toEqual([255, 0, 0]);
    expect(await pixel(two, 720, 380)).toEqual([0, 255, 0]);
    const none = await bytesOf({ ...home, pictures: [] });
    expect(await pixel(none, 890, 300)).toEqual([0, 0, 0]);
    expect(await pixel(none, 700, 150)).toEqual([255, 194, 26]);
  });

  it('looks as the references do, in every composition', async () => {
    const pages: readonly SharePage[] = [
      home,
      {
        key: 'long',
        title: 'Electrical installations: emergencies at night and on Sundays',
        subtitle:
          'What a day looks like where an assistant answers every call, sorts what has come in and books the next free van',
        pictures: ['red.svg', 'green.svg'],
      },
      {
        key: 'cards',
        title: 'All Demos of the Assistants',
        subtitle: 'Explore all our AI assistant demonstrations, one by one, here',
        pictures: ['red.svg', 'green.svg', 'blue.svg'],
      },
      { key: 'mark', title: 'Page not found', subtitle: '', pictures: [] },
      { key: 'wordless', title: '', subtitle: '', pictures: ['red.svg'] },
    ];
    const small = { width: 600, height: 315 };
    const smaller = await Promise.all(
      pages.map(async (page) =>
        sharp(await bytesOf(page))
          .resize(small)
          .removeAlpha()
          .png()
          .toBuffer(),
      ),
    );
    const sheet = sharp({
      create: {
        width: small.width,
        height: small.height * pages.length,
        channels: 3,
        background: '#fff',
      },
    }).composite(smaller.map((input, index) => ({ input, left: 0, top: index * small.height })));
    if (process.env['UPDATE_REFERENCES'] !== undefined)
      await writeFile(
        references,
        await sheet.clone().png({ palette: true, colours: 128 }).toBuffer(),
      );
    const [drawn, expected] = await Promise.all([
      sheet.removeAlpha().raw().toBuffer(),
      sharp(references).removeAlpha().raw().toBuffer(),
    ]);
    // What another version of the renderer does to the edges of curves stays below; a line that moves by a pixel does not.
    const other = drawn.reduce(
      (count, value, index) => count + Number(Math.abs(value - (expected[index] ?? NaN)) > 48),
      0,
    );
    expect(drawn.length).toBe(expected.length);
    expect(
      other,
      'parts of pixels that have another colour than in tests/unit/share-images.png',
    ).toBeLessThan(100);
  });

  it('changes with the words and not without', async () => {
    const [first, same, other] = [
      await bytesOf(home),
      await bytesOf(home),
      await bytesOf({ ...home, title: 'Promises Over Proof' }),
    ];
    expect(Buffer.from(same).equals(first)).toBe(true);
    expect(Buffer.from(other).equals(first)).toBe(false);
  });

  it('leaves out signs that no font has, and all of a text with such a letter in it', async () => {
    const all = async (words: Partial<SharePage>) =>
      Buffer.from(await bytesOf({ ...home, ...words })).toString('base64');
    expect(await all({ title: '🔨 Proof  Over ⚒️ Promises' })).toBe(await all({}));
    expect(await all({ subtitle: 'Cafe\u0301' })).toBe(await all({ subtitle: 'Café' }));
    expect(await all({ title: '約束より証拠 Proof' })).toBe(await all({ title: '' }));
    expect(await all({ subtitle: 'ИИ для стройки' })).toBe(await all({ subtitle: '' }));
    expect(await all({ title: '約束', subtitle: '証拠' })).not.toBe(await all({ title: '約束' }));
  });

  it('gives the room of words that cannot be drawn to the mark, and says which pages lack theirs', async () => {
    const japanese = { ...home, title: '約束', subtitle: '証拠' };
    expect(await pixel(await bytesOf(japanese), 330, 200)).toEqual([0, 0, 0]);
    expect(await pixel(await bytesOf(home), 330, 200)).not.toEqual([0, 0, 0]);
    const made = await build(
      home,
      { ...home, key: 'demos', subtitle: 'Только дело' },
      { ...japanese, key: 'notFound' },
      { ...home, key: 'bare', subtitle: '' },
    );
    expect(made.wordless).toEqual(['demos', 'notFound']);
    expect(shareImagesReport(made)).toMatch(
      /^ {2}Share images without words: demos, notFound\. .+\.$/,
    );
    expect(shareImagesReport(await build(home))).toBe('');
  });

  it('shows an address in letters that no font has as networks write it', async () => {
    const fileOf = async (address: string) => [...(await buildFor(address, home)).files.keys()];
    expect(await fileOf('https://鈴木.example/')).toEqual(
      await fileOf('https://xn--4pv217g.example/'),
    );
  });

  it('names a picture that is missing, and refuses more than it can place', async () => {
    await expect(build({ ...home, pictures: ['gone.svg'] })).rejects.toThrow(
      /gone\.svg of a share image cannot be read/,
    );
    await expect(
      build({ ...home, pictures: ['red.svg', 'blue.svg', 'red.svg', 'blue.svg'] }),
    ).rejects.toThrow(/"home" has 4 pictures/);
  });
});
