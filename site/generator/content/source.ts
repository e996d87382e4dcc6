import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { type ContentName, contentNames, listNames } from '../../../content/schema.ts';
import { ContentError, type Diagnostic, placesIn, readText } from './diagnostics.ts';
import { fieldsOf, itemsOf, type JsonSchema, jsonSchemaOf } from './json-schemas.ts';
import { parseYaml, type Path, type YamlFile } from './yaml-file.ts';

export interface Source extends YamlFile {
  name: ContentName | 'ownPages';
  file: string;
  schema: JsonSchema;
  diagnostics: Diagnostic[];
}

/**
 * The name of the content folder in messages: a path that terminals turn into a link. A folder
 * outside of the project has only its last name.
 */
export function folderName(directory: string): string {
  const path = relative('', directory);
  return path === '' || path.startsWith('..') || isAbsolute(path)
    ? basename(directory)
    : path.split(sep).join('/');
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads every YAML file of the content. A list without a file is empty. */
export async function readSources(directory: string): Promise<Source[]> {
  const folder = folderName(directory);
  const names = await readdir(directory).catch((error: unknown) => {
    const message = isMissing(error)
      ? `there is no folder ${directory}`
      : `${directory} cannot be read: ${reasonOf(error)}`;
    const note =
      `A content folder has ${known.join(', ')}, and the images in media/. ` +
      'To use a folder other than content/, name it with --content.';
    throw new ContentError([{ ...placesIn(folder, '')(0, 0), message, notes: [note] }]);
  });
  // A list without its file is empty, so a misspelled name must not go unnoticed.
  const unknown = names.filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name));
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map((name) => ({
        ...placesIn(`${folder}/${name}`, '')(0, 0),
        message: `${name} is not a file of the content`,
        notes: [
          ...didYouMean(name, known),
          `Rename the file, or move it out of this folder. The files are ${known.join(', ')}.`,
        ],
      })),
    );
  return Promise.all(contentNames.map((name) => readSource(directory, name)));
}

const known = contentNames.map((name) => `${name}.yaml`);

async function readSource(directory: string, name: ContentName): Promise<Source> {
  const file = `${folderName(directory)}/${name}.yaml`;
  const isList = listNames.some((list) => list === name);
  const diagnostics: Diagnostic[] = [];
  const bytes = await readFile(join(directory, `${name}.yaml`)).catch((error: unknown) => {
    if (isMissing(error) && isList) return Buffer.from('[]');
    diagnostics.push({
      ...placesIn(file, '')(0, 0),
      message: isMissing(error)
        ? `${file} is missing`
        : `${file} cannot be read: ${reasonOf(error)}`,
      notes: [
        isMissing(error)
          ? 'The site needs this file. Put it back, for example from an earlier version.'
          : 'Check that you have permission to read this file, and try again.',
      ],
    });
    return Buffer.from('');
  });
  const text = readText(file, bytes);
  const yaml = parseYaml(text);
  diagnostics.push(...text.diagnostics, ...yaml.syntaxErrors);
  // A list file without entries has no data, or only comments.
  const data = isList && yaml.data === null ? [] : yaml.data;
  return {
    ...yaml,
    name,
    file,
    schema: jsonSchemaOf(name),
    data: diagnostics.length > 0 ? undefined : data,
    diagnostics,
  };
}

/** The files below a folder, by their NFC names: macOS may store ü as two characters. */
export type Files = ReadonlyMap<string, string>;

/** All files below a folder, without symbolic links; undefined if there is no folder. */
export async function listFiles(directory: string): Promise<Files | undefined> {
  if ((await stat(directory).catch(() => undefined)) === undefined) return undefined;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Map(paths.map((path) => [path.normalize('NFC'), path]));
}

/** Adds a mistake about a value, unless there is a mistake at the same place already. */
export function report(source: Source, path: Path, message: string, ...notes: string[]): void {
  tell(source, { ...source.placeOf(path), message: `${labelOf(path)}: ${message}`, notes });
}

export function tell({ diagnostics }: Source, diagnostic: Diagnostic): void {
  const isTold = diagnostics.some(
    ({ line, column }) => line === diagnostic.line && column === diagnostic.column,
  );
  if (!isTold) diagnostics.push(diagnostic);
}

/** The name of a value in messages: its key, or its place in a list. */
export function labelOf(path: Path, source?: Source): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return last;
  const list = path.at(-2);
  if (list !== undefined) return `item ${last + 1} of ${list}`;
  const id = source === undefined ? undefined : valueAt(source.data, [...path, 'id']);
  return `entry ${last + 1}${typeof id === 'string' ? ` (${id})` : ''}`;
}

/** Decodes a path; returns a path with an invalid escape unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The Levenshtein distance: how many characters to change, add or leave out. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, character] of Array.from(from).entries()) {
    const next = [at + 1];
    for (let i = 0; i < to.length; i += 1)
      next.push(
        Math.min(
          (row[i + 1] ?? 0) + 1,
          (next[i] ?? 0) + 1,
          (row[i] ?? 0) + Number(character !== to[i]),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The most similar candidate: two characters in five may differ, in any case. */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  if (written.length > 200) return undefined;
  const rated = candidates.map(
    (candidate) => [candidate, distance(written.toLowerCase(), candidate.toLowerCase())] as const,
  );
  const [best] = rated.toSorted(([, a], [, b]) => a - b);
  return best !== undefined && best[1] <= Math.ceil(written.length * 0.4) ? best[0] : undefined;
}

export function didYouMean(written: string, candidates: readonly string[]): string[] {
  const guess = nearest(written, candidates);
  return guess === undefined ? [] : [`Did you mean ${guess}?`];
}

/** The paths of the entries of a list; none for other files. */
export const entriesOf = ({ data }: Source): Path[] =>
  Array.isArray(data) ? data.map((_, index) => [index]) : [];

export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

export function setAt(data: unknown, path: Path, value: string): void {
  const parent = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined)
    Object.assign(parent, { [last]: value });
}

interface Text {
  path: Path;
  value: string;
  schema: JsonSchema;
}

/** Every text in the data that has a place in the schema. */
export function* textsOf(value: unknown, schema: JsonSchema, path: Path = []): Generator<Text> {
  if (typeof value === 'string') {
    yield { path, value, schema };
  } else if (Array.isArray(value)) {
    const items = itemsOf(schema);
    if (items === undefined) return;
    for (const [index, item] of value.entries()) yield* textsOf(item, items, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const fields = fieldsOf(schema);
    for (const [key, item] of Object.entries(value)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field !== undefined) yield* textsOf(item, field, [...path, key]);
    }
  }
}
