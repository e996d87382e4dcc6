/** Looks at a built site, as `npm run check` does: its links, its HTML, its policy, its layout, and whether everybody can use it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as htmlValidate from 'html-validate';
import { routes, watchPath } from '../../routes.ts';
import { startServer } from '../server/index.ts';
import { audit } from './accessibility.ts';
import { policyFailures } from './check-live.ts';
import { findChromium } from './chromium.ts';
import { contentPlaces, type PlaceOf } from './content-places.ts';
import { brokenReferences, readSite, type Files } from './links.ts';
import { readPage } from './live-page.ts';
import { lookAround, widths } from './looks.ts';
import { toolOf } from './packages.ts';

const root = join(import.meta.dirname, '../../..');

/** One thing that was looked at. */
export interface SiteCheck {
  /** What was asked, such as `layout`. */
  kind: 'links' | 'html' | 'policy' | 'layout' | 'accessibility';
  /** Where, such as `/demos/ at 320 px, menu open`. */
  about: string;
  /** What is wrong, in words for the owner; none where all is well. */
  faults: readonly SiteFault[];
}

/** One thing that is wrong. */
export interface SiteFault {
  /** The file or the page that it is in. */
  page: string;
  /** What was open there, such as `menu open`; '' for a page as it comes. */
  state: string;
  /** The width of the window, where it plays a part. */
  width?: number;
  says: string;
  /** Where in the content the words stand, where that is known. */
  place?: string | undefined;
}

/**
 * Looks at a built site.
 * @param directory the folder that the build wrote
 * @param base the path that it was built for
 * @param content the folder with the content that it was built from
 * @param at the widths of windows to look at, in CSS pixels
 */
export async function checkSite({
  directory,
  base,
  content,
  at = widths,
}: {
  directory: string;
  base: string;
  content: string;
  at?: readonly number[];
}): Promise<SiteCheck[]> {
  const files = readSite(directory);
  const films = filmPages(files);
  const pages: readonly BuiltPage[] = [
    ...routes.map(({ path, file }) => ({ path: path.slice(1), file, html: htmlOf(files, file) })),
    ...films,
  ];
  // The pages of films differ by their words alone: what fits with most of them fits with fewer.
  const shown = pages.filter(
    (page) => !films.includes(page) || films.every(({ html }) => html.length <= page.html.length),
  );
  const placeOf = await contentPlaces(content);
  const validator = await openValidator();
  const executablePath = await findChromium();
  process.env['CHROMIUM_PATH'] = executablePath;
  const server = await startServer({ directory, base, port: 0 });
  try {
    const { url } = server;
    // Each waits for its browser most of the time.
    const [looks, audits] = await Promise.all([
      lookAround({ url, executablePath, at, paths: shown.map(({ path }) => path) }),
      audit({
        root,
        folder: join(root, '.cache/check'),
        url,
        pages: shown.map(({ path, html }) => ({ path, opens: openersIn(html) })),
      }),
    ]);
    return [
      ...linkChecks(files, base),
      ...(await Promise.all(
        pages.map(async ({ path, file, html }) => ({
          kind: 'html' as const,
          about: `/${path}`,
          faults: (await htmlFaults(validator, file, html)).map((says) => ({
            page: `/${path}`,
            state: '',
            says,
          })),
        })),
      )),
      ...pages.map(({ path, html }) => ({
        kind: 'policy' as const,
        about: `/${path}`,
        faults: policyFailures(readPage(html, url, url, url)).map((says) => ({
          page: `/${path}`,
          state: '',
          says,
        })),
      })),
      ...looks.map(({ page, width, state, faults }) => ({
        kind: 'layout' as const,
        about: [`${page} at ${width} px`, state].filter((part) => part !== '').join(', '),
        faults: faults.map((says) => ({ page, state, width, says, place: placeIn(says, placeOf) })),
      })),
      ...audits.map(({ page, state, faults }) => ({
        kind: 'accessibility' as const,
        about: `${page}, ${state}`,
        faults: faults.map(({ says, element }) => ({
          page,
          state,
          says: element === '' ? says : `${says} ${element}`,
          place: placeOf(element.replace(/<[^>]*>?/g, '')),
        })),
      })),
    ];
  } finally {
    await server.close();
  }
}

interface BuiltPage {
  /** Below the base path, such as `demos/`. */
  path: string;
  file: string;
  html: string;
}

