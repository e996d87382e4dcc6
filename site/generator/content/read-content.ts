import { dirname, join } from 'node:path';
import type { z } from 'zod';
import {
  type Content,
  type ContentName,
  keyOf,
  listNames,
  lists,
  type OwnPage,
  ownPageSchema,
  schemas,
} from '../../../content/schema.ts';
import { sets, messagesFor, messagesToFillIn } from '../../messages/index.ts';
import type { Cache } from '../cache.ts';
import { checkImages, type MediaFolder } from './check-images.ts';
import {
  checkCategories,
  checkColors,
  checkIds,
  checkPaths,
  checkPhones,
} from './check-references.ts';
import { checkVideos, type LostStyles, type VideoFiles } from './check-videos.ts';
import { describeIssue, isAboutFields } from './describe-issue.ts';
import { ContentError } from './diagnostics.ts';
import { fieldsOf, itemsOf, type JsonSchema } from './json-schemas.ts';
import { type OwnPageSource, readOwnPages } from './own-pages.ts';
import {
  entriesOf,
  folderName,
  listFiles,
  readSources,
  type Source,
  tell,
  valueAt,
} from './source.ts';
import { aspectRatioHint, type AspectRatioHint } from './warnings.ts';

export { ContentError } from './diagnostics.ts';
export { reservedIds } from './check-references.ts';

/** Sample content that the owner has not replaced. */
export interface Placeholder {
  file: string;
  line: number;
  /** The name of the entry, such as 'Demo pa-1: Sending Emails'. */
  label: string;
}

export interface LoadedContent {
  content: Content;
  placeholders: Placeholder[];
  videos: VideoFiles;
  lostStyles: LostStyles;
  aspectRatioHints: AspectRatioHint[];
}

export interface LoadOptions {
  /** The folder of files that are copied unchanged; 'static' beside the content by default. */
  staticDirectory?: string;
  cache?: Cache;
}

/** Reads, checks and types everything in content/. */
export async function loadContent(
  directory: string,
  options: LoadOptions = {},
): Promise<LoadedContent> {
  const statics =
    (await listFiles(options.staticDirectory ?? join(dirname(directory), 'static'))) ?? new Map();
  const ownPages = await readOwnPages(directory, statics);
  const sources = [...(await readSources(directory)), ...ownPages];
  const media: MediaFolder = {
    directory: join(directory, 'media'),
    name: `${folderName(directory)}/media`,
    files: await listFiles(join(directory, 'media')),
  };

  // These checks read the plain data, so they also find mistakes where a schema fails.
  sources.forEach(checkColors);
  checkPhones(sources);
  await checkImages(sources, media, options.cache);
  const { videos, lost } = await checkVideos(sources, media, options.cache);
  const parsed = new Map<string, unknown>(sources.map((source) => [source.file, parse(source)]));
  checkPaths(sources, ownPages, statics);
  checkIds(sources);
  checkCategories(sources);
  const messages = findMessages(sources, parsed);

  const diagnostics = sources.flatMap((source) =>
    source.diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column),
  );
  if (diagnostics.length > 0 || messages === undefined) throw new ContentError(diagnostics);
  return {
    content: {
      // Without mistakes, every schema has returned its data.
      ...(Object.fromEntries(
        sources.map(({ name, file }) => [
          name === 'ownPages' ? name : keyOf(name),
          parsed.get(file),
        ]),
      ) as unknown as Omit<Content, 'messages'>),
      ownPages: ownPages.map((source) => ownPageOf(source, parsed.get(source.file))),
      messages,
    },
    placeholders: sources.flatMap(placeholdersOf),
    videos,
    lostStyles: lost,
    aspectRatioHints: sources.flatMap(aspectRatioHintsOf),
  };
}

