/**
 * The pictures of the content, each in the smallest form that shows it well.
 *
 * A drawing stays SVG unless AVIF at the largest width is smaller than the SVG as a host sends it
 * (gzip, which every host has). Measured on this site's drawings: hero 16 kB against 49 kB of AVIF
 * at 1200 px, portraits 4 to 7 kB against 16 kB at 720 px, demo scenes 1 kB against 7 kB at 740 px.
 * A photo becomes AVIF with WebP behind it.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPicture } from '../../content.ts';
import type { Palette } from '../../styles/palette.ts';
import { paintPicture } from '../brand/index.ts';
import { recipe, type Cache } from '../cache.ts';
import { withoutDoctype } from '../content/index.ts';
import { hashedName, type Output } from '../output/index.ts';
import { pictureName } from './picture-name.ts';

/** A picture that pages show. */
export interface PictureRequest {
  /** Path below the media folder, such as `demos/pa-1.svg`. */
  src: string;
  /** The widths in device pixels at which it is worth having: widths on the page by pixel densities. */
  widths: readonly number[];
}

/** A file of a picture before it has an address. */
interface Variant {
  extension: string;
  width: number;
  bytes: Uint8Array;
}

interface Encoded {
  width: number;
  height: number;
  fallback: Variant;
  sources: readonly { type: string; variants: readonly Variant[] }[];
}

interface Size {
  width: number;
  height: number;
}

const tools = ['sharp'];

/** No drawing of flat shapes below this many bytes (gzip) came near its AVIF: trying would only cost time. */
const worthTrying = 8_000;

/** Quality of AVIF and WebP on their own scales, chosen so that edges of flat colour stay clean at twice the density. */
const quality = { avif: 55, webp: 78 } as const;

/**
 * Builds every picture once, however often it is asked for.
 * @param mediaDirectory the folder that `src` is relative to
 * @param palette the colours that the drawings of the site wear
 * @param url gives a path below out/ its address
 * @returns the files, and the pictures by `src`
 * @throws Error that names every file that is missing or broken, and how to mend it
 */
export async function buildPictures({
  sources,
  mediaDirectory,
  palette,
  cache,
  url,
}: {
  sources: readonly PictureRequest[];
  mediaDirectory: string;
  palette: Palette;
  cache: Cache;
  url: (path: string) => string;
}): Promise<{ files: Output; pictures: Map<string, BuiltPicture> }> {
  const widthsBySource = new Map<string, number[]>();
  for (const { src, widths } of sources) widthsBySource.set(src, [...(widthsBySource.get(src) ?? []), ...widths]);

  const results = await Promise.allSettled(
    [...widthsBySource].map(async ([src, widths]) => ({ src, encoded: await encode(join(mediaDirectory, src), distinct(widths), palette, cache) })),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason instanceof Error ? result.reason.message : String(result.reason)] : []));
  if (failures.length > 0) throw new Error(failures.join('\n'));

  const files: Output = new Map();
  const pictures = new Map<string, BuiltPicture>();
  for (const result of results) {
    if (result.status === 'rejected') continue;
    const { src, encoded } = result.value;
    const addressOf = ({ extension, bytes }: Variant): string => {
      const path = hashedName(pictureName(src), extension, bytes);
      files.set(path, bytes);
      return url(path);
    };
    pictures.set(src, {
      src: addressOf(encoded.fallback),
      width: encoded.width,
      height: encoded.height,
      sources: encoded.sources.map(({ type, variants }) => ({ type, srcSet: variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ') })),
    });
  }
  return { files, pictures };
}

const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** The widths that are worth having: up to the original's own, never stretched beyond it. */
const upTo = (limit: number, widths: readonly number[]) => distinct(widths.map((width) => Math.min(width, limit)));

async function encode(file: string, widths: readonly number[], palette: Palette, cache: Cache): Promise<Encoded> {
  if (widths.length === 0) throw new Error(`${file} is asked for without a width. Name at least one in its request.`);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Error(`The picture ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Put the file there, or correct its name in the content.`, { cause: error });
  });
  return extname(file).toLowerCase() === '.svg' ? encodeDrawing(file, paintPicture(bytes, palette), widths, cache) : encodePhoto(file, bytes, widths, cache);
}

