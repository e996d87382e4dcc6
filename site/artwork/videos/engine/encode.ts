/** Frames into a video file, by ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pixelsOf, svgOf } from './render.ts';
import { type Video, frame, framesOf } from './storyboard.ts';

/** @throws When ffmpeg or its H.264 encoder is not there, with what to install. */
export async function findEncoder(): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-encoders'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let list = '';
  child.stdout.on('data', (chunk: Buffer) => (list += chunk.toString()));
  // `once` rejects when ffmpeg cannot be started.
  const found = await once(child, 'close').then(
    () => list.includes('libx264'),
    () => null,
  );
  if (found === null) {
    throw new Error(
      'npm run videos: there is no ffmpeg on this machine, which makes the frames into ' +
        'videos. Install it (Debian: apt install ffmpeg; macOS: brew install ffmpeg) and run ' +
        'this again. The site itself builds without it, from the videos in content/media/videos.',
    );
  }
  if (!found)
    throw new Error(
      'npm run videos: the ffmpeg of this machine cannot write H.264 (it was built without ' +
        'libx264). Install a full build of ffmpeg and run this again.',
    );
}

/** Target size and x264 options: seventeen videos stay below 7 MB. Sizes are met within a tenth. */
const budget = {
  still: { bytes: 318_000, effort: ['-preset', 'medium'] },
  /** A person moves in every frame. */
  alive: { bytes: 570_000, effort: ['-preset', 'slower', '-tune', 'animation'] },
} as const;

// BT.709, so that a video has exactly the colours of the page around it.
const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

async function ffmpeg(
  words: readonly string[],
  feed?: (write: (chunk: Buffer) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // An unhandled EPIPE would end the script before ffmpeg's message is read.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close') as Promise<[number | null]>;
  await feed?.(async (chunk) => {
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), closed]);
    return child.exitCode === null;
  });
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0)
    throw new Error(
      `npm run videos: ffmpeg failed (exit code ${code ?? 'none'}) at ffmpeg ` +
        `${words.join(' ')}\n${said.trim()}`,
    );
}

/**
 * Draws a video and encodes it: H.264 High, 4:2:0, no sound, `faststart`.
 * @param file The MP4 file, replaced only when the video is complete.
 * @returns The size in bytes.
 * @throws With ffmpeg's message when ffmpeg fails.
 */
export async function encode(video: Video, file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const drawn = join(folder, 'drawn.mkv');
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${frame.width}x${frame.height}`,
      '-r',
      String(frame.rate),
      '-i',
      'pipe:0',
    ];
    await ffmpeg(
      [
        ...input,
        '-vf',
        'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
        '-c:v',
        'libx264',
        '-qp',
        '0',
        '-preset',
        'ultrafast',
        drawn,
      ],
      async (write) => {
        let before = '';
        let pixels = Buffer.alloc(0);
        for (let index = 0; index < framesOf(video); index += 1) {
          const svg = svgOf(video, index);
          // A frame equal to the one before need not be rasterized again.
          if (svg !== before) pixels = Buffer.from(pixelsOf(svg).data);
          before = svg;
          if (!(await write(pixels))) return;
        }
      },
    );
    const made = join(folder, 'video.mp4');
    const { bytes, effort } = budget[video.says === undefined ? 'still' : 'alive'];
    const bits = String(Math.floor((bytes * 8 * frame.rate) / framesOf(video)));
    // Two passes, so that the video meets its target size.
    for (const pass of ['1', '2']) {
      await ffmpeg([
        '-i',
        drawn,
        '-c:v',
        'libx264',
        '-profile:v',
        'high',
        ...effort,
        '-b:v',
        bits,
        '-pass',
        pass,
        '-passlogfile',
        join(folder, 'pass'),
        // A key frame costs as much as two seconds of motion; two or three are enough to seek.
        '-g',
        String(8 * frame.rate),
        ...colours,
        '-an',
        ...(pass === '1'
          ? ['-f', 'null', '-']
          : [
              '-movflags',
              '+faststart',
              '-map_metadata',
              '-1',
              '-fflags',
              '+bitexact',
              '-flags:v',
              '+bitexact',
              made,
            ]),
      ]);
    }
    const { size } = await stat(made);
    await copyFile(made, file);
    return size;
  } finally {
    await rm(folder, { recursive: true });
  }
}
