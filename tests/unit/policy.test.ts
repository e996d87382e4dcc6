import { describe, expect, it, test } from 'vitest';
import { resolveBooking } from '../../site/embeds/booking.ts';
import {
  contentSecurityPolicy,
  headersFile,
  nginxSnippet,
  permissionsPolicy,
  policyOrigins,
  securityHeaders,
  sourceHash,
  type Policy,
} from '../../site/embeds/policy.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const none: Policy = { frameOrigins: [], playerOrigins: [], scriptOrigins: [], connectOrigins: [], imageOrigins: [], scriptHashes: [], styleHashes: [] };
const script = sourceHash('start()');
const style = sourceHash('h1{color:red}');
const providers: Policy = {
  ...policyOrigins({
    videos: ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871', 'https://youtu.be/M7lc1UVf-VE'].map(resolveVideo),
    booking: resolveBooking('https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg'),
    analytics: { provider: 'none' },
  }),
  scriptHashes: [script],
  styleHashes: [style],
};
const samples: Policy = {
  ...none,
  ...policyOrigins({ videos: [resolveVideo('/samples/pa-1.html')], booking: resolveBooking('/samples/booking.html', '/samples/form-embed.js'), analytics: { provider: 'none' } }),
};

/** The sources of each directive by its name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the origins of the content', () => {
  it('are those of the players, the booking form and its script, each once', () => {
    expect(providers.playerOrigins).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
    expect(providers.frameOrigins).toEqual(['https://api.leadconnectorhq.com', 'https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
    expect(providers.scriptOrigins).toEqual(['https://link.msgsndr.com']);
    expect(providers.connectOrigins).toEqual([]);
  });

  it("are 'self' alone for pages of our own", () => {
    expect(samples.frameOrigins).toEqual(["'self'"]);
    expect(samples.scriptOrigins).toEqual(["'self'"]);
  });

  it('keep a port', () => {
    const { frameOrigins } = policyOrigins({ videos: [resolveVideo('http://127.0.0.1:8080/video')], booking: resolveBooking('/samples/booking.html'), analytics: { provider: 'none' } });
    expect(frameOrigins).toEqual(["'self'", 'http://127.0.0.1:8080']);
  });

  it('include who counts visits', () => {
    const counted = (analytics: Parameters<typeof policyOrigins>[0]['analytics']) => policyOrigins({ videos: [], booking: resolveBooking('/samples/booking.html'), analytics });
    const plausible = counted({ provider: 'plausible', scriptUrl: 'https://plausible.io/js/script.js' });
    expect(plausible.scriptOrigins).toEqual(['https://plausible.io']);
    expect(plausible.connectOrigins).toEqual(['https://plausible.io']);
    const ga4 = counted({ provider: 'ga4' });
    expect(ga4.scriptOrigins).toEqual(['https://*.googletagmanager.com']);
    expect(ga4.connectOrigins).toContain('https://*.google-analytics.com');
    expect(() => contentSecurityPolicy({ ...none, ...ga4 })).not.toThrow();
  });
});

describe('the policy of a page', () => {
  const meta = directives(contentSecurityPolicy(providers));

  it('allows nothing that is not named', () => {
    expect(meta.get('default-src')).toEqual(["'none'"]);
    expect(meta.get('object-src')).toEqual(["'none'"]);
    expect(meta.get('base-uri')).toEqual(["'none'"]);
    expect(meta.get('form-action')).toEqual(["'none'"]);
    expect(directives(contentSecurityPolicy(none)).get('frame-src')).toEqual(["'none'"]);
  });

  it('names exactly the origins and hashes that it was given', () => {
    expect(meta.get('frame-src')).toEqual(providers.frameOrigins);
    expect(meta.get('script-src')).toEqual(["'self'", 'https://link.msgsndr.com', `'${script}'`]);
    expect(meta.get('style-src')).toEqual(["'self'", `'${style}'`]);
    for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src']) expect(meta.get(name)).toEqual(["'self'"]);
  });

  it('names an origin once, however many videos come from there', () => {
    expect(directives(contentSecurityPolicy(samples)).get('script-src')).toEqual(["'self'"]);
  });

  it('has no directive that works in a header alone', () => {
    for (const name of ['frame-ancestors', 'report-uri', 'sandbox', 'upgrade-insecure-requests']) expect(meta.has(name)).toBe(false);
  });

  it('is complete in a header', () => {
    const header = directives(contentSecurityPolicy(providers, { header: true }));
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
    expect(header.get('form-action')).toEqual(["'none'"]);
    expect(header.has('upgrade-insecure-requests')).toBe(true);
    for (const [name, sources] of meta) expect(header.get(name)).toEqual(sources);
  });

  it('lets the site frame its own pages where the content does', () => {
    const header = directives(contentSecurityPolicy(samples, { header: true }));
    expect(header.get('frame-ancestors')).toEqual(["'self'"]);
    expect(header.get('form-action')).toEqual(["'self'"]);
    expect(header.get('frame-src')).toEqual(["'self'"]);
  });

  it.each([providers, samples, none])('is safe to stand in an attribute and allows nothing unsafe', (policy) => {
    for (const text of [contentSecurityPolicy(policy), contentSecurityPolicy(policy, { header: true })]) {
      expect(text).not.toMatch(/unsafe-|["<>\n]|data:|\*/);
      expect(text.split('; ').map((directive) => directive.split(' ')[0])).toEqual([...directives(text).keys()]);
    }
  });

  it.each(["https://example.com; script-src *", 'https://example.com/path', 'example.com', '*', 'https:', "'unsafe-inline'", 'data:', 'https://a b'])('refuses %s as an origin', (origin) => {
    expect(() => contentSecurityPolicy({ ...none, frameOrigins: [origin] })).toThrow(origin);
    expect(() => contentSecurityPolicy({ ...none, scriptOrigins: [origin] })).toThrow(origin);
    expect(() => permissionsPolicy([origin])).toThrow(origin);
  });

  it.each(['unsafe-inline', 'sha256-short', `'${script}'`, `${script}' *`])('refuses %s as a hash', (hash) => {
    expect(() => contentSecurityPolicy({ ...none, scriptHashes: [hash] })).toThrow('sha256');
  });
});

