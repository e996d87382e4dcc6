/** A pasted address, understood: a path of this site, or a page elsewhere. */
export type Address = { kind: 'own'; path: string } | { kind: 'web'; url: URL };

/** An error that says what is wrong with an address, why that matters, and what a right one looks like. */
export function addressError(problem: string, reason: string, example: string): Error {
  return new Error(`${problem}: ${reason}. A right address looks like ${example}`);
}

/**
 * Reads an address as an owner may have pasted it, and rejects what no frame could ever show.
 * Plain http is taken from this very machine only, where a developer's own pages live.
 *
 * @param example an address that would be right here, for the error
 * @throws Error that says what is wrong with the address and shows a right one
 */
export function readAddress(pasted: string, example: string): Address {
  const text = pasted.trim();
  if (text === '') throw addressError('must not be empty', 'without an address there is nothing to show', example);

  if (text.includes('<')) {
    const source = /\ssrc=["']?(https:[^"'\s>]+)/i.exec(text)?.[1];
    throw addressError('must be an address, not embed code', 'the site writes that code itself', source?.replaceAll('&amp;', '&') ?? example);
  }
  if (/[\s\\]/.test(text)) throw addressError('must be one address', 'it has a space or a backslash in it', example);
  if (text.startsWith('//')) throw addressError('must begin with https://', 'two slashes alone leave open whether the page is encrypted', `https:${text}`);
  if (text.startsWith('/')) return { kind: 'own', path: text };

  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) {
    const looksLikeHost = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text);
    throw addressError('must begin with https://', 'only then is it the address of a page', looksLikeHost ? `https://${text}` : example);
  }

  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw addressError('must be an address', 'a browser cannot read this one', example);
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isThisMachine) {
    throw addressError('must begin with https://', 'browsers block an unencrypted frame on an encrypted page', `https:${text.slice('http:'.length)}`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw addressError('must begin with https://', `${url.protocol} is not the address of a page that a frame may show`, example);
  }
  if (url.username !== '' || url.password !== '') {
    throw addressError('must not hold a name or a password', 'every visitor could read them, and browsers refuse them in frames', example);
  }
  // Browsers accept more in a host, such as ';', which would end a directive of the page's policy.
  if (!isThisMachine && !/^[a-z\d_-]+(\.[a-z\d_-]+)+$/.test(url.hostname)) {
    throw addressError(`must name a host on the internet, not "${url.hostname}"`, 'visitors cannot reach it', example);
  }
  return { kind: 'web', url };
}

/** An address with query parameters set; those that are undefined are left out. */
export function withQuery(address: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
