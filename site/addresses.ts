/** Makes the one helper through which every address of the output goes. */
export function createUrl(base: string): (path: string) => string {
  return (path) => (/^([a-z][a-z\d+.-]*:|#)/i.test(path) ? path : base + path.replace(/^\//, ''));
}

/** An e-mail address as every mail program takes it: a domain with the letters of its language as networks write it. */
export function plainEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

/**
 * Whether a path can be the one under which a site is published: '/' or '/repo/'. Every URL begins
 * with it, so nothing in it may need an escape or lead elsewhere.
 */
export const isBasePath = (path: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path);
