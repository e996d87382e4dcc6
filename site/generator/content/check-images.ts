import { posix } from 'node:path';
import { imageExtensions } from '../../../content/schema.ts';
import { imageSlots } from '../../image-slots.ts';
import type { Cache } from '../cache.ts';
import { imageProblem, type ImagePlace, otherFormat } from './check-image.ts';
import type { JsonSchema } from './json-schemas.ts';
import {
  type Files,
  nearest,
  reasonOf,
  report,
  setAt,
  short,
  type Source,
  textsOf,
} from './source.ts';
import type { Path } from './yaml-file.ts';

export interface MediaFolder {
  directory: string;
  /** Its name in messages, such as 'content/media'. */
  name: string;
  /** Undefined if there is no folder. */
  files: Files | undefined;
}

interface NamedImage {
  source: Source;
  path: Path;
  file: string;
  place: ImagePlace | undefined;
}

const imageEnding = new RegExp(String.raw`\.(${imageExtensions.join('|')})$`, 'i');

function missingNotes({ name, files }: MediaFolder, written: string, ending: RegExp) {
  if (files === undefined)
    return [`There is no folder ${name}. Create the folder, and put the file there.`];
  const candidates = [...files.keys()].filter((file) => ending.test(file));
  const inside = written.replaceAll('\\', '/').replace(/^(?:\.*\/)*(?:content\/)?(?:media\/)?/, '');
  const sameName = candidates.filter((file) => posix.basename(file) === posix.basename(inside));
  const guess =
    candidates.find((file) => file === inside) ??
    (sameName.length === 1 ? sameName[0] : nearest(inside, candidates));
  return [
    guess === undefined
      ? 'Put the file into this folder, or write the name of a file that is there.'
      : `Did you mean ${guess}?`,
  ];
}

/** Finds a file, and writes its name as on the disk into the data. */
export function findMedia(
  source: Source,
  path: Path,
  folder: MediaFolder,
  written: string,
  what: string,
  ending: RegExp,
): string | undefined {
  const composed = posix.normalize(written.trim()).replace(/^\//, '').normalize('NFC');
  const file = folder.files?.get(composed);
  if (file === undefined)
    report(
      source,
      path,
      `there is no ${what} ${short(composed)} in ${folder.name}`,
      ...missingNotes(folder, composed, ending),
    );
  else setAt(source.data, path, file);
  return file;
}

/** Finds and checks every image, and writes the names as on the disk into the data. */
export async function checkImages(
  sources: readonly Source[],
  folder: MediaFolder,
  cache: Cache | undefined,
): Promise<void> {
  const images = sources.flatMap((source) => findImages(source, folder));
  const told = new Set<string>();
  const checked = new Map<string, ReturnType<typeof imageProblem>>();
  const check = ({ file, place }: NamedImage) => {
    const key = `${file}\n${place?.name ?? ''}`;
    const known =
      checked.get(key) ??
      imageProblem(folder.directory, file, place, cache).catch((error: unknown) => ({
        message: `cannot be read: ${reasonOf(error)}`,
        notes: ['Check that you have permission to read the file, and try again.'],
      }));
    checked.set(key, known);
    return known;
  };
  // Four at a time: decoded photographs need much memory.
  const waiting = images.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const image of waiting) await check(image);
    }),
  );
  for (const image of images) {
    const problem = await check(image);
    const once = `${image.file}\n${problem?.message ?? ''}`;
    if (problem !== undefined && !told.has(once))
      report(
        image.source,
        image.path,
        `the image ${short(image.file)} ${problem.message}`,
        ...problem.notes,
      );
    told.add(once);
  }
}

function placeOf({ frame, leastWidth, place: name }: JsonSchema): ImagePlace | undefined {
  if (frame !== undefined) return imageSlots[frame];
  return leastWidth === undefined || name === undefined ? undefined : { name, leastWidth };
}

function findImages(source: Source, folder: MediaFolder): NamedImage[] {
  const found: NamedImage[] = [];
  for (const { path, value, schema } of textsOf(source.data, source.schema)) {
    const written = value.trim();
    if (schema.format !== 'image-path' || written === '') continue;
    const image = posix.normalize(written).replace(/^\//, '').normalize('NFC');
    if (/^(?:https?:)?\/\//i.test(written)) {
      report(
        source,
        path,
        'must be a file in content/media, not a URL',
        'Download the image, put it into content/media, and write the name of the file here. ' +
          'Other sites change and delete their images.',
      );
    } else if (!imageEnding.test(image)) {
      // The schema reports a name without an ending.
      if (!/\.\w+$/.test(image)) continue;
      const { message, notes } = otherFormat(image);
      report(source, path, `the image ${short(image)} ${message}`, ...notes);
    } else {
      const file = findMedia(source, path, folder, written, 'image', imageEnding);
      if (file === undefined) continue;
      found.push({ source, path, file, place: placeOf(schema) });
    }
  }
  return found;
}
