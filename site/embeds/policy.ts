import { createHash } from 'node:crypto';
import type { Booking } from './booking.ts';
import { playerFeatures } from './player.ts';
import type { Video } from './video.ts';

/** Who counts visits, as far as the policy must know it. */
export type Analytics =
  | { provider: 'none' }
  | { provider: 'plausible'; scriptUrl: string }
  | { provider: 'ga4' };

/** The origins that a page talks to: `https://host[:port]`, or `'self'` with its quotes. */
export interface PolicyOrigins {
  frameOrigins: readonly string[];
  /** Those of the frames that play videos: they may go full screen and the like. */
  playerOrigins: readonly string[];
  scriptOrigins: readonly string[];
  connectOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Those that film files come from, redirects included: `https://*.host` for hosts whose names change. */
  mediaOrigins: readonly string[];
}

/** All that a Content-Security-Policy is made of. */
export interface Policy extends PolicyOrigins {
  /** `sha256-…` of each inline script, speculation rules included; JSON-LD is data and needs none. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style element. */
  styleHashes: readonly string[];
}

/** Finds the origins in the content's addresses, each once and in a stable order. */
export function policyOrigins(content: {
  videos: readonly Video[];
  booking: Booking | undefined;
  analytics: Analytics;
}): PolicyOrigins {
  const { videos, booking, analytics } = content;
  // A film file plays in a page of this site.
  const playerOrigins = unique(
    videos.map((video) => (video.kind === 'frame' ? originOf(video.embedUrl) : "'self'")),
  );
  const counter = analyticsOrigins(analytics);
  return {
    frameOrigins: unique([
      ...playerOrigins,
      ...(booking === undefined ? [] : [originOf(booking.frameUrl)]),
    ]),
    playerOrigins,
    scriptOrigins: unique([
      ...(booking === undefined || booking.scriptUrl === null ? [] : [originOf(booking.scriptUrl)]),
      ...counter.script,
    ]),
    connectOrigins: unique(counter.connect),
    imageOrigins: unique(counter.image),
    mediaOrigins: unique(
      videos.flatMap((video) =>
        video.kind === 'file' ? video.origins : video.kind === 'media' ? ["'self'"] : [],
      ),
    ),
  };
}

function analyticsOrigins(analytics: Analytics): {
  script: string[];
  connect: string[];
  image: string[];
} {
  switch (analytics.provider) {
    case 'none':
      return { script: [], connect: [], image: [] };
    case 'plausible': {
      const origin = originOf(analytics.scriptUrl);
      return { script: [origin], connect: [origin], image: [] };
    }
    case 'ga4': {
      // GA4 sends to a host by the visitor's region, so Google asks for these wildcards:
      // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
      const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
      return {
        script: ['https://*.googletagmanager.com'],
        connect: [...collectors, 'https://*.analytics.google.com'],
        image: collectors,
      };
    }
  }
}

