/** The images that messengers and social networks show beside a shared link, one a page. */
import { extname } from 'node:path';
import type { CSSProperties, ReactNode } from 'react';
import type { SatoriOptions } from 'satori';
import type { Palette } from '../../styles/palette.ts';
import type { BrandAssets } from './brand-assets.ts';
import type { Cache } from '../cache.ts';
import { hashedName, type Output } from '../output/index.ts';
import { coveredBy, staticFonts } from './fonts.ts';
import { readMedia } from './media-files.ts';
import { recolorSvg } from './theme.ts';

export interface SharePage {
  key: string;
  title: string;
  subtitle: string;
  /** Paths below the media folder, three at most; without any, the brand mark is shown large. */
  images: readonly string[];
}

export interface ShareImage {
  src: string;
  width: number;
  height: number;
  type: 'image/png';
}

export interface ShareImages {
  files: Output;
  images: Map<string, ShareImage>;
  /** The keys of the pages whose text has characters that the fonts lack. */
  withoutText: string[];
}

/** The size that social networks show uncut: https://ogp.me, 1.91 to 1. */
const size = { width: 1200, height: 630 };

const square = 484;
const card = { width: 352, height: 220 };

/** Where cards lie: from the top and the left, turned by degrees. */
const cardPlaces = [
  [[50, 120, 3], [226, 4, -4]], // prettier-ignore
  [
    [-4, 136, 3],
    [138, -14, -4],
    [284, 140, 2],
  ],
] as const;

/** Says which pages have an image without text; empty where none has. */
export const shareImagesReport = ({ withoutText }: ShareImages): string =>
  withoutText.length === 0
    ? ''
    : `  Share images without text: ${withoutText.join(', ')}. ` +
      'The fonts of the site do not have all characters; apps show the title beside the image.';

export async function buildShareImages(options: {
  pages: readonly SharePage[];
  site: { name: string; url: string };
  brand: Pick<BrandAssets, 'mark' | 'ratio' | 'showName'>;
  palette: Palette;
  mediaDirectory: string;
  cache: Cache;
  url: (path: string) => string;
}): Promise<ShareImages> {
  const { pages, site, brand, palette, mediaDirectory, cache, url } = options;
  const host = site.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const text = [site.name, host, ...pages.flatMap((page) => [page.title, page.subtitle])].join('');
  const covered = await coveredBy(text.normalize());
  const drawable = (part: string) => drawablePart(part, covered);
  // One list for all images: satori reads the fonts of a list once.
  const fonts = (['heading', 'body'] as const).map(async (family) =>
    (await staticFonts(family, text.normalize(), cache)).map((data, index) => ({
      name: index === 0 ? family : `${family} ${index}`,
      data: Buffer.from(data),
      weight: 800 as const,
    })),
  );
  const fontList = (await Promise.all(fonts)).flat();
  const result: ShareImages = { files: new Map(), images: new Map(), withoutText: [] };
  for (const { key, title, subtitle, images: paths } of pages) {
    const texts = {
      name: brand.showName ? drawable(site.name) : '',
      host: drawable(host) || new URL(site.url).host,
      title: drawable(title),
      subtitle: drawable(subtitle),
    };
    if ((title && !texts.title) || (subtitle && !texts.subtitle)) result.withoutText.push(key);
    const images = await Promise.all(
      paths.slice(0, 3).map(async (path) => {
        const bytes = await readMedia(mediaDirectory, path);
        const isSvg = extname(path).toLowerCase() === '.svg';
        return isSvg ? Buffer.from(recolorSvg(bytes.toString(), palette)) : bytes;
      }),
    );
    const inputs = [JSON.stringify([texts, palette, brand.ratio]), brand.mark, ...images];
    const bytes = await cache.remember(
      'share',
      [...fontList.map(({ data }) => data), ...inputs],
      () => draw({ ...texts, palette, brand, images, fonts: fontList }),
    );
    const path = hashedName(`share-${key}`, 'png', bytes);
    result.files.set(path, bytes);
    result.images.set(key, { src: url(path), ...size, type: 'image/png' });
  }
  return result;
}

/** A text without signs that no font has; nothing if a letter or digit is missing. */
function drawablePart(text: string, covered: ReadonlySet<string>): string {
  const characters = Array.from(text.normalize());
  const has = (character: string) => covered.has(character);
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !has(character))) return '';
  return characters.filter(has).join('').replaceAll(/ {2,}/g, ' ').trim();
}

interface Composition {
  name: string;
  host: string;
  title: string;
  subtitle: string;
  palette: Palette;
  brand: Pick<BrandAssets, 'mark' | 'ratio'>;
  images: readonly Buffer[];
  fonts: SatoriOptions['fonts'];
}

