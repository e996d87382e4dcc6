import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { MediaInfo, MediaInfoResult } from 'mediainfo.js';
import type { Cache } from '../cache.ts';
import type { MediaProblem } from './clean-svg.ts';

export interface VideoFacts {
  seconds: number;
  /** The displayed size in pixels. */
  width: number;
  height: number;
  sound: boolean;
  /** In bytes. */
  size: number;
}

export type VideoFinding =
  | { facts: VideoFacts; problem?: undefined }
  | { facts?: undefined; problem: MediaProblem };

/** A path in quotes for a shell. */
export const quoted = (path: string): string => `"${path.replace(/["$`\\]/g, '\\$&')}"`;

export async function inspectVideo(
  directory: string,
  path: string,
  cache?: Cache,
): Promise<VideoFinding> {
  const file = join(directory, path);
  const bytes = await readFile(file);
  // Commands name the file relative to the current folder.
  const shown = relative('', file);
  const make = async () => Buffer.from(JSON.stringify(await inspect(shown, bytes)));
  const found = await (cache?.remember('video-check', [shown, bytes], make) ?? make());
  return JSON.parse(Buffer.from(found).toString()) as VideoFinding;
}

let reader: Promise<MediaInfo> | undefined;
/** MediaInfo reads one file at a time. */
let queue: Promise<unknown> = Promise.resolve();

/** MediaInfo is only loaded for a video that no build has seen before. */
async function readTracks(bytes: Uint8Array): Promise<MediaInfoResult> {
  reader ??= import('mediainfo.js').then(({ mediaInfoFactory }) =>
    mediaInfoFactory({ format: 'object' }),
  );
  const info = await reader;
  const result = queue.then(() =>
    info.analyzeData(bytes.byteLength, (length, offset) => bytes.subarray(offset, offset + length)),
  );
  queue = result.catch(() => undefined);
  return result;
}

const codecs: Readonly<Record<string, string>> = {
  AVC: 'H.264',
  HEVC: 'H.265 (HEVC)',
  'MPEG-4 Visual': 'MPEG-4 Part 2',
};

async function inspect(path: string, bytes: Uint8Array): Promise<VideoFinding> {
  const tracks = (await readTracks(bytes)).media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const video = tracks.find((track) => track['@type'] === 'Video');
  const audio = tracks.find((track) => track['@type'] === 'Audio');
  const problem = (message: string, ...notes: string[]): VideoFinding => ({
    problem: { message, notes },
  });
  if (general?.Format === undefined)
    return problem(
      'is damaged, or is not a video',
      'Open the video on your computer. If it plays, export it again as MP4. ' +
        'If not, copy the original file again.',
    );
  if (video === undefined)
    return problem(
      audio === undefined ? 'has no video and no sound' : 'has sound, but no video',
      'Write the name of a video file here.',
    );
  if (general.extra?.['IsTruncated'] === 'Yes')
    return problem('is not complete: its end is missing', 'Copy the original file again.');

  const extension = extname(path).slice(1).toLowerCase();
  const stem = path.slice(0, -extension.length - 1);
  const target = quoted(extension === 'mp4' ? `${stem}-web.mp4` : `${stem}.mp4`);
  const input = quoted(path);
  // Encoders of H.264 refuse odd sizes.
  const encode =
    'Export the video again as MP4 with H.264 and AAC: in HandBrake with the preset Web, or with ' +
    'this command. Then write the new name into the content:\n' +
    `  ffmpeg -i ${input} -c:v libx264 -pix_fmt yuv420p -crf 23 ` +
    `-vf "scale=trunc(iw/2)*2:trunc(ih/2)*2" -c:a aac -movflags +faststart ${target}`;
  const wrap = `ffmpeg -i ${input} -c copy -sn -movflags +faststart ${target}`;
  const rewrap =
    'The video and the sound can stay as they are, only the file format must change. Run this, ' +
    `and write the new name into the content:\n  ${wrap}`;

  const codec = video.Format ?? 'an unknown codec';
  const profile = video.Format_Profile ?? '';
  const depth = video.BitDepth ?? 8;
  const colors = [profile, video.ChromaSubsampling, `${depth} bits`].filter(Boolean).join(', ');
  const isWebM = general.Format === 'WebM';
  const streams =
    codec !== 'AVC' && codec !== 'AV1'
      ? `is encoded in ${codecs[codec] ?? codec}, ` +
        'which not every browser plays: it must be H.264 or AV1'
      : /4:(?:2:2|4:4)/.test(`${profile}${video.ChromaSubsampling ?? ''}`) ||
          (codec === 'AVC' ? depth !== 8 : !profile.startsWith('Main'))
        ? `has a color format that not every browser plays (${colors}): ` +
          'it must be 4:2:0, with 8 bits in H.264'
        : audio !== undefined && audio.Format !== (isWebM ? 'Opus' : 'AAC')
          ? `has sound in ${audio.Format ?? 'an unknown codec'}, which not every browser plays: ` +
            `it must be ${isWebM ? 'Opus' : 'AAC'}, or none`
          : undefined;
  const isMp4 = general.Format === 'MPEG-4';
  if (extension !== 'mp4' && extension !== 'webm')
    return streams === undefined && !isWebM
      ? problem(`is a .${extension} file, which not every browser plays`, rewrap)
      : problem(`is a .${extension} file, which not every browser plays`, encode);
  if (extension === 'mp4' ? !isMp4 : !isWebM) {
    const kind = isMp4 ? 'MP4' : general.Format;
    return problem(
      `is really ${kind}, though its name ends with .${extension}`,
      isMp4 || isWebM
        ? `Rename it to ${stem}.${kind.toLowerCase()}, and write that name here.`
        : streams === undefined
          ? rewrap
          : encode,
    );
  }
  if (streams !== undefined) return problem(streams, encode);
  if (isMp4 && general.IsStreamable !== 'Yes')
    return problem(
      'has its index at the end, so a browser must load the whole file before the video plays',
      'Export the video with "fast start" or "web optimized". Or run this, which only moves the ' +
        `index, and write the new name into the content:\n  ${wrap}`,
    );
  const seconds = general.Duration ?? video.Duration ?? 0;
  const { Width: width = 0, Height: height = 0, PixelAspectRatio: stretch = 1 } = video;
  if (seconds <= 0 || width <= 0 || height <= 0)
    return problem('does not contain its length or its size', encode);
  const shown = Math.round(width * stretch);
  // Phones store upright videos as landscape with a rotation in the metadata.
  const isTurned = Math.abs(Number(video.Rotation ?? 0)) % 180 === 90;
  return {
    facts: {
      seconds,
      width: isTurned ? height : shown,
      height: isTurned ? shown : height,
      sound: audio !== undefined,
      size: bytes.byteLength,
    },
  };
}