async function encodeDrawing(file: string, original: Buffer, widths: readonly number[], cache: Cache): Promise<Encoded> {
  const bytes = Buffer.from(withoutDoctype(original.toString()));
  const size = drawingSize(file, bytes.toString());
  const fallback: Variant = { extension: 'svg', width: size.width, bytes };
  const plain: Encoded = { ...size, fallback, sources: [] };
  if (bytes.byteLength < worthTrying) return plain;
  const delivered = gzipSync(bytes, { level: 9 }).byteLength;
  if (delivered < worthTrying) return plain;

  const largest = Math.max(...widths);
  const key = [recipe(import.meta.url, tools), bytes];
  const trial = await cache.rememberJson('picture-trial', [...key, String(largest)], isNumber, async () => (await drawingAsAvif(file, bytes, size, largest, 2)).byteLength);
  if (trial >= delivered) return plain;
  const variants = await Promise.all(
    widths.map(async (width) => ({ extension: 'avif', width, bytes: await cache.remember('picture', [...key, String(width)], () => drawingAsAvif(file, bytes, size, width, 4)) })),
  );
  return { ...plain, sources: [{ type: 'image/avif', variants }] };
}

const isNumber = (value: unknown) => typeof value === 'number';

/** Intrinsic size of an SVG: its width and height, or those of its viewBox. */
function drawingSize(file: string, text: string): Size {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (root === undefined || !text.includes('</svg>')) throw new Error(`The picture ${file} is not a whole SVG file. Export it again.`);
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(root)?.[1];
  const [, , viewWidth, viewHeight] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number);
  const pixels = (value: string | undefined) => (value !== undefined && /^[\d.]+(px)?$/.test(value) ? Number.parseFloat(value) : undefined);
  const width = pixels(attribute('width')) ?? viewWidth;
  const height = pixels(attribute('height')) ?? viewHeight;
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) throw new Error(`The picture ${file} does not tell its size. Give its <svg> a viewBox, such as viewBox="0 0 640 400".`);
  return { width: Math.round(width), height: Math.round(height) };
}

async function drawingAsAvif(file: string, bytes: Buffer, size: Size, width: number, effort: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // 72 dpi draws an SVG at its own size; the density makes it sharp at the width that is asked for.
  const density = Math.min(Math.max((72 * width) / size.width, 1), 2400);
  return sharp(bytes, { density })
    .resize({ width })
    .avif({ quality: quality.avif, effort })
    .toBuffer()
    .catch((error: unknown) => {
      throw new Error(`The picture ${file} cannot be drawn (${String(error)}). Open it in a browser, and export it again.`, { cause: error });
    });
}

async function encodePhoto(file: string, bytes: Buffer, requested: readonly number[], cache: Cache): Promise<Encoded> {
  const key = [recipe(import.meta.url, tools), bytes];
  const size = await cache.rememberJson('picture-size', key, isSize, () => photoSize(file, bytes));
  const widths = upTo(size.width, requested);
  const variantsAs = (format: 'avif' | 'webp') =>
    Promise.all(
      widths.map(async (width): Promise<Variant> => ({
        extension: format,
        width,
        bytes: await cache.remember('picture', [...key, format, String(width)], async () => {
          const { default: sharp } = await import('sharp');
          const resized = sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width });
          return (format === 'avif' ? resized.avif({ quality: quality.avif, effort: 4 }) : resized.webp({ quality: quality.webp, effort: 5 })).toBuffer();
        }),
      })),
    );
  const [avif, webp] = await Promise.all([variantsAs('avif'), variantsAs('webp')]);

  // Some originals, such as a logo of few colours, are smaller than anything made of them.
  const original: Variant = { extension: extname(file).slice(1).toLowerCase(), width: size.width, bytes };
  const largestWebp = largestOf(webp);
  const keepsOriginal = original.width === largestWebp.width && bytes.byteLength <= largestWebp.bytes.byteLength;
  const fallback = keepsOriginal ? original : largestWebp;
  const sources: { type: string; variants: Variant[] }[] = [];
  if (largestOf(avif).bytes.byteLength < fallback.bytes.byteLength) sources.push({ type: 'image/avif', variants: avif });
  if (!keepsOriginal && webp.length > 1) sources.push({ type: 'image/webp', variants: webp });
  return { ...size, fallback, sources };
}

function largestOf(variants: readonly Variant[]): Variant {
  return variants.reduce((largest, variant) => (variant.width > largest.width ? variant : largest));
}

const isSize = (value: unknown): value is Size =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value && typeof value.width === 'number' && typeof value.height === 'number';

/** Size of a photo the right way up; decodes all of it, so that a file that breaks off is noticed. */
async function photoSize(file: string, bytes: Buffer): Promise<Size> {
  const { default: sharp } = await import('sharp');
  try {
    const { info } = await sharp(bytes, { failOn: 'error' }).autoOrient().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height };
  } catch (error) {
    throw new Error(`The picture ${file} cannot be decoded (${error instanceof Error ? error.message : String(error)}). Open it in a picture editor, and save it again as JPEG, PNG or WebP.`, { cause: error });
  }
}
