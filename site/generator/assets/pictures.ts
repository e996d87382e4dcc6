/**
 * The pictures of the content, each in the smallest form that shows it well.
 *
 * A drawing stays SVG unless AVIF at the largest width is smaller than the SVG as a host sends it
 * (gzip, which every host has). Measured on this site's drawings: hero 16 kB against 49 kB of AVIF
 * at 1200 px, portraits 4 to 7 kB against 16 kB at 720 px, demo scenes 1 kB against 7 kB at 740 px.
 * A photo is cut to the shape of its frame and becomes AVIF with WebP behind it, without what the
 * camera has noted in it (place, time, its own colours).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPicture, Edges } from '../../content.ts';
import { cropTo, isMisfit, type Crop, type Point, type Shape, type Size } from '../../frames.ts';
import type { Palette } from '../../styles/palette.ts';
import { paintPicture } from '../brand/index.ts';
import { recipe, type Cache } from '../cache.ts';
import { withoutDoctype } from '../content/index.ts';
import { hashedName, type Output } from '../output/index.ts';
import { withOurLineEnds } from './line-ends.ts';
import { pictureName } from './picture-name.ts';

/** A picture that pages show. */
export interface PictureRequest {
  /** Path below the media folder, such as `demos/pa-1.svg`. */
  src: string;
  /** The widths in device pixels at which it is worth having: widths on the page by pixel densities. */
  widths: readonly number[];
  /** The frame that a photo is cut to; without one it stays whole. */
  shape?: Shape;
  /** The point of a photo that is to be kept; that of the frame if there is none. */
  focus?: Point | undefined;
  /** Whether something is to continue it, in the colours of its edges. */
  edges?: boolean;
}

/** What a picture is found by among those that were built: the same file may be cut in more than one way. */
export const pictureKey = ({
  src,
  shape,
  focus,
}: Omit<PictureRequest, 'widths' | 'edges'>): string =>
  shape === undefined ? src : JSON.stringify([src, shape, focus]);

/** The files of the pictures, and the pictures by `pictureKey`. */
export interface Pictures {
  files: Output;
  pictures: Map<string, BuiltPicture>;
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
  ground?: string;
  whole?: '';
}

const tools = ['sharp'];

/** No drawing of flat shapes below this many bytes (gzip) came near its AVIF: trying would only cost time. */
const worthTrying = 8_000;

/** Quality of AVIF and WebP on their own scales, chosen so that edges of flat colour stay clean at twice the density. */
const quality = { avif: 55, webp: 78 } as const;

/**
 * Builds every picture once, however often it is asked for and under however many names its bytes lie in the folder.
 * @param mediaDirectory the folder that `src` is relative to
 * @param palette the colours that the drawings of the site wear
 * @param url gives a path below out/ its address
 * @returns the files, and the pictures by `pictureKey`
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
}): Promise<Pictures> {
  const results = await settleSome(sources, async (source) => ({
    source,
    digest: digestOf(await read(join(mediaDirectory, source.src))),
  }));
  const groups = new Map<string, [PictureRequest, ...PictureRequest[]]>();
  for (const { source, digest } of succeeded(results)) {
    // The ending decides whether it is a drawing.
    const same = JSON.stringify([
      digest,
      extname(source.src).toLowerCase(),
      source.shape,
      source.focus,
    ]);
    const group = groups.get(same);
    if (group === undefined) groups.set(same, [source]);
    else group.push(source);
  }

  const made = await settleSome([...groups.values()], async (group) => {
    const [first] = group;
    const encoded = await encode(
      join(mediaDirectory, first.src),
      { ...first, widths: distinct(group.flatMap(({ widths }) => widths)) },
      palette,
      cache,
    );
    const edges = group.some((request) => request.edges === true)
      ? await cache.rememberJson(
          'picture-edges',
          [recipe(import.meta.url, tools), encoded.fallback.bytes],
          isEdges,
          () => edgesOf(encoded.fallback.bytes),
        )
      : null;
    return { group, encoded, edges };
  });
  const failures = [...failed(results), ...failed(made)];
  if (failures.length > 0) throw new Error([...new Set(failures)].join('\n'));

  const files: Output = new Map();
  const pictures = new Map<string, BuiltPicture>();
  for (const { group, encoded, edges } of succeeded(made)) {
    const name = pictureName(group[0].src);
    // One hash for all files of a picture: the addresses of a page compress to little more than their widths.
    const everything = Buffer.concat(
      encoded.sources.flatMap(({ variants }) => variants.map(({ bytes }) => bytes)),
    );
    const addressOf = ({ extension, width, bytes }: Variant): string => {
      const path =
        extension === 'svg' || everything.byteLength === 0
          ? hashedName(name, extension, bytes)
          : hashedName(`${name}-${String(width)}`, extension, everything);
      files.set(path, bytes);
      return url(path);
    };
    const picture: BuiltPicture = {
      src: addressOf(encoded.fallback),
      width: encoded.width,
      height: encoded.height,
      sources: encoded.sources.map(({ type, variants }) => ({
        type,
        srcSet: variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', '),
      })),
      ...(encoded.ground === undefined ? {} : { ground: encoded.ground }),
      ...(encoded.whole === undefined ? {} : { whole: encoded.whole }),
      ...(edges === null ? {} : { edges }),
    };
    for (const request of group) pictures.set(pictureKey(request), picture);
  }
  return { files, pictures };
}

/** How many pictures are worked on at a time: each takes the memory of its pixels, and one AVIF keeps more than one core busy. */
const atOnce = Math.min(availableParallelism(), 4);

