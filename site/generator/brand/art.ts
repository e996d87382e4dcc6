/**
 * What icons and share images show for the brand: the owner's logo, the placeholder mark under the name
 * that it was drawn for, and under any other name a sign with its first letter.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initialOf, sampleName, signPath } from '../../brand.ts';
import type { Palette } from '../../styles/palette.ts';
import { recipe, type Cache } from '../cache.ts';
import { outlineFont } from '../outline-font.ts';
import { recolorSvg } from './theme.ts';

/** The owner's logo as the content names it: paths in content/media. */
export interface LogoFiles {
  src: string;
  icon?: string | undefined;
  showName?: boolean | undefined;
}

/** The brand in pictures. */
export interface BrandArt {
  /** For the tabs of a browser: an SVG that is read at 16 pixels, on a ground that shows in light and dark bars. */
  favicon: string;
  /** For home screens: an SVG of 512 by 512 that reaches into its corners or leaves them free. */
  icon: string;
  /** What fills the corners where the device cuts them itself. */
  ground: string;
  /** Beside the name, on paper: an SVG or PNG. */
  mark: Buffer;
  /** Whether the name stands beside it. */
  showName: boolean;
  /** Its width divided by its height. */
  ratio: number;
}

const tools = ['sharp'];

/**
 * @param mediaDirectory the folder with the logo, or with `brand/mark.svg` and `brand/icon.svg`
 * @param letterFonts TrueType fonts, of which the first that has the letter draws it; where none has it, as in Japanese, a nut stands in its place
 * @throws Error that names a file that is missing or is not a whole picture
 */
export async function brandArt({
  name,
  logo,
  palette,
  mediaDirectory,
  letterFonts,
  cache,
}: {
  name: string;
  logo: LogoFiles | undefined;
  palette: Palette;
  mediaDirectory: string;
  letterFonts: (letter: string) => Promise<readonly Uint8Array[]>;
  cache: Cache;
}): Promise<BrandArt> {
  if (logo === undefined && name === sampleName) return placeholder(mediaDirectory, palette);
  const letter = async () => signOf(initialOf(name), await letterFonts(initialOf(name)), palette);
  if (logo === undefined) return letter();
  const shown = await rasterOf(join(mediaDirectory, logo.src), cache);
  const icon =
    logo.icon === undefined
      ? isSquare(shown.ratio)
        ? shown
        : undefined
      : await rasterOf(join(mediaDirectory, logo.icon), cache);
  const {
    favicon,
    icon: large,
    ground,
  } = icon === undefined ? await letter() : iconOf(icon, palette);
  return {
    favicon,
    icon: large,
    ground,
    mark: shown.png,
    ratio: shown.ratio,
    showName: logo.showName ?? shown.ratio < 2,
  };
}

const isSquare = (ratio: number): boolean => ratio > 1 / 1.6 && ratio < 1.6;

async function placeholder(mediaDirectory: string, palette: Palette): Promise<BrandArt> {
  // One after the other: where both are missing, it is always the same one that is named.
  const mark = await readDrawing(mediaDirectory, 'brand/mark.svg', palette);
  const icon = await readDrawing(mediaDirectory, 'brand/icon.svg', palette);
  // The mark larger than on the app icon, so that it is still read at 16 px.
  const placed = mark
    .slice(mark.indexOf('<svg'))
    .trim()
    .replace(/<svg\b[^>]*>/, (root) =>
      root
        .replace(/\s(width|height|data-palette)=["'][^"']*["']/g, '')
        .replace('<svg', '<svg x="2" y="2" width="44" height="44"'),
    );
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${palette.hivis}"/>${placed}</svg>`;
  return {
    favicon,
    icon,
    ground: palette.hivis,
    mark: Buffer.from(mark),
    ratio: 1,
    showName: true,
  };
}

async function readDrawing(
  mediaDirectory: string,
  name: string,
  palette: Palette,
): Promise<string> {
  const file = join(mediaDirectory, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(
      `The drawing ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). The icons of the site are made of it: put it back.`,
      { cause: error },
    );
  });
  if (!/<svg\b[^>]*\bviewBox=/.test(text) || !text.includes('</svg>'))
    throw new Error(`The drawing ${file} is not a whole SVG file with a viewBox. Export it again.`);
  return recolorSvg(text.replaceAll('\r\n', '\n'), palette);
}

