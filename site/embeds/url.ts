/** A URL as the content names it: a path of this site, or a page elsewhere. */
export type PastedUrl = { kind: 'own'; path: string } | { kind: 'web'; url: URL };

/** An error that says what is wrong with a URL, why that matters, and what a right one is. */
export function urlError(problem: string, reason: string, example: string): Error {
  return new Error(`${problem}: ${reason}. A right URL looks like ${example}`);
}

/** What begins a URL that is no page. `Video: https://…` is how people write, so no other word. */
export const notPages = /^(about|blob|data|file|ftp|javascript|mailto|tel|vbscript|view-source):/i;

/** A file name that says video, sound or image: never the name of a host. */
export const mediaFile =
  /\.(mp4|m[24]v|f4v|webm|mov|qt|mk[va]|avi|divx|wmv|asf|flv|vob|rmvb?|lrv|insv|braw|og[gvxa]|3gp?[p2]|mpe?g|m?ts|m2ts|mxf|m3u8?|mpd|mp3|m4a|aac|wav|flac|opus|amr|caf|midi?|wma|aiff?|jpe?g?|jfif|jxl|png|gif|webp|avif|hei[cf]|tiff?|bmp|svgz?|eps|psd|dng|cr[23]|nef|arw)$/i;

/** Whether a text names a file rather than a host: `video.mov`, `brochure.pdf`. */
export const isFileName = (text: string): boolean =>
  !text.includes('/') &&
  (mediaFile.test(text) || /\.(m?js|css|html?|pdf|docx?|zip|txt)$/i.test(text));

/** `host/path`, `host:port/path` or `host`, as it is copied from a browser that hides https://. */
const beginsWithHost =
  /^(localhost|127\.0\.0\.1|(?:[\p{L}\d_-]+\.)+[\p{L}\d-]*\p{L})\.?(:\d+)?([/?#]|$)/u;

const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1)$/.test(host);

const longest = 2000;

/**
 * Reads one URL and rejects pages that no frame could show. Adds a missing `https:` to a known host
 * or a path; plain `http:` is for localhost only.
 *
 * @param example a URL that would be right here, for the error
 * @param isKnown whether a URL is on a host that the site knows
 * @throws Error that says what is wrong with the URL and shows a right one
 */
export function readUrl(
  text: string,
  example: string,
  isKnown: (url: URL) => boolean = () => false,
): PastedUrl {
  const refuse: Refuse = (problem, reason, right = example) => {
    throw urlError(problem, reason, right);
  };
  if (text === '') refuse('must not be empty', 'without a URL there is nothing to show');
  if (text.length > longest)
    refuse(
      `must have at most ${String(longest)} characters`,
      `it has ${String(text.length)}, and servers cut off what is longer`,
    );
  const scheme = notPages.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'file' || /^[a-z]:[\\/]/i.test(text))
    refuse(
      'must not be a file of your computer',
      'visitors cannot reach it: copy it into content/media and write its path there',
      'videos/my-video.mp4',
    );
  if (scheme !== undefined)
    refuse('must begin with https://', `${scheme}: is not the URL of a page that a frame may show`);
  if (/[\s\\]/.test(text)) refuse('must be one URL', 'it has a space or a backslash in it');
  if (/^\/(?!\/)/.test(text)) return { kind: 'own', path: text };

  const complete = withScheme(text, refuse, isKnown);
  const url = URL.canParse(complete) ? new URL(complete) : null;
  if (url === null) {
    const port = /^https?:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(complete)?.[1];
    return port !== undefined && Number(port) > 65535
      ? refuse('must have a port of at most 65535', `there is no port ${port}`)
      : refuse('must be a URL', 'a browser cannot read this one');
  }
  if (url.username !== '' || url.password !== '')
    refuse(
      'must not hold a name or a password',
      `the page is on ${url.hostname}, and browsers refuse a URL with a part before an @`,
    );
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    const secure = `https:${complete.slice('http:'.length)}`;
    if (isKnown(url)) return readUrl(secure, example, isKnown);
    refuse(
      'must begin with https://',
      'browsers block an unencrypted frame on an encrypted page',
      secure,
    );
  }
  checkHost(url, refuse);
  return { kind: 'web', url };
}

type Refuse = (problem: string, reason: string, right?: string) => never;

/** The URL with the scheme that it was pasted without. */
function withScheme(text: string, refuse: Refuse, isKnown: (url: URL) => boolean): string {
  if (/^https?:/i.test(text)) return text.replace(/^(https?:)\/*/i, '$1//');
  if (text.startsWith('//')) return `https:${text}`;
  const [, host = '', port = ''] = beginsWithHost.exec(text) ?? [];
  if (isThisMachine(host)) return `http://${text}`;
  if (host !== '') {
    const complete = `https://${text}`;
    const rest = text.slice(host.length + port.length).replace(/^\./, '');
    if (rest.length > 1 || (URL.canParse(complete) && isKnown(new URL(complete)))) return complete;
    return isFileName(text)
      ? refuse('must be the URL of a page', `"${text}" is the name of a file`)
      : refuse('must begin with https://', 'only then is it the URL of a page', complete);
  }
  const other = /^([a-z][a-z\d+.-]*:)\/\/(.+)$/i.exec(text);
  if (other)
    return refuse(
      'must begin with https://',
      `${other[1] ?? ''} is not the URL of a page that a frame may show`,
      `https://${other[2] ?? ''}`,
    );
  if (/^[^/?#@:]+@[^/?#@:]+$/.test(text))
    return refuse('must be the URL of a page', 'this is an e-mail address');
  if (/^[^/?#@]+@/.test(text))
    return refuse('must not hold a name or a password', 'every visitor could read them');
  return refuse('must begin with https://', 'only then is it the URL of a page');
}

/** Refuses hosts that visitors cannot reach, or that a policy cannot name and so would block. */
function checkHost({ hostname, protocol, href, pathname }: URL, refuse: Refuse): void {
  if (isThisMachine(hostname)) return;
  const unnamed = "which the page's security policy cannot allow";
  // https://www.w3.org/TR/CSP3/#match-hosts: no other number than 127.0.0.1 ever matches.
  if (hostname.startsWith('['))
    refuse(
      'must name a host by its name',
      `${hostname} is an IPv6 address, ` +
        `${unnamed}${hostname === '[::1]' ? '; this machine is called localhost' : ''}`,
    );
  if (/^[\d.]+$/.test(hostname))
    refuse('must name a host by its name', `${hostname} is an IP address, ${unnamed}`);
  if (hostname.endsWith('.'))
    refuse(
      'must not end the host with a dot',
      "for the page's security policy it would be another host",
      href.replace(hostname, hostname.replace(/\.+$/, '')),
    );
  if (hostname.length > 253 || hostname.split('.').some((label) => label.length > 63))
    refuse(
      'must name a host on the internet',
      'no host has more than 253 characters, or 63 between two dots',
    );
  if (mediaFile.test(hostname) && pathname === '/')
    refuse('must be the URL of a page', `"${hostname}" is the name of a file`);
  const problem = `must name a host on the internet, not "${hostname}"`;
  if (hostname.includes('_'))
    refuse(
      problem,
      "the page's security policy cannot allow a host with an underscore in its name",
    );
  // Browsers accept more in a host, such as ';', which would end a directive of the policy.
  const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
  const isPublic =
    new RegExp(`^${label}(?:\\.${label})+$`).test(hostname) &&
    !/\.(local|localhost|internal|lan)$/.test(hostname);
  if (!isPublic || protocol !== 'https:') refuse(problem, 'visitors cannot reach it');
}
