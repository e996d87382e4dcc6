/** An address, understood: a path of this site, or a page elsewhere. */
export type Address = { kind: 'own'; path: string } | { kind: 'web'; url: URL };

/** An error that says what is wrong with an address, why that matters, and what a right one looks like. */
export function addressError(problem: string, reason: string, example: string): Error {
  return new Error(`${problem}: ${reason}. A right address looks like ${example}`);
}

/** Longer ones are cut off by servers and messengers; no booking or video page needs as much. */
const longest = 2000;

/** What begins an address that is no page. Not every word before a colon: `Video: https://…` is how people write. */
export const notPages = /^(about|blob|data|file|ftp|javascript|mailto|tel|vbscript|view-source):/i;

const thisMachine = /^(localhost|127\.0\.0\.1)$/;

/** `host/path`, `host:port/path` or just `host`, as it is read out or copied from a browser that hides https://. */
const beginsWithHost =
  /^(localhost|127\.0\.0\.1|([\p{L}\d_-]+\.)+[\p{L}\d-]*\p{L})\.?(:\d+)?([/?#]|$)/u;

/**
 * Reads one address and rejects what no frame could ever show. A missing `https:` is added.
 * Plain http is taken from this very machine only, where a developer's own pages live.
 *
 * @param example an address that would be right here, for the error
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function readAddress(text: string, example: string): Address {
  if (text === '')
    throw addressError('must not be empty', 'without an address there is nothing to show', example);
  if (text.length > longest)
    throw addressError(
      `must have at most ${String(longest)} characters`,
      `it has ${String(text.length)}, and servers cut off what is longer`,
      example,
    );
  const page = notPages.exec(text)?.[1];
  if (page !== undefined)
    throw addressError(
      'must begin with https://',
      `${page.toLowerCase()}: is not the address of a page that a frame may show`,
      example,
    );
  if (/[\s\\]/.test(text))
    throw addressError('must be one address', 'it has a space or a backslash in it', example);
  if (/^\/(?!\/)/.test(text)) return { kind: 'own', path: text };

  const address = withProtocol(text, example);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) {
    const port = /^https?:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/i.exec(address)?.[1];
    if (port !== undefined && Number(port) > 65535)
      throw addressError('must have a port of at most 65535', `there is no port ${port}`, example);
    throw addressError('must be an address', 'a browser cannot read this one', example);
  }
  if (url.username !== '' || url.password !== '') {
    throw addressError(
      'must not hold a name or a password',
      `what stands before the @ is one, the page is on ${url.hostname}, and browsers refuse such addresses in frames`,
      example,
    );
  }
  if (url.protocol === 'http:' && !thisMachine.test(url.hostname)) {
    throw addressError(
      'must begin with https://',
      'browsers block an unencrypted frame on an encrypted page',
      `https:${address.slice('http:'.length)}`,
    );
  }
  checkHost(url, example);
  return { kind: 'web', url };
}

/** The address with the protocol that it was pasted without. */
function withProtocol(text: string, example: string): string {
  if (/^https?:/i.test(text)) return text.replace(/^(https?:)\/*/i, '$1//');
  if (text.startsWith('//')) return `https:${text}`;
  if (beginsWithHost.test(text))
    return `${thisMachine.test(/^[\w.]+/.exec(text)?.[0] ?? '') ? 'http' : 'https'}://${text}`;

  const other = /^([a-z][a-z\d+.-]*:)\/\/(.+)$/i.exec(text);
  if (other)
    throw addressError(
      'must begin with https://',
      `${other[1] ?? ''} is not the address of a page that a frame may show`,
      `https://${other[2] ?? ''}`,
    );
  if (/^[^/?#@]+@/.test(text)) {
    const isMail = /^[^/?#@:]+@[^/?#@:]+$/.test(text);
    throw isMail
      ? addressError('must be the address of a page', 'this one is of a mailbox', example)
      : addressError(
          'must not hold a name or a password',
          'every visitor could read them',
          example,
        );
  }
  throw addressError('must begin with https://', 'only then is it the address of a page', example);
}

/** Refuses hosts that visitors cannot reach, or that a page's policy cannot name: what it does not name is blocked. */
function checkHost({ hostname, protocol, href }: URL, example: string): void {
  if (thisMachine.test(hostname)) return;
  const fail = (problem: string, reason: string, right = example): never => {
    throw addressError(problem, reason, right);
  };
  // https://www.w3.org/TR/CSP3/#match-hosts: no number but 127.0.0.1 ever matches, and brackets are no part of the grammar.
  if (hostname.startsWith('['))
    fail(
      'must name a host by its name',
      `${hostname} is an IPv6 address, which the page's security policy cannot allow${hostname === '[::1]' ? '; this machine is called localhost' : ''}`,
    );
  if (/^[\d.]+$/.test(hostname))
    fail(
      'must name a host by its name',
      `${hostname} is an IP address, which the page's security policy cannot allow`,
    );
  if (hostname.endsWith('.'))
    fail(
      'must not end the host with a dot',
      "for the page's security policy it would be another host",
      href.replace(hostname, hostname.replace(/\.+$/, '')),
    );
  if (hostname.length > 253 || hostname.split('.').some((label) => label.length > 63))
    fail(
      'must name a host on the internet',
      'no host has more than 253 letters, or 63 between two dots',
    );
  if (hostname.includes('_'))
    fail(
      `must name a host on the internet, not "${hostname}"`,
      "the page's security policy cannot allow a host with an underscore in its name",
    );
  // Browsers accept more in a host, such as ';', which would end a directive of the page's policy.
  const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
  const isPublic =
    new RegExp(`^${label}(?:\\.${label})+$`).test(hostname) &&
    !/\.(local|localhost|internal|lan)$/.test(hostname);
  if (!isPublic || protocol !== 'https:')
    fail(`must name a host on the internet, not "${hostname}"`, 'visitors cannot reach it');
}

/** An address with query parameters set; those that are undefined are left out. */
export function withQuery(
  address: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