function originOf(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** The source expression (without quotes) that allows exactly this inline script or style. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The Content-Security-Policy of the site.
 *
 * Without options it is made for a `<meta>`, with the hashes of one page. With `header` it is the full form for a host
 * that sends headers, with the hashes of all pages: a page that has both must satisfy both, so the `<meta>` still decides.
 *
 * Inline styles of others: LeadConnector's script appends a `<style>` that hides the form until it was resized. No hash
 * allows it, on purpose. Its text changes with each version, and blocking it does no harm: the form is simply never hidden,
 * and the height is set through the CSSOM (`frame.style.height`), which a policy does not restrict. A browser
 * may report one blocked style then; nothing of ours depends on it.
 *
 * Speculation rules are allowed by their hash like any other inline script: Firefox and Safari do not know the keyword
 * 'inline-speculation-rules' and would complain about it, and the keyword would allow any rules.
 *
 * @throws Error when an origin or a hash could break out of its directive
 */
export function contentSecurityPolicy(
  policy: Policy,
  { header = false }: { header?: boolean } = {},
): string {
  for (const origin of [
    ...policy.frameOrigins,
    ...policy.scriptOrigins,
    ...policy.connectOrigins,
    ...policy.imageOrigins,
    ...policy.mediaOrigins,
  ])
    assertOrigin(origin);
  const hashes = (values: readonly string[]) =>
    unique(values).map((hash) => `'${assertHash(hash)}'`);
  const self = "'self'";
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', ...unique([self, ...policy.scriptOrigins]), ...hashes(policy.scriptHashes)],
    ['style-src', self, ...hashes(policy.styleHashes)],
    ['img-src', ...unique([self, ...policy.imageOrigins])],
    ['font-src', self],
    ['connect-src', ...unique([self, ...policy.connectOrigins])],
    ['manifest-src', self],
    ['frame-src', ...(policy.frameOrigins.length > 0 ? unique(policy.frameOrigins) : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ];
  // The header also reaches our own pages inside the frames: they are framed by us, and may hold a form or a clip.
  const framesItself = header && policy.frameOrigins.includes(self);
  const media = unique([...policy.mediaOrigins, ...(framesItself ? [self] : [])]);
  directives.push(['form-action', framesItself ? self : "'none'"]);
  if (media.length > 0) directives.push(['media-src', ...media]);
  if (header) {
    directives.push(
      ['frame-ancestors', framesItself ? self : "'none'"],
      ['upgrade-insecure-requests'],
    );
  }
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function assertOrigin(origin: string): void {
  if (
    origin !== "'self'" &&
    !/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(
      origin,
    )
  ) {
    throw new Error(
      `"${origin}" is not an origin that a policy can name: it must look like https://host or 'self'`,
    );
  }
}

function assertHash(hash: string): string {
  if (!/^sha256-[A-Za-z\d+/]{43}=$/.test(hash))
    throw new Error(
      `"${hash}" is not a hash that a policy can name: it must look like sha256-… in base64`,
    );
  return hash;
}

/** Features that nothing on the site uses, frames included; only those that browsers know without a warning. */
const deniedFeatures = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The Permissions-Policy: the site and exactly its players may use what players need, and nobody anything else. */
export function permissionsPolicy(playerOrigins: readonly string[]): string {
  playerOrigins.forEach(assertOrigin);
  const players = unique(playerOrigins).filter((origin) => origin !== "'self'");
  const allowlist = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...playerFeatures.map((feature) => `${feature}=(${allowlist})`),
    ...deniedFeatures.map((feature) => `${feature}=()`),
  ].join(', ');
}

/** The headers of every response of the site, by name. */
export function securityHeaders(policy: Policy): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy, { header: true }),
    'Permissions-Policy': permissionsPolicy(policy.playerOrigins),
    // Less than this, and YouTube refuses to play (error 153).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // A year. Without includeSubDomains and preload: the owner's other hosts are not ours to decide.
    'Strict-Transport-Security': 'max-age=31536000',
    // Cuts off windows that open us. Those that a booking frame opens, such as a sign-in or a card check, keep their
    // opener: only plain same-origin would take it from them (https://html.spec.whatwg.org/#cross-origin-opener-policies).
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

export interface HostOptions {
  /** The path that the site stands under, with a slash at both ends. */
  base: string;
  /** The paths of the pages below the base, such as '' and 'demos/'; 'watch/*' for all below it. */
  pages: readonly string[];
  policy: Policy;
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * Both join the values of all rules that match, so no two rules for one path set the same header.
 *
 * @throws Error when a line is longer than the 2,000 characters that Cloudflare Pages reads
 */
export function headersFile({ base, pages, policy }: HostOptions): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    [`${base}*`, securityHeaders(policy)],
    [`${base}assets/*`, { 'Cache-Control': forever }],
    ...pages.map((page): [string, Record<string, string>] => [
      `${base}${page}`,
      { 'Cache-Control': revalidated },
    ]),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters and Cloudflare Pages reads 2000 at most: "${tooLong.slice(0, 60)}…". Fewer video hosts or inline scripts make it shorter.`,
    );
  }
  return lines.join('\n');
}

/**
 * The lines for the inside of nginx's `server { … }`, with `root` set to the folder that holds the site at its base path.
 * A location with an add_header of its own inherits none, so the one for hashed files repeats them all.
 */
export function nginxSnippet({ base, policy }: Omit<HostOptions, 'pages'>): string {
  const headers = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `add_header ${name} ${nginxString(value)} always;`,
  );
  return [
    ...headers,
    `add_header Cache-Control ${nginxString(revalidated)} always;`,
    'index index.html;',
    '# Sends what the build has packed with --compress, where it has.',
    'gzip_static on;',
    `error_page 404 ${base}404.html;`,
    '',
    `location ${base} {`,
    '  try_files $uri $uri/ =404;',
    '}',
    '',
    `location ${base}assets/ {`,
    ...headers.map((line) => `  ${line}`),
    // Without "always": an error must not be kept for a year.
    `  add_header Cache-Control ${nginxString(forever)};`,
    '  # Captions: nginx has no type for them.',
    '  location ~ \\.vtt$ {',
    '    default_type text/vtt;',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Values hold single quotes (policies) or double quotes (permissions), never both. */
function nginxString(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
