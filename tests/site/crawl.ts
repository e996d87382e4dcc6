import { extname } from 'node:path';
import { elementsIn, type Markup } from '../support/markup.ts';

/** What a host answers to the URL of a page or a file. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  /** Such as `text/html`; empty where the host sends none. */
  type: string;
  text: string;
  /** Its elements, where it is HTML. */
  elements: readonly Markup[];
}

/** A page or file that another one names. */
export interface Link {
  from: string;
  to: string;
}

/** Everything that a site consists of, as far as its links lead. */
export interface Site {
  home: string;
  /** The URL that the site gives itself, with which its absolute links begin. */
  published: string;
  answers: ReadonlyMap<string, Answer>;
  links: readonly Link[];
  /** The answer to a URL that does not exist. */
  missing: Answer;
}

/** A host that takes longer is as good as down, in milliseconds. */
const patience = 20_000;
const concurrency = 6;

/** @throws Error with the URL when the host cannot be reached */
async function get(url: string): Promise<Answer> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'br, gzip' },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached.`, { cause: error });
  });
  const { status, headers } = response;
  const type = (headers.get('content-type') ?? '').replace(/;.*/, '').trim();
  const text = await response.text();
  const elements = type === 'text/html' ? elementsIn(text) : [];
  return { url: response.url, status, headers, type, text, elements };
}

const canonicalOf = ({ elements }: Answer): string | undefined =>
  elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];

/** Every URL that an answer names, as it is written. */
function namedIn({ url, text, elements }: Answer): string[] {
  const styles = (css: string): string[] =>
    [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, written = '']) => written);
  const all = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, written = '']) => written);
  switch (extname(new URL(url).pathname)) {
    case '.css':
      return styles(text);
    case '.js':
      return all(/["'`](\.\/[\w-]+\.(?:js|css))["'`]/g);
    case '.xml':
      return all(/<loc>(.*?)<\/loc>/g);
    case '.webmanifest':
      return all(/"(?:src|start_url)":\s*"([^"]*)"/g);
  }
  return elements.flatMap(({ name, attributes, text: content }) => [
    ...(name === 'style' ? styles(content) : []),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      if (/srcset$/i.test(attribute))
        return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
      if (['href', 'src', 'poster'].includes(attribute)) return [value];
      if (name === 'meta' && attribute === 'content' && /^https?:/.test(value)) return [value];
      // Scripts read URLs from data attributes: one, or several with spaces between.
      return attribute.startsWith('data-') && value.startsWith('/') ? value.split(' ') : [];
    }),
  ]);
}

/** The links of a site that lead nowhere, each once, with the reason. */
export function brokenLinks({ home, answers, links, missing }: Site): (Link & { why: string })[] {
  return [...new Map(links.map((link) => [link.to, link])).values()].flatMap((link) => {
    const [file = '', fragment = ''] = link.to.split('#');
    const answer = file === missing.url ? missing : answers.get(file);
    const broken = (why: string) => [
      { ...link, why: `the link to ${link.to.replace(home, '/')} ${why}` },
    ];
    if (answer === undefined) return broken('was not followed');
    if (answer.status !== 200 && answer !== missing) return broken(`answers ${answer.status}`);
    const id = decodeURIComponent(fragment);
    const isThere = answer.elements.some(
      // A dialog opens at the fragment of the links that open it.
      ({ attributes }) => attributes['id'] === id || attributes['data-fragment'] === id,
    );
    if (id === '' || answer.type !== 'text/html' || isThere) return [];
    return broken('leads to a place that is not in that page');
  });
}

/**
 * Follows every link within a site.
 * @param address the URL of the home page
 * @throws Error when the home page does not answer
 */
export async function crawl(address: string): Promise<Site> {
  const first = await get(address);
  if (first.status !== 200) throw new Error(`${address} answers ${first.status}.`);
  const home = new URL('.', first.url).href;
  const published = new URL('.', canonicalOf(first) ?? home).href;
  const answers = new Map<string, Answer>([[home, first]]);
  const missing = await get(`${home}no-such-page/at-all?${Date.now()}`);
  const links: Link[] = [];
  let waiting = new Set([`${home}sitemap.xml`, `${home}robots.txt`]);
  const follow = (answer: Answer): void => {
    for (const written of namedIn(answer)) {
      if (written === '' || !URL.canParse(written, answer.url)) continue;
      const to = new URL(written, answer.url).href;
      const own = to.startsWith(published) ? home + to.slice(published.length) : to;
      if (!own.startsWith(`${new URL(home).origin}/`)) continue;
      links.push({ from: answer.url, to: own });
      const [file = ''] = own.split('#');
      if (!answers.has(file) && file !== missing.url) waiting.add(file);
    }
  };
  follow(first);
  // The links of a host's own page for what is not there are not those of the site.
  if (missing.text.includes('noindex')) follow(missing);
  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, concurrency);
    waiting = new Set([...waiting].slice(concurrency));
    const found = await Promise.all(batch.map(async (file) => [file, await get(file)] as const));
    for (const [file, answer] of found) answers.set(file, answer);
    for (const [, answer] of found) follow(answer);
  }
  return { home, published, answers, links, missing };
}
