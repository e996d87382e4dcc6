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
            'Their language, as a tag such as en or de; the ' +
              'language of the site where it is left out',
            'en',
          )
            .refine((tag) => canonicalTag(tag) !== undefined, tagMessage)
            .optional(),
          kind: z
            .enum(['captions', 'subtitles'])
            .default('captions')
            .meta(
              about(
                'captions also tell what is heard; subtitles ' +
                  'say what is spoken in another language',
                'captions',
              ),
            ),
          label: shortText(
            40,
            'What the player calls them; the name of their language where it is left out',
            'English',
          ).optional(),
        }),
      )
      .min(1, 'must name one file at least')
      .max(12, 'must be twelve at most'),
  ])
  .transform((written): Captions[] =>
    (typeof written === 'string' ? [{ src: written, kind: 'captions' as const }] : written).map(
      (each) => ({ ...each, src: each.src.replace(/^\//, '') }),
    ),
  )
  .meta(
    about(
      'Captions of a video file: one WebVTT or SRT file in content/media, or a list of them, ' +
        'one a language, each with src, language, kind and label',
      'videos/pa-1.vtt',
    ),
  )
  .optional();

export const ratios = ['9:16', '16:9', '1:1', '4:5'] as const;

export const videoFields = {
  videoUrl: text(
    'The video: its URL or embed code, from YouTube, Vimeo, Loom, Wistia and a dozen ' +
      'more; any https page that may be framed; a video (MP4, WebM) in content/media, or the ' +
      'https URL of one; or a path of this site',
    'videos/pa-1.mp4',
    'url-or-path',
  ).transform(readWith(resolveVideo)),
  captions,
  captionsShown: z
    .boolean()
    .default(true)
    .describe('Whether captions show from the start: false where a silent video shows its text'),
  poster: imagePath(
    { leastWidth: 320, place: 'the poster of a video' },
    'An image in content/media that stands in the player of a video file until it plays; the ' +
      'image of the card where it is left out',
    'videos/pa-1.jpg',
  ).optional(),
  ratio: z
    .enum(ratios)
    .meta(
      about(
        'The shape of the video, width by height: upright (9:16) where it is left out; that ' +
          'of a video in content/media is read from the file',
        '16:9',
      ),
    )
    .optional(),
  transcript: z
    .string()
    .trim()
    .max(4000, 'must be at most 4000 characters: it is part of every page that shows the video')
    .meta(
      about(
        'What is said and shown in the video, in words',
        'You say, "Send it." The email is gone before you have your gloves back on.',
      ),
    )
    .optional(),
};
