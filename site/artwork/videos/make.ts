/**
 * Makes the videos: frames, video files, posters and captions, into content/media/videos.
 *   npm run videos                     all of them
 *   npm run videos -- pa-3 t-1         those of these names
 *   npm run videos -- --sheet          only twelve frames of each, in .screenshots/videos
 *   npm run videos -- --captions       the captions and posters alone, which need no ffmpeg
 *   npm run videos -- --sheet=4-8 pa-3 twelve frames between the 4th and the 8th second
 */
import '../../production.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode, findEncoder } from './engine/encode.ts';
import { fingerprint } from './engine/render.ts';
import { writePoster, writeSheet } from './engine/sheet.ts';
import { captionsOf, type Video, frame, framesOf } from './engine/storyboard.ts';
import { videos } from './storyboards/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const media = join(here, '../../../content/media/videos');
const sheets = join(here, '../../../.screenshots/videos');
const fingerprints = join(here, 'fingerprints.json');

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const sheet = words.find((word) => word.startsWith('--sheet'));
const strange = words.filter(
  (word) => word.startsWith('--') && !/^--(sheet(=[\d.]+-[\d.]+)?|captions|share)$/.test(word),
);
if (strange.length > 0)
  throw new Error(
    `npm run videos: ${strange.join(', ')} is not one of --sheet, --sheet=4-8 and --captions.`,
  );
const unknown = names.filter((name) => !videos.some(({ id }) => id === name));
if (unknown.length > 0)
  throw new Error(
    `npm run videos: there is no video named ${unknown.join(', ')}. There are: ` +
      `${videos.map(({ id }) => id).join(', ')}.`,
  );
const wanted = names.length === 0 ? videos : videos.filter(({ id }) => names.includes(id));

/** Writes the captions of a video, and its first frame as poster. */
async function writeBeside(video: Video): Promise<void> {
  await writeFile(join(media, `${video.id}.vtt`), captionsOf(video));
  await writePoster(video, join(media, `${video.id}.webp`));
}

if (sheet !== undefined) {
  const [, from, to] = /^--sheet=([\d.]+)-([\d.]+)$/.exec(sheet) ?? [];
  await mkdir(sheets, { recursive: true });
  for (const video of wanted) {
    const file = join(sheets, `${video.id}.png`);
    await writeSheet(
      video,
      file,
      from !== undefined && to !== undefined ? [Number(from), Number(to)] : undefined,
    );
    console.log(`${file} (${(framesOf(video) / frame.rate).toFixed(1)} s)`);
  }
} else if (words.includes('--captions')) {
  for (const video of wanted) await writeBeside(video);
} else {
  await findEncoder();
  await mkdir(media, { recursive: true });
  const made: string[] = [];
  const jobs = words.includes('--share') ? 1 : Math.min(availableParallelism(), wanted.length);
  if (jobs > 1) {
    // Drawing keeps one core busy: one process for each core.
    const shares = Array.from({ length: jobs }, (_, job) =>
      wanted.filter((_video, at) => at % jobs === job).map(({ id }) => id),
    );
    const codes = await Promise.all(
      shares.map(async (share) => {
        const child = fork(fileURLToPath(import.meta.url), ['--share', ...share]);
        child.on('message', (id) => {
          if (typeof id === 'string') made.push(id);
        });
        const [code] = (await once(child, 'close')) as [number | null];
        return code;
      }),
    );
    if (codes.some((code) => code !== 0)) process.exitCode = 1;
  } else {
    for (const video of wanted) {
      const from = performance.now();
      const file = join(media, `${video.id}.mp4`);
      const bytes = await encode(video, file);
      await writeBeside(video);
      made.push(video.id);
      process.send?.(video.id);
      const seconds = (framesOf(video) / frame.rate).toFixed(1);
      console.log(
        `${video.id.padEnd(6)} ${seconds.padStart(5)} s` +
          `  ${(bytes / 1000).toFixed(0).padStart(4)} kB` +
          `  made in ${((performance.now() - from) / 1000).toFixed(0)} s`,
      );
    }
  }
  if (!words.includes('--share')) {
    const known = JSON.parse(await readFile(fingerprints, 'utf8').catch(() => '{}')) as Record<
      string,
      string
    >;
    const now = Object.fromEntries(
      videos.map((video) => [
        video.id,
        made.includes(video.id) ? fingerprint(video) : (known[video.id] ?? ''),
      ]),
    );
    await writeFile(fingerprints, `${JSON.stringify(now, null, 2)}\n`);
  }
}
