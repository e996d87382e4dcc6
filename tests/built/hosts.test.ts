/** The built site on real servers, with nothing but the files that the build writes for them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders, type Policy } from '../../site/embeds/policy.ts';
import { hostFiles } from '../../site/generator/hosts/index.ts';
import { routes } from '../../site/routes.ts';
import { builds, project } from '../support/builds.ts';
import { startBrowser, visit } from '../support/host-browser.ts';
import {
  apacheOptions,
  certificateIn,
  findServers,
  nginxOptions,
} from '../support/host-servers.ts';

const builtSite = join(project, builds.root.directory);

/** The policy of the build, which wrote the file of another host. */
const builtPolicy = /Content-Security-Policy: (.*)/.exec(
  await readFile(join(builtSite, '_headers'), 'utf8').catch(() => ''),
)?.[1];
const sourcesOf = (directive: string, pattern: RegExp): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(builtPolicy ?? '')?.[1]?.match(pattern) ?? [];
const origins = /'self'|https:\S+/g;
const hashes = /sha256-[^']+/g;
const policy: Policy = {
  frameOrigins: sourcesOf('frame-src', origins),
  scriptOrigins: sourcesOf('script-src', origins),
  connectOrigins: sourcesOf('connect-src', origins),
  imageOrigins: sourcesOf('img-src', origins),
  mediaOrigins: sourcesOf('media-src', origins),
  scriptHashes: sourcesOf('script-src', hashes),
  styleHashes: sourcesOf('style-src', hashes),
};

/** What a server is asked with, as browsers do that reach it by a name. */
interface Answer {
  status: number;
  /** All values by lower-case name: a header that is sent twice has two. */
  headers: Map<string, string[]>;
  body: Buffer;
}

const ask = (port: number, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path, headers: { host: `site.test:${port}`, ...headers } },
      (response) => {
        const found = new Map<string, string[]>();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? '').toLowerCase();
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[index + 1] ?? '']);
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: found, body: Buffer.concat(chunks) });
        });
      },
    )
      .on('error', reject)
      .end();
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const servers = [
  { host: 'nginx', name: 'nginx', optionsOf: nginxOptions, own: 'nginx.conf' },
  { host: 'apache', name: 'apache2', optionsOf: apacheOptions, own: '.htaccess' },
] as const;
const paths = await findServers(servers.map(({ name }) => name));