/** `Promise.allSettled` for few at a time, in the order of the items. */
async function settleSome<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) [results[index]] = await Promise.allSettled([work(item)]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const succeeded = <Result>(results: readonly PromiseSettledResult<Result>[]): Result[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const failed = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) =>
    result.status === 'rejected'
      ? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
      : [],
  );

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const read = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: unknown) => {
    throw new Error(
      `The picture ${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Put the file there, or correct its name in the content.`,
      { cause: error },
    );
  });

const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** The widths that are worth having: up to the original's own, never stretched beyond it; none that its own nearly equals. */
const upTo = (limit: number, widths: readonly number[]) =>
  widths.some((width) => width > limit)
    ? [...distinct(widths).filter((width) => width * 1.1 < limit), limit]
    : distinct(widths);

type Wish = Omit<PictureRequest, 'src'>;

async function encode(file: string, wish: Wish, palette: Palette, cache: Cache): Promise<Encoded> {
  if (wish.widths.length === 0)
    throw new Error(`${file} is asked for without a width. Name at least one in its request.`);
  const bytes = withOurLineEnds(file, await read(file));
  const encoded = await (extname(file).toLowerCase() === '.svg'
    ? encodeDrawing(file, paintPicture(bytes, palette), wish.widths, cache)
    : encodePhoto(file, bytes, wish, cache));
  return wish.shape !== undefined && isMisfit(encoded, wish.shape)
    ? { ...encoded, whole: '' }
    : encoded;
}

async function encodeDrawing(
  file: string,
  original: Buffer,
  widths: readonly number[],
  cache: Cache,
): Promise<Encoded> {
  const bytes = Buffer.from(withoutDoctype(original.toString()));
  const size = drawingSize(file, bytes.toString());
  const fallback: Variant = { extension: 'svg', width: size.width, bytes };
  const plain: Encoded = { ...size, fallback, sources: [] };
  if (bytes.byteLength < worthTrying) return plain;
  const delivered = gzipSync(bytes, { level: 9 }).byteLength;
  if (delivered < worthTrying) return plain;

  const largest = Math.max(...widths);
  const key = [recipe(import.meta.url, tools), bytes];
  const trial = await cache.rememberJson(
    'picture-trial',
    [...key, String(largest)],
    isNumber,
    async () => (await drawingAsAvif(file, bytes, size, largest, 2)).byteLength,
  );
  if (trial >= delivered) return plain;
  const variants = await Promise.all(
    widths.map(async (width) => ({
      extension: 'avif',
      width,
      bytes: await cache.remember('picture', [...key, String(width)], () =>
        drawingAsAvif(file, bytes, size, width, 4),
      ),
    })),
  );
  return { ...plain, sources: [{ type: 'image/avif', variants }] };
}

const isNumber = (value: unknown) => typeof value === 'number';

/** Intrinsic size of an SVG: its width and height, or those of its viewBox. */
function drawingSize(file: string, text: string): Size {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (root === undefined || !text.includes('</svg>'))
    throw new Error(`The picture ${file} is not a whole SVG file. Export it again.`);
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(root)?.[1];
  const [, , viewWidth, viewHeight] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const pixels = (value: string | undefined) =>
    value !== undefined && /^[\d.]+(px)?$/.test(value) ? Number.parseFloat(value) : undefined;
  const [ownWidth, ownHeight] = [pixels(attribute('width')), pixels(attribute('height'))];
  const ratio = (viewWidth ?? 0) / (viewHeight ?? 0);
  // What tells one side alone has the shape of its viewBox, as browsers see it.
  const width = ownWidth ?? (ownHeight !== undefined && ratio > 0 ? ownHeight * ratio : viewWidth);
  const height = ownHeight ?? (ownWidth !== undefined && ratio > 0 ? ownWidth / ratio : viewHeight);
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0))
    throw new Error(
      `The picture ${file} does not tell its size. Give its <svg> a viewBox, such as viewBox="0 0 640 400".`,
    );
  return { width: Math.round(width), height: Math.round(height) };
}

