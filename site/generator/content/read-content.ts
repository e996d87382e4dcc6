import { closestMatch } from 'leven';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Content, schemas } from '../../../content/schema.ts';
import { imageSlots } from '../../image-slots.ts';
import { routes } from '../../routes.ts';
import { sets, wordsFor, wordsToFillIn } from '../../words/index.ts';
import type { Cache } from '../cache.ts';
import {
  characterName,
  firstUnseen,
  forbiddenCharacters,
  showsNothing,
  withoutUnseen,
} from './characters.ts';
import { checkFilms, type Films, type VideoCard } from './check-films.ts';
import { mediaProblem, otherFormat, type MediaPlace } from './check-media.ts';
import { ContentError, type Diagnostic } from './diagnostics.ts';
import { folderName } from './folder-name.ts';
import { type Place, placesIn, readText } from './file-text.ts';
import {
  contentNames,
  type ContentName,
  exampleOf,
  fieldsOf,
  itemsOf,
  type JsonSchema,
  jsonSchemaOf,
  schemaAt,
} from './json-schemas.ts';
import { keepTogether } from './keep-together.ts';
import { type OtherShape, otherShape } from './other-shapes.ts';
import { parseYaml, type Path, type YamlFile } from './yaml-file.ts';

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
  /** What the films in content/media say of themselves, by their paths there. */
  films: Films;
  /** Videos that do not say their shape, and whose embed code has one that is not upright. */
  otherShapes: OtherShape[];
}

export interface LoadOptions {
  /** Where files stand that are copied to the site as they are; 'static' beside the content by default. */
  staticDirectory?: string;
  /** Remembers which pictures have been found whole; without it they are all decoded again. */
  cache?: Cache;
}

/**
 * Ids that the pages themselves have or that mean something after the '#' of an address (see
 * `fragments` in site/config.ts). All others of the pages have two hyphens in a row, which no id of
 * the content can have; the tests compare both with the built pages.
 */
export const reservedIds: readonly string[] = [
  'top',
  'demos',
  'testimonials',
  'case-studies',
  'book',
  'menu',
  'all',
  'root',
  'main',
  'dialogs',
  'video',
  'booking',
  'agents',
  'filter',
];

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
  /** How each is spelled on the disk, by its composed name: a Mac may have taken the ü of its name apart. */
  media: ReadonlyMap<string, string> | undefined;
  static: ReadonlyMap<string, string>;
}

/**
 * Reads, checks and types everything in content/.
 * @param directory the folder with the YAML files and media/
 * @throws ContentError with all that is wrong in all files
 */
