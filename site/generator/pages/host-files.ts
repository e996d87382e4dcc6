import { securityHeaders, type Policy } from '../../embeds/policy.ts';
import { watchPath, type Route } from '../../routes.ts';
import type { Output } from '../output/index.ts';

/** What responses below a path get: `*` at its end stands for all below it. */
interface PathHeaders {
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface HostOptions {
  /** The path that the site stands under, with a slash at both ends. */
  base: string;
  routes: readonly Route[];
  /** The policy of each page: a header counts for all of them, so it allows what any needs. */
  policies: readonly Policy[];
  /** Whether videos have pages of their own. */
  films: boolean;
}

/**
 * What each path gets, for whatever file a host reads. Hosts join the values of all rules that
 * match, so no two rules for one path set the same header.
 */
export function pathHeaders({ base, routes, policies, films }: HostOptions): PathHeaders[] {
  const [first] = policies;
  if (first === undefined) throw new Error('A site without a page has no policy.');
  const policy: Policy = {
    ...first,
    scriptHashes: policies.flatMap(({ scriptHashes }) => scriptHashes),
    styleHashes: policies.flatMap(({ styleHashes }) => styleHashes),
  };
  const pages = [
    ...routes.filter(({ indexed }) => indexed).map(({ path }) => path.slice(1)),
    ...(films ? [watchPath('*').slice(1, -1)] : []),
  ];
  return [
    { path: `${base}*`, headers: securityHeaders(policy) },
    {
      path: `${base}assets/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...pages.map((page) => ({ path: base + page, headers: { 'Cache-Control': 'no-cache' } })),
  ];
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly PathHeaders[]): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');

/** What hosts read beside the site; `.nojekyll` is for GitHub Pages. */
export const hostFiles = (options: HostOptions): Output =>
  new Map([
    ['_headers', Buffer.from(headersFile(pathHeaders(options)))],
    ['.nojekyll', new Uint8Array()],
  ]);
