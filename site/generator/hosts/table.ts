import { securityHeaders, type Policy } from '../../embeds/policy.ts';
import { watchPath, type Route } from '../../routes.ts';

type Headers = Readonly<Record<string, string>>;

export interface HostOptions {
  /** The path that the site stands under, with a slash at both ends. */
  base: string;
  routes: readonly Route[];
  /** The policy of each page: a header counts for all of them, so it allows what any needs. */
  policies: readonly Policy[];
  /** Whether videos have pages of their own. */
  hasVideos: boolean;
  /** Whether the site sends videos itself. */
  ownVideos?: boolean;
  /** The paths of the pages of the owner's own. */
  ownPages?: readonly string[];
}

/** What every host is to send, for whatever file it reads. */
export interface HostTable {
  base: string;
  /** The headers of every response, a 404 included. */
  headers: Headers;
  /** The paths of pages, where `*` at the end stands for all below it. */
  pages: readonly string[];
  /** Content types by extension, for hosts that lack some. */
  types: Headers;
  ownVideos: boolean;
}

export const noCache: Headers = { 'Cache-Control': 'no-cache' };
/** For `assets/`, whose names change with their bytes. */
export const year: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** For hosts that send the same with a 404 below `assets/`: a reload asks again. */
export const week: Headers = { 'Cache-Control': 'public, max-age=604800' };

const types: Headers = {
  avif: 'image/avif',
  js: 'text/javascript',
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export function hostTable({
  base,
  routes,
  policies,
  hasVideos,
  ownVideos = false,
  ownPages = [],
}: HostOptions): HostTable {
  const [first] = policies;
  if (first === undefined) throw new Error('A site without a page has no policy.');
  const policy: Policy = {
    ...first,
    scriptHashes: policies.flatMap(({ scriptHashes }) => scriptHashes),
    styleHashes: policies.flatMap(({ styleHashes }) => styleHashes),
  };
  const pages = [
    ...routes.filter(({ indexed }) => indexed).map(({ path }) => path.slice(1)),
    ...ownPages.map((path) => path.slice(1)),
    ...(hasVideos ? [watchPath('*').slice(1, -1)] : []),
  ].map((page) => base + page);
  return { base, headers: securityHeaders(policy), pages, types, ownVideos };
}

/**
 * The table as rules: a path, where `*` stands for all below it, and its headers. Hosts join the
 * values of all rules that match, so no two rules for one path set the same header.
 */
export const rulesOf = (
  { base, headers, pages }: HostTable,
  assets: Headers,
): (readonly [path: string, headers: Headers])[] => [
  [`${base}*`, headers],
  [`${base}assets/*`, assets],
  ...pages.map((page) => [page, noCache] as const),
];
