import { domainToUnicode } from 'node:url';
import { addressError } from './address.ts';

/** A provider, as far as its hosts go. */
export interface Host {
  /** The name that people know it by. */
  title: string;
  /** The domains that are its own, with all their subdomains. The first is the one that people know. */
  domains: readonly string[];
  /** Its name is an everyday word, and the names of honest hosts end like it. */
  everyday?: true;
  /** White-label hosts, which are known by their path. */
  alsoOwns?: (address: URL) => boolean;
  /** An address that would be right, for errors. */
  example: string;
}

/**
 * Finds the provider that an address belongs to; undefined where it is none of those known.
 * @throws Error when the host only looks like that of a provider, or has a port that none of them serves
 */
export function hostOf<T extends Host>(url: URL, hosts: readonly T[]): T | undefined {
  const own = hosts.find(({ domains }) =>
    domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`)),
  );
  if (own) {
    if (url.port !== '')
      throw addressError(
        `must not have the port ${url.port}`,
        `${own.title} has no pages there`,
        own.example,
      );
    return own;
  }
  const seen = skeleton(domainToUnicode(url.hostname) || url.hostname);
  for (const { title, domains, everyday, example } of hosts) {
    // Short names are part of too many others: "christmas.me" has nothing to do with "as.me".
    const copied = everyday
      ? undefined
      : domains.find((domain) => domain.length >= 8 && seen.includes(skeleton(domain)));
    if (copied !== undefined)
      throw addressError(
        `must be on ${copied}, not on ${url.hostname}`,
        `that host only looks like ${title} and belongs to somebody else`,
        example,
      );
  }
  return hosts.find((host) => host.alsoOwns?.(url));
}

/**
 * The letters of other alphabets that look like Latin ones, and digits that stand for letters: those of
 * https://www.unicode.org/Public/security/latest/confusables.txt that a domain can be bought with.
 */
const alike = new Map(
  [
    'aаɑα',
    'bЬƄ',
    'cсϲ',
    'dԁ',
    'eеҽ3',
    'gɡց',
    'hһ',
    'iіıι',
    'jј',
    'kкκ',
    'lӏ1',
    'mм',
    'nո',
    'oоοօ0',
    'pрρ',
    'qԛ',
    's5ѕ',
    'tтτ',
    'uυս',
    'vνѵ',
    'wԝѡ',
    'xхχ',
    'yуγ',
  ].flatMap((letters) => {
    const [latin = '', ...others] = letters;
    return others.map((other) => [other, latin] as const);
  }),
);

/** What a host looks like to a reader: without accents, in the letters that those of other alphabets resemble. */
const skeleton = (host: string): string =>
  Array.from(
    host.normalize('NFKD').replace(/\p{M}/gu, ''),
    (letter) => alike.get(letter) ?? letter,
  ).join('');
