/** Reads a page of a deployed site: what it names, and what its policy allows. */
import { Window } from 'happy-dom';
import { sourceHash, type Policy } from '../../embeds/policy.ts';

/** A page as its HTML tells. */
export interface LivePage {
  /** Every address of this site that it names, absolute, each once, fragments kept. */
  addresses: readonly string[];
  /** Every id in it. */
  ids: ReadonlySet<string>;
  /** The address that it gives itself, or null. */
  canonical: string | null;
  /** The Content-Security-Policy of its meta element, or null. */
  policy: string | null;
  /** Inline scripts and styles that its policy does not allow, each by its first letters: a host may have rewritten them. */
  blocked: readonly string[];
}

const addressAttributes = ['href', 'src', 'poster', 'data-embed', 'data-frame', 'data-script'];
const candidateAttributes = ['srcset', 'imagesrcset'];
/** What our scripts load later: addresses with spaces between them. */
const listAttributes = ['data-dialogs', 'data-page'];
const addressMetas =
  'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]';

/**
 * @param address where the page stands
 * @param home the address of the home page; what does not begin with it, or with the address that the site gives itself, belongs to others
 * @param published the address that the site gives its home page, in the place of which `home` is looked at
 */
export function readPage(html: string, address: string, home: string, published: string): LivePage {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  const values = (attribute: string): string[] =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const styles = [...document.querySelectorAll('style')]
    .map((style) => style.textContent)
    .join('\n');
  const written = [
    ...addressAttributes.flatMap(values),
    ...candidateAttributes
      .flatMap(values)
      .flatMap((set) =>
        set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ...listAttributes.flatMap(values).flatMap((list) => list.split(' ')),
    ...[...document.querySelectorAll(addressMetas)].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    ...[...styles.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? ''),
  ];
  const policy =
    document
      .querySelector('meta[http-equiv="Content-Security-Policy" i]')
      ?.getAttribute('content') ?? null;
  const inline = [...document.querySelectorAll('script:not([src]), style')].filter(
    (element) => element.getAttribute('type') !== 'application/ld+json',
  );
  const own = written
    .filter((each) => each !== '')
    .flatMap((each) => ownAddress(each, address, home, published));
  return {
    addresses: [...new Set(own)],
    ids: new Set(values('id')),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    policy,
    blocked:
      policy === null
        ? []
        : inline
            .map(({ textContent }) => textContent)
            .filter((text) => !policy.includes(`'${sourceHash(text)}'`))
            .map((text) => text.slice(0, 40)),
  };
}

/** The address under `home` that something written in a page leads to; none where it belongs to another site. */
export function ownAddress(
  written: string,
  address: string,
  home: string,
  published: string,
): string[] {
  if (!URL.canParse(written, address)) return [];
  const target = new URL(written, address);
  const moved = target.href.startsWith(published)
    ? home + target.href.slice(published.length)
    : target.href;
  return moved.startsWith(new URL(home).origin + '/') ? [moved] : [];
}

/**
 * What the build made a policy from, as far as the policy tells.
 * @param policies of all pages
 */
export function policyFrom(policies: readonly string[]): Policy {
  const sources = (directive: string): string[] =>
    [...new Set(policies.flatMap((policy) => directivesOf(policy).get(directive) ?? []))].sort();
  const origins = (directive: string): string[] =>
    sources(directive).filter((source) => source === "'self'" || /^https?:\/\/./.test(source));
  const others = (directive: string): string[] =>
    origins(directive).filter((source) => source !== "'self'");
  const hashes = (directive: string): string[] =>
    sources(directive)
      .filter((source) => source.startsWith("'sha256-"))
      .map((source) => source.slice(1, -1));
  return {
    frameOrigins: origins('frame-src'),
    scriptOrigins: others('script-src'),
    connectOrigins: others('connect-src'),
    imageOrigins: others('img-src'),
    mediaOrigins: origins('media-src'),
    scriptHashes: hashes('script-src'),
    styleHashes: hashes('style-src'),
  };
}

/** The directives of a policy: name to sources. */
export function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) =>
        name === undefined || name === '' ? [] : [[name, sources] as const],
      ),
  );
}
