/** Checks of what a single field cannot know: ids, categories, the country, paths of the site. */
import { sectionNames } from '../../../content/schema.ts';
import { canonicalTag, messageOf } from '../../../content/schema/fields.ts';
import { countryOf, readPhone } from '../../embeds/phone.ts';
import { cookieSettings, routes } from '../../routes.ts';
import { mediaFile } from '../../embeds/url.ts';
import { fragmentsOf, type OwnPageSource } from './own-pages.ts';
import {
  decoded,
  didYouMean,
  entriesOf,
  type Files,
  report,
  setAt,
  short,
  type Source,
  textsOf,
  valueAt,
} from './source.ts';

/**
 * Ids that the pages themselves have, or that mean something after the '#' of a URL. All others
 * of the pages have two hyphens in a row, which no id of the content can have.
 */
export const reservedIds: readonly string[] = [
  ...sectionNames,
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
  cookieSettings,
];

/** Ids are parts of URLs (/#pa-1), so all lists share one space with the pages. */
export function checkIds(sources: readonly Source[]): void {
  const uses = new Map<string, string>(
    reservedIds.map((id) => [id, 'is used by the site itself'] as const),
  );
  const idAt = (source: Source, index: number) => valueAt(source.data, [index, 'id']);
  const all = sources.flatMap((source) =>
    entriesOf(source).map((_, index) => ({ source, path: [index, 'id'], id: idAt(source, index) })),
  );
  // Each case study has a booking dialog with a URL of its own.
  for (const { source, id } of all)
    if (source.name === 'case-studies' && typeof id === 'string')
      uses.set(`book-${id}`, `is the URL of the booking dialog of the case study ${id}`);
  for (const { source, path, id } of all) {
    if (typeof id !== 'string') continue;
    const use = uses.get(id);
    if (use === undefined) {
      uses.set(id, `is already used in ${source.file}, line ${source.placeOf(path).line}`);
      continue;
    }
    let number = 1;
    const stem = id.replace(/-\d+$/, '');
    while (uses.has(`${stem}-${number}`) || all.some((each) => each.id === `${stem}-${number}`))
      number += 1;
    report(
      source,
      path,
      `"${short(id)}" ${use}`,
      'Expected: an id that nothing else has, because it is part of a URL such as /#pa-1.',
      `Example: id: ${stem}-${number}`,
    );
  }
}

/** Each demo belongs to the one agent that has its category. */
export function checkCategories(sources: readonly Source[]): void {
  const agents = sources.find(({ name }) => name === 'agents');
  const demos = sources.find(({ name }) => name === 'demos');
  if (agents === undefined || demos === undefined) return;
  const categories = new Map<string, number>();
  for (const [index] of entriesOf(agents).entries()) {
    const path = [index, 'category'];
    const category = valueAt(agents.data, path);
    // An agent without a readable category may be the one that a demo means.
    if (typeof category !== 'string') return;
    const firstLine = categories.get(category.trim());
    if (firstLine === undefined) categories.set(category.trim(), agents.placeOf(path).line);
    else
      report(
        agents,
        path,
        `"${short(category)}" is already the category of the agent in line ${firstLine}`,
        'Expected: a category of its own for each agent, or the demos cannot be told apart.',
      );
  }
  if (!Array.isArray(agents.data)) return;
  const known = [...categories.keys()];
  for (const [index] of entriesOf(demos).entries()) {
    const category = valueAt(demos.data, [index, 'category']);
    if (typeof category === 'string' && !categories.has(category.trim()))
      report(
        demos,
        [index, 'category'],
        `no agent has the category "${short(category)}"`,
        ...didYouMean(category, known),
        known.length === 0
          ? `${agents.file} has no agent: give it one with this category.`
          : `Categories in ${agents.file}: ${known.join(', ')}.`,
      );
  }
}

