import { ratios } from '../../../content/schema.ts';
import { pastedShape } from '../../embeds/snippet.ts';
import { resolveVideo } from '../../embeds/video.ts';

type Ratio = (typeof ratios)[number];

/** A video that does not say its shape, and whose embed code speaks of one that is not upright. */
export interface OtherShape {
  file: string;
  /** Where its code begins, counted from 1. */
  line: number;
  /** Of the card. */
  id: string;
  ratio: Ratio;
}

/** How far from each other two shapes are, in the same measure for too wide and too high. */
const distance = (shape: number, ratio: string): number => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return Math.abs(Math.log((shape * down) / across));
};

/**
 * @param pasted what stands in `videoUrl`
 * @returns what is most like the shape that the code speaks of; undefined where that is upright, and for a film file, which has a shape of its own
 */
export function otherShape(pasted: string): Ratio | undefined {
  const shape = pastedShape(pasted);
  if (shape === undefined || resolveVideo(pasted).kind !== 'frame') return undefined;
  const [nearest] = ratios.toSorted((a, b) => distance(shape, a) - distance(shape, b));
  return nearest === '9:16' ? undefined : nearest;
}

/**
 * The warning of the build for embed codes of another shape than that of the player. Some hosts write the same size into all of
 * their codes, so it is the owner who knows.
 * @returns one text that names all of them, or null where there are none
 */
export function otherShapesWarning(videos: readonly OtherShape[]): string | null {
  if (videos.length === 0) return null;
  return [
    `  Warning: embed codes of videos that are not upright (${String(videos.length)}); without a \`ratio\` they stand in an upright player, with bars above and below:`,
    ...videos.map(
      ({ file, line, id, ratio }) =>
        `  ${`${file}:${String(line)}`.padEnd(36)} ${id}: ratio: ${ratio}`,
    ),
    '  Write that beside its `videoUrl`; where the video is upright all the same, ratio: 9:16.',
  ].join('\n');
}
