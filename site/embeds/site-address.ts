import { addressError } from './address.ts';
import { isBasePath } from '../addresses.ts';

const example = 'https://your-name.github.io/your-repository/';

/** Where a developer tries a site out. Only there a port makes sense: what is published has none. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the address that a site is published at. Every address of the site begins with it, so
 * nothing is taken that browsers would read in another way than it looks.
 * @returns it as browsers write it, with a slash at its end
 * @throws Error that says what is wrong with it and shows a right one
 */
export function readSiteAddress(written: string): string {
  const text = written.trim();
  if (/[\s\\]/.test(text))
    throw addressError('must be one address', 'it has a space or a backslash in it', example);
  const scheme = /^(https?):\/\/[^/]/i.exec(text);
  if (scheme === null) {
    const rest = /^(?:https?:)?\/*([\w-]+(?:\.[\w-]+)+(?:\/.*)?)$/i.exec(text)?.[1];
    throw addressError(
      'must begin with https://',
      'it is the full address that the site is published at',
      rest === undefined ? example : taken(`https://${rest}`),
    );
  }
  if (/[?#]/.test(text))
    throw addressError(
      'must not contain ? or #',
      'every page of the site stands below it',
      taken(text.replace(/[?#].*$/, '')),
    );
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null)
    throw addressError('must be a full address', 'a browser cannot read this one', example);
  if (
    url.username !== '' ||
    url.password !== '' ||
    text.slice(0, text.indexOf('/', scheme[0].length)).includes('@')
  ) {
    throw addressError(
      'must not hold a name or a password',
      'every visitor could read them',
      example,
    );
  }
  if (!thisMachine.has(url.hostname)) {
    if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/.test(url.hostname))
      throw addressError(
        `must name a host on the internet, not "${url.hostname}"`,
        'visitors and search engines look for it under a name',
        example,
      );
    if (url.port !== '')
      throw addressError(
        'must not have a port',
        `visitors come without ":${url.port}"`,
        taken(text.replace(`:${url.port}`, '')),
      );
  }
  checkPath(/^https?:\/\/[^/]*(.*)$/i.exec(text)?.[1] ?? '', url);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** An address that was probably meant, if it would be taken; each is simpler than what it is made of. */
function taken(candidate: string): string {
  try {
    readSiteAddress(candidate);
    return candidate;
  } catch {
    return example;
  }
}

/** The path as it is written: browsers resolve dots and escape umlauts in silence. */
function checkPath(written: string, { origin }: URL): void {
  const path = written.endsWith('/') ? written : `${written}/`;
  if (path.includes('//'))
    throw addressError(
      'must not have // in its path',
      'browsers take what follows for another host',
      taken(origin + path.replace(/\/{2,}/g, '/')),
    );
  const page = /\/[^/]+\.html?\/$/i.exec(path);
  if (page !== null)
    throw addressError(
      'must be the address of the site, not of one page',
      'every page stands below it',
      taken(origin + path.slice(0, page.index + 1)),
    );
  if (!isBasePath(path))
    throw addressError(
      'can only have letters, digits, hyphens and dots in the names of its path',
      'everything else is written in another way by one host or the other',
      example,
    );
}
