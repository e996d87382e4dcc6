import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  checkLive,
  LiveError,
  liveTable,
  type Check,
} from '../../site/generator/check/check-live.ts';
import {
  directivesOf,
  ownAddress,
  policyFrom,
  readPage,
} from '../../site/generator/check/live-page.ts';
import {
  contentSecurityPolicy,
  securityHeaders,
  sourceHash,
  type Policy,
} from '../../site/embeds/policy.ts';

const script = 'console.log("starter")';
const style = 'p { color: red }';
const policy: Policy = {
  frameOrigins: ["'self'", 'https://player.example'],
  scriptOrigins: [],
  connectOrigins: [],
  imageOrigins: [],
  mediaOrigins: [],
  scriptHashes: [sourceHash(script)],
  styleHashes: [sourceHash(style)],
};

interface File {
  body: string;
  headers: OutgoingHttpHeaders;
  status?: number;
  /** How long the host takes to answer, in milliseconds. */
  takes?: number;
}

interface Site {
  files: Map<string, File>;
  /** Sent with every answer. */
  headers: OutgoingHttpHeaders;
  missing: File;
  /** How all of it is compressed. */
  compress: 'gzip' | 'br' | undefined;
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(policy)}"><style>${style}</style>${head}</head><body id="top">${body}<script>${script}</script></body></html>`;

const html = (body: string, status = 200): File => ({
  body,
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
});