/** An element for satori, which supports only flexbox. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  ({ type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }) as const;
const image = (
  src: string,
  width: number,
  height: number,
  objectFit: 'cover' | 'contain' = 'contain',
) => ({ type: 'img', key: null, props: { src, width, height, style: { objectFit } } }) as const;

async function draw(composition: Composition): Promise<Uint8Array> {
  const { name, host, title, subtitle, palette, brand, images, fonts } = composition;
  const { default: satori } = await import('satori');
  const { default: sharp } = await import('sharp');
  type Fit = 'cover' | 'contain';
  const scaledImage = async (bytes: Buffer, width: number, height: number, objectFit: Fit) => {
    const isSvg = bytes.subarray(0, 200).includes('<svg');
    const pixels = { width: Math.round(1.5 * width), height: Math.round(1.5 * height) };
    // Satori reads neither WebP nor AVIF.
    const data = isSvg
      ? bytes
      : await sharp(bytes)
          .autoOrient()
          .resize({ ...pixels, fit: objectFit, background: '#0000' })
          .png({ compressionLevel: 1 })
          .toBuffer();
    const src = `data:image/${isSvg ? 'svg+xml' : 'png'};base64,${data.toString('base64')}`;
    return image(src, width, height, objectFit);
  };
  /** An ink outline with a hard lower edge. */
  const outlined = (radius: number, edge: number, child: ReactNode) =>
    box(
      { background: palette.ink, borderRadius: radius, padding: `5px 5px ${5 + edge}px` },
      box({ borderRadius: radius - 5, overflow: 'hidden' }, child),
    );

  const hasText = title !== '' || subtitle !== '';
  const markHeight = hasText ? (brand.ratio > 4 ? 52 : 64) : 240;
  const markWidth = Math.min(Math.round(markHeight * brand.ratio), 430);
  const mark = await scaledImage(brand.mark, markWidth, markHeight, 'contain');
  const [first] = images;
  let shown: ReactNode;
  if (images.length > 1) {
    const places = cardPlaces[images.length === 2 ? 0 : 1];
    const cards = images.map(async (bytes, index) => {
      const [top, left, turn] = places[index] ?? [0, 0, 0];
      return box(
        { position: 'absolute', top, left, transform: `rotate(${turn}deg)` },
        outlined(26, 8, await scaledImage(bytes, card.width, card.height, 'cover')),
      );
    });
    shown = box({ position: 'relative', width: 494, height: 514 }, ...(await Promise.all(cards)));
  } else {
    const centered = {
      alignItems: 'center',
      justifyContent: 'center',
      width: square,
      height: square,
      background: palette.hivis,
    };
    const content = first
      ? scaledImage(first, square, square, 'cover')
      : scaledImage(brand.mark, 300, 300, 'contain');
    shown = outlined(32, 10, box(centered, await content));
  }

  // Large enough to be read in a thumbnail, with the longest word in one line.
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const byLength =
    title.length <= 20 ? 102 : title.length <= 36 ? 80 : title.length <= 60 ? 56 : 46;
  const titleSize = Math.min(byLength, Math.floor(540 / (longestWord * 0.54)));
  const heading = { fontFamily: 'heading, heading 1' };
  const stripe = (_: unknown, i: number) => `M${i * 48 - 24} 30l30-30h24l-30 30z`;
  const stripes = Array.from({ length: 26 }, stripe).join('');
  const tape =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="30">` +
    `<path fill="${palette.hivis}" d="M0 0h1200v30H0z"/>` +
    `<path fill="${palette.ink}" d="${stripes}"/></svg>`;
  const svg = await satori(
    box(
      {
        flexDirection: 'column',
        ...size,
        background: palette.paper,
        color: palette.ink,
        fontFamily: 'body, body 1',
      },
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 64px 0 60px',
        },
        box(
          {
            flexDirection: 'column',
            alignItems: hasText ? 'stretch' : 'center',
            justifyContent: hasText ? 'space-between' : 'space-evenly',
            width: 540,
            height: square + 10,
          },
          box(
            { flexDirection: hasText ? 'row' : 'column', alignItems: 'center' },
            box({ marginLeft: name === '' ? 0 : -13 }, mark),
            box({ ...heading, fontSize: 44, letterSpacing: -1, marginLeft: 3 }, name),
          ),
          box(
            { flexDirection: 'column' },
            box(
              {
                ...heading,
                fontSize: titleSize,
                lineHeight: 1,
                letterSpacing: '-0.03em',
                textWrap: 'balance',
              },
              title,
            ),
            box(
              {
                fontSize: subtitle.length <= 60 ? 33 : subtitle.length <= 120 ? 27 : 23,
                lineHeight: 1.25,
                textWrap: 'balance',
                marginTop: 22,
                color: palette.textSoft,
              },
              subtitle,
            ),
          ),
          box(
            {},
            outlined(
              16,
              6,
              box(
                {
                  fontSize: Math.min(27, Math.floor(490 / (host.length * 0.56))),
                  padding: '9px 20px 10px',
                  background: palette.hivis,
                },
                host,
              ),
            ),
          ),
        ),
        shown,
      ),
      box(
        { borderTop: `5px solid ${palette.ink}` },
        image(`data:image/svg+xml;base64,${Buffer.from(tape).toString('base64')}`, 1200, 30),
      ),
    ),
    { ...size, fonts },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 1 }).toBuffer();
}
