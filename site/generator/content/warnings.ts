/** The warnings about valid content. Sample content stops a release. */
import { UsageError } from '../errors.ts';
import { type Content, keyOf, listNames, ratios } from '../../../content/schema.ts';
import { isCode } from '../../embeds/embed-code.ts';
import { pastedShape } from '../../embeds/snippet.ts';
import { resolveVideo } from '../../embeds/video.ts';
import type { VideoFiles } from './check-videos.ts';
import { quoted } from './check-video.ts';
import type { LoadedContent, Placeholder } from './read-content.ts';
import { folderName } from './source.ts';

/** In bytes. Larger videos take long to start on mobile networks. */
const largeVideo = 8_000_000;

const table = (rows: readonly (readonly [place: string, text: string])[]): string =>
  rows.map(([place, text]) => `  ${place.padEnd(36)} ${text}`).join('\n');

/** A card without `ratio` whose embed code is not upright, or has no known shape. */
export interface AspectRatioHint {
  file: string;
  line: number;
  id: string;
  hint: Ratio | 'unknown';
}
type Ratio = (typeof ratios)[number];

export function contentWarnings(
  {
    content,
    videos,
    lostStyles,
    aspectRatioHints,
  }: Pick<LoadedContent, 'content' | 'videos' | 'lostStyles' | 'aspectRatioHints'>,
  directory: string,
): string[] {
  const folder = folderName(directory);
  return [
    ...missingTranscripts(content, folder),
    ...largeVideos(videos, `${folder}/media`),
    ...warning(
      'embed codes of videos that are not upright, or have no known shape',
      'the player is upright, with bars above and below the video',
      aspectRatioHints.map(({ file, line, id, hint }) => [
        `${file}:${line}`,
        hint === 'unknown' ? `${id}: unknown shape` : `${id}: ratio: ${hint}`,
      ]),
      `Write ratio below videoUrl: ${ratios.join(', ')}. Upright is 9:16.`,
    ),
    ...warning(
      'captions that browsers do not show completely',
      'some colors, positions, and texts after a < or an empty line are lost',
      [...lostStyles].map(([file, lines]) => [file, `line ${lines.join(', ')}`]),
      'Browsers show all other text. Write &lt; for a <, and delete lost colors and positions.',
    ),
  ];
}

const warning = (
  what: string,
  why: string,
  rows: readonly (readonly [place: string, text: string])[],
  how: string,
): string[] =>
  rows.length === 0
    ? []
    : [`  Warning: ${what} (${rows.length}): ${why}\n${table(rows)}\n  ${how}`];

/** WCAG 1.2 requires a transcript: deaf and blind visitors cannot use the video. */
function missingTranscripts(content: Content, folder: string): string[] {
  const rows = listNames.flatMap((name) =>
    content[keyOf(name)].flatMap((entry) =>
      'videoUrl' in entry && entry.transcript === undefined
        ? [[`${folder}/${name}.yaml`, `${entry.id}: ${entry.caption}`] as const]
        : [],
    ),
  );
  return warning(
    'videos without a transcript',
    'people who cannot hear or see them do not learn what happens',
    rows,
    'Write what is said and what happens into the field transcript, and add captions to the ' +
      'video (site/docs/guide.md, Captions and transcripts).',
  );
}

function largeVideos(videos: VideoFiles, folder: string): string[] {
  const large = [...videos]
    .filter(([, { size }]) => size > largeVideo)
    .sort(([, a], [, b]) => b.size - a.size);
  const rows = large.map(([path, { size, seconds, width, height }]) => {
    const scale = Math.min(1, 1280 / Math.max(width, height));
    const even = (length: number): number => 2 * Math.round((length * scale) / 2);
    const file = `${folder}/${path}`;
    const target = file.replace(/\.\w+$/, '-small.mp4');
    return (
      `  ${file}: ${(size / 1e6).toFixed(1)} MB, ${seconds.toFixed(0)} s, ${width} × ${height}\n` +
      `    ffmpeg -i ${quoted(file)} -c:v libx264 -pix_fmt yuv420p -crf 26 ` +
      `-vf scale=${even(width)}:${even(height)} -c:a aac -movflags +faststart ${quoted(target)}`
    );
  });
  return rows.length === 0
    ? []
    : [
        `  Warning: videos of more than ${largeVideo / 1e6} MB (${rows.length}): ` +
          `on mobile networks they take long to start\n${rows.join('\n')}\n` +
          '  Write the name of the smaller file into the content, ' +
          'or upload the video to a video host.',
      ];
}

/**
 * The aspect ratio of a player in embed code; undefined for upright ones and for URLs. Only a hint,
 * as some hosts write one size into all of their codes.
 * @param pasted the value of `videoUrl`
 */
export function aspectRatioHint(pasted: string): Ratio | 'unknown' | undefined {
  if (!isCode(pasted) || resolveVideo(pasted).kind !== 'frame') return undefined;
  const shape = pastedShape(pasted);
  if (shape === undefined) return 'unknown';
  const distance = (ratio: string): number => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((shape * down) / across));
  };
  const [nearest] = ratios.toSorted((a, b) => distance(a) - distance(b));
  return nearest === '9:16' ? undefined : nearest;
}

export const placeholderTable = (placeholders: readonly Placeholder[]): string =>
  `  Still sample content (${placeholders.length}):\n` +
  table(placeholders.map(({ file, line, label }) => [`${file}:${line}`, label]));

export function assertReleasable(placeholders: readonly Placeholder[]): void {
  if (placeholders.length > 0)
    throw new UsageError(
      'Nothing was built: --release does not allow sample content.\n' +
        `${placeholderTable(placeholders)}\n` +
        'Replace each entry, then delete its line "placeholder: true".',
    );
}
