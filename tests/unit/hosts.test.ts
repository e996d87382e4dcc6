import { describe, expect, it, test } from 'vitest';
import { securityHeaders, sourceHash, type Policy } from '../../site/embeds/policy.ts';
import {
  hostFiles,
  hostNames,
  videosWarning,
  type HostName,
} from '../../site/generator/hosts/index.ts';
import { routes } from '../../site/routes.ts';

const none: Policy = {
  frameOrigins: [],
  scriptOrigins: [],
  connectOrigins: [],
  imageOrigins: [],
  mediaOrigins: [],
  scriptHashes: [sourceHash('one')],
  styleHashes: [sourceHash('one')],
};

function filesOf(
  host: HostName | undefined,
  { base = '/', policies = [none], ownVideos = false } = {},
) {
  const files = hostFiles(host, { base, routes, hasVideos: true, policies, ownVideos });
  return Object.fromEntries([...files].map(([path, bytes]) => [path, String(bytes)]));
}

test.each([
  [undefined, ['.nojekyll', '_headers']],
  ['github', ['.nojekyll']],
  ['netlify', ['_headers']],
  ['cloudflare', ['.assetsignore', '_headers', 'wrangler.jsonc']],
  ['nginx', ['nginx.conf']],
  ['apache', ['.htaccess', 'assets/.htaccess']],
  ['vercel', ['vercel.json']],
  ['firebase', ['firebase.json']],
  ['azure', ['staticwebapp.config.json']],
] as const)('the host %s should get the files %j and no other', (host, paths) => {
  expect(Object.keys(filesOf(host)).sort()).toEqual(paths);
});

/** The headers that a path gets of `_headers`: all rules that match, joined. */
function headersOf(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let matches = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/'))
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches && line !== '') {
      const [name = '', ...value] = line.trim().split(': ');
      found[name] = [found[name], value.join(': ')].filter(Boolean).join(', ');
    }
  }
  return found;
}

describe.each(['/', '/repo/'])('_headers below %s', (base) => {
  const file = filesOf('netlify', { base })['_headers'] ?? '';

  it.each([
    ['', { 'Cache-Control': 'no-cache' }],
    ['demos/', { 'Cache-Control': 'no-cache' }],
    ['watch/pa-1/', { 'Cache-Control': 'no-cache' }],
    ['assets/home-ABC123.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['samples/pa-1.html', {}],
  ])('should give %j each header once, and %j', (path, cache) => {
    expect(headersOf(file, base + path)).toEqual({ ...securityHeaders(none), ...cache });
  });
});

test('the policy should allow the scripts and styles of every page', () => {
  const other = { ...none, scriptHashes: [sourceHash('other')] };
  const policy = headersOf(filesOf('netlify', { policies: [none, other] })['_headers'] ?? '', '/');
  for (const hash of [...none.scriptHashes, ...other.scriptHashes])
    expect(policy['Content-Security-Policy']).toContain(`'${hash}'`);
});

test('the lines should be as long as hosts read, whatever the number of hosts and pages', () => {
  const frameOrigins = Array.from({ length: 40 }, (_, index) => `https://video-${index}.example`);
  const scriptHashes = Array.from({ length: 60 }, (_, index) => sourceHash(String(index)));
  const policies = [{ ...none, frameOrigins, scriptHashes }];
  for (const host of hostNames)
    for (const text of Object.values(filesOf(host, { policies })))
      expect(Math.max(...text.split('\n').map(({ length }) => length)), host).toBeLessThan(2000);
  // Each page has the rest in its meta element.
  expect(
    headersOf(filesOf('netlify', { policies })['_headers'] ?? '', '/')['Content-Security-Policy'],
  ).toBe("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
});

test.each([undefined, 'cloudflare', 'vercel', 'firebase', 'azure'] as const)(
  'a 404 below assets/ should not be kept for a year on %s, which may send the rule with it',
  (host) => {
    const text = Object.values(filesOf(host)).join('\n');
    expect(text).toContain('public, max-age=604800');
    expect(text).not.toContain('max-age=31536000, immutable');
  },
);

test.each(['vercel', 'firebase', 'azure'] as const)(
  '%s should read JSON with all headers',
  (host) => {
    for (const text of Object.values(filesOf(host, { base: '/repo/' }))) {
      expect(JSON.parse(text)).toBeTypeOf('object');
      for (const value of Object.values(securityHeaders(none)))
        expect(text).toContain(JSON.stringify(value));
      expect(text).toContain('"/repo/assets/');
    }
  },
);

test('a build should say where its own videos do not play', () => {
  expect(videosWarning(undefined, 2)).toContain('Safari plays your own videos (2) only with');
  expect(videosWarning('cloudflare', 2)).toBeUndefined();
  expect(videosWarning(undefined, 0)).toBeUndefined();
});

describe('on Cloudflare, with videos of its own,', () => {
  const files = filesOf('cloudflare', { ownVideos: true });

  test('a site should have a Worker for them, on Workers and on Pages', () => {
    const patterns = ['/assets/*.mp4', '/assets/*.webm'];
    expect(JSON.parse(files['wrangler.jsonc'] ?? '')).toMatchObject({
      main: '_worker.js',
      assets: { binding: 'ASSETS', run_worker_first: patterns },
    });
    expect(JSON.parse(files['_routes.json'] ?? '')).toMatchObject({ include: patterns });
    expect(files['.assetsignore']).toContain('_worker.js');
  });

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-30', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['', 200, null, '0123456789'],
    ['bytes=0-1', 206, 'bytes 0-1/10', '01', '"1"'],
    ['bytes=0-1', 200, null, '0123456789', '"0"'],
  ])('the Worker should answer %j with %d', async (range, status, contentRange, text, tag = '') => {
    const url = `data:text/javascript,${encodeURIComponent(files['_worker.js'] ?? '')}`;
    const { default: worker } = (await import(/* @vite-ignore */ url)) as {
      default: { fetch: (request: Request, env: object) => Promise<Response> };
    };
    const headers = { 'content-type': 'video/mp4', 'content-length': '10', etag: '"1"' };
    const assets = { fetch: () => Promise.resolve(new Response('0123456789', { headers })) };
    const asked = { range, ...(tag === '' ? {} : { 'if-range': tag }) };
    const request = new Request('https://site.test/assets/a.mp4', { headers: asked });
    const answer = await worker.fetch(request, { ASSETS: assets });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
  });
});

test('should need a page', () => {
  expect(() => filesOf('netlify', { policies: [] })).toThrow('A site without a page');
});