/** A logo as pixels, whatever it was. */
interface Raster {
  png: Buffer;
  ratio: number;
  /** Whether nothing of what lies behind shows through: it brings its own ground. */
  opaque: boolean;
}

/** Larger than it is ever shown. */
const rasterSize = 512;

async function rasterOf(file: string, cache: Cache): Promise<Raster> {
  const bytes = await readFile(file);
  const { default: sharp } = await import('sharp');
  try {
    const png = Buffer.from(
      await cache.remember('logo', [recipe(import.meta.url, tools), bytes], async () => {
        const { width, height } = await sharp(bytes).metadata();
        const density = Math.min(Math.max((72 * rasterSize) / Math.max(width, height), 1), 2400);
        return sharp(bytes, { density })
          .autoOrient()
          .resize(rasterSize, rasterSize, { fit: 'inside' })
          .png({ effort: 10 })
          .toBuffer();
      }),
    );
    const [{ width, height }, { isOpaque }] = await Promise.all([
      sharp(png).metadata(),
      sharp(png).stats(),
    ]);
    return { png, ratio: width / height, opaque: isOpaque };
  } catch (error) {
    throw new Error(
      `The logo ${file} cannot be drawn (${String(error)}). Open it in a browser, and export it again.`,
      { cause: error },
    );
  }
}

/** A logo on white, or to the edge where it brings its own ground. */
function iconOf(
  { png, opaque }: Raster,
  { white }: Palette,
): Pick<BrandArt, 'favicon' | 'icon' | 'ground'> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const on = (side: number, radius: number, inset: number): string => {
    const place = opaque ? 0 : inset;
    const size = String(side - 2 * place);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(side)}" height="${String(side)}" viewBox="0 0 ${String(side)} ${String(side)}"><clipPath id="a"><rect width="${String(side)}" height="${String(side)}" rx="${String(radius)}"/></clipPath><g clip-path="url(#a)"><path fill="${white}" d="M0 0h${String(side)}v${String(side)}H0z"/><image href="${source}" x="${String(place)}" y="${String(place)}" width="${size}" height="${size}"${opaque ? ' preserveAspectRatio="xMidYMid slice"' : ''}/></g></svg>`;
  };
  return { favicon: on(48, 10, 3), icon: on(512, 112, 84), ground: white };
}

/** A nut in a square of 48: it stands for a letter that no font here has. */
const nutPath = 'M24 10.5 36 17v14l-12 6.5L12 31V17zM24 17a7 7 0 1 0 0 14 7 7 0 1 0 0-14z';

/** The letter as a shape in the middle of a square of 48, or the nut. */
function letterPath(letter: string, fonts: readonly Uint8Array[]): string {
  if (letter === '') return nutPath;
  for (const font of fonts.map(outlineFont)) {
    if (font.charToGlyphIndex(letter) === 0) continue;
    const { x1, x2, y1, y2 } = font.getPath(letter, 0, 0, 27).getBoundingBox();
    return font.getPath(letter, 24 - (x1 + x2) / 2, 24 - (y1 + y2) / 2, 27).toPathData(2);
  }
  return nutPath;
}

/** The first letter on a sign. */
function signOf(
  letter: string,
  fonts: readonly Uint8Array[],
  { ink, paper, hivis }: Palette,
): BrandArt {
  const path = letterPath(letter, fonts);
  const sign = (outline: string) =>
    `<path d="${signPath}" fill="${hivis}" stroke="${outline}" stroke-linejoin="round" stroke-width="2.5"/><path d="${path}" fill="${ink}"/>`;
  return {
    favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${hivis}"/><g transform="translate(24 24) scale(1.45) translate(-24 -24)"><path d="${path}" fill="${ink}"/></g></svg>`,
    icon: `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ink}" rx="112"/><g transform="translate(256 256) scale(7.4) translate(-24 -24)">${sign(paper)}</g></svg>`,
    ground: ink,
    mark: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${sign(ink)}</svg>`,
    ),
    ratio: 1,
    showName: true,
  };
}