export async function loadContent(
  directory: string,
  options: LoadOptions = {},
): Promise<LoadedContent> {
  await assertFolder(directory);
  const mediaDirectory = join(directory, 'media');
  const [sources, media, statics] = await Promise.all([
    Promise.all(contentNames.map((name) => readSource(directory, name))),
    listFiles(mediaDirectory),
    listFiles(options.staticDirectory ?? join(dirname(directory), 'static')),
  ]);
  const files: Files = { media, static: statics ?? new Map() };
  const sourceOf = (name: ContentName): Source => {
    const source = sources.find((candidate) => candidate.name === name);
    if (source === undefined) throw new Error(`The content has no file for ${name}.`);
    return source;
  };

  for (const source of sources) checkTexts(source);
  checkColours(sourceOf('site'));
  const pictures = sources.flatMap((source) => findPictures(source, files));
  await checkPictures(pictures, mediaDirectory, options.cache);
  const films = await checkFilms(
    ['demos', 'testimonials'].flatMap((name) => videoCardsOf(sourceOf(name as ContentName))),
    {
      directory: mediaDirectory,
      name: `${folderName(directory)}/media`,
      files: media,
      guess: guessedFile,
    },
    options.cache,
  );

  // One that is wrong is told below, and nothing is shown of the rest.
  const { data: language = 'en' } = schemas.site.shape.language.safeParse(
    valueAt(sourceOf('site').data, ['language']),
  );
  for (const source of sources) setSpaces(source, language);

  const parse = <Name extends ContentName>(
    name: Name,
  ): z.output<(typeof schemas)[Name]> | undefined => {
    const source = sourceOf(name);
    if (source.data === undefined) return undefined;
    const result = schemas[name].safeParse(withoutEmpty(source.data, source.schema));
    for (const issue of result.error?.issues ?? []) {
      for (const diagnostic of diagnose(source, issue)) {
        if (isOfFields(source, issue)) source.diagnostics.push(diagnostic);
        else add(source, diagnostic);
      }
    }
    return result.data as z.output<(typeof schemas)[Name]> | undefined;
  };
  const site = parse('site');
  const pages = parse('pages');
  const agents = parse('agents');
  const demos = parse('demos');
  const testimonials = parse('testimonials');
  const caseStudies = parse('case-studies');

  // These read the plain data, so that they also see the files that the schemas rejected.
  for (const source of sources) checkPaths(source, files);
  checkIds(sources);
  checkCategories(sourceOf('agents'), sourceOf('demos'));

  const words =
    site === undefined || pages === undefined ? undefined : wordsFor(site.language, pages.words);
  if (site !== undefined && words !== undefined && 'missing' in words) {
    const source = sourceOf('site');
    source.diagnostics.push({
      ...source.placeOf(['language']),
      message: `language: the site has no words of its interface in "${site.language}" yet; they ship for ${Object.keys(sets).join(', ')}`,
      notes: [
        `Put this into ${sourceOf('pages').file}, and fill it in:\n${wordsToFillIn(words.missing)}`,
      ],
    });
  }

  const diagnostics = sources.flatMap((source) =>
    source.diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column),
  );
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  if (
    !site ||
    !pages ||
    !agents ||
    !demos ||
    !testimonials ||
    !caseStudies ||
    !words ||
    'missing' in words
  )
    throw new Error('The content was accepted, but a file of it is missing.');

  return {
    content: { site, pages, agents, demos, testimonials, caseStudies, words: words.words },
    placeholders: sources.flatMap(placeholdersOf),
    films,
    otherShapes: sources.flatMap(otherShapesOf),
  };
}

/** Adds what is wrong, unless something is wrong with the same words already: one mistake of a value is enough. */
function add(source: Source, diagnostic: Diagnostic): void {
  if (
    !source.diagnostics.some(
      ({ file, line, column }) =>
        file === diagnostic.file && line === diagnostic.line && column === diagnostic.column,
    )
  )
    source.diagnostics.push(diagnostic);
}