/** The pages of the films that the site has. */
function filmPages(files: Files): BuiltPage[] {
  const folder = watchPath('').slice(1).replace(/\/+$/, '/');
  return [...files]
    .filter(([file]) => file.startsWith(folder) && file.endsWith('/index.html'))
    .map(([file, html]) => ({ path: file.replace(/index\.html$/, ''), file, html }));
}

function htmlOf(files: Files, file: string): string {
  const html = files.get(file);
  if (html === undefined) throw new Error(`The build has not written ${file}.`);
  return html;
}

/** The names of the dialogs that something in the main part of a page, or in its header, opens. */
function openersIn(html: string): ReadonlySet<string> {
  const part = (name: string): string =>
    new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)?.[0] ?? '';
  const opens = (text: string, name: string): boolean => text.includes(`data-opens="${name}"`);
  const found = [
    ['menu', opens(part('header'), 'menu')],
    ['booking', opens(part('header'), 'booking')],
    ['video', opens(part('main'), 'video')],
  ] as const;
  return new Set(found.flatMap(([name, is]) => (is ? [name] : [])));
}

function linkChecks(files: Files, base: string): SiteCheck[] {
  const broken = brokenReferences(files, base).map((says) => ({ page: '', state: '', says }));
  return [{ kind: 'links', about: `${files.size} files`, faults: broken }];
}

/** Finds what is wrong with HTML, by the rules of this project. */
async function openValidator(): Promise<htmlValidate.HtmlValidate> {
  const path = await toolOf('tests/check/tools', 'html-validate', 'dist/esm/index.js');
  const { esmResolver, FileSystemConfigLoader, HtmlValidate } = (await import(
    pathToFileURL(path).href
  )) as typeof htmlValidate;
  return new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
}

/** What is wrong with the HTML of a page, each with the piece of it that it is about. */
async function htmlFaults(
  validator: htmlValidate.HtmlValidate,
  file: string,
  html: string,
): Promise<string[]> {
  // By the rules of this project, wherever the site was written to.
  const { results } = await validator.validateString(html, join(root, file));
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, ruleId, offset, size }) =>
        `${message} (${ruleId}): ${html.slice(Math.max(0, offset - 1), offset + Math.max(size, 60))}`,
    ),
  );
}

/** Looks up the words that a fault quotes. */
function placeIn(says: string, placeOf: PlaceOf): string | undefined {
  const places = [...says.matchAll(/“([^”]*)”/g)].flatMap(([, words = '']) => placeOf(words) ?? []);
  return places.length === 0 ? undefined : [...new Set(places)].join(' and ');
}

/** The same fault at several widths or in several states of a page is one to mend: its text without what differs. */
const sameness = ({ page, says }: SiteFault): string =>
  page + says.replace(/\([^()]*px[^()]*\)/g, '').replace(/\d+/g, '');

/** The checks as a table for the terminal, what has to be mended below each kind, and a last line of counts. */
export function siteTable(checks: readonly SiteCheck[], seconds: number): string {
  const kinds = [...new Set(checks.map(({ kind }) => kind))];
  const lines = kinds.flatMap((kind) => {
    const ofKind = checks.filter((check) => check.kind === kind);
    const failed = ofKind.filter(({ faults }) => faults.length > 0);
    const groups = new Map<string, SiteFault[]>();
    for (const fault of failed.flatMap(({ faults }) => faults))
      groups.set(sameness(fault), [...(groups.get(sameness(fault)) ?? []), fault]);
    const about =
      kind === 'layout'
        ? `${ofKind.length} looks`
        : kind === 'links'
          ? (ofKind[0]?.about ?? '')
          : `${ofKind.length} looked at`;
    return [
      `  ${failed.length > 0 ? 'FAILED' : 'ok    '}  ${kind.padEnd(14)} ${about}`,
      ...[...groups.values()].flatMap((faults) => {
        const [first] = faults;
        if (first === undefined) return [];
        const at = [...new Set(faults.flatMap(({ width }) => width ?? []))];
        const where = [first.page, at.length > 0 ? `${at.join(', ')} px wide` : '', first.state]
          .filter((part) => part !== '')
          .join(', ');
        return [
          `    ${where === '' ? '' : `${where}: `}${first.says}`,
          ...(first.place === undefined ? [] : [`      The words stand in ${first.place}.`]),
        ];
      }),
    ];
  });
  const failures = checks.filter(({ faults }) => faults.length > 0).length;
  return [
    ...lines,
    '',
    `${checks.length - failures} checks passed, ${failures} failed, in ${seconds.toFixed(0)} s`,
  ].join('\n');
}