async function drawingAsAvif(
  file: string,
  bytes: Buffer,
  size: Size,
  width: number,
  effort: number,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // 72 dpi draws an SVG at its own size; the density makes it sharp at the width that is asked for.
  const density = Math.min(Math.max((72 * width) / size.width, 1), 2400);
  return sharp(bytes, { density })
    .resize({ width })
    .avif({ quality: quality.avif, effort })
    .toBuffer()
    .catch((error: unknown) => {
      throw new Error(
        `The picture ${file} cannot be drawn (${String(error)}). Open it in a browser, and export it again.`,
        { cause: error },
      );
    });
}

async function encodePhoto(
  file: string,
  bytes: Buffer,
  { widths, shape, focus }: Wish,
  cache: Cache,
): Promise<Encoded> {
  const key = [recipe(import.meta.url, tools), digestOf(bytes)];
  const facts = await cache.rememberJson('picture-facts', key, isFacts, () => factsOf(file, bytes));
  // What has no ground of its own is a logo or a drawing in pixels: to cut it would take away a part of it.
  const crop =
    shape === undefined || facts.transparent
      ? { left: 0, top: 0, width: facts.width, height: facts.height }
      : cropTo(facts, shape, focus);
  const made = upTo(crop.width, widths);
  const largest = Math.max(...made);
  const part = [...key, ...[crop.left, crop.top, crop.width, crop.height, largest].map(String)];
  let kept: Promise<Pixels> | undefined;
  const pixels = () => (kept ??= decode(file, bytes, crop, largest));

  const variantsAs = async (
    format: 'avif' | 'webp',
    these: readonly number[],
  ): Promise<Variant[]> => {
    const variants: Variant[] = [];
    // One after the other: the encoder of AVIF uses every core by itself.
    for (const width of these)
      variants.push({
        extension: format,
        width,
        bytes: await cache.remember('picture', [...part, format, String(width)], async () =>
          encodePixels(await pixels(), format, width),
        ),
      });
    return variants;
  };
  const avif = await variantsAs('avif', made);
  // For the few browsers that know no AVIF, every second width is enough.
  const webp = await variantsAs(
    'webp',
    made.filter((_, index) => (made.length - 1 - index) % 2 === 0),
  );
  const ground = facts.transparent
    ? undefined
    : await cache.rememberJson(
        'picture-ground',
        [...part, String(shape?.goesOnBelow)],
        isText,
        async () => groundOf(await pixels(), shape?.goesOnBelow),
      );

  // Some originals, such as a logo of few colours, are smaller than anything made of them.
  const original: Variant = {
    extension: extname(file).slice(1).toLowerCase(),
    width: facts.width,
    bytes,
  };
  const largestWebp = largestOf(webp);
  const keepsOriginal =
    facts.plain &&
    crop.height === facts.height &&
    original.width === largestWebp.width &&
    bytes.byteLength <= largestWebp.bytes.byteLength;
  const fallback = keepsOriginal ? original : largestWebp;
  const sources: { type: string; variants: Variant[] }[] = [];
  if (largestOf(avif).bytes.byteLength < fallback.bytes.byteLength)
    sources.push({ type: 'image/avif', variants: avif });
  if (!keepsOriginal && webp.length > 1) sources.push({ type: 'image/webp', variants: webp });
  return {
    width: crop.width,
    height: crop.height,
    fallback,
    sources,
    ...(ground === undefined ? {} : { ground }),
  };
}

function largestOf(variants: readonly Variant[]): Variant {
  return variants.reduce((largest, variant) => (variant.width > largest.width ? variant : largest));
}

