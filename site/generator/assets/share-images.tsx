// Also where tsx does not find tsconfig.json, which it looks for in the current folder.
/** @jsxRuntime automatic */
/** The pictures that messengers and social networks show beside a shared link, one a page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { Palette } from '../../styles/palette.ts';
import { recolorSvg, type BrandArt } from '../brand/index.ts';
import { recipe, type Cache } from '../cache.ts';
import { charactersOf, staticFonts } from './fonts.ts';
import { hashedName, type Output } from '../output/index.ts';

/** A page and what its share image says and shows. */
export interface SharePage {
  /** A short name for the file, such as `home`. */
  key: string;
  title: string;
  subtitle: string;
  /** Paths below the media folder: none (the mark stands large), one, as a square, or up to three, as cards laid over each other. */
  pictures: readonly string[];
}

/** A finished share image. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  type: 'image/png';
}

/** The size that Facebook, LinkedIn, X and WhatsApp show uncut: https://ogp.me, 1.91 to 1. */
const size = { width: 1200, height: 630 };

/** The share images of the site. */
export interface ShareImages {
  /** For out/. */
  files: Output;
  /** By the page's key. */
  images: Map<string, ShareImage>;
  /** The keys of the pages whose words have letters that no font here has: their images show pictures alone. */
  wordless: string[];
}

/** What became of the words, for the terminal; empty where all of them are drawn. */
export const shareImagesReport = ({ wordless }: ShareImages): string =>
  wordless.length === 0
    ? ''
    : `  Share images without words: ${wordless.join(', ')}. The fonts of the site do not have all of their letters; apps show the title beside the picture.`;

const tools = ['satori', 'sharp'];

/**
 * Draws one image a page from its words and pictures.
 * @param mediaDirectory the folder with the pictures
 * @param url gives a path below out/ its address
 * @throws Error that names a picture that is missing
 */
export async function buildShareImages({
  pages,
  site,
  art,
  palette,
  mediaDirectory,
  cache,
  url,
}: {
  pages: readonly SharePage[];
  site: { name: string; address: string };
  art: Pick<BrandArt, 'mark' | 'ratio' | 'showName'>;
  palette: Palette;
  mediaDirectory: string;
  cache: Cache;
  url: (path: string) => string;
}): Promise<ShareImages> {
  const files: Output = new Map();
  const images = new Map<string, ShareImage>();
  const read = (name: string) =>
    readFile(join(mediaDirectory, name)).catch((error: unknown) => {
      throw new Error(
        `The picture ${join(mediaDirectory, name)} of a share image cannot be read (${error instanceof Error ? error.message : String(error)}). Put the file there, or correct its name.`,
        { cause: error },
      );
    });
  const text = [
    site.name,
    shownAddress(site.address),
    ...pages.flatMap(({ title, subtitle }) => [title, subtitle]),
  ]
    .join('')
    .normalize();
  const [heading, body] = await Promise.all([
    staticFonts('heading', 800, text, cache),
    staticFonts('body', 600, text, cache),
  ]);
  const fonts: Fonts = { heading, body };
  // What one family lacks, satori takes from the other.
  const drawn = new Set(await charactersOf(text, [...heading, ...body], cache));
  const shown = {
    name: drawable(site.name, drawn),
    address:
      drawable(shownAddress(site.address), drawn) || shownAddress(new URL(site.address).href),
  };
  const drawnPages = pages.map((page) => ({
    ...page,
    title: drawable(page.title, drawn),
    subtitle: drawable(page.subtitle, drawn),
  }));

  await Promise.all(
    drawnPages.map(async (page) => {
      const pictures = await Promise.all(
        page.pictures.map(async (name) => {
          const bytes = await read(name);
          return /\.svg$/i.test(name) ? Buffer.from(recolorSvg(bytes.toString(), palette)) : bytes;
        }),
      );
      const words = [shown.name, shown.address, page.title, page.subtitle, String(pictures.length)];
      const bytes = await cache.remember(
        'share',
        [
          recipe(import.meta.url, tools),
          ...words,
          ...Object.values(palette),
          ...fonts.heading,
          ...fonts.body,
          art.mark,
          String(art.showName),
          ...pictures,
        ],
        () => draw(page, shown, art, palette, pictures, fonts),
      );
      const path = hashedName(`share-${page.key}`, 'png', bytes);
      files.set(path, bytes);
      images.set(page.key, { src: url(path), ...size, type: 'image/png' });
    }),
  );
  return {
    files,
    images,
    wordless: pages
      .filter(({ title, subtitle }) =>
        [title, subtitle].some((words) => words !== '' && drawable(words, drawn) === ''),
      )
      .map(({ key }) => key),
  };
}