/** Every path of the site must be one of its pages, where a link leads there, or in static/. */
export function checkPaths(
  sources: readonly Source[],
  ownPages: readonly OwnPageSource[],
  statics: Files,
): void {
  const ids = sources.flatMap((source) =>
    entriesOf(source).map((_, index) => String(valueAt(source.data, [index, 'id']))),
  );
  const fragments = new Set([...reservedIds, ...ids, ...ids.map((id) => `book-${id}`)]);
  const pages = new Map([
    ...ownPages.map((page) => [page.path, fragmentsOf(page)] as const),
    // Last: a file of their name is refused, and links still lead to them.
    ...routes.filter(({ indexed }) => indexed).map(({ path }) => [path, fragments] as const),
  ]);
  for (const source of sources) checkPathsOf(source, pages, statics);
}

function checkPathsOf(
  source: Source,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  statics: Files,
): void {
  const paths = [...pages.keys()];
  for (const { path, value: written, schema } of textsOf(source.data, source.schema)) {
    const value = written.trim();
    const isLink = schema.format === 'link';
    if ((!isLink && schema.format !== 'url-or-path') || !/^\/(?!\/)/.test(value)) continue;
    // A path that ends like a media file is one of content/media.
    if (!isLink && mediaFile.test(value)) continue;
    const file = fileOfPath(value);
    if (statics.has(file.normalize('NFC'))) continue;
    const { pathname, hash } = new URL(value, 'http://localhost');
    const fragments = isLink ? pages.get(pathname) : undefined;
    const fragment = decoded(hash.slice(1));
    // An id with two hyphens in a row is one of the pages themselves.
    if (fragments?.has(fragment) === false && fragment !== '' && !fragment.includes('--'))
      report(
        source,
        path,
        `the page ${pathname} has nothing at #${short(fragment)}`,
        ...didYouMean(fragment, [...fragments]).map((note) => note.replace('mean ', 'mean #')),
      );
    if (fragments !== undefined) continue;
    report(
      source,
      path,
      `the site has no page ${short(value)}`,
      ...didYouMean(
        isLink ? value : `/${file}`,
        isLink ? paths : [...statics.keys()].map((each) => `/${each}`),
      ),
      isLink
        ? `Pages of the site: ${paths.join(', ')}. ` +
            'Other paths that start with / are files in static/. ' +
            'URLs elsewhere start with https://.'
        : `A path that starts with / is a file in static/; there is no static/${short(file)}. ` +
            'URLs elsewhere start with https://.',
    );
  }
}

/** The file in static/ that a path of the site is answered with. */
function fileOfPath(path: string): string {
  const [before = ''] = path.slice(1).split(/[?#]/);
  const file = decoded(before);
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

/** Reads the telephone numbers, which may be in the notation of the country of the site. */
export function checkPhones(sources: readonly Source[]): void {
  const site = sources.find(({ name }) => name === 'site');
  const [country, language] = ['country', 'language'].map((key) => valueAt(site?.data, [key]));
  const home = countryOf({
    country: typeof country === 'string' ? country.trim() : undefined,
    language: canonicalTag(String(language)) ?? 'en',
  });
  for (const source of sources)
    for (const path of [
      ['contact', 'phone'],
      ...entriesOf(source).map((_, index) => [index, 'tryPhone']),
    ]) {
      const phone = valueAt(source.data, path);
      if (typeof phone !== 'string' || phone.trim() === '') continue;
      try {
        setAt(source.data, path, readPhone(phone, home));
      } catch (error) {
        report(source, path, ...(messageOf(error).split(/\. (?=A right )/) as [string, string]));
      }
    }
}

/** A color without quotation marks is a comment to YAML, which would leave it out silently. */
export function checkColors(source: Source): void {
  const colors = valueAt(source.data, ['colors']);
  if (typeof colors !== 'object' || colors === null) return;
  for (const [name, value] of Object.entries(colors)) {
    const [, hex] = /:\s+(#[\da-f]{3,8})\b/i.exec(source.placeOf(['colors', name]).lineText) ?? [];
    if (value === null && hex !== undefined)
      report(
        source,
        ['colors', name],
        'is empty, because what follows # is a comment',
        `Put it in quotation marks: ${name}: "${hex}"`,
      );
  }
}
