/** What the built site is asked on a real server, with nothing but the files of the build. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmod,
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders, type Policy } from '../../site/embeds/policy.ts';
import { hostFiles } from '../../site/generator/hosts/index.ts';
import type { HostOptions } from '../../site/generator/hosts/table.ts';
import { routes } from '../../site/routes.ts';
import { builds, project } from '../support/builds.ts';
import { startBrowser, visit } from '../support/host-browser.ts';
import {
  ask,
  certificateIn,
  freePort,
  startSecure,
  type Answer,
  type HostServer,
  type Lack,
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

/** What the writers of host files get. */
export const hostOptions: HostOptions = {
  base: '/',
  routes,
  hasVideos: true,
  ownVideos: true,
  policies: [policy],
};

function askHost({ host, own, path, ports: count = 1, lacks = [], start }: HostServer): void {
  const isInstalled = path !== undefined;
  const where = (...lacking: Lack[]) => test.runIf(isInstalled && !lacking.some(isLacking));
  const isLacking = (what: Lack): boolean => lacks.includes(what);
  const isExact = host === 'nginx' || host === 'apache';
  let folder = '';
  let child: ChildProcess | undefined;
  let ports: number[] = [];
  let securePort = 0;
  let secure: Server | undefined;
  let files: string[] = [];
  const fileOf = (ending: string): string =>
    `/assets/${files.find((file) => file.endsWith(ending)) ?? `none${ending}`}`;

  beforeAll(async () => {
    if (!isInstalled) return;
    folder = await mkdtemp(join(tmpdir(), 'on-host-'));
    await chmod(folder, 0o755);
    const site = join(folder, 'site');
    await cp(builtSite, site, { recursive: true });
    await rm(join(site, '_headers'));
    for (const [name, bytes] of hostFiles(host, hostOptions))
      await writeFile(join(site, name), bytes);
    files = await readdir(join(site, 'assets'));
    // Apache takes the time of a file that has just changed for a weak validator.
    await utimes(join(site, fileOf('.mp4')), 1e9, 1e9);
    ports = await Promise.all(Array.from({ length: count }, freePort));
    securePort = await freePort();
    await certificateIn(folder);
    if (isLacking('https')) secure = await startSecure(folder, securePort, ports[0] ?? 0);
    const log = await open(join(folder, 'log'), 'a');
    child = spawn(path, await start(folder, site, [securePort, ...ports]), {
      cwd: site,
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    for (let tries = 0; tries < 600; tries += 1) {
      if (await ask(ports[0] ?? 0, '/').catch(() => undefined)) return;
      await wait(50);
    }
    throw new Error(await readFile(join(folder, 'log'), 'utf8'));
  });

  afterAll(async () => {
    if (!isInstalled) return;
    secure?.close();
    if (child?.kill() === true) await new Promise((done) => child?.once('close', done));
    await rm(folder, { recursive: true });
  });

  const onEach = async (
    look: (get: (...args: [string, object?]) => Promise<Answer>) => unknown,
  ) => {
    for (const port of ports) await look((path_, headers) => ask(port, path_, headers));
  };

  where('headers')('should send each header once, with whatever it answers', () =>
    onEach(async (get) => {
      for (const url of [
        '/',
        '/demos/',
        fileOf('.mp4'),
        ...(isLacking('headers of a 404') ? [] : ['/none', '/no/ne', '/assets/', '/assets/a.js']),
      ])
        for (const [name, value] of Object.entries(securityHeaders(policy)))
          expect((await get(url)).headers.get(name.toLowerCase()), `${name} of ${url}`).toEqual([
            value,
          ]);
    }),
  );

  where()('should show its own page for what is not there, and not keep it', () =>
    onEach(async (get) => {
      for (const url of [
        '/none',
        '/no/ne/',
        '/assets/a.js',
        '/assets/',
        '/watch/',
        ...(own === undefined ? [] : [`/${own}`]),
      ]) {
        const { status, headers, body } = await get(url);
        // The server's own file refuses .htaccess first.
        const isRefused = url === '/.htaccess' || (url.endsWith('/') && isLacking('404 page'));
        expect(isRefused ? [403, 404] : [404], url).toContain(status);
        const [cache = ''] = headers.get('cache-control') ?? [];
        if (isExact) expect(cache, url).toBe('no-cache');
        expect(Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0), url).toBeLessThanOrEqual(604_800);
        if (!isLacking('404 page')) expect(body.toString(), url).toContain('noindex');
      }
    }),
  );

  where()('should lead to the slash, with the query and without the port', () =>
    onEach(async (get) => {
      const { status, headers } = await get('/demos?utm_source=x');
      if (isExact) expect(status).toBe(301);
      expect([301, 302, 307, 308]).toContain(status);
      const query = isLacking('query') ? '' : '?utm_source=x';
      const [location = ''] = headers.get('location') ?? [];
      expect(location.slice(location.indexOf('/demos/'))).toBe(`/demos/${query}`);
      if (host === 'nginx') expect(location).toMatch(/^\/demos/);
    }),
  );

  const charset = isLacking('charset') ? '(; ?charset=utf-8)?' : '; ?charset=utf-8';
  where()('should send each type, and text compressed', () =>
    onEach(async (get) => {
      for (const [url, type, isText] of [
        ['/', new RegExp(`^text/html${charset}$`, 'i'), true],
        [fileOf('.js'), new RegExp(`^(text|application)/javascript${charset}$`, 'i'), true],
        [fileOf('.svg'), /^image\/svg\+xml/, true],
        [fileOf('.vtt'), /^text\/vtt/, false],
        ...(isLacking('manifest')
          ? []
          : [['/site.webmanifest', /^application\/manifest\+json/, false] as const]),
        [fileOf('.mp4'), 'video/mp4', false],
        [fileOf('.woff2'), 'font/woff2', false],
      ] as const) {
        const { headers } = await get(url, { 'accept-encoding': 'gzip' });
        expect(headers.get('content-type'), url).toEqual([expect.stringMatching(type)]);
        if (!isText || isLacking('compression')) continue;
        expect(headers.get('content-encoding'), url).toEqual(['gzip']);
        expect(headers.get('vary'), url).toEqual(['Accept-Encoding']);
      }
    }),
  );

  where()('should keep what has a hash, and ask for pages again', () =>
    onEach(async (get) => {
      const kept = isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
      const { headers: ofFile } = await get(fileOf('.js'));
      if (!isLacking('headers')) expect(ofFile.get('cache-control')).toEqual([kept]);
      const compressed = { 'accept-encoding': 'gzip' };
      const { headers } = await get('/', compressed);
      if (!isLacking('headers')) expect(headers.get('cache-control')).toEqual(['no-cache']);
      if (isLacking('revalidation')) return;
      const [modified] = headers.get('last-modified') ?? [];
      const [tag] = headers.get('etag') ?? [];
      const { status } = await get('/', {
        ...compressed,
        ...(modified === undefined ? {} : { 'if-modified-since': modified }),
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      });
      expect(status).toBe(304);
    }),
  );

  where('parts')('should send parts of a video', () =>
    onEach(async (get) => {
      const url = fileOf('.mp4');
      const { headers } = await get(url);
      const [current = ''] = headers.get('etag') ?? headers.get('last-modified') ?? [];
      for (const [asked, status, length] of [
        [{ range: 'bytes=0-1' }, 206, 2],
        [{ range: 'bytes=-500' }, 206, 500],
        [{ range: 'bytes=0-1', 'if-range': current }, 206, 2],
      ] as const) {
        const part = await get(url, asked);
        expect([part.status, part.body.length], JSON.stringify(asked)).toEqual([status, length]);
      }
      const old = { range: 'bytes=0-1', 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' };
      expect((await get(url, old)).status).toBe(200);
    }),
  );

  where()('a browser should show all of it by name', async () => {
    const name = 'site.test';
    const browser = await startBrowser(name);
    const origins = [`http://${name}:${ports[0] ?? 0}`, `https://${name}:${securePort}`];
    const missing = isLacking('404 page') ? [] : ['/none', '/no/ne/'];
    const query = isLacking('query') ? '' : '?utm_source=x';
    try {
      for (const origin of origins) {
        const paths = ['/', '/demos?utm_source=x', '/demos/', ...missing, '/watch/pa-1/'];
        const found = await visit(browser, origin, paths);
        expect(found.faults, origin).toEqual([]);
        expect(found.landed).toMatchObject({
          '/': expect.stringMatching(/^200 \/ \S/) as string,
          '/demos?utm_source=x': `200 /demos/${query} All Demos`,
          '/demos/': '200 /demos/ All Demos',
          ...Object.fromEntries(
            missing.map((path_) => [path_, expect.stringMatching(`^404 ${path_} `) as string]),
          ),
        });
        expect(found.video.captions).toBe(6);
        // Without parts, whether a jump works depends on how much has arrived.
        if (!isLacking('parts')) {
          expect(found.video.time).toBeCloseTo(0.5, 1);
          expect([...found.videoStatuses], origin).toContain(206);
        }
        expect(found.headers.size).toBeGreaterThan(10);
        const hasAll = !isLacking('headers') && !isLacking('headers of a 404');
        for (const [url, headers] of hasAll ? found.headers : [])
          for (const [header, value] of Object.entries(securityHeaders(policy)))
            // Chromium takes this one away from what it has kept.
            if (header !== 'Strict-Transport-Security')
              expect(headers[header.toLowerCase()], `${header} of ${url}`).toBe(value);
      }
    } finally {
      await browser.close();
    }
  });
}

/** Asks each server, with an answer for each question that it has no excuse for. */
export const askHosts = (servers: readonly HostServer[]): void =>
  describe.each(servers)('on $name', askHost);