test('a hash is that of the bytes between the tags', () => {
  // From the specification's own example: https://www.w3.org/TR/CSP3/#example-hash
  expect(sourceHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  expect(sourceHash('“ä”')).toMatch(/^sha256-/);
});

test('players may use what they need, the site may copy links, and nobody may use anything else', () => {
  const features = new Map(
    permissionsPolicy(providers.playerOrigins)
      .split(', ')
      .map((feature): [string, string] => [feature.slice(0, feature.indexOf('=')), feature.slice(feature.indexOf('=') + 1)]),
  );
  for (const name of ['fullscreen', 'autoplay', 'encrypted-media', 'picture-in-picture', 'clipboard-write']) {
    expect(features.get(name)).toBe('(self "https://player.vimeo.com" "https://www.youtube-nocookie.com")');
  }
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(features.get(name)).toBe('()');
  expect(permissionsPolicy(["'self'"])).toContain('fullscreen=(self),');
});

test('every response says how it may be used', () => {
  expect(securityHeaders(providers)).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy(providers, { header: true }),
    'Permissions-Policy': permissionsPolicy(providers.playerOrigins),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

/** The `_headers` file, read as Netlify and Cloudflare Pages do: the headers that a path gets, all rules that match joined. */
function headersOf(file: string, path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let matches = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches && line !== '') {
      const name = line.slice(2, line.indexOf(':'));
      found.set(name, [...(found.get(name) ?? []), line.slice(line.indexOf(':') + 2)]);
    }
  }
  return found;
}

describe.each(['/', '/repo/'])('what hosts are told, below %s', (base) => {
  const options = { base, pages: ['', 'demos/', '404.html'], policy: providers };
  const file = headersFile(options);
  const nginx = nginxSnippet(options);
  const paths = [base, `${base}demos/`, `${base}404.html`, `${base}assets/home-ABC123.js`, `${base}favicon.svg`, `${base}samples/pa-1.html`];

  it.each(paths)('_headers gives %s every header once', (path) => {
    const found = headersOf(file, path);
    for (const [name, value] of Object.entries(securityHeaders(providers))) expect(found.get(name)).toEqual([value]);
    expect(found.get('Cache-Control')?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('_headers keeps hashed files for ever and asks again for pages', () => {
    expect(headersOf(file, `${base}assets/home-ABC123.js`).get('Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
    for (const page of options.pages) expect(headersOf(file, `${base}${page}`).get('Cache-Control')).toEqual(['no-cache']);
  });

  it('nginx is told the same, in both of its places', () => {
    for (const [name, value] of Object.entries(securityHeaders(providers))) {
      const quoted = value.includes('"') ? `'${value}'` : `"${value}"`;
      expect(nginx.split(`add_header ${name} ${quoted} always;`)).toHaveLength(3);
    }
    expect(nginx).toContain(`location ${base}assets/ {`);
    expect(nginx).toContain(`error_page 404 ${base}404.html;`);
    expect(nginx).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
  });
});

test('a line that Cloudflare Pages would cut off is an error', () => {
  const scriptHashes = Array.from({ length: 60 }, (_, index) => sourceHash(String(index)));
  expect(() => headersFile({ base: '/', pages: [''], policy: { ...providers, scriptHashes } })).toThrow('2000');
});