/**
 * What can be drawn of a text: all of it, but for signs that no font has, such as emoji. Where one of
 * its letters or digits is missing it is nothing, as half a word is worse than none.
 * @param drawn the characters that a font has
 */
function drawable(text: string, drawn: ReadonlySet<string>): string {
  const characters = Array.from(text.normalize());
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !drawn.has(character)))
    return '';
  return characters
    .filter((character) => drawn.has(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Side of the square picture, and size of each of the three cards, in pixels. */
const square = 484;
const card = { width: 352, height: 220 };

/** Slanted ink and yellow, like the tape around a site. */
const tapeOf = (palette: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="30" viewBox="0 0 1200 30"><path fill="${palette.hivis}" d="M0 0h1200v30H0z"/><path fill="${palette.ink}" d="${Array.from({ length: 26 }, (_, index) => `M${index * 48 - 24} 30l30-30h24l-30 30z`).join('')}"/></svg>`;

interface Fonts {
  heading: readonly Uint8Array[];
  body: readonly Uint8Array[];
}

/** Nothing stands between the mark and the address, so that the mark has that room. */
const isWordless = ({ title, subtitle }: Pick<SharePage, 'title' | 'subtitle'>): boolean =>
  title === '' && subtitle === '';

/** `https://example.com/repo/` as people say it: `example.com/repo`. */
const shownAddress = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

async function draw(
  page: SharePage,
  site: { name: string; address: string },
  art: Pick<BrandArt, 'mark' | 'ratio' | 'showName'>,
  palette: Palette,
  pictures: readonly Buffer[],
  fonts: Fonts,
): Promise<Uint8Array> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  if (pictures.length > 3)
    throw new Error(
      `The share image of "${page.key}" has ${String(pictures.length)} pictures. Give it three at most.`,
    );
  const [first, second, ...more] = pictures;
  const picture =
    first === undefined ? (
      <Mark palette={palette} src={await asPng(art.mark, 300, 300, 'contain')} />
    ) : second === undefined ? (
      <Square palette={palette} src={await asPng(first, square, square)} />
    ) : (
      <Cards
        palette={palette}
        sources={await Promise.all(
          [first, second, ...more].map((each) => asPng(each, card.width, card.height)),
        )}
      />
    );
  const markHeight = isWordless(page) ? 240 : art.ratio > 4 ? 52 : 64;
  const markWidth = Math.min(Math.round(markHeight * art.ratio), 430);
  const svg = await satori(
    <Composition
      title={page.title}
      subtitle={page.subtitle}
      name={site.name}
      address={site.address}
      palette={palette}
      mark={{
        src: await asPng(art.mark, markWidth, markHeight, 'contain'),
        width: markWidth,
        height: markHeight,
        showName: art.showName && site.name !== '',
      }}
      tape={dataUrl('image/svg+xml', Buffer.from(tapeOf(palette)))}
      picture={picture}
    />,
    {
      ...size,
      fonts: [
        // A letter that the first file of a family lacks is looked for in the others.
        ...fonts.heading.map((data, index) => ({
          name: index === 0 ? 'Heading' : 'Heading Extended',
          data: Buffer.from(data),
          weight: 800 as const,
        })),
        ...fonts.body.map((data, index) => ({
          name: index === 0 ? 'Body' : 'Body Extended',
          data: Buffer.from(data),
          weight: 600 as const,
        })),
      ],
    },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** A picture at twice the size at which it is shown, cut to that shape or whole in it. */
async function asPng(
  picture: Buffer,
  width: number,
  height: number,
  fit: 'cover' | 'contain' = 'cover',
): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { width: ownWidth } = await sharp(picture, { failOn: 'error' }).metadata();
  const density = Math.min(Math.max((72 * 2 * width) / ownWidth, 1), 2400);
  return dataUrl(
    'image/png',
    await sharp(picture, { density, failOn: 'error' })
      .autoOrient()
      .resize(width * 2, height * 2, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer(),
  );
}

interface CompositionProps {
  title: string;
  subtitle: string;
  name: string;
  address: string;
  palette: Palette;
  /** The logo or mark, in pixels, and whether the name stands beside it. Addresses are data: URLs. */
  mark: { src: string; width: number; height: number; showName: boolean };
  tape: string;
  picture: ReactElement;
}

/** Width of the outlines in pixels. */
const outline = 5;

/** Large enough to be read in a thumbnail, small enough that the longest word stays on one line. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const byLength =
    title.length <= 20 ? 102 : title.length <= 36 ? 80 : title.length <= 60 ? 56 : 46;
  return Math.min(byLength, Math.floor(540 / (longestWord * 0.54)));
}

/** Satori lays out flexbox alone, and wants `display: flex` on whatever has several children. */
function Composition({
  palette,
  title,
  subtitle,
  name,
  address,
  mark,
  tape: tapeSource,
  picture,
}: CompositionProps) {
  const wordless = isWordless({ title, subtitle });
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: size.width,
        height: size.height,
        background: palette.paper,
        color: palette.ink,
        fontFamily: 'Body, Body Extended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 64px 0 60px',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: wordless ? 'center' : 'stretch',
            justifyContent: wordless ? 'space-evenly' : 'space-between',
            width: 540,
            height: square + 10,
          }}
        >
          <div
            style={{
              display: 'flex',
              flexDirection: wordless ? 'column' : 'row',
              alignItems: 'center',
            }}
          >
            <img
              src={mark.src}
              width={mark.width}
              height={mark.height}
              alt=""
              style={{ marginLeft: mark.showName ? -13 : 0 }}
            />
            {mark.showName ? (
              <div
                style={{
                  fontFamily: 'Heading, Heading Extended',
                  fontSize: 44,
                  letterSpacing: -1,
                  marginLeft: 3,
                }}
              >
                {name}
              </div>
            ) : null}
          </div>
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <div
              style={{
                fontFamily: 'Heading, Heading Extended',
                fontSize: titleSize(title),
                lineHeight: 1,
                letterSpacing: '-0.03em',
                textWrap: 'balance',
              }}
            >
              {title}
            </div>
            <div
              style={{
                fontSize: subtitle.length <= 60 ? 33 : subtitle.length <= 120 ? 27 : 23,
                lineHeight: 1.25,
                textWrap: 'balance',
                marginTop: 22,
                color: palette.textSoft,
              }}
            >
              {subtitle}
            </div>
          </div>
          <div style={{ display: 'flex' }}>
            <Outlined palette={palette} radius={16} edge={6}>
              <div
                style={{
                  fontSize: Math.min(27, Math.floor(490 / (address.length * 0.56))),
                  padding: '9px 20px 10px',
                  background: palette.hivis,
                }}
              >
                {address}
              </div>
            </Outlined>
          </div>
        </div>
        {picture}
      </div>
      <img
        src={tapeSource}
        width={1200}
        height={30}
        alt=""
        style={{ borderTop: `${outline}px solid ${palette.ink}` }}
      />
    </div>
  );
}

/** An ink outline with a hard edge below, as one shape: a border and a shadow would leave a hairline between them. */
function Outlined({
  palette,
  radius,
  edge,
  children,
}: {
  palette: Palette;
  radius: number;
  edge: number;
  children: ReactElement;
}) {
  return (
    <div
      style={{
        display: 'flex',
        background: palette.ink,
        borderRadius: radius,
        padding: `${outline}px ${outline}px ${outline + edge}px`,
      }}
    >
      <div style={{ display: 'flex', borderRadius: radius - outline, overflow: 'hidden' }}>
        {children}
      </div>
    </div>
  );
}

function Square({ palette, src }: { palette: Palette; src: string }) {
  return (
    <Outlined palette={palette} radius={32} edge={10}>
      <img src={src} width={square} height={square} alt="" />
    </Outlined>
  );
}

/** The mark on its own ground, where there is no picture. */
function Mark({ palette, src }: { palette: Palette; src: string }) {
  return (
    <Outlined palette={palette} radius={32} edge={10}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: square,
          height: square,
          background: palette.hivis,
        }}
      >
        <img src={src} width={300} height={300} alt="" />
      </div>
    </Outlined>
  );
}

interface Place {
  top: number;
  left: number;
  turn: number;
}

/** Where two cards lie, and where three do: from the top and the left in pixels, turned by degrees. */
const twoPlaces: readonly Place[] = [
  { top: 50, left: 120, turn: 3 },
  { top: 226, left: 4, turn: -4 },
];
const threePlaces: readonly Place[] = [
  { top: -4, left: 136, turn: 3 },
  { top: 138, left: -14, turn: -4 },
  { top: 284, left: 140, turn: 2 },
];

function Cards({ palette, sources }: { palette: Palette; sources: readonly string[] }) {
  const places = sources.length === 2 ? twoPlaces : threePlaces;
  return (
    <div style={{ display: 'flex', position: 'relative', width: square + 10, height: square + 30 }}>
      {places.map(({ top, left, turn }, index) => (
        <div
          key={top}
          style={{
            display: 'flex',
            position: 'absolute',
            top,
            left,
            transform: `rotate(${turn}deg)`,
          }}
        >
          <Outlined palette={palette} radius={26} edge={8}>
            <img src={sources[index]} width={card.width} height={card.height} alt="" />
          </Outlined>
        </div>
      ))}
    </div>
  );
}
