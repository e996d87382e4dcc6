import { urlError, readUrl } from './url.ts';
import { hostOf, isOn, readHosts, readPage, targetOf } from './hosts.ts';
import { pastedScript, readPasted } from './snippet.ts';

/** A booking page in the form that the site needs. */
export interface Booking {
  /** The host, such as 'calendly'; 'page' for another https page, 'own' for a path of this site. */
  provider: string;
  /** The URL of the frame: absolute https, or a path of this site that starts with '/'. */
  frameUrl: string;
  /** The provider's form-embed script, or null without one. */
  scriptUrl: string | null;
  /** The URL of the booking page itself, for the link that is always there. */
  openUrl: string;
}

const hosts = [
  ...readHosts('booking-hosts.yaml'),
  ...readHosts('video-hosts.yaml').filter(({ name }) => name === 'short-link'),
];
const isKnown = (url: URL): boolean => hosts.some((host) => isOn(url, host));

const calendly = 'https://calendly.com/your-name/strategy-call';
const anyExample = `https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg or ${calendly}`;
/** White-label hosts serve the same script, unless the content names another script. */
const leadConnectorScript = 'https://link.msgsndr.com/js/form_embed.js';

/**
 * Reads the booking page that an owner has pasted: a URL with or without https://, or embed code.
 *
 * @param scriptUrl the provider's form-embed script, if the site does not know the script
 * @throws Error with the problem and a right example
 */
export function resolveBooking(url: string, scriptUrl?: string): Booking {
  const booking = readPasted(url, anyExample, isKnown, resolvePage);
  return scriptUrl === undefined ? booking : { ...booking, scriptUrl: resolveScript(scriptUrl) };
}

function resolvePage(text: string): Booking {
  const parsed = readUrl(text, anyExample, isKnown);
  if (parsed.kind === 'own') return plainPage('own', parsed.path);
  const { url } = parsed;
  const target = targetOf(url);
  if (target !== undefined) return resolvePage(target);
  const host = hostOf(url, hosts);
  if (host === undefined) {
    if (/\.m?js$/.test(url.pathname))
      throw urlError(
        'must be a page, not a script',
        'write the script into the field scriptUrl',
        anyExample,
      );
    return plainPage('page', url.href);
  }
  if (host.name === 'short-link')
    throw urlError(
      'must not be a short link',
      host.reason.replace(/^a short link/, 'it'),
      calendly,
    );
  const found = readPage(url, host);
  if (found === null)
    throw urlError(
      host.pages.length === 0
        ? `must not be a page of ${host.title}`
        : `must be the URL of one booking page on ${host.title}`,
      host.reason,
      host.example,
    );
  return {
    provider: host.name,
    frameUrl: found.frame,
    scriptUrl: host.name === 'leadconnector' ? leadConnectorScript : null,
    openUrl: found.open,
  };
}

const plainPage = (provider: string, page: string): Booking => ({
  provider,
  frameUrl: page,
  scriptUrl: null,
  openUrl: page,
});

function resolveScript(pasted: string): string {
  const parsed = readUrl(pastedScript(pasted), leadConnectorScript);
  const path = parsed.kind === 'own' ? parsed.path : parsed.url.pathname;
  if (!/\.m?js$/.test(path.replace(/[?#].*$/, '')))
    throw urlError(
      'the URL of the script must end with .js',
      'the site loads a script, not a page',
      leadConnectorScript,
    );
  return parsed.kind === 'own' ? parsed.path : parsed.url.href;
}