/** Reads a file with its schema; adds the mistakes, and returns undefined if there are any. */
function parse(source: Source): unknown {
  if (source.data === undefined) return undefined;
  const schema: z.ZodType = source.name === 'ownPages' ? ownPageSchema : schemas[source.name];
  const { data, error } = schema.safeParse(withoutEmpty(source.data, source.schema));
  for (const issue of error?.issues ?? [])
    for (const diagnostic of describeIssue(source, issue))
      if (isAboutFields(source, issue)) source.diagnostics.push(diagnostic);
      else tell(source, diagnostic);
  return data;
}

/** A page whose tree has the image paths and URLs from the schema. */
function ownPageOf({ path, tree, images, links }: OwnPageSource, data: unknown): OwnPage {
  const page = data as Omit<OwnPage, 'path' | 'tree'>;
  for (const [index, { src, alt }] of page.body.images.entries())
    Object.assign(images[index] ?? {}, { url: src, alt });
  for (const [index, { url }] of page.body.links.entries())
    Object.assign(links[index] ?? {}, { url });
  return { ...page, path, tree };
}

/** The strings of the interface; pages.yaml provides them for a language without a set. */
function findMessages(sources: readonly Source[], parsed: ReadonlyMap<string, unknown>) {
  const source = sources.find(({ name }) => name === 'site');
  const dataOf = (wanted: ContentName) =>
    parsed.get(sources.find(({ name }) => name === wanted)?.file ?? '');
  const site = dataOf('site') as Content['site'] | undefined;
  const pages = dataOf('pages') as Content['pages'] | undefined;
  if (site === undefined || pages === undefined || source === undefined) return undefined;
  const uses = new Set([site.analytics.provider, ...sources.map(({ name }) => name)]);
  const found = messagesFor(site.language, pages.messages, uses);
  if (!('missing' in found)) return found.messages;
  source.diagnostics.push({
    ...source.placeOf(['language']),
    message:
      `language: the site has no texts for its buttons and labels in "${site.language}", ` +
      `only in ${Object.keys(sets).join(', ')}`,
    notes: [
      'Add this to pages.yaml, and write each translation between the quotation marks:\n' +
        messagesToFillIn(found.missing),
    ],
  });
  return undefined;
}

/** The data without empty optional fields: the CMS form saves all fields. */
function withoutEmpty(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => withoutEmpty(item, itemsOf(schema) ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  const isEmpty = (item: unknown): boolean =>
    item === null || (typeof item === 'string' && item.trim() === '');
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field === undefined) return [[key, item]];
      const isOptional = schema.required?.includes(key) !== true;
      return isOptional && isEmpty(item) ? [] : [[key, withoutEmpty(item, field)]];
    }),
  );
}

function placeholdersOf(source: Source): Placeholder[] {
  const list = listNames.find((name) => name === source.name);
  const { one, title } =
    source.name === 'ownPages'
      ? { one: 'Page', title: 'title' }
      : list === undefined
        ? { one: source.name === 'site' ? 'Site' : 'Pages', title: 'name' }
        : lists[list];
  return (list === undefined ? [[]] : entriesOf(source))
    .filter((path) => valueAt(source.data, [...path, 'placeholder']) === true)
    .map((path) => {
      const id = valueAt(source.data, [...path, 'id']);
      return {
        file: source.file,
        line: source.placeOf([...path, 'placeholder']).line,
        label: `${one}${typeof id === 'string' ? ` ${id}` : ''}: ${String(valueAt(source.data, [...path, title]))}`,
      };
    });
}

const aspectRatioHintsOf = (source: Source): AspectRatioHint[] =>
  entriesOf(source).flatMap((path) => {
    const { videoUrl, ratio, id } = valueAt(source.data, path) as Readonly<Record<string, unknown>>;
    const hint =
      typeof videoUrl === 'string' && (ratio ?? '') === '' ? aspectRatioHint(videoUrl) : undefined;
    const { file, line } = source.placeOf([...path, 'videoUrl']);
    return hint === undefined ? [] : [{ file, line, id: String(id), hint }];
  });