describe.each(servers)('on $name', ({ host, optionsOf, own }) => {
  const path = paths[servers.findIndex((each) => each.host === host)] ?? '';
  const isInstalled = path !== '';
  let folder = '';
  let child: ChildProcess | undefined;
  let ports: number[] = [];
  let securePort = 0;
  let files: string[] = [];
  const fileOf = (ending: string): string =>
    `/assets/${files.find((file) => file.endsWith(ending)) ?? `none${ending}`}`;

  beforeAll(async () => {
    if (!isInstalled) return;
    folder = await mkdtemp(join(tmpdir(), `on-${host}-`));
    await chmod(folder, 0o755);
    const site = join(folder, 'site');
    await cp(builtSite, site, { recursive: true });
    await rm(join(site, '_headers'));
    const options = { base: '/', routes, hasVideos: true, policies: [policy] };
    for (const [name, bytes] of hostFiles(host, options)) await writeFile(join(site, name), bytes);
    files = await readdir(join(site, 'assets'));
    // Apache takes the time of a file that has just changed for a weak validator.
    await utimes(join(site, fileOf('.mp4')), 1e9, 1e9);
    ports = [await freePort(), ...(host === 'nginx' ? [await freePort()] : [])];
    securePort = await freePort();
    await certificateIn(folder);
    child = spawn(path, await optionsOf(folder, site, [securePort, ...ports]), {
      stdio: ['ignore', 2, 2],
    });
    for (let tries = 0; tries < 100; tries += 1) {
      if (await ask(ports[0] ?? 0, '/').catch(() => undefined)) return;
      await wait(50);
    }
    throw new Error(await readFile(join(folder, 'log'), 'utf8'));
  });

  afterAll(async () => {
    if (!isInstalled) return;
    if (child?.kill() === true) await new Promise((done) => child?.once('close', done));
    await rm(folder, { recursive: true });
  });

  const onEach = async (
    look: (get: (...args: [string, object?]) => Promise<Answer>) => unknown,
  ) => {
    for (const port of ports) await look((path_, headers) => ask(port, path_, headers));
  };

  test.runIf(isInstalled)('should send each header once, with whatever it answers', () =>
    onEach(async (get) => {
      for (const url of [
        '/',
        '/demos/',
        fileOf('.mp4'),
        '/none',
        '/no/ne',
        '/assets/',
        '/assets/a.js',
      ])
        for (const [name, value] of Object.entries(securityHeaders(policy)))
          expect((await get(url)).headers.get(name.toLowerCase()), `${name} of ${url}`).toEqual([
            value,
          ]);
    }),
  );

  test.runIf(isInstalled)('should show its own page for what is not there, and not keep it', () =>
    onEach(async (get) => {
      for (const url of ['/none', '/no/ne/', '/assets/a.js', '/assets/', '/watch/', `/${own}`]) {
        const { status, headers, body } = await get(url);
        // The server's own file refuses .htaccess first.
        const expected = url === '/.htaccess' ? 403 : 404;
        expect([status, headers.get('cache-control')], url).toEqual([expected, ['no-cache']]);
        expect(body.toString(), url).toContain('noindex');
      }
    }),
  );

  test.runIf(isInstalled)('should lead to the slash, with the query and without the port', () =>
    onEach(async (get) => {
      const { status, headers } = await get('/demos?utm_source=x');
      expect(status).toBe(301);
      const [location = ''] = headers.get('location') ?? [];
      expect(location).toMatch(
        host === 'nginx' ? /^\/demos\/\?utm_source=x$/ : /\/demos\/\?utm_source=x$/,
      );
    }),
  );

  test.runIf(isInstalled)('should send each type, and text compressed', () =>
    onEach(async (get) => {
      for (const [url, type, isText] of [
        ['/', 'text/html; charset=utf-8', true],
        [fileOf('.js'), /^(text|application)\/javascript; charset=utf-8$/, true],
        [fileOf('.svg'), /^image\/svg\+xml/, true],
        [fileOf('.vtt'), /^text\/vtt/, false],
        ['/site.webmanifest', /^application\/manifest\+json/, false],
        [fileOf('.mp4'), 'video/mp4', false],
        [fileOf('.woff2'), 'font/woff2', false],
      ] as const) {
        const { headers } = await get(url, { 'accept-encoding': 'gzip' });
        expect(headers.get('content-type'), url).toEqual([expect.stringMatching(type)]);
        if (!isText) continue;
        expect(headers.get('content-encoding'), url).toEqual(['gzip']);
        expect(headers.get('vary'), url).toEqual(['Accept-Encoding']);
      }
    }),
  );

  test.runIf(isInstalled)('should keep what has a hash, and ask for pages again', () =>
    onEach(async (get) => {
      const year = ['public, max-age=31536000, immutable'];
      expect((await get(fileOf('.js'))).headers.get('cache-control')).toEqual(year);
      const compressed = { 'accept-encoding': 'gzip' };
      const { headers } = await get('/', compressed);
      expect(headers.get('cache-control')).toEqual(['no-cache']);
      const [modified = ''] = headers.get('last-modified') ?? [];
      const [tag] = headers.get('etag') ?? [];
      const { status } = await get('/', {
        ...compressed,
        'if-modified-since': modified,
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      });
      expect(status).toBe(304);
    }),
  );

  test.runIf(isInstalled)('should send parts of a video', () =>
    onEach(async (get) => {
      const url = fileOf('.mp4');
      const { headers } = await get(url);
      const [modified = ''] = headers.get('last-modified') ?? [];
      const parts: [object, number, number][] = [
        [{ range: 'bytes=0-1' }, 206, 2],
        [{ range: 'bytes=-500' }, 206, 500],
        [{ range: 'bytes=0-1', 'if-range': modified }, 206, 2],
      ];
      for (const [asked, status, length] of parts) {
        const part = await get(url, asked);
        expect([part.status, part.body.length], JSON.stringify(asked)).toEqual([status, length]);
      }
      const old = { range: 'bytes=0-1', 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' };
      expect((await get(url, old)).status).toBe(200);
    }),
  );

  test.runIf(isInstalled)(
    'a browser should show all of it by name, over http and https',
    async () => {
      const name = 'site.test';
      const browser = await startBrowser(name);
      try {
        for (const origin of [`http://${name}:${ports[0] ?? 0}`, `https://${name}:${securePort}`]) {
          const paths = ['/', '/demos?utm_source=x', '/demos/', '/none', '/no/ne/'];
          const found = await visit(browser, origin, [...paths, '/watch/pa-1/']);
          expect(found.faults, origin).toEqual([]);
          expect(found.landed).toMatchObject({
            '/': expect.stringMatching(/^200 \/ \S/) as string,
            '/demos?utm_source=x': '200 /demos/?utm_source=x All Demos',
            '/demos/': '200 /demos/ All Demos',
            '/none': expect.stringMatching(/^404 \/none /) as string,
            '/no/ne/': expect.stringMatching(/^404 \/no\/ne\/ /) as string,
          });
          expect(found.video).toEqual({ time: expect.closeTo(0.5, 1) as number, captions: 6 });
          expect([...found.videoStatuses], origin).toContain(206);
          expect(found.headers.size).toBeGreaterThan(10);
          for (const [url, headers] of found.headers)
            for (const [header, value] of Object.entries(securityHeaders(policy)))
              // Chromium takes this one away from what it has kept.
              if (header !== 'Strict-Transport-Security')
                expect(headers[header.toLowerCase()], `${header} of ${url}`).toBe(value);
        }
      } finally {
        await browser.close();
      }
    },
  );
});
