/**
 * Whether a file in content/media is the picture that its name says: one that browsers show, whole,
 * big enough, and nothing more than a picture. Asked when the content is read, so that what is wrong
 * is told with the line that names the picture, and before anything is made of it.
 */
import { lstat, readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { recipe, type Cache } from '../cache.ts';
import { cropTo, type ImageSlot, type Size } from '../../image-slots.ts';
import { drawingProblem, type MediaProblem } from './check-drawing.ts';

interface Format {
  name: string;
  extensions: readonly string[];
  begins: (bytes: Uint8Array, text: string) => boolean;
}

const starts =
  (...expected: readonly number[]) =>
  (bytes: Uint8Array) =>
    expected.every((byte, index) => bytes[index] === byte);

/** ISO media files name their kinds in a first box: `....ftyp`, a main kind, and others that they are compatible with. */
const brands = (text: string): string =>
  text.slice(4, 8) === 'ftyp' ? text.slice(8, Math.min(text.charCodeAt(3), 64)) : '';

/** What the site can show. */
const shown: readonly Format[] = [
  { name: 'JPEG', extensions: ['jpg', 'jpeg'], begins: starts(0xff, 0xd8, 0xff) },
  {
    name: 'PNG',
    extensions: ['png'],
    begins: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    name: 'WebP',
    extensions: ['webp'],
    begins: (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP',
  },
  { name: 'AVIF', extensions: ['avif'], begins: (_, text) => /avi[fs]/.test(brands(text)) },
  {
    name: 'SVG',
    extensions: ['svg'],
    begins: (_, text) =>
      /^\uFEFF?(?:ï»¿)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg|[\w-]+:svg)/i.test(text),
  },
];

const taken = `the site takes ${new Intl.ListFormat('en-GB').format(shown.map(({ name }) => name))}`;

/** What owners have instead, and how it becomes a picture for the web. */
const others: readonly (Omit<Format, 'extensions'> & {
  extensions: readonly string[];
  wayOut: string;
})[] = [
  {
    name: 'a HEIC photo, as iPhones take them,',
    extensions: ['heic', 'heif', 'hif'],
    begins: (_, text) => /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands(text)),
    wayOut:
      'Open it in Photos or Preview on a Mac and choose File, Export, JPEG; or send it to yourself by e-mail from the iPhone, which makes a JPEG of it. To take JPEG from now on: Settings, Camera, Formats, Most Compatible.',
  },
  {
    name: 'a TIFF file',
    extensions: ['tif', 'tiff'],
    begins: (bytes) => starts(0x49, 0x49, 0x2a, 0)(bytes) || starts(0x4d, 0x4d, 0, 0x2a)(bytes),
    wayOut:
      'Open it in Preview, Paint or any picture editor, and export it as JPEG (photos) or PNG (logos).',
  },
  {
    name: 'a GIF file',
    extensions: ['gif'],
    begins: (_, text) => text.startsWith('GIF8'),
    wayOut:
      'Open it in Preview, Paint or any picture editor, and export it as PNG. What moves belongs into a video.',
  },
  {
    name: 'a BMP file',
    extensions: ['bmp', 'dib'],
    begins: starts(0x42, 0x4d),
    wayOut: 'Open it in Paint or any picture editor, and save it as PNG or JPEG.',
  },
  {
    name: 'a JPEG XL file',
    extensions: ['jxl'],
    begins: (bytes, text) => starts(0xff, 0x0a)(bytes) || text.slice(4, 8) === 'JXL ',
    wayOut: 'Open it in a picture editor, and export it as JPEG or PNG.',
  },
  {
    name: 'a raw photo of a camera',
    extensions: ['raw', 'dng', 'cr2', 'cr3', 'nef', 'arw', 'orf', 'rw2'],
    begins: () => false,
    wayOut: 'Open it in the program of your camera, and export it as JPEG.',
  },
  {
    name: 'a file of Photoshop',
    extensions: ['psd', 'psb'],
    begins: (_, text) => text.startsWith('8BPS'),
    wayOut: 'Open it in Photoshop, and choose File, Export, Export As, JPEG or PNG.',
  },
  {
    name: 'a PDF document',
    extensions: ['pdf', 'ai', 'eps'],
    begins: (_, text) => text.startsWith('%PDF') || text.startsWith('%!PS'),
    wayOut: 'Export the page as PNG, or the drawing in it as SVG.',
  },
  {
    name: 'a video',
    extensions: ['mp4', 'mov', 'm4v', 'webm'],
    begins: (_, text) =>
      /qt {2}|mp4|isom|M4V/.test(brands(text)) || text.startsWith('\x1aE\xdf\xa3'),
    wayOut: 'Take a still of it as JPEG. The video itself belongs into videoUrl.',
  },
  {
    name: 'a compressed SVG',
    extensions: ['svgz'],
    begins: starts(0x1f, 0x8b),
    wayOut: 'Save it as plain SVG, not as SVGZ.',
  },
  {
    name: 'a page of the web, not a picture',
    extensions: ['html', 'htm'],
    begins: (_, text) => /^\s*<(?:!doctype html|html|head|body)/i.test(text),
    wayOut:
      'In the browser, click on the picture itself with the right button and choose "Save image as".',
  },
  {
    name: 'a note of Git LFS that stands for the picture',
    extensions: [],
    begins: (_, text) => text.startsWith('version https://git-lfs'),
    wayOut: 'Run "git lfs pull", or put the picture itself there.',
  },
];

