import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ratios } from '../../../content/schema.ts';
import { mediaFile } from '../../embeds/url.ts';
import { resolveVideo, type Video } from '../../embeds/video.ts';
import type { Cache } from '../cache.ts';
import { captionsMistakes, lostStyles, toWebVtt } from './captions.ts';
import { findMedia, type MediaFolder } from './check-images.ts';
import { inspectVideo, type VideoFacts, type VideoFinding } from './check-video.ts';
import { readText } from './diagnostics.ts';
import { entriesOf, reasonOf, report, type Source, valueAt } from './source.ts';
import type { Path } from './yaml-file.ts';

/** The facts of the owner's videos, by path in content/media. */
export type VideoFiles = ReadonlyMap<string, VideoFacts>;

/** Lines of captions that browsers do not show completely, by the name of the file. */
export type LostStyles = ReadonlyMap<string, readonly number[]>;

const captionsEnding = /\.(vtt|srt)$/i;

const unreadable = (error: unknown) => ({
  problem: {
    message: `cannot be read: ${reasonOf(error)}`,
    notes: ['Check that you have permission to read the file, and try again.'],
  },
});

const isEmpty = (value: unknown): boolean => [undefined, null, ''].includes(value as undefined);

/** Checks every video once, with its captions. */
export async function checkVideos(
  sources: readonly Source[],
  folder: MediaFolder,
  cache?: Cache,
): Promise<{ videos: VideoFiles; lost: LostStyles }> {
  const findings = new Map<string, Promise<VideoFinding>>();
  const told = new Set<string>();
  const videos = new Map<string, VideoFacts>();
  const lost = new Map<string, readonly number[]>();
  for (const source of sources) {
    for (const entry of entriesOf(source)) {
      const at = (field: string): Path => [...entry, field];
      const video = resolve(valueAt(source.data, at('videoUrl')));
      if (video === undefined) continue;
      if (video.kind === 'frame') {
        for (const field of ['captions', 'poster'])
          if (!isEmpty(valueAt(source.data, at(field))))
            report(
              source,
              at(field),
              'works only with a video file, but this video plays in the player of its host',
              `${field === 'poster' ? 'Choose the image' : 'Upload the captions'} ` +
                'at the host, and delete this field.',
            );
        continue;
      }
      const file =
        video.kind === 'media'
          ? findMedia(source, at('videoUrl'), folder, video.path, 'video', mediaFile)
          : undefined;
      let seconds: number | undefined;
      if (file !== undefined) {
        const known =
          findings.get(file) ?? inspectVideo(folder.directory, file, cache).catch(unreadable);
        findings.set(file, known);
        const finding = await known;
        if (finding.problem === undefined) {
          videos.set(file, finding.facts);
          seconds = finding.facts.seconds;
          checkRatio(source, at('ratio'), finding.facts);
        } else if (!told.has(file)) {
          const { message, notes } = finding.problem;
          report(source, at('videoUrl'), `the video ${file} ${message}`, ...notes);
        }
        told.add(file);
      }
      await checkCaptions(source, at('captions'), folder, seconds, told, lost);
    }
  }
  return { videos, lost };
}

function resolve(value: unknown): Video | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return resolveVideo(value);
  } catch {
    // The schema reports the mistake.
    return undefined;
  }
}

function checkRatio(source: Source, path: Path, { width, height }: VideoFacts): void {
  const ratio = valueAt(source.data, path);
  const known = ratios.find((each) => each === ratio);
  const [across = 1, down = 1] = known?.split(':').map(Number) ?? [];
  // Encoders round sizes to whole pixels.
  if (known !== undefined && Math.abs(((width / height) * down) / across - 1) > 0.01)
    report(
      source,
      path,
      `the video has ${width} × ${height} pixels, which is not ${known}`,
      'Delete ratio: the build reads the shape of a video in content/media from the file.',
    );
}

async function checkCaptions(
  source: Source,
  field: Path,
  folder: MediaFolder,
  seconds: number | undefined,
  told: Set<string>,
  lost: Map<string, readonly number[]>,
): Promise<void> {
  const captions = valueAt(source.data, field);
  const paths: Path[] = Array.isArray(captions)
    ? captions.map((_, index) => [...field, index, 'src'])
    : [field];
  for (const path of paths) {
    const written = valueAt(source.data, path);
    // The schema reports a wrong ending.
    if (typeof written !== 'string' || !captionsEnding.test(written)) continue;
    const file = findMedia(source, path, folder, written, 'file', captionsEnding);
    const once = `${file ?? ''} ${seconds ?? ''}`;
    if (file === undefined || told.has(once)) continue;
    told.add(once);
    const bytes = await readFile(join(folder.directory, file));
    const { text, place, diagnostics } = readText(`${folder.name}/${file}`, bytes);
    source.diagnostics.push(...diagnostics);
    if (diagnostics.length > 0) continue;
    const [first, ...others] = captionsMistakes(file, text, seconds);
    if (first === undefined) {
      const added = file.toLowerCase().endsWith('.srt') ? 2 : 0;
      const found = lostStyles(toWebVtt(file, text)).map((line) => line - added);
      if (found.length > 0) lost.set(`${folder.name}/${file}`, found);
      continue;
    }
    const lines = text.split('\n');
    const start = lines.slice(0, first.line - 1).join('\n').length + (first.line > 1 ? 1 : 0);
    source.diagnostics.push({
      ...place(start, start + (lines[first.line - 1]?.length ?? 0)),
      message: first.message,
      notes: [
        first.note,
        ...(others.length > 0
          ? [`Other captions of this file that browsers do not show: ${others.length}.`]
          : []),
      ],
    });
  }
}
