import { urlError } from './url.ts';
import { isBasePath } from '../urls.ts';

const example = 'https://your-name.github.io/your-repository/';

/** Hosts for development. No other host may have a port. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the URL that a site is published at. Every other URL begins with this URL, so browsers must
 * read the URL exactly as written.
 * @returns the URL as browsers write it, with a slash at its end
 * @throws Error with the problem and a right example
 */
export function readSiteUrl(written: string): string {
  const text = written.trim();
  const refuse = (problem: string, reason: string, right?: string): never => {
    throw urlError(problem, reason, right === undefined ? example : ifRight(right));
  };
  if (/[\s\\]/.test(text)) refuse('must be one URL', 'it contains a space or a backslash');
  if (!/^https?:\/\/[^/]/i.test(text)) {
    const rest = /^(?:https?:)?\/*([\w-]+(?:\.[\w-]+)+(?:\/.*)?)$/i.exec(text)?.[1];
    refuse(
      'must begin with https://',
      'this must be the full URL where the site is published',
      rest === undefined ? undefined : `https://${rest}`,
    );
  }
  if (/[?#]/.test(text))
    refuse(
      'must not contain ? or #',
      'the URLs of all pages begin with this URL',
      text.replace(/[?#].*$/, ''),
    );
  const [, host = '', path = ''] = /^https?:\/\/([^/]*)(.*)$/i.exec(text) ?? [];
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return refuse('must be a full URL', 'a browser cannot read this one');
  if (host.includes('@'))
    refuse('must not contain a user name or a password', 'every visitor could read them');
  if (!thisMachine.has(url.hostname)) {
    if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/.test(url.hostname))
      refuse(
        `must name a host on the internet, not "${url.hostname}"`,
        'visitors and search engines cannot reach it',
      );
    if (url.port !== '')
      refuse(
        'must not have a port',
        `visitors open the site without ":${url.port}"`,
        text.replace(`:${url.port}`, ''),
      );
  }
  // Check the written path: the URL parser resolves dots and escapes umlauts.
  const folder = path.endsWith('/') ? path : `${path}/`;
  if (folder.includes('//'))
    refuse(
      'must not have // in its path',
      'browsers read the part after // as another host',
      url.origin + folder.replace(/\/{2,}/g, '/'),
    );
  const page = /\/[^/]+\.html?\/$/i.exec(folder);
  if (page !== null)
    refuse(
      'must be the URL of the site, not of one page',
      'the URLs of all pages begin with this URL',
      url.origin + folder.slice(0, page.index + 1),
    );
  if (!isBasePath(folder))
    refuse(
      'can only have letters, digits, hyphens and dots in its path',
      'hosts write other characters in different ways',
    );
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** The candidate if `readSiteUrl` accepts the candidate; otherwise the example. */
function ifRight(candidate: string): string {
  try {
    readSiteUrl(candidate);
    return candidate;
  } catch {
    return example;
  }
}