const extensionOf = (path: string): string => extname(path).slice(1).toLowerCase();

/** What to do with a picture whose ending names something that the site does not take; undefined for the endings that it does. */
export function otherFormat(path: string): MediaProblem | undefined {
  const other = others.find(({ extensions }) => extensions.includes(extensionOf(path)));
  return (
    other && { message: `is ${other.name.replace(/,$/, '')}; ${taken}`, notes: [other.wayOut] }
  );
}

/** Where a picture stands, and how wide it is there at least; what has no ratio is shown whole. */
export type MediaPlace = Pick<ImageSlot, 'name' | 'leastWidth'> & Partial<Pick<ImageSlot, 'ratio'>>;

/**
 * @param directory the folder of all pictures
 * @param path of the picture in it
 * @param place where the picture stands; drawings are sharp at any width
 * @param cache keeps the answer for these bytes, as a photo takes long to decode
 * @returns what is wrong with the file, or undefined
 * @throws Error when the system cannot read it
 */
export async function mediaProblem(
  directory: string,
  path: string,
  place?: MediaPlace,
  cache?: Cache,
): Promise<MediaProblem | undefined> {
  const file = join(directory, path);
  const notAFile = await entryProblem(directory, file);
  if (notAFile !== undefined) return notAFile;
  const bytes = await readFile(file);
  const {
    problem,
    size,
    transparent = false,
  } = await (cache === undefined
    ? inspect(path, bytes)
    : cache.rememberJson('picture-check', [recipes(), extensionOf(path), bytes], isFinding, () =>
        inspect(path, bytes),
      ));
  if (problem !== undefined) return problem;
  if (place === undefined || size === undefined) return undefined;
  const { name, leastWidth, ratio } = place;
  const shown = transparent || ratio === undefined ? size : cropTo(size, { ratio });
  if (shown.width >= leastWidth) return undefined;
  const [across, down] = ratio ?? [size.width, size.height];
  const least = `${String(leastWidth)} × ${String(Math.ceil((leastWidth * down) / across))} pixels`;
  const cut =
    shown.width < size.width
      ? `, of which ${inPixels(shown)} are left in the shape of ${name} (${String(across)}:${String(down)}), and that is too small`
      : `, which is too small for ${name}`;
  return {
    message: `is ${inPixels(size)} pixels large${cut}`,
    notes: [
      `Take one of at least ${least}, better three times as much each way; enlarging this one would only blur it.`,
    ],
  };
}

const recipes = (): string =>
  recipe(import.meta.url, ['sharp', 'saxes']) +
  recipe(new URL('check-drawing.ts', import.meta.url).href, []);

interface Finding {
  problem?: MediaProblem;
  /** Of a photograph, the right way up. */
  size?: Size;
  /** Whether it has pixels that one sees through; such a picture is never cut. */
  transparent?: boolean;
}

const inPixels = ({ width, height }: Size): string => `${String(width)} × ${String(height)}`;

