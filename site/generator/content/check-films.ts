/** The films that cards name: whether each is there and plays, and whether what is said beside it belongs to it. */
import { ratios } from '../../../content/schema.ts';
import { resolveVideo, type Video } from '../../embeds/video.ts';
import type { Cache } from '../cache.ts';
import { captionsFault } from './check-captions.ts';
import type { MediaProblem } from './check-drawing.ts';
import { inspectFilm, type FilmFacts, type FilmFinding } from './check-film.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { Path } from './yaml-file.ts';

/** A card that names a video, as it is written. */
export interface VideoCard {
  /** The fields of the card, checked by nothing yet. */
  fields: Readonly<Record<string, unknown>>;
  /** Tells what is wrong with a field, by its path in the card. */
  report: (field: Path, message: string, ...notes: readonly string[]) => void;
  /** Tells what is wrong elsewhere, such as in a file that the card names. */
  add: (diagnostic: Diagnostic) => void;
  /** Writes a path as the disk spells it. */
  spell: (field: Path, file: string) => void;
}

/** The folder that films and captions are in. */
export interface MediaFolder {
  directory: string;
  /** How messages call it, such as 'content/media'. */
  name: string;
  /** How each file is spelled on the disk, by its composed name; undefined where there is no folder. */
  files: ReadonlyMap<string, string> | undefined;
  /** The file that was probably meant. */
  guess: (written: string, files: readonly string[]) => string | undefined;
}

/** Films of the owner, each with what it says of itself, by its path in content/media. */
export type Films = ReadonlyMap<string, FilmFacts>;

const read = (value: unknown): Video | undefined => {
  if (typeof value !== 'string') return undefined;
  try {
    return resolveVideo(value);
  } catch {
    // The schema says what is wrong with it.
    return undefined;
  }
};

/** Two shapes that differ by less than this, of one, are told apart by nobody. */
const sameShape = 0.01;

/**
 * Looks into every film once, and into the captions beside it.
 * @param cache keeps what was found
 */
export async function checkFilms(
  cards: readonly VideoCard[],
  folder: MediaFolder,
  cache?: Cache,
): Promise<Films> {
  const films = new Map<string, Promise<FilmFinding>>();
  const told = new Set<string>();
  const lookInto = (path: string): Promise<FilmFinding> => {
    const known =
      films.get(path) ??
      inspectFilm(folder.directory, path, cache).catch((error: unknown): FilmFinding => ({
        problem: unreadable(error),
      }));
    films.set(path, known);
    return known;
  };
  for (const card of cards) {
    const video = read(card.fields['videoUrl']);
    if (video === undefined) continue;
    let facts: FilmFacts | undefined;
    if (video.kind === 'media') {
      const file = find(card, folder, ['videoUrl'], video.path, 'film', filmEnding);
      const finding = file === undefined ? undefined : await lookInto(file);
      facts = finding?.facts;
      // What is wrong with the file itself is told where it is named first.
      if (file !== undefined && finding?.problem !== undefined && !told.has(file)) {
        told.add(file);
        card.report(
          ['videoUrl'],
          `the film ${file} ${finding.problem.message}`,
          ...finding.problem.notes,
        );
      }
      checkRatio(card, facts);
    }
    if (video.kind === 'frame') {
      for (const field of ['captions', 'poster']) {
        if (![undefined, null, ''].includes(card.fields[field] as undefined))
          card.report(
            [field],
            'belongs to a film file, and this video plays in the player of its host',
            `${field === 'poster' ? 'Choose the picture' : 'Upload the captions'} there, and delete this field.`,
          );
      }
    } else {
      await checkCaptions(card, folder, facts?.seconds, told);
    }
  }
  const facts = new Map<string, FilmFacts>();
  for (const [path, finding] of films) {
    const { facts: found } = await finding;
    if (found !== undefined) facts.set(path, found);
  }
  return facts;
}

const filmEnding = /\.(mp4|webm)$/i;
const captionsEnding = /\.vtt$/i;

function find(
  { report, spell }: VideoCard,
  { files, guess, name }: MediaFolder,
  field: Path,
  written: string,
  what: string,
  kind: RegExp,
): string | undefined {
  const composed = written.trim().replace(/^\//, '').normalize('NFC');
  const file = files?.get(composed);
  if (file !== undefined) {
    if (file !== composed) spell(field, file);
    return file;
  }
  const meant =
    files === undefined
      ? undefined
      : guess(
          composed,
          [...files.keys()].filter((path) => kind.test(path)),
        );
  report(
    field,
    `there is no ${what} ${composed.length > 80 ? `${composed.slice(0, 80)}…` : composed} in ${name}`,
    files === undefined
      ? `The folder ${name} itself is not there.`
      : meant === undefined
        ? 'Put it there, or name one that is there.'
        : `Did you mean ${meant}?`,
  );
  return undefined;
}

function checkRatio({ fields: { ratio }, report }: VideoCard, facts: FilmFacts | undefined): void {
  // The schema says which shapes there are.
  const [across, down] =
    typeof ratio === 'string' && ratios.some((known) => known === ratio)
      ? ratio.split(':').map(Number)
      : [];
  if (facts === undefined || across === undefined || down === undefined) return;
  const { width, height } = facts;
  if (Math.abs((width / height) * (down / across) - 1) > sameShape)
    report(
      ['ratio'],
      `the film is ${String(width)} × ${String(height)} pixels large, which is not ${String(ratio)}`,
      'Leave ratio out: the shape of a film in content/media is read from the film.',
    );
}

async function checkCaptions(
  card: VideoCard,
  folder: MediaFolder,
  seconds: number | undefined,
  told: Set<string>,
): Promise<void> {
  const { captions } = card.fields;
  const named: [field: Path, path: unknown][] = Array.isArray(captions)
    ? captions.map((each: unknown, index) => [
        ['captions', index, 'src'],
        typeof each === 'object' && each !== null && 'src' in each ? each.src : undefined,
      ])
    : [[['captions'], captions]];
  for (const [field, path] of named) {
    if (typeof path !== 'string' || path === '') continue;
    if (/^(?:https?:)?\/\//i.test(path)) {
      card.report(
        field,
        'must be a file in content/media, not an address',
        'Download the captions, put them there, and write their name here: browsers take captions from another site only where that site allows it.',
      );
      continue;
    }
    // The schema says that the ending is another.
    if (!captionsEnding.test(path)) continue;
    const file = find(card, folder, field, path, 'file', captionsEnding);
    if (file === undefined) continue;
    const fault = await captionsFault(
      folder.directory,
      file,
      `${folder.name}/${file}`,
      seconds,
    ).catch((error: unknown) => ({ problem: unreadable(error), lines: [] }));
    if (fault === undefined) continue;
    const once = JSON.stringify([
      file,
      fault.problem?.message,
      fault.lines.map(({ line, message }) => [line, message]),
    ]);
    if (told.has(once)) continue;
    told.add(once);
    if (fault.problem !== undefined)
      card.report(field, `the file ${file} ${fault.problem.message}`, ...fault.problem.notes);
    fault.lines.forEach(card.add);
  }
}

const unreadable = (error: unknown): MediaProblem => ({
  message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  notes: ['Allow yourself to read it, and try again.'],
});
