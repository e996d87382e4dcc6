import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';

/** A built site: the path below out/ of every file, to its text (of pictures and fonts too: only the name matters). */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads a folder that the build wrote.
 * @throws Error if the folder is not there
 */
export function readSite(directory: string): Files {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(directory.length + 1)
      .replaceAll('\\', '/'),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}

/** An address that a file of the site names, and where it would lead a browser. */
interface Reference {
  from: string;
  written: string;
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'action', 'data'];
const CANDIDATE_ATTRIBUTES = ['srcset', 'imagesrcset'];
const ADDRESS_METAS =
  'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]';

/**
 * Every address in the files of a site that leads nowhere within it, as 'file: address (why)'.
 * Addresses on other hosts are not followed; they only have to be https.
 * @param files the site, whose index.html names its published address as canonical
 * @param base the path under which it is served, '/' or '/repo/'
 */
export function brokenReferences(files: Files, base: string): string[] {
  const documents = new Map(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, html]) => [path, parse(html)]),
  );
  const published =
    documents.get('index.html')?.querySelector('link[rel=canonical]')?.getAttribute('href') ??
    undefined;
  const origin = 'http://site.test';

  const problem = ({ from, written }: Reference): string | undefined => {
    const local =
      published !== undefined && written.startsWith(published)
        ? base + written.slice(published.length)
        : written;
    const target = new URL(local, origin + addressOf(from, base));
    if (target.origin !== origin)
      return ['https:', 'mailto:', 'tel:', 'data:'].includes(target.protocol)
        ? undefined
        : 'neither https nor of this site';
    if (!target.pathname.startsWith(base)) return `outside of ${base}`;

    const path = decodeURIComponent(target.pathname.slice(base.length));
    const file = local.startsWith('#')
      ? from
      : path === '' || path.endsWith('/')
        ? `${path}index.html`
        : path;
    if (!files.has(file)) return `there is no ${file}`;
    const id = decodeURIComponent(target.hash.slice(1));
    const document = documents.get(file);
    return id === '' || document === undefined || document.getElementById(id) !== null
      ? undefined
      : `${file} has no id '${id}'`;
  };

  const references = [...files].flatMap(([path, text]) => {
    const document = documents.get(path);
    const written = document === undefined ? inText(path, text, base) : inDocument(document, base);
    return [...new Set(written)].map((address) => ({ from: path, written: address }));
  });
  return references.flatMap((reference) => {
    const why = problem(reference);
    return why === undefined ? [] : [`${reference.from}: ${reference.written} (${why})`];
  });
}

type Document = ReturnType<typeof parse>;

function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

/** Where a browser shows the file: for 404.html at an address of any depth, so that a relative address in it leads nowhere. */
function addressOf(file: string, base: string): string {
  return base + (file === '404.html' ? 'no/such/page' : file.replace(/(^|\/)index\.html$/, '$1'));
}

function inDocument(document: Document, base: string): string[] {
  const valuesOf = (attribute: string) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...element.attributes,
  ]);
  return [
    ...ADDRESS_ATTRIBUTES.flatMap(valuesOf),
    // What our scripts load later stands in data attributes, as paths from the root with spaces between.
    ...attributes.flatMap(({ name, value }) =>
      name.startsWith('data-') && value?.startsWith('/') === true ? value.split(' ') : [],
    ),
    ...CANDIDATE_ATTRIBUTES.flatMap(valuesOf).flatMap((set) =>
      set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...[...document.querySelectorAll(ADDRESS_METAS)].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    ...[...document.querySelectorAll('style')].flatMap((style) => inStyles(style.textContent)),
    ...[...document.querySelectorAll('script')].flatMap((script) =>
      inScript(script.textContent, base),
    ),
  ].filter((address) => !address.startsWith('about:'));
}

function inText(path: string, text: string, base: string): string[] {
  if (path.endsWith('.css')) return inStyles(text);
  // The parts of a page that come later are HTML inside of a script; an anchor among them leads into the page, not into the script.
  if (path.endsWith('.js'))
    return [
      ...inScript(text, base),
      ...[...text.matchAll(/ (?:href|data-frame|data-script)=\\"([^"\\#][^"\\]*)\\"/g)].map(
        (match) => match[1] ?? '',
      ),
    ];
  if (path.endsWith('.webmanifest'))
    return [...text.matchAll(/"(?:src|start_url|scope)":\s*"([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    );
  if (path === 'sitemap.xml')
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
  if (path === 'robots.txt')
    return [...text.matchAll(/^Sitemap:\s*(\S+)/gm)].map((match) => match[1] ?? '');
  return [];
}

function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map((match) => match[2] ?? '')
    .filter((address) => !address.startsWith('#'));
}

/** Scripts name each other beside themselves (./chunk-1.js) and other files in assets/; speculation rules name pages. */
function inScript(script: string, base: string): string[] {
  const hashed = [...script.matchAll(/["'`]((?:\.\/|[^"'`\s]*assets\/)[\w.-]+\.\w+)["'`]/g)].map(
    (match) => match[1] ?? '',
  );
  const prefetched = [...script.matchAll(/"urls":\s*\[([^\]]*)\]/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/"([^"]*)"/g)].map((url) => url[1] ?? ''),
  );
  return [
    ...hashed.map((address) => (address.startsWith('assets/') ? base + address : address)),
    ...prefetched,
  ];
}
