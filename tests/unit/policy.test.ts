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

const none: Policy = {
  frameOrigins: [],
  playerOrigins: [],
  scriptOrigins: [],
  connectOrigins: [],
  imageOrigins: [],
  mediaOrigins: [],
  scriptHashes: [],
  styleHashes: [],
};
const script = sourceHash('start()');
const style = sourceHash('h1{color:red}');
const providers: Policy = {
  ...policyOrigins({
    videos: [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://vimeo.com/76979871',
      'https://youtu.be/M7lc1UVf-VE',
    ].map(resolveVideo),
    booking: resolveBooking('https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg'),
    analytics: { provider: 'none' },
  }),
  scriptHashes: [script],
  styleHashes: [style],
};
const samples: Policy = {
  ...none,
  ...policyOrigins({
    videos: [resolveVideo('/samples/pa-1.html')],
    booking: resolveBooking('/samples/booking.html', '/samples/form-embed.js'),
    analytics: { provider: 'none' },
  }),
};

const site = 'https://plumbline.example';

/** Whether a policy of the site lets something be loaded, as https://www.w3.org/TR/CSP3/#match-url-to-source-list says; what has no directive falls back to default-src. */
function allows(policy: string, directive: string, address: string): boolean {
  const all = directives(policy);
  const url = new URL(address);
  return (all.get(directive) ?? all.get('default-src') ?? []).some((source) => {
    if (source === "'self'") return url.protocol !== 'blob:' && url.origin === site;
    if (source.startsWith("'")) return false;
    const [protocol = '', host = ''] = source.split('//');
    return (
      url.protocol === protocol &&
      (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host)
    );
  });
}

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
    expect(providers.playerOrigins).toEqual([
      'https://player.vimeo.com',
      'https://www.youtube-nocookie.com',
    ]);
    expect(providers.frameOrigins).toEqual([
      'https://api.leadconnectorhq.com',
      'https://player.vimeo.com',
      'https://www.youtube-nocookie.com',
    ]);
    expect(providers.scriptOrigins).toEqual(['https://link.msgsndr.com']);
    expect(providers.connectOrigins).toEqual([]);
  });

  it("are 'self' alone for pages of our own", () => {
    expect(samples.frameOrigins).toEqual(["'self'"]);
    expect(samples.scriptOrigins).toEqual(["'self'"]);
  });

  it('keep a port', () => {
    const { frameOrigins } = policyOrigins({
      videos: [resolveVideo('http://127.0.0.1:8080/video')],
      booking: resolveBooking('/samples/booking.html'),
      analytics: { provider: 'none' },
    });
    expect(frameOrigins).toEqual(["'self'", 'http://127.0.0.1:8080']);
  });

  it('of film files are those that they come from, redirects included; they play in a page of the site', () => {
    const videos = [
      'https://cdn.example.com/a.mp4',
      'https://cdn.example.com/b.webm',
      'https://www.dropbox.com/s/7olc36bm/c.mp4',
      'https://youtu.be/aqz-KE-bpKQ',
    ].map(resolveVideo);
    const origins = policyOrigins({
      videos,
      booking: resolveBooking('/samples/booking.html'),
      analytics: { provider: 'none' },
    });
    expect(origins.mediaOrigins).toEqual([
      'https://*.dl.dropboxusercontent.com',
      'https://cdn.example.com',
      'https://dl.dropboxusercontent.com',
      'https://www.dropbox.com',
    ]);
    expect(origins.playerOrigins).toEqual(["'self'", 'https://www.youtube-nocookie.com']);
    expect(origins.frameOrigins).toEqual(["'self'", 'https://www.youtube-nocookie.com']);
  });

  it("of the owner's own films are 'self'", () => {
    const origins = policyOrigins({
      videos: [resolveVideo('films/pa-1.mp4')],
      booking: resolveBooking('https://calendly.com/ann/intro'),
      analytics: { provider: 'none' },
    });
    expect(origins).toMatchObject({
      mediaOrigins: ["'self'"],
      playerOrigins: ["'self'"],
      frameOrigins: ["'self'", 'https://calendly.com'],
    });
  });

  it('include who counts visits', () => {
    const counted = (analytics: Parameters<typeof policyOrigins>[0]['analytics']) =>
      policyOrigins({ videos: [], booking: resolveBooking('/samples/booking.html'), analytics });
    const plausible = counted({
      provider: 'plausible',
      scriptUrl: 'https://plausible.io/js/script.js',
    });
    expect(plausible.scriptOrigins).toEqual(['https://plausible.io']);
    expect(plausible.connectOrigins).toEqual(['https://plausible.io']);
    const ga4 = counted({ provider: 'ga4' });
    expect(ga4.scriptOrigins).toEqual(['https://*.googletagmanager.com']);
    expect(ga4.connectOrigins).toContain('https://*.google-analytics.com');
    expect(ga4.imageOrigins).toEqual([
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ]);
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
    for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src'])
      expect(meta.get(name)).toEqual(["'self'"]);
  });

  it('is, word for word', () => {
    const shared = `default-src 'none'; script-src 'self' https://link.msgsndr.com '${script}'; style-src 'self' '${style}'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://api.leadconnectorhq.com https://player.vimeo.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'none'`;
    expect(contentSecurityPolicy(providers)).toBe(shared);
    expect(contentSecurityPolicy(providers, { header: true })).toBe(
      `${shared}; frame-ancestors 'none'; upgrade-insecure-requests`,
    );
    const own =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action";
    expect(contentSecurityPolicy(samples)).toBe(`${own} 'none'`);
    expect(contentSecurityPolicy(samples, { header: true })).toBe(
      `${own} 'self'; media-src 'self'; frame-ancestors 'self'; upgrade-insecure-requests`,
    );
  });

  it('lets films play from where they are, and from nowhere else', () => {
    const films = {
      ...none,
      mediaOrigins: ["'self'", 'https://cdn.example.com', 'https://*.dl.dropboxusercontent.com'],
    };
    const sources = ["'self'", 'https://*.dl.dropboxusercontent.com', 'https://cdn.example.com'];
    expect(directives(contentSecurityPolicy(films)).get('media-src')).toEqual(sources);
    expect(
      directives(
        contentSecurityPolicy({ ...films, frameOrigins: ["'self'"] }, { header: true }),
      ).get('media-src'),
    ).toEqual(sources);
    expect(meta.has('media-src')).toBe(false);
    expect(permissionsPolicy(films.playerOrigins)).toContain('fullscreen=(self),');
  });

  describe.each([
    [
      'page',
      contentSecurityPolicy({
        ...providers,
        mediaOrigins: ['https://cdn.example.com', 'https://*.dl.dropboxusercontent.com'],
      }),
    ],
    [
      'host',
      contentSecurityPolicy(
        {
          ...providers,
          mediaOrigins: ['https://cdn.example.com', 'https://*.dl.dropboxusercontent.com'],
        },
        { header: true },
      ),
    ],
  ])('of the %s', (_, policy) => {
    it.each([
      ['frame-src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
      ['frame-src', 'https://player.vimeo.com/video/76979871'],
      ['frame-src', 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg'],
      ['script-src', 'https://link.msgsndr.com/js/form_embed.js'],
      ['script-src', `${site}/assets/home.js`],
      ['media-src', 'https://cdn.example.com/a.mp4'],
      ['media-src', 'https://uc1a2b.dl.dropboxusercontent.com/cd/0/inline/a.mp4'],
    ])('%s allows %s', (directive, address) => {
      expect(allows(policy, directive, address)).toBe(true);
    });

    it.each([
      [
        'frame-src',
        `${site}/samples/pa-1.html`,
        'a page of its own that the content does not show',
      ],
      ['frame-src', 'https://www.youtube.com/embed/aqz-KE-bpKQ', 'the player that sets cookies'],
      ['frame-src', 'https://youtube-nocookie.com/embed/aqz-KE-bpKQ', 'a neighbouring host'],
      ['frame-src', 'https://evil.www.youtube-nocookie.com/', 'a host below it'],
      ['frame-src', 'https://www.youtube-nocookie.com.evil.example/', 'a host that looks like it'],
      ['frame-src', 'https://www.youtube-nocookie.com@evil.example/', 'a host behind a user name'],
      ['frame-src', 'https://www.youtube-nocookie.com:8443/', 'another port'],
      ['frame-src', 'http://www.youtube-nocookie.com/', 'no encryption'],
      ['frame-src', 'https://link.msgsndr.com/', 'a host of scripts'],
      ['frame-src', 'https://cdn.example.com/', 'a host of films'],
      ['frame-src', 'data:text/html,hello', 'a page in an address'],
      ['frame-src', 'blob:https://www.youtube-nocookie.com/0281766f', 'a page in memory'],
      ['child-src', 'https://evil.example/', 'a frame under its old name'],
      ['script-src', 'https://www.youtube-nocookie.com/iframe_api', 'a host of frames'],
      ['script-src', 'https://evil.example/x.js', 'any other host'],
      ['script-src', 'data:text/javascript,alert(1)', 'a script in an address'],
      ['script-src', 'blob:https://plumbline.example/x', 'a script in memory'],
      ['style-src', 'https://evil.example/x.css', 'any other host'],
      [
        'img-src',
        'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
        'a poster of a provider, which would tell it of each visitor',
      ],
      ['img-src', 'data:image/png;base64,AAAA', 'a picture in an address'],
      ['font-src', 'https://fonts.gstatic.com/x.woff2', 'any other host'],
      ['connect-src', 'https://link.msgsndr.com/', 'a host of scripts'],
      ['connect-src', 'wss://evil.example/', 'a socket'],
      ['media-src', 'https://dropboxusercontent.com/a.mp4', 'the domain of hosts that are allowed'],
      ['media-src', 'https://player.vimeo.com/a.mp4', 'a host of frames'],
      ['media-src', 'http://cdn.example.com/a.mp4', 'no encryption'],
      ['object-src', `${site}/a.pdf`, 'a plugin'],
      ['base-uri', 'https://evil.example/', 'another base'],
      ['form-action', 'https://evil.example/', 'a form to elsewhere'],
      ['form-action', `${site}/`, 'a form to itself'],
      ['manifest-src', 'https://evil.example/x.webmanifest', 'any other host'],
      ['prefetch-src', 'https://evil.example/', 'whatever has no directive'],
    ])('%s denies %s: %s', (directive, address) => {
      expect(allows(policy, directive, address)).toBe(false);
    });

    it('denies inline script and style without a hash, eval, and what scripts load on their own', () => {
      for (const name of ['script-src', 'style-src']) {
        const sources = directives(policy).get(name) ?? [];
        expect(
          sources
            .filter((source) => source.startsWith("'"))
            .every((source) => source === "'self'" || /^'sha256-[A-Za-z\d+/]{43}='$/.test(source)),
        ).toBe(true);
        expect(sources).not.toContain(`'${sourceHash('start() ')}'`);
      }
    });
  });

  it('names an origin once, however many videos come from there', () => {
    expect(directives(contentSecurityPolicy(samples)).get('script-src')).toEqual(["'self'"]);
  });

  it('has no directive that works in a header alone', () => {
    for (const name of ['frame-ancestors', 'report-uri', 'sandbox', 'upgrade-insecure-requests'])
      expect(meta.has(name)).toBe(false);
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

  it.each([providers, samples, none])(
    'is safe to stand in an attribute and allows nothing unsafe',
    (policy) => {
      for (const text of [
        contentSecurityPolicy(policy),
        contentSecurityPolicy(policy, { header: true }),
      ]) {
        expect(text).not.toMatch(/unsafe-|["<>\n]|data:|\*/);
        expect(text.split('; ').map((directive) => directive.split(' ')[0])).toEqual([
          ...directives(text).keys(),
        ]);
      }
    },
  );

  it.each([
    'https://example.com; script-src *',
    'see https://example.com',
    'see http://localhost:4321',
    'http://localhost:4321/path',
    'https://example.com/path',
    'example.com',
    '*',
    'https:',
    "'unsafe-inline'",
    'data:',
    'https://a b',
    'http://example.com',
    'https://my_pages.example.com',
    'https://[2001:db8::1]',
    'http://[::1]:8080',
    'https://example.com.',
    'https://bücher.example',
    'https://EXAMPLE.com',
    'https://*',
    "'self' *",
    'wss://example.com',
    'https://example.com:*',
    'https://a.*.example',
  ])('refuses %s as an origin', (origin) => {
    expect(() => contentSecurityPolicy({ ...none, frameOrigins: [origin] })).toThrow(origin);
    for (const kind of ['scriptOrigins', 'connectOrigins', 'imageOrigins', 'mediaOrigins'] as const)
      expect(() => contentSecurityPolicy({ ...none, [kind]: [origin] }), kind).toThrow(origin);
    expect(() => permissionsPolicy([origin])).toThrow(origin);
  });

  it.each(['unsafe-inline', 'sha256-short', `unsafe-${script}`, `'${script}'`, `${script}' *`])(
    'refuses %s as a hash',
    (hash) => {
      expect(() => contentSecurityPolicy({ ...none, scriptHashes: [hash] })).toThrow('sha256');
    },
  );
});

test('a hash is that of the bytes between the tags', () => {
  // From the specification's own example: https://www.w3.org/TR/CSP3/#example-hash
  expect(sourceHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
  expect(sourceHash('“ä”')).toMatch(/^sha256-/);
});

test('players may use what they need, the site may copy links, and nobody may use anything else', () => {
  const features = new Map(
    permissionsPolicy(providers.playerOrigins)
      .split(', ')
      .map((feature): [string, string] => [
        feature.slice(0, feature.indexOf('=')),
        feature.slice(feature.indexOf('=') + 1),
      ]),
  );
  for (const name of [
    'fullscreen',
    'autoplay',
    'encrypted-media',
    'picture-in-picture',
    'clipboard-write',
  ]) {
    expect(features.get(name)).toBe(
      '(self "https://player.vimeo.com" "https://www.youtube-nocookie.com")',
    );
  }
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(features.get(name)).toBe('()');
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
    if (line.startsWith('/'))
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches && line !== '') {
      const name = line.slice(2, line.indexOf(':'));
      found.set(name, [...(found.get(name) ?? []), line.slice(line.indexOf(':') + 2)]);
    }
  }
  return found;
}

describe.each(['/', '/repo/'])('what hosts are told, below %s', (base) => {
  const options = { base, pages: ['', 'demos/', '404.html'], policy: providers };
  const paths = [
    base,
    `${base}demos/`,
    `${base}404.html`,
    `${base}assets/home-ABC123.js`,
    `${base}favicon.svg`,
    `${base}samples/pa-1.html`,
  ];

  it.each(paths)('_headers gives %s every header once', (path) => {
    const found = headersOf(headersFile(options), path);
    for (const [name, value] of Object.entries(securityHeaders(providers)))
      expect(found.get(name)).toEqual([value]);
    expect(found.get('Cache-Control')?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('_headers keeps hashed files for ever and asks again for pages', () => {
    const file = headersFile(options);
    expect(headersOf(file, `${base}assets/home-ABC123.js`).get('Cache-Control')).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    for (const page of options.pages)
      expect(headersOf(file, `${base}${page}`).get('Cache-Control')).toEqual(['no-cache']);
  });

  it('nginx is told the same, in both of its places', () => {
    const nginx = nginxSnippet(options);
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
  expect(() =>
    headersFile({ base: '/', pages: [''], policy: { ...providers, scriptHashes } }),
  ).toThrow(/2000 at most: " {2}Content-Security-Policy: .{33}…"/);
});
