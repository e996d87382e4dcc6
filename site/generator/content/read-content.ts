import { closestMatch } from 'leven';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Content, schemas } from '../../../content/schema.ts';
import { routes } from '../../routes.ts';
import { sets, wordsFor, wordsToFillIn } from '../../words/index.ts';
import { ContentError, type Diagnostic } from './diagnostics.ts';
import { contentNames, type ContentName, fieldsOf, type JsonSchema, jsonSchemaOf, schemaAt } from './json-schemas.ts';
import { parseYaml, type Path, type Place, type YamlFile } from './yaml-file.ts';

export { ContentError, type Diagnostic, toEsbuildMessages } from './diagnostics.ts';

/** Sample content that is still on the site. */
export interface Placeholder {
  /** The file, relative to the project. */
  file: string;
  /** Where it says so, counted from 1. */
  line: number;
  /** What it is, such as 'Demo pa-1: Sending Emails'. */
  label: string;
}

/** The content of the site, and what the build wants to know of it. */
export interface LoadedContent {
  content: Content;
  /** What is still sample content, in the order of the files. */
  placeholders: Placeholder[];
}

export interface LoadOptions {
  /** Where files stand that are copied to the site as they are; 'static' beside the content by default. */
  staticDirectory?: string;
}

/** Names after the '#' of an address that mean something to the site itself (see `fragments` in site/config.ts). */
export const reservedIds: readonly string[] = ['top', 'demos', 'testimonials', 'case-studies', 'book', 'menu', 'all'];

/** One file of the content on its way from YAML to typed data. */
interface Source extends YamlFile {
  name: ContentName;
  /** How it is called in messages, such as 'content/demos.yaml'. */
  file: string;
  schema: JsonSchema;
  /** What is wrong with it so far. */
  diagnostics: Diagnostic[];
}

/** The files that a picture or a path of the site may name, relative to their folder and with '/'. */
interface Files {
  media: ReadonlySet<string>;
  static: ReadonlySet<string>;
}

/**
 * Reads, checks and types everything in content/.
 * @param directory the folder with the YAML files and media/
 * @throws ContentError with all that is wrong in all files
 */
export async function loadContent(directory: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const [sources, media, statics] = await Promise.all([
    Promise.all(contentNames.map((name) => readSource(directory, name))),
    listFiles(join(directory, 'media')),
    listFiles(options.staticDirectory ?? join(dirname(directory), 'static')),
  ]);
  const files: Files = { media, static: statics };
  const sourceOf = (name: ContentName): Source => {
    const source = sources.find((candidate) => candidate.name === name);
    if (source === undefined) throw new Error(`The content has no file for ${name}.`);
    return source;
  };

  const parse = <Name extends ContentName>(name: Name): z.output<(typeof schemas)[Name]> | undefined => {
    const source = sourceOf(name);
    if (source.diagnostics.length > 0) return undefined;
    const result = schemas[name].safeParse(source.data);
    for (const issue of result.error?.issues ?? []) source.diagnostics.push(...diagnose(source, issue));
    return result.data as z.output<(typeof schemas)[Name]> | undefined;
  };
  const site = parse('site');
  const pages = parse('pages');
  const agents = parse('agents');
  const demos = parse('demos');
  const testimonials = parse('testimonials');
  const caseStudies = parse('case-studies');

  // These read the plain data, so that they also see the files that the schemas rejected.
  for (const source of sources) checkFiles(source, files);
  checkIds(sources);
  checkCategories(sourceOf('agents'), sourceOf('demos'));

  const words = site === undefined || pages === undefined ? undefined : wordsFor(site.language, pages.words);
  if (site !== undefined && words !== undefined && 'missing' in words) {
    const source = sourceOf('site');
    source.diagnostics.push({
      ...source.placeOf(['language']),
      message: `language: the site has no words of its interface in "${site.language}" yet; they ship for ${Object.keys(sets).join(', ')}`,
      notes: [`Put this into content/pages.yaml, and fill it in:\n${wordsToFillIn(words.missing)}`],
    });
  }

  const diagnostics = sources.flatMap((source) => source.diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column));
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  if (!site || !pages || !agents || !demos || !testimonials || !caseStudies || !words || 'missing' in words) throw new Error('The content was accepted, but a file of it is missing.');

  return {
    content: { site, pages, agents, demos, testimonials, caseStudies, words: words.words },
    placeholders: sources.flatMap(placeholdersOf),
  };
}

