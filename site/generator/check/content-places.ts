/** Finds where in the content something stands that was seen on a page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentNames, folderName } from '../content/index.ts';

/** Words of the content, and where they stand. */
interface Words {
  text: string;
  /** Such as `content/demos.yaml:19, caption`. */
  place: string;
}

/** Gives the place of words that were seen on a page, or undefined where they are none of the content's. */
export type PlaceOf = (seen: string) => string | undefined;

/** Shorter words stand in too many places, in characters. */
const leastLength = 3;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the files of a content folder for their words.
 * @param directory its path
 */
export async function contentPlaces(directory: string): Promise<PlaceOf> {
  const files = await Promise.all(
    contentNames.map(async (name) =>
      wordsIn(join(directory, `${name}.yaml`), `${folderName(directory)}/${name}.yaml`),
    ),
  );
  const all = files.flat();
  return (seen) => {
    const wanted = plain(seen.replace(/…$/, ''));
    if (wanted.length < leastLength) return undefined;
    const exact = all.find(({ text }) => text === wanted);
    const around = all.find(({ text }) => text.includes(wanted));
    // Of several that are part of what was seen the longest says most.
    const within = all
      .filter(({ text }) => wanted.includes(text))
      .sort((one, other) => other.text.length - one.text.length)[0];
    return (exact ?? around ?? within)?.place;
  };
}

async function wordsIn(path: string, file: string): Promise<Words[]> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(path, 'utf8'), { lineCounter: lines });
  const found: Words[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (
        !isScalar(key) ||
        !isScalar(value) ||
        typeof value.value !== 'string' ||
        value.range === null ||
        value.range === undefined
      )
        return;
      const text = plain(value.value);
      if (text.length >= leastLength)
        found.push({
          text,
          place: `${file}:${lines.linePos(value.range[0]).line}, ${String(key.value)}`,
        });
    },
  });
  return found;
}