/** Whether an issue is about what is not there or does not belong there; more than one such can point at the same words. */
const isOfFields = (source: Source, { code, path }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' ||
  valueAt(
    source.data,
    path.filter((step) => typeof step !== 'symbol'),
  ) === undefined;

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const allFiles = contentNames.map((name) => `${name}.yaml`).join(', ');

async function assertFolder(directory: string): Promise<void> {
  const entry = await stat(directory).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (entry?.isDirectory() === true) return;
  const file = folderName(directory);
  throw new ContentError([
    {
      ...placesIn(file, '')(0, 0),
      message:
        entry === undefined ? `there is no folder ${directory}` : `${directory} is not a folder`,
      notes: [
        `The content is a folder with ${allFiles} and the pictures in media/. --content names another than content/.`,
      ],
    },
  ]);
}

async function readSource(directory: string, name: ContentName): Promise<Source> {
  const file = `${folderName(directory)}/${name}.yaml`;
  const schema = jsonSchemaOf(name);
  const unread = (message: string, notes: string[]): Source => {
    const empty = parseYaml(readText(file, new Uint8Array()));
    return {
      ...empty,
      name,
      file,
      schema,
      data: undefined,
      diagnostics: [{ ...empty.placeOf([]), message, notes }],
    };
  };
  let bytes: Uint8Array;
  try {
    const path = join(directory, `${name}.yaml`);
    // A pipe under that name would be waited for.
    if (!(await stat(path)).isFile())
      return unread(`${file} is not a file`, ['Put a file with that name in its place.']);
    bytes = await readFile(path);
  } catch (error) {
    if (isMissing(error))
      return unread(`${file} is missing`, [`The site needs all of ${allFiles}.`]);
    return unread(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      ['Allow yourself to read it, and try again.'],
    );
  }
  const text = readText(file, bytes);
  const yaml = parseYaml(text.diagnostics.length > 0 ? { ...text, text: '' } : text);
  const diagnostics = [...text.diagnostics, ...yaml.syntaxErrors];
  // A list whose last item was taken out leaves a file with comments at most.
  const data = schema.type === 'array' && yaml.data === null ? [] : yaml.data;
  return {
    ...yaml,
    name,
    file,
    schema,
    data: diagnostics.length > 0 ? undefined : data,
    diagnostics,
  };
}

/** All files below a folder, by their composed names; undefined if the folder does not exist. */
async function listFiles(directory: string): Promise<Map<string, string> | undefined> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
    return new Map(paths.map((path) => [path.normalize('NFC'), path]));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/* What a schema found wrong, in the owner's words. */

function diagnose(source: Source, issue: z.core.$ZodIssue): Diagnostic[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const name = labelOf(path);
  const about = notesOn(source, path);
  const at = (
    message: string,
    notes: string[],
    place: Place = source.placeOf(path),
  ): Diagnostic => ({ ...place, message, notes });
  const value = valueAt(source.data, path);

  if (issue.code === 'invalid_union') {
    // Of the forms that a field may have, the one that was meant is that of its kind.
    const meant = issue.errors.filter(
      (issues) => !issues.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type'),
    );
    if (meant.length === 1)
      return meant
        .flat()
        .flatMap((inner) => diagnose(source, { ...inner, path: [...issue.path, ...inner.path] }));
  }
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
      if (issue.code === 'invalid_type')
        return [
          at(`${name}: must be ${typeName(issue.expected)}, not ${kindOf(value)}`, [
            ...quotingNote(source, path, issue.expected, value),
            ...about,
          ]),
        ];
      return [at(...oneOf(name, issue, value, about))];
    case 'custom': {
      // The resolvers of addresses say themselves what a right one looks like.
      const [problem = '', example] = issue.message.split(/\. (?=A right \w+ looks like )/);
      return [at(`${name}: ${problem}`, example === undefined ? [] : [example])];
    }
    case 'too_big':
    case 'too_small': {
      const count =
        typeof value === 'string' && value.trim() !== ''
          ? [`It has ${String(Array.from(value.trim()).length)}.`]
          : Array.isArray(value)
            ? [`There are ${String(value.length)}.`]
            : [];
      return [at(`${name}: ${issue.message}`, [...count, ...about])];
    }
    default:
      return [at(`${name}: ${issue.message}`, about)];
  }
}

/** A value as a message shows it. */
const short = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
const mostShown = 80;

function unknownField(source: Source, parent: Path, key: string): Diagnostic {
  const known = Object.keys(fieldsOf(schemaAt(source.schema, parent) ?? {}));
  const guess = nearest(key, known);
  return {
    ...source.placeOfKey([...parent, key]),
    message: `${short(key)} is not a field that is known here`,
    notes: [
      ...(guess === undefined ? [] : [`Did you mean ${guess}?`]),
      `Fields that are known here: ${known.join(', ')}.`,
    ],
  };
}

/** A value that is none of those allowed, with the one that was probably meant. */
function oneOf(
  name: string,
  issue: z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueInvalidValue,
  value: unknown,
  about: string[],
): [string, string[]] {
  const options =
    issue.code === 'invalid_value'
      ? issue.values
      : 'options' in issue && Array.isArray(issue.options)
        ? issue.options
        : [];
  const allowed = options.map(String);
  if (allowed.length === 0) return [`${name}: ${issue.message}`, about];
  const guess = nearest(String(value), allowed);
  return [
    `${name}: must be ${orList(allowed)}, not ${kindOf(value)}`,
    [...(guess === undefined ? [] : [`Did you mean ${guess}?`]), ...about],
  ];
}

/** What a field is for and what a right value looks like. */
function notesOn(source: Source, path: Path): string[] {
  const schema = schemaAt(source.schema, path);
  const key = path.at(-1);
  const example = schema === undefined || key === undefined ? undefined : exampleOf(schema);
  // A group in the one line that a note has; a text as it would be written by itself.
  const style = typeof example === 'object' ? 'flow' : 'any';
  return [
    ...(schema?.description === undefined
      ? []
      : [`Expected: ${schema.description.replace(/\.$/, '')}.`]),
    ...(example === undefined || example === ''
      ? []
      : [
          `Example: ${typeof key === 'string' ? `${key}:` : '-'} ${stringify(example, { lineWidth: 0, collectionStyle: style }).trim()}`,
        ]),
  ];
}

