import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { cropTo, type ImageSlot, type Size } from '../../image-slots.ts';
import type { Cache } from '../cache.ts';
import { cleanSvg, type MediaProblem } from './clean-svg.ts';

/** Where an image stands, and how wide it is there at least; without a ratio it is shown whole. */
export type ImagePlace = Pick<ImageSlot, 'name' | 'leastWidth'> & Partial<Pick<ImageSlot, 'ratio'>>;

interface Finding {
  problem?: MediaProblem;
  /** Of a photograph, the right way up. */
  size?: Size;
  /** Images with transparent pixels are never cut. */
  transparent?: boolean;
}

const formats: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jfif', 'jpe'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};
const extensionOf = (path: string): string => extname(path).slice(1).toLowerCase();

const exportIt = 'Open it in Preview, Paint or any image editor, and export it as JPEG or PNG.';
const heicNote =
  'Open it in Photos or Preview on a Mac and choose File, Export, JPEG; or send it to ' +
  'yourself by e-mail from the iPhone, which makes a JPEG of it. To take JPEG from now on: ' +
  'Settings, Camera, Formats, Most Compatible.';

export const otherFormat = (path: string): MediaProblem =>
  /^hei[cf]$|^hif$/.test(extensionOf(path))
    ? { message: 'is a HEIC photo, as iPhones take them', notes: [heicNote] }
    : {
        message: 'is none that the site takes: JPEG, PNG, WebP, AVIF and SVG',
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
      ? `, of which ${inPixels(shown)} are left ` +
        `in the shape of ${name} (${across}:${down}), and that is too small`
      : `, which is too small for ${name}`;
  return {
    message: `is ${inPixels(size)} pixels large${cut}`,
    notes: [
      `Take one of at least ${leastWidth} × ${Math.ceil((leastWidth * down) / across)} ` +
        'pixels, better three times as much each way; enlarging this one would only blur it.',
    ],
  };
}

/** A JPEG without its end mark is shown by every browser, but not decoded by sharp. */
export const withEndMark = (bytes: Buffer): Buffer =>
  isJpeg(bytes) && !bytes.subarray(-1000).includes(endMark)
    ? Buffer.concat([bytes, endMark])
    : bytes;
const endMark = Buffer.from([0xff, 0xd9]);
const isJpeg = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255]));

/** Decodes all of it, so that a file that breaks off is noticed. */
async function inspect(path: string, bytes: Buffer): Promise<Finding> {
  const { default: sharp } = await import('sharp');
  const whole = withEndMark(bytes);
  try {
    // What a missing end mark hides from the decoder shows in its warnings.
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
          message: 'is a HEIC photo, as iPhones take them, whatever its name says',
          notes: [heicNote],
        },
      };
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return {
      problem: {
        message: /exceeds pixel limit/.test(reason)
          ? 'has more pixels than can be handled: 4000 each way are enough'
          : 'is damaged, or no image at all: not all of it can be read',
        notes: [
          'Open it on your computer. If it opens, save it again as JPEG, PNG or WebP; if not, ' +
            'copy it again from where it came from.',
          `The decoder says: ${reason}.`,
        ],
      },
    };
  }
}
