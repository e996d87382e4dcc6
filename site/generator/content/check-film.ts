/**
 * Whether a file in content/media is a film that browsers play at once: the container and the codecs
 * that its name promises, whole, with its index in front. What the page has to know of it (its length
 * and its size) is read from the file itself. Asked when the content is read, as of pictures.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { MediaInfo, MediaInfoResult } from 'mediainfo.js';
import { recipe, type Cache } from '../cache.ts';
import type { MediaProblem } from './check-drawing.ts';
import { entryProblem } from './check-media.ts';

/** What a film file says of itself. */
export interface FilmFacts {
  /** Its length, in seconds. */
  seconds: number;
  /** Its size as it is shown, in pixels: turned, where a phone has filmed upright. */
  width: number;
  height: number;
  /** Whether it has a sound track. */
  sound: boolean;
  /** In bytes. */
  size: number;
}

/** A film, or what is wrong with it. */
export type FilmFinding =
  | { facts: FilmFacts; problem?: undefined }
  | { facts?: undefined; problem: MediaProblem };

/** A film that is larger weighs on whoever watches it on the road, in bytes: the build warns. */
export const heavyFilm = 8_000_000;

/** How to make a film that plays everywhere: https://trac.ffmpeg.org/wiki/Encode/H.264 */
const wayOut = (path: string): string => {
  const stem = path.slice(0, -extname(path).length);
  return `Export it anew as MP4 with H.264 and AAC: in HandBrake with the preset Web, or with\n  ffmpeg -i ${path} -c:v libx264 -pix_fmt yuv420p -crf 23 -c:a aac -movflags +faststart ${stem}-web.mp4`;
};

/**
 * @param directory the folder of all media
 * @param path of the film in it
 * @param cache keeps the answer for these bytes
 * @throws Error when the system cannot read the file
 */
export async function inspectFilm(
  directory: string,
  path: string,
  cache?: Cache,
): Promise<FilmFinding> {
  const file = join(directory, path);
  const notAFile = await entryProblem(directory, file, 'film');
  if (notAFile !== undefined) return { problem: notAFile };
  const bytes = await readFile(file);
  const inspect = (): Promise<FilmFinding> => look(path, bytes);
  return cache === undefined
    ? inspect()
    : cache.rememberJson(
        'film-check',
        [recipe(import.meta.url, ['mediainfo.js']), path, bytes],
        isFinding,
        inspect,
      );
}

const isFinding = (value: unknown): value is FilmFinding =>
  typeof value === 'object' && value !== null && ('facts' in value || 'problem' in value);

let reader: Promise<MediaInfo> | undefined;
/** It works on one file at a time. */
let turn: Promise<unknown> = Promise.resolve();

/** MediaInfo is only loaded for a film that no build has seen before. */
async function readTracks(bytes: Uint8Array): Promise<MediaInfoResult> {
  reader ??= import('mediainfo.js').then(({ mediaInfoFactory }) =>
    mediaInfoFactory({ format: 'object' }),
  );
  const info = await reader;
  const result = turn.then(() =>
    info.analyzeData(bytes.byteLength, (length, offset) => bytes.subarray(offset, offset + length)),
  );
  turn = result.catch(() => undefined);
  return result;
}

async function look(path: string, bytes: Uint8Array): Promise<FilmFinding> {
  const { media } = await readTracks(bytes);
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const video = tracks.find((track) => track['@type'] === 'Video');
  const audio = tracks.find((track) => track['@type'] === 'Audio');
  const problem = (message: string, ...notes: string[]): FilmFinding => ({
    problem: { message, notes },
  });

  const extension = extname(path).slice(1).toLowerCase();
  const container =
    general?.Format === undefined ? undefined : (containers[general.Format] ?? general.Format);
  if (container === undefined) {
    if (Buffer.from(bytes.subarray(0, 40)).toString('latin1').startsWith('version https://git-lfs'))
      return problem(
        'is a note of Git LFS that stands for the film',
        'Run "git lfs pull", or put the film itself there.',
      );
    return problem(
      'is damaged, or no film at all',
      'Open it on your computer. If it plays, export it again as MP4; if not, copy it again from where it came from.',
    );
  }
  const kind = `${/^(?:[AEIO]|M[A-Z])/.test(container) ? 'an' : 'a'} ${container} file`;
  if (video === undefined)
    return problem(
      audio === undefined
        ? `is ${kind} without a picture or a sound in it`
        : 'has sound and no picture',
      'Name a film here.',
    );
  if (container !== extension.toUpperCase() && !(container === 'WebM' && extension === 'webm')) {
    const isShown = container === 'MP4' || container === 'WebM';
    return problem(
      `is ${kind}, though its name ends with .${extension}`,
      isShown
        ? `Rename it to ${path.slice(0, -extension.length)}${container.toLowerCase()}, and write that name here.`
        : wayOut(path),
    );
  }
  const { extra } = general ?? {};
  if (extra?.['IsTruncated'] === 'Yes')
    return problem('is not whole: its end is missing', 'Copy it again; the last copy broke off.');

  const codec = video.Format ?? 'an unknown codec';
  const profile = video.Format_Profile ?? '';
  if (codec !== 'AVC' && codec !== 'AV1')
    return problem(
      `is coded in ${codecs[codec] ?? codec}, which not every browser plays: it must be H.264 or AV1`,
      wayOut(path),
    );
  if (
    (video.BitDepth !== undefined && video.BitDepth !== 8) ||
    /4:(?:2:2|4:4)/.test(`${profile}${video.ChromaSubsampling ?? ''}`) ||
    (codec === 'AV1' && !profile.startsWith('Main'))
  ) {
    return problem(
      `has colours that browsers do not decode (${[profile, video.ChromaSubsampling, video.BitDepth === undefined ? undefined : `${String(video.BitDepth)} bits`].filter(Boolean).join(', ')}): they must be 4:2:0 with 8 bits`,
      wayOut(path),
    );
  }
  // WebM has no AAC; its own sound is played by all browsers that play AV1.
  const heard = container === 'WebM' ? 'Opus' : 'AAC';
  if (audio !== undefined && audio.Format !== heard)
    return problem(
      `has sound in ${audio.Format ?? 'an unknown codec'}, which not every browser plays: in ${container} it must be ${heard}, or none`,
      wayOut(path),
    );
  if (container === 'MP4' && general?.IsStreamable !== 'Yes') {
    return problem(
      'has its index at its end, so that nothing shows before all of it is there',
      `Put the index in front ("fast start", "web optimized"), which changes nothing else:\n  ffmpeg -i ${path} -c copy -movflags +faststart ${path.replace(/(\.\w+)$/, '-web$1')}`,
    );
  }
  const seconds = general?.Duration ?? video.Duration ?? 0;
  const { Width: width = 0, Height: height = 0, PixelAspectRatio: stretch = 1 } = video;
  if (seconds <= 0 || width <= 0 || height <= 0)
    return problem('does not say how long or how large it is', wayOut(path));
  const shown = Math.round(width * stretch);
  const lies = Math.abs(Number(video.Rotation ?? 0)) % 180 === 90;
  return {
    facts: {
      seconds,
      width: lies ? height : shown,
      height: lies ? shown : height,
      sound: audio !== undefined,
      size: bytes.byteLength,
    },
  };
}

/** Containers as MediaInfo calls them, and as they are called here. */
const containers: Readonly<Record<string, string>> = { 'MPEG-4': 'MP4' };
const codecs: Readonly<Record<string, string>> = {
  HEVC: 'H.265 (HEVC)',
  'MPEG-4 Visual': 'MPEG-4 Part 2',
};
