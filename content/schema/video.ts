import { z } from 'zod';
import { resolveVideo } from '../../site/embeds/video.ts';
import {
  about,
  canonicalTag,
  captionsPath,
  imagePath,
  readWith,
  tagMessage,
  text,
  shortText,
} from './fields.ts';

export interface Captions {
  src: string;
  language?: string | undefined;
  kind: 'captions' | 'subtitles';
  label?: string | undefined;
}

const captions = z
  .union([
    captionsPath,
    z
      .array(
        z.strictObject({
          src: captionsPath,
          language: text(
            'The language of the captions, as a tag such as en or de; ' +
              'without this field, the language of the site',
            'en',
          )
            .refine((tag) => canonicalTag(tag) !== undefined, tagMessage)
            .optional(),
          kind: z
            .enum(['captions', 'subtitles'])
            .default('captions')
            .meta(
              about(
                'captions also describe sounds; subtitles ' +
                  'translate what is said into another language',
                'captions',
              ),
            ),
          label: shortText(
            40,
            'The name of the captions in the player; without this field, the name of the language',
            'English',
          ).optional(),
        }),
      )
      .min(1, 'must have at least one entry')
      .max(12, 'must have at most twelve entries'),
  ])
  .transform((written): Captions[] =>
    (typeof written === 'string' ? [{ src: written, kind: 'captions' as const }] : written).map(
      (each) => ({ ...each, src: each.src.replace(/^\//, '') }),
    ),
  )
  .meta(
    about(
      'Captions of a video file: one WebVTT or SRT file in content/media, or a list of them, ' +
        'one for each language, each with src, language, kind and label',
      'videos/pa-1.vtt',
    ),
  )
  .optional();

export const ratios = ['9:16', '16:9', '1:1', '4:5'] as const;

export const videoFields = {
  videoUrl: text(
    'The video: its URL or embed code, from YouTube, Vimeo, Loom, Wistia and a dozen ' +
      'more; any https page that other sites can show; a video (MP4, WebM) in content/media, or ' +
      'the https URL of one; or a path of this site',
    'videos/pa-1.mp4',
    'url-or-path',
  ).transform(readWith(resolveVideo)),
  captions,
  captionsShown: z
    .boolean()
    .default(true)
    .describe('Whether captions are on at the start; false for a silent video that shows its text'),
  poster: imagePath(
    { leastWidth: 320, place: 'the poster of a video' },
    'An image in content/media, shown in the player of a video file until the video plays; ' +
      'without this field, the image of the card',
    'videos/pa-1.jpg',
  ).optional(),
  ratio: z
    .enum(ratios)
    .meta(
      about(
        'The shape of the video, width by height; without this field, upright (9:16), or the ' +
          'shape of the file for a video in content/media',
        '16:9',
      ),
    )
    .optional(),
  transcript: z
    .string()
    .trim()
    .max(4000, 'must have at most 4000 characters: every page that shows the video contains it')
    .meta(
      about(
        'What is said and shown in the video, in words',
        'You say, "Send it." The email is gone before you have your gloves back on.',
      ),
    )
    .optional(),
};
