/**
 * Publishes an SVG in the colors of the site. Crops a photograph to its slot and encodes AVIF in
 * several widths, with one WebP as fallback.
 */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Sharp } from 'sharp';
import type { BuiltImage } from '../../content.ts';
import { cropTo, isMisfit, type Point, type Shape, type Size } from '../../image-slots.ts';
import type { Palette } from '../../styles/palette.ts';
import type { Cache } from '../cache.ts';
import { hashedName, type Output } from '../output/index.ts';
import { mediaName, readMedia } from './media-files.ts';
import { recolorSvg } from './theme.ts';

export interface ImageRequest {
  src: string;
  widths: readonly number[];
  shape?: Shape;
  focus?: Point | undefined;
  /** Whether one file has to do, as for the `poster` of a video: no AVIF is made. */
  isSingle?: boolean;
}

/** The key of a built image: one file may be asked for in several shapes. */
export const imageKey = ({ src, widths, shape, focus, isSingle }: ImageRequest): string =>
  JSON.stringify([src, widths, shape?.ratio, focus, isSingle]);

export interface Images {
  files: Output;
  images: Map<string, BuiltImage>;
}

export async function buildImages({
  requests,
  mediaDirectory,
  palette,
  cache,
  url,
}: {
  requests: readonly ImageRequest[];
  mediaDirectory: string;
  palette: Palette;
  cache: Cache;
  url: (path: string) => string;
}): Promise<Images> {
  const files: Output = new Map();
  const images = new Map<string, BuiltImage>();
  const publish = (name: string, extension: string, bytes: Uint8Array): string => {
    const path = hashedName(name, extension, bytes);
    files.set(path, bytes);
    return url(path);
  };

  // One at a time: a decoded photograph takes much memory, and the encoder uses all cores.
  for (const request of requests) {
    const key = imageKey(request);
    if (images.has(key)) continue;
    const bytes = await readMedia(mediaDirectory, request.src);
    const name = mediaName(request.src);
    let image: BuiltImage;
    if (extname(request.src).toLowerCase() === '.svg') {
      const svg = recolorSvg(bytes.toString(), palette);
      const src = publish(name, 'svg', Buffer.from(svg));
      image = { src, ...svgSize(svg), sources: [] };
    } else {
      const { size, avif, webp } = await encodePhoto(request, bytes, cache);
      const srcSet = avif.map(
        (file) => `${publish(`${name}-${file.width}`, 'avif', file.bytes)} ${file.width}w`,
      );
      const sources = request.isSingle ? [] : [{ type: 'image/avif', srcSet: srcSet.join(', ') }];
      image = { src: publish(name, 'webp', webp), ...size, sources };
    }
    const isWhole = request.shape !== undefined && isMisfit(image, request.shape);
    images.set(key, isWhole ? { ...image, contain: '' } : image);
  }
  return { files, images };
}

/** Intrinsic size of a checked SVG in pixels: from the width and height, or from the viewBox. */
function svgSize(svg: string): Size {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(root)?.[1] ?? '';
  const pixels = (name: string) => {
    const value = Number(attribute(name));
    return value > 0 ? value : undefined;
  };
  const [, , viewWidth = 1, viewHeight = 1] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [ownWidth, ownHeight] = [pixels('width'), pixels('height')];
  const ratio = viewWidth / viewHeight;
  const width = ownWidth ?? (ownHeight === undefined ? viewWidth : ownHeight * ratio);
  const height = ownHeight ?? (ownWidth === undefined ? viewHeight : ownWidth / ratio);
  return { width: Math.round(width), height: Math.round(height) };
}

interface EncodedPhoto {
  size: Size;
  avif: readonly { width: number; bytes: Uint8Array }[];
  webp: Uint8Array;
}

async function encodePhoto(
  { src, widths, shape, focus, isSingle = false }: ImageRequest,
  bytes: Buffer,
  cache: Cache,
): Promise<EncodedPhoto> {
  const { default: sharp } = await import('sharp');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const remember = (inputs: readonly unknown[], make: () => Promise<Uint8Array>) =>
    cache.remember('image', [digest, inputs.join()], make).catch((error: unknown) => {
      throw new Error(
        `The image ${src} cannot be read (${String(error)}). ` +
          'Open it in an image editor, and save it again as JPEG, PNG or WebP.',
        { cause: error },
      );
    });
  const open = () => sharp(bytes, { failOn: 'error' });

  const facts = await remember(['facts'], async () => {
    const { autoOrient, hasAlpha } = await open().metadata();
    const isTransparent = hasAlpha && !(await open().stats()).isOpaque;
    return Buffer.from([autoOrient.width, autoOrient.height, Number(isTransparent)].join());
  });
  const [width = 0, height = 0, transparent = 0] = facts.toString().split(',').map(Number);
  // A transparent image is a logo or an illustration: cutting it would lose a part of it.
  const isCut = shape !== undefined && transparent === 0;
  const crop = isCut ? cropTo({ width, height }, shape, focus) : { left: 0, top: 0, width, height };

  // Never wider than the original, and no width that is nearly the original width.
  const shown = widths.some((each) => each > crop.width)
    ? [...widths.filter((each) => each * 1.1 < crop.width), crop.width]
    : widths;
  const largest = Math.max(...shown);

  /** Decoded once, upright, without metadata, in sRGB, no larger than the largest file. */
  const decode = async () => {
    const { data, info } = await open()
      .autoOrient()
      .extract(crop)
      .resize(largest, heightAt(largest, crop), { fit: 'fill' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  };
  let decoded: ReturnType<typeof decode> | undefined;
  const encode = (format: string, width: number, as: (image: Sharp) => Sharp) =>
    remember([JSON.stringify(crop), largest, format, width], async () => {
      const { data, raw } = await (decoded ??= decode());
      return as(
        sharp(data, { raw }).resize(width, heightAt(width, crop), { fit: 'fill' }),
      ).toBuffer();
    });
  const avif = [];
  for (const width of isSingle ? [] : shown) {
    // Flat color beside transparency blurs with half of the color resolution.
    const chromaSubsampling = transparent === 0 ? '4:2:0' : '4:4:4';
    const bytes = await encode('avif', width, (image) =>
      image.avif({ quality: 55, effort: 3, chromaSubsampling }),
    );
    avif.push({ width, bytes });
  }
  const fallbackWidth = shown[Math.min(2, shown.length - 1)] ?? largest;
  const webp = [await encode('webp', fallbackWidth, (image) => image.webp({ quality: 78 }))];
  // An illustration is smaller in lossless encoding.
  if (isSingle)
    webp.push(await encode('lossless', fallbackWidth, (image) => image.webp({ lossless: true })));
  const [smallest = Buffer.alloc(0)] = webp.sort((a, b) => a.byteLength - b.byteLength);
  return { size: { width: crop.width, height: crop.height }, avif, webp: smallest };
}

const heightAt = (width: number, of: Size): number =>
  Math.max(1, Math.round((width * of.height) / of.width));
