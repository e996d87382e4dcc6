/** Checks that need more than one field: ids, categories, the country, paths of the site. */
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
 * Ids of the pages themselves, and ids with a meaning after the '#' of a URL. All other ids of the
 * pages have two hyphens in a row, unlike ids of the content.
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
  // The booking dialog of each case study has a separate URL.
  for (const { source, id } of all)
    if (source.name === 'case-studies' && typeof id === 'string')
      uses.set(`book-${id}`, `is already used for the booking dialog of the case study ${id}`);
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
      'Expected: an id that is used only once, because it becomes part of a URL such as /#pa-1.',
      `Example: id: ${stem}-${number}`,
    );
  }
}

/** Each demo belongs to the agent with the same category. */
export function checkCategories(sources: readonly Source[]): void {
  const agents = sources.find(({ name }) => name === 'agents');
  const demos = sources.find(({ name }) => name === 'demos');
  if (agents === undefined || demos === undefined) return;
  const categories = new Map<string, number>();
  for (const [index] of entriesOf(agents).entries()) {
    const path = [index, 'category'];
    const category = valueAt(agents.data, path);
    // A demo may mean an agent whose category cannot be read.
    if (typeof category !== 'string') return;
    const firstLine = categories.get(category.trim());
    if (firstLine === undefined) categories.set(category.trim(), agents.placeOf(path).line);
    else
      report(
        agents,
        path,
        `"${short(category)}" is already the category of the agent in line ${firstLine}`,
        'Expected: a different category for each agent, because demos name agents by category.',
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
          ? `${agents.file} has no agents. Add an agent with this category.`
          : `Categories in ${agents.file}: ${known.join(', ')}.`,
      );
  }
}

/** Every path must be a file in static/; the path of a link may also be a page of the site. */
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
    // Routes come last and win: a page of the owner with the same name is refused.
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
    // A path with the ending of a media file belongs to content/media.
    if (!isLink && mediaFile.test(value)) continue;
    const file = fileOfPath(value);
    if (statics.has(file.normalize('NFC'))) continue;
    const { pathname, hash } = new URL(value, 'http://localhost');
    const fragments = isLink ? pages.get(pathname) : undefined;
    const fragment = decoded(hash.slice(1));
    // Ids with two hyphens in a row belong to the pages themselves.
    if (fragments?.has(fragment) === false && fragment !== '' && !fragment.includes('--'))
      report(
        source,
        path,
        `the page ${pathname} has no entry or heading with the id ${short(fragment)}`,
        ...didYouMean(fragment, [...fragments]).map((note) => note.replace('mean ', 'mean #')),
        'Write an id after the #, or delete the #. ' +
          'For example, the heading "Your rights" has the id your-rights.',
      );
    if (fragments !== undefined) continue;
    report(
      source,
      path,
      `the site has no page or file ${short(value)}`,
      ...didYouMean(
        isLink ? value : `/${file}`,
        isLink ? paths : [...statics.keys()].map((each) => `/${each}`),
      ),
      isLink
        ? `Pages of the site: ${paths.join(', ')}. ` +
            'Any other path that starts with / must be a file in static/. ' +
            'URLs of other sites start with https://.'
        : `There is no file static/${short(file)}. A path that starts with / must be a file in ` +
            'static/. URLs of other sites start with https://.',
    );
  }
}

/** The file in static/ that hosts send for a path. */
function fileOfPath(path: string): string {
  const [before = ''] = path.slice(1).split(/[?#]/);
  const file = decoded(before);
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

/** Reads the phone numbers; numbers without + belong to the country of the site. */
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

/** YAML reads an unquoted #rrggbb as a comment, and the color would be lost silently. */
export function checkColors(source: Source): void {
  const colors = valueAt(source.data, ['colors']);
  if (typeof colors !== 'object' || colors === null) return;
  for (const [name, value] of Object.entries(colors)) {
    const [, hex] = /:\s+(#[\da-f]{3,8})\b/i.exec(source.placeOf(['colors', name]).lineText) ?? [];
    if (value === null && hex !== undefined)
      report(
        source,
        ['colors', name],
        'is empty, because text after a # is a comment',
        `Write it in quotation marks: ${name}: "${hex}"`,
      );
  }
}
