/**
 * Whether a path can be the one under which a site is published: '/' or '/repo/'. Nothing in it may
 * need an escape or lead elsewhere, as every address of the site begins with it.
 */
export const isBasePath = (path: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path);
