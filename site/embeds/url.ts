/** A URL in the content: a path of this site, or a page of another site. */
export type PastedUrl = { kind: 'own'; path: string } | { kind: 'web'; url: URL };

/** An error with the problem of a URL, the reason, and a right example. */
export function urlError(problem: string, reason: string, example: string): Error {
  return new Error(`${problem}: ${reason}. A right URL looks like ${example}`);
}

/** Schemes of URLs that are not pages. Other words are allowed: people write `Video: https://…`. */
export const notPages = /^(about|blob|data|file|ftp|javascript|mailto|tel|vbscript|view-source):/i;

/** Endings of video, sound and image files, which are never the end of a host. */
export const mediaFile =
  /\.(mp4|m[24]v|f4v|webm|mov|qt|mk[va]|avi|divx|wmv|asf|flv|vob|rmvb?|lrv|insv|braw|og[gvxa]|3gp?[p2]|mpe?g|m?ts|m2ts|mxf|m3u8?|mpd|mp3|m4a|aac|wav|flac|opus|amr|caf|midi?|wma|aiff?|jpe?g?|jfif|jxl|png|gif|webp|avif|hei[cf]|tiff?|bmp|svgz?|eps|psd|dng|cr[23]|nef|arw)$/i;

/** Whether a text names a file rather than a host: `video.mov`, `brochure.pdf`. */
export const isFileName = (text: string): boolean =>
  !text.includes('/') &&
  (mediaFile.test(text) || /\.(m?js|css|html?|pdf|docx?|zip|txt)$/i.test(text));

/** `host/path`, `host:port/path` or `host`, as browsers show URLs without https://. */
const beginsWithHost =
  /^(localhost|127\.0\.0\.1|(?:[\p{L}\d_-]+\.)+[\p{L}\d-]*\p{L})\.?(:\d+)?([/?#]|$)/u;

const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1)$/.test(host);

const longest = 2000;

/**
 * Reads one URL and rejects pages that no frame could show. Adds a missing `https:` to a known host
 * or a path; plain `http:` is for localhost only.
 *
 * @param example a right URL for the error
 * @param isKnown whether a URL is on a host that the site knows
 * @throws Error with the problem and a right example
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
      `it has ${String(text.length)}, and servers refuse longer URLs`,
    );
  const scheme = notPages.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'file' || /^[a-z]:[\\/]/i.test(text))
    refuse(
      'must not be a file on your computer',
      'visitors cannot open it; copy the file into content/media, and write its path there',
      'videos/my-video.mp4',
    );
  if (scheme !== undefined)
    refuse('must begin with https://', `a URL with ${scheme}: cannot be shown in a page`);
  if (/[\s\\]/.test(text)) refuse('must be one URL', 'it contains a space or a backslash');
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
      'must not contain a user name or a password',
      `the page is on ${url.hostname}, and browsers refuse the part before the @`,
    );
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    const secure = `https:${complete.slice('http:'.length)}`;
    if (isKnown(url)) return readUrl(secure, example, isKnown);
    refuse(
      'must begin with https://',
      'browsers do not show http:// pages inside an https:// site',
      secure,
    );
  }
  checkHost(url, refuse);
  return { kind: 'web', url };
}

type Refuse = (problem: string, reason: string, right?: string) => never;

/** Adds the scheme to a URL that was pasted without one. */
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
      : refuse('must begin with https://', 'this is not the full URL of a page', complete);
  }
  const other = /^([a-z][a-z\d+.-]*:)\/\/(.+)$/i.exec(text);
  if (other)
    return refuse(
      'must begin with https://',
      `a URL with ${other[1] ?? ''} cannot be shown in a page`,
      `https://${other[2] ?? ''}`,
    );
  if (/^[^/?#@:]+@[^/?#@:]+$/.test(text))
    return refuse('must be the URL of a page', 'this is an e-mail address');
  if (/^[^/?#@]+@/.test(text))
    return refuse('must not contain a user name or a password', 'every visitor could read them');
  return refuse('must begin with https://', 'this is not the full URL of a page');
}

/** Refuses hosts that visitors cannot reach, or that a security policy cannot name. */
function checkHost({ hostname, protocol, href, pathname }: URL, refuse: Refuse): void {
  if (isThisMachine(hostname)) return;
  const unnamed = 'which the security policy of the site cannot allow';
  // https://www.w3.org/TR/CSP3/#match-hosts: 127.0.0.1 is the only IP address that matches.
  if (hostname.startsWith('['))
    refuse(
      'must have a host name, not an IP address',
      `${hostname} is an IPv6 address, ` +
        `${unnamed}${hostname === '[::1]' ? '; write localhost for your own computer' : ''}`,
    );
  if (/^[\d.]+$/.test(hostname))
    refuse('must have a host name, not an IP address', `${hostname} is an IP address, ${unnamed}`);
  if (hostname.endsWith('.'))
    refuse(
      'must not have a dot at the end of the host',
      'the security policy of the site would not allow the page',
      href.replace(hostname, hostname.replace(/\.+$/, '')),
    );
  if (hostname.length > 253 || hostname.split('.').some((label) => label.length > 63))
    refuse(
      'must name a host on the internet',
      'a host has at most 253 characters, and at most 63 between two dots',
    );
  if (mediaFile.test(hostname) && pathname === '/')
    refuse('must be the URL of a page', `"${hostname}" is the name of a file`);
  const problem = `must name a host on the internet, not "${hostname}"`;
  if (hostname.includes('_'))
    refuse(
      problem,
      'the security policy of the site cannot allow a host with an underscore in its name',
    );
  // Browsers accept a host with ';', which would end a directive of the policy.
  const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
  const isPublic =
    new RegExp(`^${label}(?:\\.${label})+$`).test(hostname) &&
    !/\.(local|localhost|internal|lan)$/.test(hostname);
  if (!isPublic || protocol !== 'https:') refuse(problem, 'visitors cannot reach it');
}