/** A site as a good host sends it, under /repo/, published elsewhere. */
function goodSite(): Site {
  const words = 'words '.repeat(400);
  return {
    headers: { ...securityHeaders(policy) },
    compress: 'gzip',
    missing: html(page('<a href="/repo/">Home</a>', '<meta name="robots" content="noindex">'), 404),
    files: new Map([
      [
        '/repo/',
        html(
          page(
            `<p id="demos">${words}</p><a href="/repo/demos/#pa-1">Demo</a><a href="https://other.example/gone">Elsewhere</a><a href="/repo/" data-embed="https://player.example/1">Video</a>`,
            '<link rel="canonical" href="https://plumbline.example/repo/">',
          ),
        ),
      ],
      [
        '/repo/demos/',
        html(
          page(
            '<p id="pa-1"><a href="/repo/#demos">Demos</a><img src="/repo/assets/a-1.svg" alt=""></p>',
          ),
        ),
      ],
      [
        '/repo/sitemap.xml',
        {
          body: '<urlset><url><loc>https://plumbline.example/repo/</loc></url><url><loc>https://plumbline.example/repo/demos/</loc></url></urlset>',
          headers: { 'content-type': 'application/xml' },
        },
      ],
      [
        '/repo/assets/a-1.svg',
        {
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          headers: {
            'content-type': 'image/svg+xml',
            'cache-control': 'public, max-age=31536000, immutable',
          },
        },
      ],
    ]),
  };
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Serves a site on a free port. @returns the address of its home page */
async function serve({ files, headers, missing, compress }: Site): Promise<string> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '') ?? missing;
    response.writeHead(file.status ?? 200, {
      ...headers,
      ...file.headers,
      ...(compress === undefined ? {} : { 'content-encoding': compress }),
    });
    const end = () =>
      response.end(
        compress === undefined
          ? file.body
          : compress === 'br'
            ? brotliCompressSync(file.body)
            : gzipSync(file.body),
      );
    if (file.takes === undefined) end();
    else setTimeout(end, file.takes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}/repo/`;
}

const failuresOf = (checks: readonly Check[]) =>
  checks.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));

/** What is wrong with the good site after a change. */
async function failuresAfter(change: (site: Site) => void): Promise<string[]> {
  const site = goodSite();
  change(site);
  return failuresOf(await checkLive(await serve(site)));
}

describe('a site as the build made it', () => {
  test('passes, and is told where it says that it stands', async () => {
    const checks = await checkLive(await serve(goodSite()));
    expect(failuresOf(checks), liveTable(checks)).toEqual([]);
    expect(checks.flatMap(({ notes }) => notes)).toEqual([
      expect.stringContaining('https://plumbline.example/repo/'),
    ]);
  });

  test('is told line by line: what was looked at, and what the host does not do', async () => {
    const address = await serve(goodSite());
    expect(liveTable(await checkLive(address)).split('\n')).toEqual([
      `  ok      address           ${address}`,
      '            note: the pages give their address as https://plumbline.example/repo/: set it in content/site.yaml before search engines come by',
      '  ok      pages             /repo/ /repo/demos/',
      '  ok      unknown address   404',
      '  ok      links             5 links, anchors and files',
      '  ok      policy            3 pages',
      '  ok      headers           3 pages, 1 assets',
      '  ok      types             4 files',
      '  ok      compression       gzip',
    ]);
    expect(
      liveTable([
        {
          name: 'links',
          about: '2 links',
          failures: ['one is broken', 'another as well'],
          notes: [],
        },
        { name: 'types', about: '1 file', failures: [], notes: [] },
      ]),
    ).toBe(
      '  FAILED  links             2 links\n            one is broken\n            another as well\n  ok      types             1 file',
    );
  });

  test('needs no note where it stands at its own address, and is told that it comes as brotli', async () => {
    const site = goodSite();
    change('/repo/', (body) => body.replace(/<link rel="canonical".*?>/, ''))(site);
    site.compress = 'br';
    const checks = await checkLive(await serve(site));
    expect(checks.find(({ name }) => name === 'address')?.notes).toEqual([]);
    expect(checks.find(({ name }) => name === 'compression')).toMatchObject({
      about: 'brotli',
      failures: [],
    });
  });

  test('passes on a host that sends no headers of ours, with a note for each', async () => {
    const site = goodSite();
    site.headers = {};
    for (const file of [...site.files.values(), site.missing])
      file.headers = {
        'content-type': file.headers['content-type'],
        'cache-control': 'max-age=600',
      };
    const checks = await checkLive(await serve(site));
    expect(failuresOf(checks), liveTable(checks)).toEqual([]);
    expect(checks.find(({ name }) => name === 'headers')?.notes).toEqual([
      'Content-Security-Policy is not sent by this host: the policy in each page stands in for it, but for frame-ancestors: others can frame the site',
      'Permissions-Policy is not sent by this host: frames get what their allow attribute says',
      'Referrer-Policy is not sent by this host: it is what browsers do by themselves',
      'X-Content-Type-Options is not sent by this host: every file has its right type',
      'Cross-Origin-Opener-Policy is not sent by this host: the site opens nothing that it would have to be kept from',
      "Cache-Control is not sent by this host as the site has it, but as 'max-age=600': visitors who come back fetch more than they need",
      "Cache-Control is not sent by this host as the site has it, but as 'max-age=600': a change of the site may take a while to be seen",
    ]);
  });

  test.each(['index.html', '#demos', '?utm_source=mail'])(
    'is found by its address with %s at the end',
    async (ending) => {
      const checks = await checkLive((await serve(goodSite())) + ending);
      expect(failuresOf(checks), liveTable(checks)).toEqual([]);
      expect(checks.find(({ name }) => name === 'address')?.about).toMatch(/\/repo\/$/);
    },
  );

  test('is found without the slash at the end of its address', async () => {
    expect(failuresOf(await checkLive((await serve(goodSite())).slice(0, -1)))).toEqual([]);
  });
});

const change = (path: string, replace: (body: string) => string) => (site: Site) => {
  const file = site.files.get(path);
  if (file !== undefined) file.body = replace(file.body);
};

/** Links the home page to a file, which names others. */
const names = (path: string, type: string, body: string) => (site: Site) => {
  change('/repo/', (home) => home.replace('href="/repo/demos/#pa-1"', `href="${path}"`))(site);
  site.files.set(path, {
    body,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
};

describe('a page', () => {
  const home = 'http://127.0.0.1/repo/';
  const read = (body: string, head = '') =>
    readPage(page(body, head), `${home}demos/`, home, 'https://plumbline.example/repo/');

  test('tells every address of the site that it names, wherever it names it, and none of others', () => {
    const { addresses } = read(
      [
        '<a href="#top"></a><a href="/repo/one"></a><a href="https://plumbline.example/repo/two#x"></a><a href="https://other.example/"></a><a href=""></a><a href="https://:/"></a><a href="mailto:me@acme.example"></a>',
        '<img src="three.svg" srcset="/repo/four.avif 100w,  /repo/five.avif 200w"><source srcset="/repo/six.avif"><video poster="/repo/seven.jpg"></video>',
        '<i data-embed="/repo/eight" data-frame="/repo/nine" data-script="/repo/ten.js"></i><script data-dialogs="/repo/a.js /repo/b.js" data-page="/repo/c.js"></script>',
      ].join(''),
      '<link rel="preload" imagesrcset="/repo/eleven.avif 100w"><meta property="og:image" content="https://plumbline.example/repo/share.png"><meta name="description" content="/repo/none"><style>a{b:url(/repo/f-1.woff2)}</style><style>a{b:url( "/repo/f-2.woff2" );c:url(\'/repo/f-3.woff2\')}</style>',
    );
    const named = [
      'demos/#top',
      'one',
      'two#x',
      'demos/three.svg',
      'seven.jpg',
      'eight',
      'nine',
      'ten.js',
      'four.avif',
      'five.avif',
      'six.avif',
      'eleven.avif',
      'a.js',
      'b.js',
      'c.js',
      'share.png',
      'f-1.woff2',
      'f-2.woff2',
      'f-3.woff2',
    ];
    expect([...addresses].sort()).toEqual(named.map((path) => home + path).sort());
  });

  test('tells its ids, its own address, and where its players come from', () => {
    const all = read(
      '<p id="a"></p><i data-embed="/repo/eight"></i><i data-embed="https://player.example/1"></i><i data-embed="https://player.example/2"></i>',
      '<link rel="canonical" href="/x">',
    );
    expect([[...all.ids], all.canonical]).toEqual([['top', 'a'], '/x']);
    expect(read('').canonical).toBeNull();
  });

  test('tells what its policy blocks, by its first letters, but not what is no script', () => {
    expect(read('').blocked).toEqual([]);
    expect(
      read(
        `<script type="application/ld+json">{}</script><script src="/x.js"></script><script>${'a'.repeat(50)}</script>`,
        '<style>b{}</style>',
      ).blocked,
    ).toEqual(['b{}', 'a'.repeat(40)]);
    expect(readPage('<style>b{}</style>', home, home, home)).toMatchObject({
      policy: null,
      blocked: [],
    });
  });

  test('has a policy that tells what the build made it from', () => {
    const full: Policy = {
      ...policy,
      scriptOrigins: ['https://s.example'],
      connectOrigins: ['https://c.example'],
      imageOrigins: ['https://i.example'],
      mediaOrigins: ["'self'", 'https://m.example'],
    };
    expect(policyFrom([contentSecurityPolicy(full)])).toEqual(full);
    const plain = policyFrom([
      contentSecurityPolicy(policy),
      contentSecurityPolicy({ ...policy, frameOrigins: ["'self'", 'https://a.example'] }),
    ]);
    expect(plain).toEqual({
      ...policy,
      frameOrigins: ["'self'", 'https://a.example', 'https://player.example'],
      mediaOrigins: plain.mediaOrigins,
    });
  });

  test('has a policy of directives, however it is spaced', () => {
    expect([...directivesOf(" img-src  'self'   data: ;; default-src 'none'; ")]).toEqual([
      ['img-src', ["'self'", 'data:']],
      ['default-src', ["'none'"]],
    ]);
  });

  test.each([
    ['/other/x', ['http://127.0.0.1/other/x']],
    ['https://plumbline.example/repo/x', ['http://127.0.0.1/repo/x']],
    ['https://plumbline.example/other', []],
    ['http://127.0.0.1.elsewhere.example/', []],
    ['//', []],
  ])('that names %s names of its own host %j', (written, own) => {
    expect(ownAddress(written, home, home, 'https://plumbline.example/repo/')).toEqual(own);
  });
});

describe('a site that is broken', () => {
  test.each<[string, (site: Site) => void, string]>([
    [
      'a page of the sitemap that is missing',
      (site) => site.files.delete('/repo/demos/'),
      'pages: /repo/demos/ answers 404',
    ],
    [
      'an anchor that is missing',
      change('/repo/demos/', (body) => body.replace('/repo/#demos', '/repo/#gone')),
      'links: /repo/demos/ leads to /repo/#gone, which is not in that page',
    ],
    [
      'a file that is missing',
      (site) => site.files.delete('/repo/assets/a-1.svg'),
      'links: /repo/demos/ leads to /repo/assets/a-1.svg, which answers 404',
    ],
    [
      'an unknown address that answers 500',
      (site) => (site.missing.status = 500),
      'unknown address: an address that does not exist answers 500 in the place of 404',
    ],
    [
      'a frame that has no page',
      change('/repo/', (body) =>
        body.replace(
          'data-embed="https://player.example/1"',
          'data-embed="/repo/samples/gone.html"',
        ),
      ),
      'links: /repo/ leads to /repo/samples/gone.html, which answers 404',
    ],
    [
      'a booking form that has no page',
      change('/repo/', (body) =>
        body.replace(
          '<p id="demos">',
          '<div data-frame="/repo/samples/form.html"></div><p id="demos">',
        ),
      ),
      'links: /repo/ leads to /repo/samples/form.html, which answers 404',
    ],
    [
      'a script of a booking form that is missing',
      change('/repo/', (body) =>
        body.replace(
          '<p id="demos">',
          '<div data-script="/repo/samples/form.js"></div><p id="demos">',
        ),
      ),
      'links: /repo/ leads to /repo/samples/form.js, which answers 404',
    ],
    [
      'a sitemap that lists nothing of the site',
      change(
        '/repo/sitemap.xml',
        () => '<urlset><url><loc>https://elsewhere.example/</loc></url></urlset>',
      ),
      'pages: sitemap.xml lists no page of this site',
    ],
    [
      'a sitemap that is missing',
      (site) => site.files.delete('/repo/sitemap.xml'),
      'pages: /sitemap.xml answers 404',
    ],
    [
      'a page that is kept for a day',
      (site) =>
        Object.assign(site.files.get('/repo/')?.headers ?? {}, {
          'cache-control': 'max-age=86400',
        }),
      "headers: /repo/: Cache-Control is 'max-age=86400', and should be 'no-cache'",
    ],
    [
      'an unsafe policy of a page that is linked and not listed',
      (site) => {
        change('/repo/', (body) => body.replace('href="/repo/demos/#pa-1"', 'href="/repo/watch/"'))(
          site,
        );
        site.files.set(
          '/repo/watch/',
          html(page('').replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")),
        );
      },
      "policy: /repo/watch/: the policy allows 'unsafe-inline' in style-src",
    ],
    [
      'a film that is sent whole where a part is asked for',
      (site) => {
        change('/repo/', (body) =>
          body.replace('href="/repo/demos/#pa-1"', 'href="/repo/assets/film-1.mp4"'),
        )(site);
        site.files.set('/repo/assets/film-1.mp4', {
          body: 'film',
          headers: {
            'content-type': 'video/mp4',
            'cache-control': 'public, max-age=31536000, immutable',
          },
        });
      },
      'films: /repo/assets/film-1.mp4 is sent whole where a part is asked for (200 in the place of 206)',
    ],
    [
      'an unknown address that answers 200',
      (site) => (site.missing.status = 200),
      'unknown address: an address that does not exist answers 200 in the place of 404',
    ],
    [
      "the host's own page for unknown addresses",
      (site) => (site.missing = html('<h1>Not found</h1>', 404)),
      "unknown address: the host shows a page of its own in the place of the site's 404.html",
    ],
    [
      'a relative address on the 404 page',
      (site) =>
        (site.missing.body = site.missing.body.replace('href="/repo/"', 'href="assets/a-1.svg"')),
      'which answers 404',
    ],
    [
      'a page without a policy',
      change('/repo/', (body) => body.replace(/<meta http-equiv.*?>/, '')),
      'policy: /repo/: there is no policy in the page',
    ],
    [
      'a policy with scripts in addresses',
      change('/repo/', (body) =>
        body
          .replace("script-src 'self'", "script-src 'self' data:")
          .replace("img-src 'self'", "img-src 'self' data:"),
      ),
      'policy: /repo/: the policy allows data: in script-src',
    ],
    [
      'an unsafe policy',
      change('/repo/', (body) =>
        body.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      ),
      "policy: /repo/: the policy allows 'unsafe-inline' in style-src",
    ],
    [
      'a script that the host has rewritten',
      change('/repo/', (body) => body.replace('"starter"', "'starter'")),
      'policy: /repo/: the policy blocks an inline script or style',
    ],
    [
      'one header of several that is missing',
      (site) => delete site.headers['X-Content-Type-Options'],
      'headers: /repo/: X-Content-Type-Options is not sent',
    ],
    [
      'a header with another value',
      (site) => (site.headers['Referrer-Policy'] = 'unsafe-url'),
      "headers: /repo/: Referrer-Policy is 'unsafe-url', and should be 'strict-origin-when-cross-origin'",
    ],
    [
      'assets that are not kept',
      (site) => delete site.files.get('/repo/assets/a-1.svg')?.headers['cache-control'],
      'headers: /repo/assets/a-1.svg: Cache-Control is not sent',
    ],
    [
      'a wrong type',
      (site) =>
        Object.assign(site.files.get('/repo/assets/a-1.svg')?.headers ?? {}, {
          'content-type': 'text/plain',
        }),
      'types: /repo/assets/a-1.svg is sent as text/plain, and is image/svg+xml',
    ],
    [
      'a policy that allows everything from anywhere',
      change('/repo/', (body) =>
        body
          .replace("default-src 'none'", "default-src 'self'")
          .replace("connect-src 'self'", "connect-src 'self' https:")
          .replace("media-src 'self'", 'media-src *'),
      ),
      "policy: /repo/: the policy does not begin with default-src 'none'\npolicy: /repo/: the policy allows https: in connect-src",
    ],
    [
      'a chunk of a script that is missing, in the order of the script, whichever is answered first,',
      (site) => {
        names(
          '/repo/assets/a-1.js',
          'text/javascript',
          'import{a}from"./b-2.js";import`./c-3.js`;',
        )(site);
        site.files.set('/repo/assets/b-2.js', { ...html('', 404), takes: 100 });
      },
      'links: /repo/assets/a-1.js leads to /repo/assets/b-2.js, which answers 404\nlinks: /repo/assets/a-1.js leads to /repo/assets/c-3.js, which answers 404',
    ],
    [
      'a picture of a style sheet that is missing',
      names('/repo/assets/a-1.css', 'text/css', 'a{b:url(x.svg);c:url( "y.svg" )}'),
      'links: /repo/assets/a-1.css leads to /repo/assets/x.svg, which answers 404\nlinks: /repo/assets/a-1.css leads to /repo/assets/y.svg, which answers 404',
    ],
    [
      'an icon of the manifest that is missing',
      names(
        '/repo/site.webmanifest',
        'application/json',
        '{"icons":[{"src": "/repo/assets/i-1.png"}]}',
      ),
      'links: /repo/site.webmanifest leads to /repo/assets/i-1.png, which answers 404',
    ],
    [
      'a header that is long',
      (site) => (site.headers['Permissions-Policy'] = 'x'.repeat(200)),
      `Permissions-Policy is '${'x'.repeat(117)}...', and should be`,
    ],
    [
      'assets that are kept for a day',
      (site) =>
        Object.assign(site.files.get('/repo/assets/a-1.svg')?.headers ?? {}, {
          'cache-control': 'max-age=86400',
        }),
      "Cache-Control is 'max-age=86400', and should be 'public, max-age=31536000, immutable'",
    ],
    [
      'a file of no type',
      (site) => delete site.files.get('/repo/assets/a-1.svg')?.headers['content-type'],
      'types: /repo/assets/a-1.svg is sent as nothing, and is image/svg+xml',
    ],
    [
      'no compression',
      (site) => (site.compress = undefined),
      'compression: /repo/ is sent uncompressed',
    ],
  ])('%s is reported', async (_, change, expected) => {
    expect((await failuresAfter(change)).join('\n')).toContain(expected);
  });
});

describe('a site that is served with encryption', () => {
  const published = 'https://plumbline.example';
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** What is wrong with the headers of the good site, as it is sent under its own address. */
  async function headerFailures(change: (headers: OutgoingHttpHeaders) => void): Promise<string[]> {
    const site = goodSite();
    change(site.headers);
    const { origin } = new URL(await serve(site));
    const fetchFrom = fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = await fetchFrom(address.replace(published, origin), init);
      return {
        status: answer.status,
        headers: answer.headers,
        text: () => answer.text(),
        url: address,
      };
    });
    return failuresOf(await checkLive(`${published}/repo/`)).filter((failure) =>
      failure.includes('/repo/demos/'),
    );
  }

  test('has to tell browsers to stay with it, for a year at least', async () => {
    const header = 'Strict-Transport-Security';
    expect(await headerFailures(() => undefined)).toEqual([]);
    expect(
      await headerFailures(
        (headers) => (headers[header] = 'max-age=63072000; includeSubDomains; preload'),
      ),
    ).toEqual([]);
    expect(await headerFailures((headers) => delete headers['Strict-Transport-Security'])).toEqual([
      `headers: /repo/demos/: ${header} is not sent, and should be 'max-age=31536000'`,
    ]);
    expect(await headerFailures((headers) => (headers[header] = 'max-age=86400'))).toEqual([
      `headers: /repo/demos/: ${header} is 'max-age=86400', and should be 'max-age=31536000'`,
    ]);
  });
});

describe('an address that cannot be checked', () => {
  test.each([
    ['example.com', "'example.com' is not an address"],
    ['ftp://example.com/', 'neither http nor https'],
  ])('%s says what a right one looks like', async (address, expected) => {
    await expect(checkLive(address)).rejects.toThrow(expected);
    await expect(checkLive(address)).rejects.toThrow('such as https://example.com/');
    await expect(checkLive(address)).rejects.toBeInstanceOf(LiveError);
  });

  test('a host that does not answer is named with the reason', async () => {
    const address = await serve(goodSite());
    for (const close of closers.splice(0)) await close();
    await expect(checkLive(address)).rejects.toThrow(/could not be reached: .*ECONNREFUSED/);
  });

  test('a home page that is not there is named with its status', async () => {
    const site = goodSite();
    site.files.delete('/repo/');
    await expect(checkLive(await serve(site))).rejects.toThrow(
      'answers 404. Give the address of the home page.',
    );
  });
});
