/** Makes the one helper through which every URL of the output goes. */
export function createUrl(base: string): (path: string) => string {
  return (path) => (/^([a-z][a-z\d+.-]*:|#)/i.test(path) ? path : base + path.replace(/^\//, ''));
}

/** An e-mail address with its domain in Punycode, which every mail program accepts. */
export function plainEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

/**
 * Whether a site can be published under a path such as '/' or '/repo/'. Every URL begins with the
 * path, so no part of the path may need an escape or lead elsewhere.
 */
export const isBasePath = (path: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path);
