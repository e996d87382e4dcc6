/** Frames into a film file, by ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pixelsOf, svgOf } from './render.ts';
import { type Film, frame, framesOf } from './storyboard.ts';

/** @throws When ffmpeg or its H.264 encoder is not there, with what to install. */
export async function findEncoder(): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-encoders'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let list = '';
  child.stdout.on('data', (chunk: Buffer) => (list += chunk.toString()));
  // Waiting for the end fails with the error of a program that is not there.
  const found = await once(child, 'close').then(() => list.includes('libx264'), () => null);
  if (found === null) {
    throw new Error('npm run videos: there is no ffmpeg on this machine, which makes the frames into videos. Install it (Debian: apt install ffmpeg; macOS: brew install ffmpeg) and run this again. The site itself builds without it, from the videos in content/media/videos.');
  }
  if (!found) throw new Error('npm run videos: the ffmpeg of this machine cannot write H.264 (it was built without libx264). Install a full build of ffmpeg and run this again.');
}

/** Bytes asked for, and the work that x264 puts into them: it comes out up to a tenth beside, and seventeen films stay below 7 MB together. */
const budget = {
  still: { bytes: 318_000, effort: ['-preset', 'medium'] },
  /** Somebody who lives is another in every frame. */
  alive: { bytes: 570_000, effort: ['-preset', 'slower', '-tune', 'animation'] },
} as const;

// Written and named as BT.709, so that a film has the very colours of the page around it.
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

async function ffmpeg(words: readonly string[], feed?: (write: (chunk: Buffer) => Promise<boolean>) => Promise<void>): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Told by its exit below; unheard, a broken pipe would end the script without ffmpeg's own words.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close') as Promise<[number | null]>;
  await feed?.(async (chunk) => {
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), closed]);
    return child.exitCode === null;
  });
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`npm run videos: ffmpeg failed (exit code ${code ?? 'none'}) at ffmpeg ${words.join(' ')}\n${said.trim()}`);
}

/**
 * Draws a film and writes it: H.264 High, 4:2:0, no sound, ready to play from its first bytes, as
 * fine as its share of bytes allows.
 * @param file Where to; replaced only when the whole film is there.
 * @returns Its bytes.
 * @throws With ffmpeg's own words when it fails.
 */
export async function encode(film: Film, file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const drawn = join(folder, 'drawn.mkv');
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${frame.width}x${frame.height}`, '-r', String(frame.rate), '-i', 'pipe:0'];
    await ffmpeg([...input, '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', drawn], async (write) => {
      let before = '';
      let pixels = Buffer.alloc(0);
      for (let index = 0; index < framesOf(film); index += 1) {
        const svg = svgOf(film, index);
        // What rests need not be painted again.
        if (svg !== before) pixels = Buffer.from(pixelsOf(svg).data);
        before = svg;
        if (!(await write(pixels))) return;
      }
    });
    const made = join(folder, 'film.mp4');
    const { bytes, effort } = budget[film.says === undefined ? 'still' : 'alive'];
    const bits = String(Math.floor((bytes * 8 * frame.rate) / framesOf(film)));
    // Measured first, so that each moment gets the bytes that it needs and the whole keeps to its share.
    for (const pass of ['1', '2']) {
      await ffmpeg([
        '-i', drawn, '-c:v', 'libx264', '-profile:v', 'high', ...effort, '-b:v', bits, '-pass', pass, '-passlogfile', join(folder, 'pass'),
        // A whole frame costs as much as two seconds of moving. A film is short: two or three to seek by are enough.
        '-g', String(8 * frame.rate), ...colours, '-an',
        ...(pass === '1' ? ['-f', 'null', '-'] : ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', made]),
      ]);
    }
    const { size } = await stat(made);
    await copyFile(made, file);
    return size;
  } finally {
    await rm(folder, { recursive: true });
  }
}