const isFinding = (value: unknown): value is Finding => typeof value === 'object' && value !== null;

/**
 * What is no file of its own inside of the folder is not even opened: a pipe would wait for ever.
 * @param what should stand there
 */
export async function entryProblem(
  directory: string,
  file: string,
  what: 'picture' | 'film' | 'captions' = 'picture',
): Promise<MediaProblem | undefined> {
  const itself = what === 'captions' ? 'the captions themselves' : `the ${what} itself`;
  const [home, target] = await Promise.all([
    realpath(directory),
    realpath(file).catch(() => undefined),
  ]);
  if (target === undefined)
    return {
      message: 'is a link to a file that is not there',
      notes: [`Put ${itself} in the place of the link.`],
    };
  if (!target.startsWith(home + sep))
    return {
      message: 'is a link to a file outside of the folder',
      notes: [
        `Put ${itself} in the place of the link: only content/media comes along when the site is built elsewhere.`,
      ],
    };
  const entry = await lstat(target);
  if (entry.isDirectory())
    return {
      message: 'is a folder',
      notes: [`Name ${what === 'captions' ? 'a file' : `a ${what}`} in it.`],
    };
  if (!entry.isFile())
    return {
      message: 'is not a file',
      notes: [
        `It is a pipe, a socket or a device of the system. Put ${what === 'captions' ? 'captions' : `a ${what}`} in its place.`,
      ],
    };
  if (entry.size === 0)
    return {
      message: 'is empty: the file has 0 bytes',
      notes: ['Copy it again; the last copy broke off.'],
    };
  return undefined;
}

async function inspect(path: string, bytes: Uint8Array): Promise<Finding> {
  const extension = extensionOf(path);
  const beginning = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const format = shown.find(({ begins }) => begins(bytes, beginning));
  if (format === undefined) {
    const other = others.find(({ begins }) => begins(bytes, beginning));
    if (other !== undefined)
      return {
        problem: {
          message:
            `is ${other.name} ${/page of the web|Git LFS/.test(other.name) ? `with the ending .${extension}` : `though its name ends with .${extension}; ${taken}`}`.replace(
              ', not a picture',
              '',
            ),
          notes: [other.wayOut],
        },
      };
    // A drawing of another encoding, or with words before it, is told by what the parser says of it.
    if (extension !== 'svg')
      return {
        problem: {
          message: 'is damaged, or no picture at all',
          notes: [
            'Open it on your computer. If it opens, save it again as JPEG, PNG or WebP; if not, copy it again from where it came from.',
          ],
        },
      };
  }
  if (format !== undefined && !format.extensions.includes(extension)) {
    const right = `${path.slice(0, -extension.length)}${format.extensions[0] ?? ''}`;
    return {
      problem: {
        message: `is a ${format.name} file, though its name ends with .${extension}`,
        notes: [`Rename it to ${right}, and write that name here.`],
      },
    };
  }
  return extension === 'svg' ? inspectDrawing(bytes) : inspectPhoto(bytes);
}

function inspectDrawing(bytes: Uint8Array): Finding {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      problem: {
        message: 'is not saved as UTF-8, which SVG files for the web are',
        notes: ['Export it again as plain SVG.'],
      },
    };
  }
  const problem = drawingProblem(text);
  return problem === undefined ? {} : { problem };
}

/** Decodes all of it, so that a file that breaks off is noticed; keeps one pixel, so that memory is not. */
async function inspectPhoto(bytes: Uint8Array): Promise<Finding> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { autoOrient: size, hasAlpha } = await picture.metadata();
    await picture.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return hasAlpha ? { size, transparent: !(await picture.stats()).isOpaque } : { size };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    if (/exceeds pixel limit/.test(reason))
      return {
        problem: {
          message: 'has more pixels than can be handled',
          notes: ['Make it smaller: 4000 pixels are enough for the widest screen.'],
        },
      };
    return {
      problem: {
        message: 'is damaged: not all of it can be read',
        notes: [
          'Open it on your computer. If it opens, save it again as JPEG, PNG or WebP; if not, copy it again from where it came from.',
          `The decoder says: ${reason}.`,
        ],
      },
    };
  }
}
