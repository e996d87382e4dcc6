import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { cropTo, type ImageSlot, type Size } from '../../image-slots.ts';
import type { Cache } from '../cache.ts';
import { cleanSvg, type MediaProblem } from './clean-svg.ts';

/** The place of an image, with its least width. Without a ratio the image is not cropped. */
export type ImagePlace = Pick<ImageSlot, 'name' | 'leastWidth'> & Partial<Pick<ImageSlot, 'ratio'>>;

interface Finding {
  problem?: MediaProblem;
  /** Of a photograph, the right way up. */
  size?: Size;
  /** Images with transparent pixels are never cropped. */
  transparent?: boolean;
}

const formats: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jfif', 'jpe'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};
const extensionOf = (path: string): string => extname(path).slice(1).toLowerCase();

const exportIt =
  'Open the image in Preview, Paint or any image editor, and export it as JPEG or PNG.';
const heic = 'HEIC, the photo format of iPhones, which the site cannot use';
const heicNote =
  'On a Mac: open the photo in Photos or Preview, and choose File, Export, JPEG. On the iPhone: ' +
  'send the photo to yourself by e-mail, and you receive a JPEG. To take JPEG photos from now ' +
  'on: Settings, Camera, Formats, Most Compatible.';

export const otherFormat = (path: string): MediaProblem =>
  /^hei[cf]$|^hif$/.test(extensionOf(path))
    ? { message: `is in ${heic}`, notes: [heicNote] }
    : {
        message: 'has the wrong format: it must be JPEG, PNG, WebP, AVIF or SVG',
        notes: [exportIt],
      };

/** Checks the format and the size of an image. */
export async function imageProblem(
  directory: string,
  path: string,
  place: ImagePlace | undefined,
  cache?: Cache,
): Promise<MediaProblem | undefined> {
  const bytes = await readFile(join(directory, path));
  if (extensionOf(path) === 'svg') return cleanSvg(bytes).problem;
  const make = async () => Buffer.from(JSON.stringify(await inspect(path, bytes)));
  const found = await (cache?.remember('image-check', [extensionOf(path), bytes], make) ?? make());
  const { problem, size, transparent } = JSON.parse(Buffer.from(found).toString()) as Finding;
  if (problem !== undefined || place === undefined || size === undefined) return problem;
  return sizeProblem(size, transparent === true ? { ...place, ratio: undefined } : place);
}

const inPixels = ({ width, height }: Size): string => `${width} × ${height}`;

function sizeProblem(
  size: Size,
  {
    name,
    leastWidth,
    ratio,
  }: Omit<ImagePlace, 'ratio'> & { ratio?: ImagePlace['ratio'] | undefined },
): MediaProblem | undefined {
  const shown = ratio === undefined ? size : cropTo(size, { ratio });
  if (shown.width >= leastWidth) return undefined;
  const [across, down] = ratio ?? [size.width, size.height];
  const cut =
    shown.width < size.width
      ? `. The crop for ${name} (${across}:${down}) ` +
        `has only ${inPixels(shown)}, which is too small`
      : `, which is too small for ${name}`;
  return {
    message: `has ${inPixels(size)} pixels${cut}`,
    notes: [
      `Use an image of at least ${leastWidth} × ${Math.ceil((leastWidth * down) / across)} ` +
        'pixels, or better three times that width and height. Do not enlarge this image: ' +
        'it would only become blurred.',
    ],
  };
}

/** Browsers show a JPEG without its end marker, but sharp does not decode such a file. */
export const withEndMark = (bytes: Buffer): Buffer =>
  isJpeg(bytes) && !bytes.subarray(-1000).includes(endMark)
    ? Buffer.concat([bytes, endMark])
    : bytes;
const endMark = Buffer.from([0xff, 0xd9]);
const isJpeg = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255]));

/** Decodes the whole image to find truncated files. */
async function inspect(path: string, bytes: Buffer): Promise<Finding> {
  const { default: sharp } = await import('sharp');
  const whole = withEndMark(bytes);
  try {
    // With an added end marker, truncation is only a warning of the decoder.
    const image = sharp(whole, { failOn: whole === bytes ? 'error' : 'warning' });
    const { format, autoOrient: size, hasAlpha } = await image.metadata();
    const extensions = formats[format];
    const extension = extensionOf(path);
    if (extensions?.includes(extension) === false)
      return {
        problem: {
          message:
            `is a ${format === 'heif' ? 'AVIF' : format.toUpperCase()} file, ` +
            `though its name ends with .${extension}`,
          notes: [
            `Rename it to ${path.slice(0, -extension.length)}${extensions[0] ?? ''}, ` +
              'and write that name here.',
          ],
        },
      };
    if (extensions === undefined) return { problem: otherFormat(`image.${format}`) };
    await image.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return hasAlpha ? { size, transparent: !(await image.stats()).isOpaque } : { size };
  } catch (error) {
    if (/^....ftyp(hei|hev|mif1|msf1)/.test(bytes.subarray(0, 16).toString('latin1')))
      return {
        problem: {
          message: `is really in ${heic}`,
          notes: [heicNote],
        },
      };
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return {
      problem: {
        message: /exceeds pixel limit/.test(reason)
          ? 'has too many pixels: 4000 × 4000 are enough'
          : 'is damaged, or is not an image: a part of the file cannot be read',
        notes: [
          'Open the image on your computer. If it opens, save it again as JPEG, PNG or WebP. ' +
            'If not, copy the original file again.',
          `Technical detail: ${reason}.`,
        ],
      },
    };
  }
}
