import { createHash } from 'node:crypto';
import type { Booking } from './booking.ts';
import type { Video } from './video.ts';

/** The fields of the analytics provider that the policy needs. */
export type Analytics =
  | { provider: 'none' }
  | { provider: 'plausible'; scriptUrl: string }
  | { provider: 'ga4' };

/** The origins that a page talks to: `https://host[:port]`, or `'self'` with its quotes. */
export interface PolicyOrigins {
  frameOrigins: readonly string[];
  scriptOrigins: readonly string[];
  connectOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Those of video files, redirects included: `https://*.host` for hosts whose names change. */
  mediaOrigins: readonly string[];
}

/** The variable parts of a Content-Security-Policy. */
export interface Policy extends PolicyOrigins {
  /** `sha256-…` of each inline script, speculation rules included; JSON-LD is data. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style element. */
  styleHashes: readonly string[];
}

const self = "'self'";
const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
const originOf = (url: string): string => (url.startsWith('/') ? self : new URL(url).origin);

/** Finds the origins in the content's URLs, each once and in a stable order. */
export function policyOrigins(content: {
  videos: readonly Video[];
  booking: Booking | undefined;
  analytics: Analytics;
}): PolicyOrigins {
  const { videos, booking, analytics } = content;
  const counter = analyticsOrigins(analytics);
  // A video file plays in a page of this site.
  const players = videos.map((video) => (video.kind === 'frame' ? originOf(video.embedUrl) : self));
  const forms = booking === undefined ? [] : [originOf(booking.frameUrl)];
  const script = booking?.scriptUrl ?? null;
  return {
    frameOrigins: unique([...players, ...forms]),
    scriptOrigins: unique([...(script === null ? [] : [originOf(script)]), ...counter.script]),
    connectOrigins: unique(counter.connect),
    imageOrigins: unique(counter.image),
    mediaOrigins: unique(
      videos.flatMap((video) =>
        video.kind === 'file' ? video.origins : video.kind === 'media' ? [self] : [],
      ),
    ),
  };
}

function analyticsOrigins(analytics: Analytics): Record<'script' | 'connect' | 'image', string[]> {
  switch (analytics.provider) {
    case 'none':
      return { script: [], connect: [], image: [] };
    case 'plausible': {
      const origin = originOf(analytics.scriptUrl);
      return { script: [origin], connect: [origin], image: [] };
    }
    case 'ga4': {
      // GA4 sends to a host by the visitor's region, so Google asks for these wildcards:
      // https://developers.google.com/tag-platform/security/guides/csp
      const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
      return {
        script: ['https://*.googletagmanager.com'],
        connect: [...collectors, 'https://*.analytics.google.com'],
        image: collectors,
      };
    }
  }
}

/** The source expression (without quotes) that allows exactly this inline script or style. */
export const sourceHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The Content-Security-Policy for a `<meta>` of one page, or with `header` for all pages. It blocks
 * the `<style>` by which LeadConnector's script would hide the form until a resize.
 *
 * @throws Error when an origin or a hash could break out of its directive
 */
export function contentSecurityPolicy(
  policy: Policy,
  { header = false }: { header?: boolean } = {},
): string {
  // Pages of the site inside frames get the header as well, and may contain a form or a video.
  const framesItself = header && policy.frameOrigins.includes(self);
  const media = [...policy.mediaOrigins, ...(framesItself ? [self] : [])];
  const none = ["'none'"];
  const directives: readonly [name: string, sources: readonly string[]][] = [
    ['default-src', none],
    ['script-src', [...origins([self, ...policy.scriptOrigins]), ...hashes(policy.scriptHashes)]],
    ['style-src', [self, ...hashes(policy.styleHashes)]],
    ['img-src', origins([self, ...policy.imageOrigins])],
    ['font-src', [self]],
    ['connect-src', origins([self, ...policy.connectOrigins])],
    ['manifest-src', [self]],
    ['frame-src', policy.frameOrigins.length > 0 ? origins(policy.frameOrigins) : none],
    ['object-src', none],
    ['base-uri', none],
    ['form-action', framesItself ? [self] : none],
    ['media-src', origins(media)],
  ];
  const ancestors = `; frame-ancestors ${framesItself ? self : "'none'"}`;
  return (
    directives
      .filter(([, sources]) => sources.length > 0)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ') + (header ? ancestors : '')
  );
}

const originPattern =
  /^'self'$|^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

function origins(values: readonly string[]): string[] {
  for (const origin of values)
    if (!originPattern.test(origin))
      throw new Error(
        `"${origin}" is not an origin that a policy can name: ` +
          "it must look like https://host or 'self'",
      );
  return unique(values);
}

function hashes(values: readonly string[]): string[] {
  for (const hash of values)
    if (!/^sha256-[A-Za-z\d+/]{43}=$/.test(hash))
      throw new Error(
        `"${hash}" is not a hash that a policy can name: it must look like sha256-… in base64`,
      );
  return unique(values).map((hash) => `'${hash}'`);
}

/**
 * Features that the site never uses and browsers know without a warning. `allow` on a frame
 * (player.ts) grants the features of players.
 */
const deniedFeatures = [
  ...['camera', 'clipboard-read', 'display-capture', 'geolocation', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** The headers of every response of the site, by name. */
export function securityHeaders(policy: Policy): Readonly<Record<string, string>> {
  const full = contentSecurityPolicy(policy, { header: true });
  return {
    // Cloudflare drops longer lines. Each page has its own policy in a meta element all the same.
    'Content-Security-Policy':
      full.length < 1900
        ? full
        : full.replace(/^.*; (object-src .*?); form-action.*(; frame-ancestors .*)$/, '$1$2'),
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // With a stricter value, YouTube refuses to play (error 153).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Without includeSubDomains and preload, which would affect other hosts of the owner.
    'Strict-Transport-Security': 'max-age=31536000',
    // Windows that a booking frame opens, such as a sign-in, need their opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
