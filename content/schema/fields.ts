import { z } from 'zod';
import { isFileName } from '../../site/embeds/url.ts';
import type { SlotName, Point } from '../../site/image-slots.ts';

/** The description and the example of a field, for editors, the CMS form and messages. */
export const about = (description: string, example: string) => ({
  description,
  examples: [example],
});

/** A text of at most `max` characters: a longer text does not fit on the page. */
export const shortText = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters, or it does not fit on the page`)
    .meta(about(description, example));

export const text = (description: string, example: string, format?: string) =>
  z
    .string()
    .trim()
    .meta({ ...about(description, example), ...(format === undefined ? {} : { format }) });

/** Turns a function that throws into a zod transform. */
export const readWith =
  <Value>(read: (written: string) => Value) =>
  (written: string, context: z.RefinementCtx): Value => {
    try {
      return read(written);
    } catch (error) {
      context.addIssue({ code: 'custom', message: messageOf(error) });
      return z.NEVER;
    }
  };

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .meta(about('A short name for URLs. Never change one that has been shared.', 'pa-1'));

/** `true` on sample content; `--release` refuses to build until none is left. */
export const placeholder = z.boolean().default(false).describe('true while this is sample content');

export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

export const tagMessage = 'must be a language tag, such as en, de-AT or pt-BR';

/** Matches paths in content/media with one of these endings, in any case. */
function mediaPath(endings: readonly string[], message: string) {
  const inAnyCase = endings
    .join('|')
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return z
    .string()
    .trim()
    .regex(new RegExp(`^[^\\\\:*?"<>|]+\\.(${inAnyCase})$`), message);
}

const withoutSlash = (path: string): string => path.replace(/^\//, '');

export const imageExtensions = ['svg', 'png', 'jpg', 'jpeg', 'jfif', 'jpe', 'webp', 'avif'];

/**
 * The path of an image in content/media. The build finds these fields by their format and checks
 * that each image exists and is large enough.
 */
export const imagePath = (
  place: { frame: SlotName } | { leastWidth: number; place: string },
  description: string,
  example: string,
) =>
  mediaPath(
    imageExtensions,
    'must be the path of an image (svg, png, jpg, webp or avif) in content/media',
  )
    .meta({ ...about(description, example), format: 'image-path', ...place })
    .transform(withoutSlash);

/** Logos are small on the page and never cropped, so small files are enough. */
export const logoPath = (description: string, example: string) =>
  imagePath({ leastWidth: 96, place: 'a logo' }, description, example);

/** The word `none` exists because the CMS form drops empty fields. */
export const alternative = z
  .string()
  .trim()
  .max(400, 'must have at most 400 characters: a screen reader reads it without a pause')
  .meta(
    about(
      'What the image shows, for people who cannot see it; ' +
        'the word none if the image is only decoration',
      'A plumber in a hard hat holds up a wrench',
    ),
  )
  .transform((text) => (text === 'none' ? '' : text));

export const focus = z
  .string()
  .trim()
  .regex(
    /^(100|\d{1,2}(\.\d+)?)%?[\s,]+(100|\d{1,2}(\.\d+)?)%?$/,
    'must be two percentages, such as 50% 20%: from the left, and from the top',
  )
  .meta(
    about(
      'The most important point of a photo, such as a face, which stays visible when the photo ' +
        'is cropped: how far from the left, and how far from the top',
      '50% 20%',
    ),
  )
  .transform((text): Point => {
    const [x = 50, y = 50] = text.split(/[\s,]+/).map(Number.parseFloat);
    return { x: x / 100, y: y / 100 };
  })
  .optional();

export const imageIn = (frame: SlotName) =>
  imagePath({ frame }, 'An image in content/media', 'demos/pa-1.svg');

export const image = (frame: SlotName) =>
  z
    .strictObject({ src: imageIn(frame), alt: alternative, focus })
    .describe('An image, and what it shows');

export const captionsPath = mediaPath(
  ['vtt', 'srt'],
  'must be the path of captions (.vtt or .srt) in content/media',
).meta(about('Captions of the video as WebVTT or SRT, in content/media', 'videos/pa-1.vtt'));

/** A link target. The build finds these fields by their format and checks paths of the site. */
export const linkUrl = text(
  'A URL that starts with https://, mailto: or tel:, ' +
    'or a path of this site that starts with /',
  'https://www.linkedin.com/company/your-name',
  'link',
)
  // A file name is not a host, although the domain video.mov could exist.
  .transform((value) =>
    /^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(value) && !isFileName(value) ? `https://${value}` : value,
  )
  .refine(
    (value) =>
      /^\/(?!\/)|^(mailto:|tel:)\S/.test(value) ||
      (value.startsWith('https://') && URL.canParse(value)),
    'must start with https://, mailto: or tel:, or be a path of this site that starts with /',
  );