/** Words that YAML takes for a number or for true need quotation marks, which few owners know. */
function quotingNote(source: Source, path: Path, expected: string, value: unknown): string[] {
  const written = source.sourceOf(path);
  const key = path.at(-1);
  if (
    expected !== 'string' ||
    written === undefined ||
    !['number', 'boolean', 'bigint'].includes(typeof value)
  )
    return [];
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

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
};

const typeName = (type: string): string => typeNames[type] ?? type;

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${short(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean')
    return `the ${typeof value === 'number' ? 'number' : 'word'} ${String(value)}`;
  return 'a group of fields';
}

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

/** The candidate that was probably meant: two letters in five may differ. Nobody mistypes a whole paragraph. */
const nearest = (written: string, candidates: readonly string[]): string | undefined =>
  written.length > longestGuessed
    ? undefined
    : (candidates.find((candidate) => candidate.toLowerCase() === written.toLowerCase()) ??
      closestMatch(
        written,
        candidates.filter(({ length }) => length <= longestGuessed),
        { maxDistance: Math.ceil(written.length * 0.4) },
      ));
const longestGuessed = 200;

/* What no single field can know. */

/** Whether a text is to be read, and not an address or a name for machines: what has a greatest length is, and so is the name of a category. */
const isWords = ({ format, maxLength }: JsonSchema): boolean =>
  maxLength !== undefined || format === 'category';

/** Characters that nobody sees: in words where nothing else stands, as Persian and emoji need them within; in everything else anywhere. */
function checkTexts(source: Source): void {
  for (const { path, value, schema } of textsOf(source.data, source.schema)) {
    const label = labelOf(path);
    const report = (message: string, note: string): void =>
      add(source, { ...source.placeOf(path), message: `${label}: ${message}`, notes: [note] });
    const [bad] = forbiddenCharacters(value);
    // Embed code comes in several lines, indented as it likes; what is read of it is an address without them.
    const unseen = firstUnseen(
      schema.format === 'address-or-path' && value.includes('<')
        ? value.replace(/[\n\r\t]/g, ' ')
        : value,
    );
    if (bad !== undefined)
      report(
        `must not have ${characterName(bad.character)} in it`,
        'Delete what stands for it, or write the text again.',
      );
    else if (showsNothing(value))
      report(
        `has only characters that nobody can see, such as ${characterName(unseen ?? ' ')}`,
        'Write the text anew between new quotation marks, or delete it.',
      );
    else if (
      unseen !== undefined &&
      !isWords(schema) &&
      (schema.format !== undefined || schema.pattern !== undefined)
    )
      report(
        `has a character in it that nobody can see: ${characterName(unseen)}`,
        'It came along when this was copied. Write it again by hand.',
      );
  }
}

/** Puts no-break spaces where words must not come apart. The figure of a metric may need its space for the narrowest of tiles. */
function setSpaces({ data, schema }: Source, language: string): void {
  const kept = keepTogether(language);
  for (const { path, value, schema: of } of textsOf(data, schema)) {
    if (isWords(of) && path.at(-1) !== 'value') setAt(data, path, kept(value));
  }
}

/** A colour without quotation marks is a comment to YAML, and would be left out without a word. */
function checkColours(source: Source): void {
  const colours = valueAt(source.data, ['colors']);
  if (typeof colours !== 'object' || colours === null) return;
  for (const [name, value] of Object.entries(colours)) {
    const place = source.placeOf(['colors', name]);
    const [, hex] = /:\s+(#[\da-f]{3,8})\b/i.exec(place.lineText) ?? [];
    if (value === null && hex !== undefined)
      add(source, {
        ...place,
        message: `${name}: is empty, because what follows # is a comment`,
        notes: [`Put it in quotation marks: ${name}: "${hex}"`],
      });
  }
}

/** A picture that the content names, and where. */
interface NamedPicture {
  source: Source;
  path: Path;
  /** As it is spelled on the disk. */
  file: string;
  /** The place that it is to stand in. */
  place: MediaPlace | undefined;
}

function placeOfPicture({ frame, leastWidth, place: name }: JsonSchema): MediaPlace | undefined {
  if (frame !== undefined) return imageSlots[frame];
  return leastWidth === undefined || name === undefined ? undefined : { name, leastWidth };
}

/** Finds every picture in media/, and writes its name into the data as the disk spells it. */
function findPictures(source: Source, { media }: Files): NamedPicture[] {
  const found: NamedPicture[] = [];
  for (const { path, value, schema } of textsOf(source.data, source.schema)) {
    if (schema.format !== 'picture-path') continue;
    const report = (message: string, ...notes: string[]): void =>
      add(source, { ...source.placeOf(path), message: `${labelOf(path)}: ${message}`, notes });
    const written = value.trim();
    const picture = posix.normalize(written).replace(/^\//, '').normalize('NFC');
    const file = media?.get(picture);
    const other = otherFormat(picture);
    if (file !== undefined && other === undefined && pictureEnding.test(picture)) {
      setAt(source.data, path, file);
      found.push({ source, path, file, place: placeOfPicture(schema) });
    } else if (written === '') {
      // The schema says so.
    } else if (/^(?:https?:)?\/\//i.test(written)) {
      report(
        'must be a file in content/media, not an address',
        'Download the picture, put it there, and write its name here: other sites change and delete theirs.',
      );
    } else if (other !== undefined) {
      report(`the picture ${short(picture)} ${other.message}`, ...other.notes);
    } else if (pictureEnding.test(picture)) {
      const guess = media === undefined ? undefined : guessedFile(picture, [...media.keys()]);
      report(
        `there is no picture ${short(picture)} in content/media`,
        media === undefined
          ? 'The folder content/media itself is not there.'
          : guess === undefined
            ? 'Put the picture there, or name one that is there.'
            : `Did you mean ${guess}?`,
        ...(/^(?:\.?\/)?(?:content\/)?media[/\\]/.test(written)
          ? ['Pictures are named from content/media on, without that folder.']
          : []),
      );
    }
  }
  return found;
}

const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** The file that was probably meant: the same in another folder or with other slashes, or one of nearly that name. */
function guessedFile(written: string, files: readonly string[]): string | undefined {
  const inside = written.replaceAll('\\', '/').replace(/^(?:\.*\/)*(?:content\/)?(?:media\/)?/, '');
  const sameName = files.filter((file) => posix.basename(file) === posix.basename(inside));
  return (
    files.find((file) => file === inside) ??
    (sameName.length === 1 ? sameName[0] : undefined) ??
    nearest(written, files) ??
    nearest(inside, files)
  );
}

/** How many pictures are decoded at a time: each takes all the memory of its pixels. */
const atOnce = 4;

/** Looks into every picture once, and says what is wrong with it where it is named first. */
async function checkPictures(
  pictures: readonly NamedPicture[],
  directory: string,
  cache: Cache | undefined,
): Promise<void> {
  const different = [
    ...new Map(
      pictures.toReversed().map((each) => [`${each.file}\n${String(each.place?.name)}`, each]),
    ).values(),
  ].reverse();
  const problems: { file: string; message: string; report: () => void }[] = [];
  const waiting = different.entries();
  const work = async (): Promise<void> => {
    for (const [index, { source, path, file, place }] of waiting) {
      const problem = await mediaProblem(directory, file, place, cache).catch((error: unknown) => ({
        message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        notes: ['Allow yourself to read it, and try again.'],
      }));
      if (problem === undefined) continue;
      const { message, notes } = problem;
      problems[index] = {
        file,
        message,
        report: () =>
          add(source, {
            ...source.placeOf(path),
            message: `${labelOf(path)}: the picture ${short(file)} ${message}`,
            notes,
          }),
      };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // What is wrong with the file itself is wrong in every place.
  const told = new Set<string>();
  for (const { file, message, report } of problems.filter(Boolean)) {
    const same = `${file}\n${message}`;
    if (!told.has(same)) report();
    told.add(same);
  }
}

/** The entries of a list, as far as they may name a film. */
const videoCardsOf = (source: Source): VideoCard[] =>
  entriesOf(source).flatMap((entry): VideoCard[] => {
    const fields = valueAt(source.data, entry);
    if (typeof fields !== 'object' || fields === null) return [];
    return [
      {
        fields: { ...fields },
        report: (field, message, ...notes) =>
          add(source, {
            ...source.placeOf([...entry, ...field]),
            message: `${labelOf(field)}: ${message}`,
            notes: [...notes],
          }),
        add: (diagnostic) => add(source, diagnostic),
        spell: (field, file) => setAt(source.data, [...entry, ...field], file),
      },
    ];
  });

/** Every path of the site must be one of its pages, where a link may lead there, or a file in static/. */
function checkPaths(source: Source, files: Files): void {
  const pages = routes.filter(({ indexed }) => indexed).map(({ path }) => path);
  for (const { path, value: written, schema } of textsOf(source.data, source.schema)) {
    const value = written.trim();
    const isLink = schema.format === 'link';
    if (
      (!isLink && schema.format !== 'address-or-path') ||
      !value.startsWith('/') ||
      value.startsWith('//') ||
      /\.(mp4|webm)$/i.test(value)
    )
      continue;
    const file = fileOfPath(value);
    if (
      file !== undefined &&
      (files.static.has(file.normalize('NFC')) ||
        (isLink && pages.includes(new URL(value, 'http://localhost').pathname)))
    )
      continue;
    const guess = isLink
      ? nearest(value, pages)
      : file === undefined
        ? undefined
        : nearest(file, [...files.static.keys()]);
    add(source, {
      ...source.placeOf(path),
      message: `${labelOf(path)}: the site has no page ${short(value)}`,
      notes: [
        ...(guess === undefined ? [] : [`Did you mean /${guess.replace(/^\//, '')}?`]),
        isLink
          ? `Pages of the site: ${pages.join(', ')}. Other paths that start with / are files in static/. Addresses elsewhere start with https://.`
          : `A path that starts with / is a file in static/; there is no static/${short(file ?? value.slice(1))}. Addresses elsewhere start with https://.`,
      ],
    });
  }
}

/** The file in static/ that a path of the site is answered with; undefined if it is no path. */
function fileOfPath(path: string): string | undefined {
  if (!URL.canParse(path, 'http://localhost')) return undefined;
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
  /** As it is written, spaces around it included. */
  value: string;
  schema: JsonSchema;
}

/** Every text in the data that has a place in the schema. */
function* textsOf(value: unknown, schema: JsonSchema, path: Path = []): Generator<Text> {
  if (typeof value === 'string') {
    yield { path, value, schema };
  } else if (Array.isArray(value)) {
    const items = itemsOf(schema);
    if (items !== undefined)
      for (const [index, item] of value.entries()) yield* textsOf(item, items, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const fields = fieldsOf(schema);
    for (const [key, item] of Object.entries(value)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field !== undefined) yield* textsOf(item, field, [...path, key]);
    }
  }
}

/** Ids are parts of addresses (/#pa-1), so all of them share one space with what the site itself uses. */
function checkIds(sources: readonly Source[]): void {
  const firstUses = new Map<string, string>();
  // Each case study has a booking dialog with an address of its own.
  const bookings = new Set(
    sources
      .filter(({ name }) => name === 'case-studies')
      .flatMap((source) =>
        entriesOf(source).map((path) => `book-${String(valueAt(source.data, [...path, 'id']))}`),
      ),
  );
  const everyId = new Set([
    ...reservedIds,
    ...bookings,
    ...sources.flatMap((source) =>
      entriesOf(source).map((path) => valueAt(source.data, [...path, 'id'])),
    ),
  ]);
  for (const source of sources) {
    for (const path of entriesOf(source)) {
      const at = [...path, 'id'];
      const id = valueAt(source.data, at);
      if (typeof id !== 'string') continue;
      const place = source.placeOf(at);
      const firstUse = firstUses.get(id);
      const taken = reservedIds.includes(id)
        ? 'is used by the site itself'
        : bookings.has(id)
          ? `is the address of the booking dialog of the case study ${id.slice('book-'.length)}`
          : firstUse === undefined
            ? undefined
            : `is already used in ${firstUse}`;
      firstUses.set(id, firstUse ?? `${source.file}, line ${String(place.line)}`);
      if (taken === undefined) continue;
      add(source, {
        ...place,
        message: `id: "${short(id)}" ${taken}`,
        notes: [
          'Expected: an id that nothing else has, because it is part of an address such as /#pa-1.',
          `Example: id: ${freeId(id, everyId)}`,
        ],
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
  let allKnown = Array.isArray(agents.data);
  for (const path of entriesOf(agents)) {
    const at = [...path, 'category'];
    const category = valueAt(agents.data, at);
    if (typeof category !== 'string') {
      allKnown = false;
      continue;
    }
    const place = agents.placeOf(at);
    const firstLine = categories.get(category.trim());
    if (firstLine === undefined) categories.set(category.trim(), place.line);
    else
      add(agents, {
        ...place,
        message: `category: "${short(category)}" is already the category of the agent in line ${String(firstLine)}`,
        notes: [
          'Expected: a category of its own for each agent, or the demos cannot be told apart.',
        ],
      });
  }
  // An agent without a readable category is a mistake by itself, and may be the one that a demo means.
  if (!allKnown) return;

  for (const path of entriesOf(demos)) {
    const at = [...path, 'category'];
    const category = valueAt(demos.data, at);
    if (typeof category !== 'string' || categories.has(category.trim())) continue;
    const twin = [...categories.keys()].find(
      (other) => withoutUnseen(other) === withoutUnseen(category),
    );
    if (twin !== undefined) {
      const unseen = firstUnseen(category) ?? firstUnseen(twin) ?? ' ';
      add(demos, {
        ...demos.placeOf(at),
        message: `category: is not the one in ${agents.file} that looks the same, as nobody can see one of its characters: ${characterName(unseen)}`,
        notes: ['It came along when one of them was copied. Write both again by hand.'],
      });
      continue;
    }
    const guess = nearest(category, [...categories.keys()]);
    add(demos, {
      ...demos.placeOf(at),
      message: `category: no agent has the category "${short(category)}"`,
      notes: [
        ...(guess === undefined ? [] : [`Did you mean ${guess}?`]),
        categories.size === 0
          ? `${agents.file} has no agent: give it one with this category.`
          : `Categories in ${agents.file}: ${[...categories.keys()].join(', ')}.`,
      ],
    });
  }
}

/* Reading plain data. */

/** Where the entries of a file stand that is a list; none for the others. */
const entriesOf = (source: Source): Path[] =>
  Array.isArray(source.data) ? source.data.map((_, index) => [index]) : [];

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, step)
      ? (value as Readonly<Record<string | number, unknown>>)[step]
      : undefined;
  }
  return value;
}

/** The data without the fields that may be left out and are empty: a form saves what nobody has filled in. */
function withoutEmpty(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => withoutEmpty(item, itemsOf(schema) ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  const mayBeLeftOut = (key: string): boolean =>
    Object.hasOwn(fields, key) && schema.required?.includes(key) !== true;
  const kept = Object.entries(value).filter(
    ([key, item]) =>
      !(mayBeLeftOut(key) && (item === null || (typeof item === 'string' && item.trim() === ''))),
  );
  return Object.fromEntries(
    kept.map(([key, item]) => [
      key,
      Object.hasOwn(fields, key) ? withoutEmpty(item, fields[key] ?? {}) : item,
    ]),
  );
}

/** Replaces a value that is there. */
function setAt(data: unknown, path: Path, value: string): void {
  const parent = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined)
    Object.assign(parent, { [last]: value });
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

function otherShapesOf(source: Source): OtherShape[] {
  return entriesOf(source).flatMap((path) => {
    const { videoUrl, ratio, id } = valueAt(source.data, path) as Readonly<Record<string, unknown>>;
    const other =
      typeof videoUrl === 'string' && (ratio ?? '') === '' ? otherShape(videoUrl) : undefined;
    return other === undefined
      ? []
      : [
          {
            file: source.file,
            line: source.placeOf([...path, 'videoUrl']).line,
            id: String(id),
            ratio: other,
          },
        ];
  });
}