/** What is known of a photo before its pixels are. */
interface Facts extends Size {
  /** Whether the ground shines through somewhere. */
  transparent: boolean;
  /** Whether the file holds nothing but its picture, the right way up: no notes of the camera, no colours of its own. */
  plain: boolean;
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'height' in value &&
  'transparent' in value &&
  'plain' in value;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Size of a photo the right way up, and what else decides how it is treated. */
async function factsOf(file: string, bytes: Buffer): Promise<Facts> {
  const { default: sharp } = await import('sharp');
  return decoded(file, async () => {
    const picture = sharp(bytes, { failOn: 'error' });
    const {
      autoOrient,
      orientation = 1,
      hasAlpha,
      exif,
      icc,
      xmp,
      iptc,
      comments,
      pages = 1,
    } = await picture.metadata();
    const plain =
      orientation === 1 &&
      pages === 1 &&
      [exif, icc, xmp, iptc, comments].every((notes) => notes === undefined || notes.length === 0);
    return { ...autoOrient, transparent: hasAlpha && !(await picture.stats()).isOpaque, plain };
  });
}

interface Pixels extends Size {
  data: Buffer;
  channels: 1 | 2 | 3 | 4;
}

/** The part of a photo that is shown, the right way up, in the colours of the web, and no larger than the largest file that is made of it. */
async function decode(
  file: string,
  bytes: Buffer,
  { left, top, width, height }: Crop,
  largest: number,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await decoded(file, () =>
    sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .extract({ left, top, width, height })
      .resize({ width: largest, height: heightFor(largest, { width, height }), fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function decoded<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(
      `The picture ${file} cannot be decoded (${error instanceof Error ? error.message : String(error)}). Open it in a picture editor, and save it again as JPEG, PNG or WebP.`,
      { cause: error },
    );
  }
}

const heightFor = (width: number, of: Size) =>
  Math.max(1, Math.round((width * of.height) / of.width));

/** One file of a photo. Nothing but pixels comes in, so that nothing else can go out. */
async function encodePixels(
  { data, ...raw }: Pixels,
  format: 'avif' | 'webp',
  width: number,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const resized = sharp(data, { raw }).resize({
    width,
    height: heightFor(width, raw),
    fit: 'fill',
  });
  // Effort 4 takes five times as long as 3 for files a sixth smaller. What is transparent has edges of flat colour, which half the colours would blur.
  const chromaSubsampling = raw.channels === 4 ? '4:4:4' : '4:2:0';
  return (
    format === 'avif'
      ? resized.avif({ quality: quality.avif, effort: 3, chromaSubsampling })
      : resized.webp({ quality: quality.webp, effort: 4 })
  ).toBuffer();
}

const isEdges = (value: unknown): value is Edges | null =>
  value === null || (typeof value === 'object' && 'above' in value && 'below' in value);

/** The colours that most of the upper and of the lower edge has; null where what lies behind shows through. */
async function edgesOf(picture: Uint8Array): Promise<Edges | null> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const rows = [data.subarray(0, row), data.subarray(-row)];
  if (rows.some((pixels) => pixels.some((value, at) => at % 4 === 3 && value < 255))) return null;
  const [above = '', below = ''] = rows.map(commonest);
  return { above, below };
}

/** The colour that most of the pixels (four bytes each) have: of a photo, where hardly two are the same, the mean of those that nearly are. */
function commonest(pixels: Uint8Array): string {
  const alike = new Map<string, number[]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = [red, green, blue].map((value) => value >> 4).join();
    const [sumOfRed = 0, sumOfGreen = 0, sumOfBlue = 0, count = 0] = alike.get(key) ?? [];
    alike.set(key, [sumOfRed + red, sumOfGreen + green, sumOfBlue + blue, count + 1]);
  }
  const [most = [0, 0, 0, 1]] = [...alike.values()].sort(([, , , a = 0], [, , , b = 0]) => b - a);
  const [red = 0, green = 0, blue = 0, count = 1] = most;
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** How large a corner of a picture is, in parts of its width and of its height. */
const corner = 1 / 32;

/** The colour behind a picture, in three hexadecimal digits; in six where it is seen beside the picture. */
async function groundOf({ data, ...raw }: Pixels, goesOnBelow = false): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(data, { raw });
  if (goesOnBelow) {
    const height = Math.ceil(raw.height * corner);
    const end = await picture
      .extract({ left: 0, top: raw.height - height, width: raw.width, height })
      .resize(1 / corner, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    return [0, 1, 2]
      .map((channel) =>
        Math.round(((end.at(channel) ?? 0) + (end.at(channel - 3) ?? 0)) / 2)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
  }
  // The one that most of its pixels have.
  const small = await picture.resize(64, 64, { fit: 'fill' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return [dominant.r, dominant.g, dominant.b].map((value) => (value >> 4).toString(16)).join('');
}
