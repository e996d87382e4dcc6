import { describe, expect, it, test } from 'vitest';
import { resolveBooking } from '../../site/embeds/booking.ts';
import {
  contentSecurityPolicy,
  policyOrigins,
  securityHeaders,
  sourceHash,
  type Analytics,
  type Policy,
} from '../../site/embeds/policy.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const [script, style] = [sourceHash('start()'), sourceHash('h1{color:red}')];

const policyOf = (
  videos: readonly string[],
  booking = '/samples/booking.html',
  analytics: Analytics = { provider: 'none' },
): Policy => ({
  ...policyOrigins({
    videos: videos.map(resolveVideo),
    booking: resolveBooking(booking),
    analytics,
  }),
  scriptHashes: [script],
  styleHashes: [style],
});

const leadConnector = 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg';
const providers = policyOf(
  ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871', 'https://youtu.be/M7lc1UVf-VE'],
  leadConnector,
);
const files = policyOf(
  ['https://cdn.example.com/a.mp4', 'https://www.dropbox.com/s/7olc36bm/c.mp4', 'videos/pa-1.mp4'],
  'https://calendly.com/ann/intro',
);
const own = policyOf(['/samples/pa-1.html', 'http://127.0.0.1:8080/video']);

describe('the policy of a page', () => {
  const shared = `default-src 'none'; script-src 'self' https://link.msgsndr.com '${script}'; style-src 'self' '${style}'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://api.leadconnectorhq.com https://player.vimeo.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'none'`;

  it('should name exactly the origins of the content, each once', () => {
    expect(contentSecurityPolicy(providers)).toBe(shared);
    expect(contentSecurityPolicy(providers, { header: true })).toBe(
      `${shared}; frame-ancestors 'none'`,
    );
  });

  it('should let pages of the site be framed by it where the content does', () => {
    expect(contentSecurityPolicy(own)).toMatch(/frame-src 'self' http:\/\/127\.0\.0\.1:8080;/);
    const header = contentSecurityPolicy(own, { header: true });
    expect(header).toMatch(/form-action 'self'; media-src 'self'; frame-ancestors 'self'$/);
  });

  it('should let video files play from where they are, in a page of the site', () => {
    const policy = contentSecurityPolicy(files);
    expect(policy).toContain("frame-src 'self' https://calendly.com;");
    expect(policy).toContain(
      "media-src 'self' https://*.dl.dropboxusercontent.com https://cdn.example.com https://dl.dropboxusercontent.com https://www.dropbox.com",
    );
  });

  it('should include who counts visits', () => {
    const counted = (analytics: Analytics) =>
      contentSecurityPolicy(policyOf([], leadConnector, analytics));
    const plausible = counted({ provider: 'plausible', scriptUrl: 'https://plausible.io/js/a.js' });
    expect(plausible).toContain("script-src 'self' https://link.msgsndr.com https://plausible.io");
    expect(plausible).toContain("connect-src 'self' https://plausible.io;");
    const ga4 = counted({ provider: 'ga4' });
    expect(ga4).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
    expect(ga4).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(ga4).toMatch(/img-src [^;]*https:\/\/\*\.google-analytics\.com/);
  });

  it('should be safe in an attribute and allow nothing unsafe', () => {
    for (const policy of [providers, own])
      for (const text of [
        contentSecurityPolicy(policy),
        contentSecurityPolicy(policy, { header: true }),
      ])
        expect(text).not.toMatch(/unsafe-|["<>\n]|data:|\*|upgrade-insecure/);
  });

  it.each([
    'https://example.com; script-src *',
    'see http://localhost:4321',
    'https://example.com/path',
    '*',
    'https:',
    "'unsafe-inline'",
    'data:',
    'http://example.com',
    'https://my_pages.example.com',
    'https://[2001:db8::1]',
    'https://EXAMPLE.com',
    'https://*',
    "'self' *",
    'https://example.com:*',
    'https://a.*.example',
  ])('should refuse %s as an origin', (origin) => {
    for (const kind of [
      'frameOrigins',
      'scriptOrigins',
      'connectOrigins',
      'imageOrigins',
      'mediaOrigins',
    ])
      expect(() => contentSecurityPolicy({ ...own, [kind]: [origin] }), kind).toThrow(origin);
  });

  it.each(['unsafe-inline', 'sha256-short', `'${script}'`, `${script}' *`])(
    'should refuse %s as a hash',
    (hash) => {
      expect(() => contentSecurityPolicy({ ...own, scriptHashes: [hash] })).toThrow('sha256');
    },
  );
});

test.each([9, 90])('the headers of a site with %i hosts should fit into a line', (count) => {
  const pages = Array.from({ length: count }, (_, index) => `https://videos-${index}.example/a`);
  const headers = securityHeaders(policyOf(pages));
  for (const [name, value] of Object.entries(headers))
    expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
  expect(headers['Content-Security-Policy']).toMatch(/object-src 'none'.*; frame-ancestors '/);
  expect(headers['Permissions-Policy']).not.toContain('example');
});

test('a hash should be that of the bytes between the tags', () => {
  // From the specification's own example: https://www.w3.org/TR/CSP3/#example-hash
  expect(sourceHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});