async function readSource(directory: string, name: ContentName): Promise<Source> {
  const file = `${basename(directory)}/${name}.yaml`;
  const schema = jsonSchemaOf(name);
  let text: string;
  try {
    text = await readFile(join(directory, `${name}.yaml`), 'utf8');
  } catch (error) {
    const empty = parseYaml(file, '');
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = missing ? `${file} is missing` : `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { ...empty, name, file, schema, data: undefined, diagnostics: [{ ...empty.placeOf([]), message: reason, notes: [`The site needs all of ${contentNames.map((each) => `${each}.yaml`).join(', ')}.`] }] };
  }
  const yaml = parseYaml(file, text);
  // A list whose last item was taken out leaves a file with comments at most.
  const data = schema.type === 'array' && yaml.data === null ? [] : yaml.data;
  return { ...yaml, data, name, file, schema, diagnostics: yaml.syntaxErrors };
}

/** All files below a folder; none if the folder does not exist. */
async function listFiles(directory: string): Promise<Set<string>> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}

/* What a schema found wrong, in the owner's words. */

function diagnose(source: Source, issue: z.core.$ZodIssue): Diagnostic[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const name = labelOf(path);
  const about = notesOn(source, path);
  const at = (message: string, notes: string[], place: Place = source.placeOf(path)): Diagnostic => ({ ...place, message, notes });
  const value = valueAt(source.data, path);

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(source, path, key));
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      if (value === undefined) {
        const inside = path.length > 1 ? ` in ${labelOf(path.slice(0, -1), source)}` : '';
        return [at(`${name} is missing${inside}`, about, source.placeOf(path.slice(0, -1)))];
      }
      if (issue.code === 'invalid_type') return [at(`${name}: must be ${typeName(issue.expected)}, not ${kindOf(value)}`, [...quotingNote(source, path, issue.expected, value), ...about])];
      return [at(...oneOf(name, issue, value, about))];
    case 'custom': {
      // The resolvers of addresses say themselves what a right one looks like.
      const [problem = '', example] = issue.message.split(/\. (?=A right address looks like )/);
      return [at(`${name}: ${problem}`, example === undefined ? [] : [example])];
    }
    case 'too_big':
    case 'too_small': {
      const count = typeof value === 'string' && value.trim() !== '' ? [`It has ${String(value.trim().length)}.`] : Array.isArray(value) ? [`There are ${String(value.length)}.`] : [];
      return [at(`${name}: ${issue.message}`, [...count, ...about])];
    }
    default:
      return [at(`${name}: ${issue.message}`, about)];
  }
}

function unknownField(source: Source, parent: Path, key: string): Diagnostic {
  const known = Object.keys(fieldsOf(schemaAt(source.schema, parent) ?? {}));
  const guess = nearest(key, known);
  return {
    ...source.placeOfKey([...parent, key]),
    message: `${key} is not a field that is known here`,
    notes: [...(guess === undefined ? [] : [`Did you mean ${guess}?`]), `Fields that are known here: ${known.join(', ')}.`],
  };
}

/** A value that is none of those allowed, with the one that was probably meant. */
function oneOf(name: string, issue: z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueInvalidValue, value: unknown, about: string[]): [string, string[]] {
  const options = issue.code === 'invalid_value' ? issue.values : 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  const allowed = options.map(String);
  if (allowed.length === 0) return [`${name}: ${issue.message}`, about];
  const guess = nearest(String(value), allowed);
  return [`${name}: must be ${orList(allowed)}, not ${kindOf(value)}`, [...(guess === undefined ? [] : [`Did you mean ${guess}?`]), ...about]];
}

/** What a field is for and what a right value looks like. */
function notesOn(source: Source, path: Path): string[] {
  const schema = schemaAt(source.schema, path);
  const key = path.at(-1);
  const [example] = schema?.examples ?? [];
  return [
    ...(schema?.description === undefined ? [] : [`Expected: ${schema.description.replace(/\.$/, '')}.`]),
    ...(example === undefined || example === '' ? [] : [`Example: ${stringify(typeof key === 'string' ? { [key]: example } : [example], { lineWidth: 0 }).trim()}`]),
  ];
}

/** Words that YAML takes for a number or for true need quotation marks, which few owners know. */
function quotingNote(source: Source, path: Path, expected: string, value: unknown): string[] {
  const written = source.sourceOf(path);
  const key = path.at(-1);
  if (expected !== 'string' || written === undefined || !['number', 'boolean', 'bigint'].includes(typeof value)) return [];
  return [`Put it in quotation marks: ${typeof key === 'string' ? `${key}:` : '-'} "${written}"`];
}

/** What a value is called in a message: its key, or its place in a list. */
function labelOf(path: Path, source?: Source): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return last;
  const list = path.at(-2);
  if (list !== undefined) return `item ${String(last + 1)} of ${String(list)}`;
  const id = source === undefined ? undefined : valueAt(source.data, [...path, 'id']);
  return `entry ${String(last + 1)}${typeof id === 'string' ? ` (${id})` : ''}`;
}

const typeNames: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false', object: 'a group of fields', array: 'a list' };

const typeName = (type: string): string => typeNames[type] ?? type;

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return `the ${typeof value === 'number' ? 'number' : 'word'} ${String(value)}`;
  return 'a group of fields';
}

const orList = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`);

/** The candidate that was probably meant: two letters in five may differ. */
const nearest = (written: string, candidates: readonly string[]): string | undefined =>
  candidates.find((candidate) => candidate.toLowerCase() === written.toLowerCase()) ?? closestMatch(written, candidates, { maxDistance: Math.ceil(written.length * 0.4) });

/* What no single field can know. */

/** Every picture must be in media/, every path of the site in static/. */
function checkFiles(source: Source, files: Files): void {
  for (const { path, value, format } of textsOf(source.data, source.schema)) {
    const rejected = (message: string, notes: string[]) => {
      const place = source.placeOf(path);
      const known = source.diagnostics.some((diagnostic) => diagnostic.line === place.line && diagnostic.column === place.column);
      if (!known) source.diagnostics.push({ ...place, message: `${labelOf(path)}: ${message}`, notes });
    };
    if (format === 'picture-path') {
      const picture = posix.normalize(value).replace(/^\//, '');
      if (files.media.has(picture)) continue;
      const guess = nearest(picture, [...files.media]);
      rejected(`there is no picture ${picture} in content/media`, [guess === undefined ? 'Put the picture there, or name one that is there.' : `Did you mean ${guess}?`]);
    } else if (format === 'link' && value.startsWith('/') && !value.startsWith('//')) {
      const { pathname } = new URL(value, 'http://localhost');
      const pages = routes.filter(({ indexed }) => indexed).map(({ path }) => path);
      if (pages.includes(pathname) || files.static.has(fileOfPath(value))) continue;
      const guess = nearest(pathname, pages);
      rejected(`the site has no page ${value}`, [...(guess === undefined ? [] : [`Did you mean ${guess}?`]), `Pages of the site: ${pages.join(', ')}. Other paths that start with / are files in static/. Addresses elsewhere start with https://.`]);
    } else if (format === 'address-or-path' && value.startsWith('/') && !value.startsWith('//')) {
      const file = fileOfPath(value);
      if (files.static.has(file)) continue;
      const guess = nearest(file, [...files.static]);
      rejected(`the site has no page ${value}`, [
        ...(guess === undefined ? [] : [`Did you mean /${guess}?`]),
        `A path that starts with / is a file in static/; there is no static/${file}. Addresses elsewhere start with https://.`,
      ]);
    }
  }
}

/** The file in static/ that a path of the site is answered with. */
function fileOfPath(path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  let file = pathname.slice(1);
  try {
    file = decodeURIComponent(file);
  } catch {
    // A stray % is no escape: the file is looked for as it is written.
  }
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

interface Text {
  path: Path;
  value: string;
  format: string | undefined;
}

/** Every text in the data, with the format that its schema gives it. */
function* textsOf(value: unknown, schema: JsonSchema, path: Path = []): Generator<Text> {
  if (typeof value === 'string') {
    yield { path, value: value.trim(), format: schema.format };
  } else if (Array.isArray(value) && schema.items !== undefined) {
    for (const [index, item] of value.entries()) yield* textsOf(item, schema.items, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const fields = fieldsOf(schema);
    for (const [key, item] of Object.entries(value)) {
      const field = fields[key];
      if (field !== undefined) yield* textsOf(item, field, [...path, key]);
    }
  }
}

/** Ids are parts of addresses (/#pa-1), so all of them share one space with what the site itself uses. */
function checkIds(sources: readonly Source[]): void {
  const firstUses = new Map<string, string>();
  const everyId = new Set([...reservedIds, ...sources.flatMap((source) => entriesOf(source).map((path) => valueAt(source.data, [...path, 'id'])))]);
  for (const source of sources) {
    for (const path of entriesOf(source)) {
      const at = [...path, 'id'];
      const id = valueAt(source.data, at);
      if (typeof id !== 'string') continue;
      const place = source.placeOf(at);
      const firstUse = firstUses.get(id);
      const taken = reservedIds.includes(id) ? 'is used by the site itself' : firstUse === undefined ? undefined : `is already used in ${firstUse}`;
      firstUses.set(id, firstUse ?? `${source.file}, line ${String(place.line)}`);
      if (taken === undefined) continue;
      source.diagnostics.push({
        ...place,
        message: `id: "${id}" ${taken}`,
        notes: ['Expected: an id that nothing else has, because it is part of an address such as /#pa-1.', `Example: id: ${freeId(id, everyId)}`],
      });
    }
  }
}

function freeId(id: string, taken: ReadonlySet<unknown>): string {
  const stem = id.replace(/-\d+$/, '');
  let number = 1;
  while (taken.has(`${stem}-${String(number)}`)) number += 1;
  return `${stem}-${String(number)}`;
}

/** Each demo stands under the one agent that has its category. */
function checkCategories(agents: Source, demos: Source): void {
  const categories = new Map<string, number>();
  for (const path of entriesOf(agents)) {
    const at = [...path, 'category'];
    const category = valueAt(agents.data, at);
    if (typeof category !== 'string') continue;
    const place = agents.placeOf(at);
    const firstLine = categories.get(category.trim());
    if (firstLine === undefined) categories.set(category.trim(), place.line);
    else agents.diagnostics.push({ ...place, message: `category: "${category}" is already the category of the agent in line ${String(firstLine)}`, notes: ['Expected: a category of its own for each agent, or the demos cannot be told apart.'] });
  }
  if (categories.size === 0 && !(Array.isArray(agents.data) && agents.data.length === 0)) return;

  for (const path of entriesOf(demos)) {
    const at = [...path, 'category'];
    const category = valueAt(demos.data, at);
    if (typeof category !== 'string' || categories.has(category)) continue;
    const guess = nearest(category, [...categories.keys()]);
    demos.diagnostics.push({
      ...demos.placeOf(at),
      message: `category: no agent has the category "${category}"`,
      notes: [...(guess === undefined ? [] : [`Did you mean ${guess}?`]), categories.size === 0 ? `${agents.file} has no agent: give it one with this category.` : `Categories in ${agents.file}: ${[...categories.keys()].join(', ')}.`],
    });
  }
}

/* Reading plain data. */

/** Where the entries of a file stand that is a list; none for the others. */
const entriesOf = (source: Source): Path[] => (Array.isArray(source.data) ? source.data.map((_, index) => [index]) : []);

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

/** How an entry of each file is called, and the field that tells it from the others. */
const kinds: Readonly<Record<ContentName, { kind: string; title: string }>> = {
  site: { kind: 'Site', title: 'name' },
  pages: { kind: 'Pages', title: 'bookingLabel' },
  agents: { kind: 'Agent', title: 'name' },
  demos: { kind: 'Demo', title: 'caption' },
  testimonials: { kind: 'Testimonial', title: 'name' },
  'case-studies': { kind: 'Case study', title: 'headline' },
};

function placeholdersOf(source: Source): Placeholder[] {
  const { kind, title } = kinds[source.name];
  const paths = Array.isArray(source.data) ? entriesOf(source) : [[]];
  return paths
    .filter((path) => valueAt(source.data, [...path, 'placeholder']) === true)
    .map((path) => {
      const id = valueAt(source.data, [...path, 'id']);
      return {
        file: source.file,
        line: source.placeOf([...path, 'placeholder']).line,
        label: `${kind}${typeof id === 'string' ? ` ${id}` : ''}: ${String(valueAt(source.data, [...path, title]))}`,
      };
    });
}
