/**
 * What icons and share images show: the owner's logo, or the sample's mark under the sample's name,
 * or a monogram.
 */
import { initialOf, sampleName, signPath } from '../../brand.ts';
import type { Palette } from '../../styles/palette.ts';
import type { Cache } from '../cache.ts';
import { coveredBy, staticFonts } from './fonts.ts';
import { readMedia } from './media-files.ts';
import { recolorSvg } from './theme.ts';

export interface LogoFiles {
  src: string;
  icon?: string | undefined;
  showName?: boolean | undefined;
}

export interface BrandAssets {
  favicon: string;
  icon: string;
  /** The same up to the edges, for devices that cut the corners themselves. */
  bleedIcon: string;
  /** Beside the name, on paper: an SVG or PNG. */
  mark: Buffer;
  showName: boolean;
  /** Width of the mark divided by its height. */
  ratio: number;
}

export async function brandAssets(options: {
  name: string;
  logo: LogoFiles | undefined;
  palette: Palette;
  mediaDirectory: string;
  cache: Cache;
}): Promise<BrandAssets> {
  const { name, logo, palette, mediaDirectory, cache } = options;
  if (logo === undefined)
    return name === sampleName
      ? sampleAssets(mediaDirectory, palette)
      : monogram(name, palette, cache);
  const shown = await readLogo(mediaDirectory, logo.src, cache);
  const isSquare = shown.ratio > 1 / 1.6 && shown.ratio < 1.6;
  const square =
    logo.icon === undefined ? isSquare && shown : await readLogo(mediaDirectory, logo.icon, cache);
  const icons = square ? logoIcons(square, palette) : await monogram(name, palette, cache);
  const showName = logo.showName ?? shown.ratio < 2;
  return { ...icons, mark: shown.png, ratio: shown.ratio, showName };
}

const square = (side: number, rest: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ` +
  `viewBox="0 0 ${side} ${side}">${rest}</svg>`;

const rounded = (side: number, radius: number, fill: string): string =>
  `<rect width="${side}" height="${side}" rx="${radius}" fill="${fill}"/>`;

const enlarged = (side: number, scale: number, shapes: string): string =>
  `<g transform="translate(${side / 2} ${side / 2}) scale(${scale}) translate(-24 -24)">` +
  `${shapes}</g>`;

type Icons = Pick<BrandAssets, 'favicon' | 'icon' | 'bleedIcon'>;

/**
 * One image of 48 by 48 on one ground. It is largest at 16 pixels, and smallest where a device
 * may cut a circle out of the icon.
 * @param scale of the image in the favicon
 */
function iconsOf(shapes: string, ground: string, scale: number): Icons {
  const on = (side: number, radius: number, share: number) =>
    square(side, rounded(side, radius, ground) + enlarged(side, (share * side) / 48, shapes));
  return {
    favicon: on(48, 10, scale),
    icon: on(512, 112, scale * 0.84),
    bleedIcon: on(512, 0, scale * 0.72),
  };
}

async function sampleAssets(mediaDirectory: string, palette: Palette): Promise<BrandAssets> {
  const read = async (path: string) =>
    recolorSvg(String(await readMedia(mediaDirectory, path)), palette);
  const mark = await read('brand/mark.svg');
  return {
    ...iconsOf(mark, palette.hivis, 0.92),
    mark: Buffer.from(mark),
    ratio: 1,
    showName: true,
  };
}

interface Logo {
  png: Buffer;
  ratio: number;
  isOpaque: boolean;
}

/** Larger than the logo on any page, in pixels. */
const logoSize = 512;

async function readLogo(mediaDirectory: string, path: string, cache: Cache): Promise<Logo> {
  const bytes = await readMedia(mediaDirectory, path);
  const { default: sharp } = await import('sharp');
  try {
    const inputs = [bytes];
    const png = await cache.remember('logo', inputs, async () => {
      const { width, height } = await sharp(bytes).metadata();
      const density = Math.min(Math.max((72 * logoSize) / Math.max(width, height), 1), 2400);
      const image = sharp(bytes, { density }).autoOrient();
      return image.resize(logoSize, logoSize, { fit: 'inside' }).png().toBuffer();
    });
    const { width, height } = await sharp(png).metadata();
    const { isOpaque } = await sharp(png).stats();
    return { png: Buffer.from(png), ratio: width / height, isOpaque };
  } catch (error) {
    throw new Error(
      `The logo ${path} cannot be read (${String(error)}). Check that a browser shows the logo, ` +
        'and export it again.',
      { cause: error },
    );
  }
}

/** A logo on white; an opaque logo fills the icon up to the edge. */
function logoIcons({ png, isOpaque }: Logo, { white }: Palette): Icons {
  const src = `data:image/png;base64,${png.toString('base64')}`;
  const on = (side: number, radius: number, padding: number): string => {
    const inset = isOpaque ? 0 : padding;
    const ratio = isOpaque ? ' preserveAspectRatio="xMidYMid slice"' : '';
    const place = `x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}"`;
    return square(
      side,
      `<clipPath id="a">${rounded(side, radius, white)}</clipPath><g clip-path="url(#a)">` +
        `${rounded(side, 0, white)}<image href="${src}" ${place}${ratio}/></g>`,
    );
  };
  return { favicon: on(48, 10, 3), icon: on(512, 112, 84), bleedIcon: on(512, 0, 104) };
}

/** A nut in a square of 48, for names whose first letter no font here has. */
const fallbackGlyph = (fill: string): string =>
  `<path fill="${fill}" d="M24 10.5 36 17v14l-12 6.5L12 31V17zM24 17a7 7 0 1 0 0 14 7 7 0 1 0 0-14z"/>`;

async function letterGlyph(letter: string, fill: string, cache: Cache): Promise<string> {
  if (letter === '' || !(await coveredBy(letter)).has(letter)) return fallbackGlyph(fill);
  const fonts = await staticFonts('heading', letter, cache);
  const inputs = [letter, fill, ...fonts];
  const svg = await cache.remember('monogram', inputs, async () => {
    const { default: satori } = await import('satori');
    const style = {
      display: 'flex',
      width: 48,
      height: 48,
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: 27,
      lineHeight: 1,
      color: fill,
    };
    const glyph = { type: 'div', key: null, props: { style, children: letter } };
    const files = fonts.map((data, index) => ({
      name: `Heading ${index}`,
      data: Buffer.from(data),
    }));
    return Buffer.from(await satori(glyph, { width: 48, height: 48, fonts: files }));
  });
  return String(svg);
}

async function monogram(name: string, { ink, hivis }: Palette, cache: Cache): Promise<BrandAssets> {
  const glyph = await letterGlyph(initialOf(name), ink, cache);
  const sign =
    `<path d="${signPath}" fill="${hivis}" stroke="${ink}" stroke-linejoin="round" ` +
    `stroke-width="2.5"/>${glyph}`;
  return {
    ...iconsOf(glyph, hivis, 1.45),
    mark: Buffer.from(square(48, sign)),
    ratio: 1,
    showName: true,
  };
}
