// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server, type ServerOptions } from '../../site/generator/server/serve.ts';

/** A thousand bytes of which each tells its place. */
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const changed = new Date('2026-11-01T10:00:00Z');

describe.each([{ watch: false }, { watch: true }])('the server, watching: $watch', ({ watch }) => {
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    await mkdir(join(folder, 'assets'));
    await Promise.all([
      writeFile(join(folder, 'assets/film.mp4'), film),
      writeFile(join(folder, 'assets/film.mp4.br'), 'packed'),
      writeFile(join(folder, 'assets/film-0a1b2c.mp4'), film),
      writeFile(join(folder, 'assets/film-0a1b2.mp4'), film),
      writeFile(join(folder, 'assets/text.js'), 'console.log("plain")'),
      writeFile(join(folder, 'assets/text.js.br'), brotliCompressSync('console.log("packed")')),
      writeFile(join(folder, 'assets/text.js.gz'), gzipSync('console.log("packed")')),
      writeFile(join(folder, '404.html'), 'Nothing here'),
      writeFile(join(folder, 'index.html'), 'Home'),
    ]);
    await utimes(join(folder, 'assets/film.mp4'), changed, changed);
    server = await startServer({ directory: folder, base: '/repo/', port: 0, watch });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (headers: Record<string, string>, path = 'assets/film.mp4') =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'br', ...headers } });
  const bytesOf = async (response: Response): Promise<Buffer> =>
    Buffer.from(await response.arrayBuffer());

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('sends the part %s', async (range, first, last) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(
      `bytes ${String(first)}-${String(last)}/1000`,
    );
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await bytesOf(response)).toEqual(film.subarray(first, last + 1));
  });

  it.each(['bytes=1000-', 'bytes=5000-6000'])('says of %s how much there is', async (range) => {
    const response = await ask({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it('goes on only with the film that was begun', async () => {
    const first = await ask({ range: 'bytes=0-9' });
    const [tag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    expect(date).toBe(changed.toUTCString());
    for (const condition of [tag, date])
      expect((await ask({ range: 'bytes=10-19', 'if-range': condition })).status, condition).toBe(
        206,
      );
    for (const condition of ['"another"', new Date('2026-10-01').toUTCString()]) {
      const whole = await ask({ range: 'bytes=10-19', 'if-range': condition });
      expect(whole.status, condition).toBe(200);
      expect(await bytesOf(whole)).toEqual(film);
    }
  });

  it('sends all of a file of which several parts are asked for, or none that can be read', async () => {
    for (const range of ['bytes=0-1,5-6', 'lines=1-2'])
      expect((await ask({ range })).status, range).toBe(200);
  });

  it('lets a browser keep parts of a film whose name tells its bytes, and of no other', async () => {
    const kept = await ask({ range: 'bytes=0-9' }, 'assets/film-0a1b2c.mp4');
    expect([kept.headers.get('etag'), kept.headers.get('cache-control')]).toEqual([
      '"film-0a1b2c.mp4"',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['assets/film.mp4', 'assets/film-0a1b2.mp4'])
      expect(
        (await ask({ range: 'bytes=0-9' }, path)).headers.get('cache-control'),
        path,
      ).toBeNull();
  });

  it('sends a part whatever stands behind the path', async () => {
    expect((await ask({ range: 'bytes=0-9' }, 'assets/film.mp4?x=1')).status).toBe(206);
  });

  it('sends pages by the path of their folder, and what is packed to whoever takes it', async () => {
    const home = await ask({}, '');
    expect([home.status, home.headers.get('content-type'), await home.text()]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
      'Home',
    ]);
    const packed = await ask({}, 'assets/text.js');
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(await packed.text()).toBe('console.log("packed")');
    const zipped = await ask({ 'accept-encoding': 'gzip' }, 'assets/text.js');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
  });

  it('shows the page for addresses that do not exist, below the base path and outside of it', async () => {
    for (const address of [
      `${server.url}none/`,
      new URL('/', server.url).href,
      new URL('/repository/', server.url).href,
    ]) {
      const response = await fetch(address);
      expect(
        [
          response.status,
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
        ],
        address,
      ).toEqual([404, 'text/html; charset=utf-8', 'no-cache']);
      expect(await response.text()).toBe('Nothing here');
    }
  });

  it('gives a file that has not changed once', async () => {
    const tag =
      (await ask({ 'accept-encoding': 'identity' }, 'index.html')).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(
      (await ask({ 'accept-encoding': 'identity', 'if-none-match': tag }, 'index.html')).status,
    ).toBe(304);
  });

  it('has no part of what is not there, and none from outside of the folder', async () => {
    for (const path of [
      'assets/none.mp4',
      'assets',
      'assets/',
      '%2e%2e/serve.ts',
      '..%2f..%2fetc/passwd',
      'assets/%00.mp4',
    ]) {
      const response = await ask({ range: 'bytes=0-9' }, path);
      expect([400, 404], path).toContain(response.status);
      expect(await response.text()).toBe('Nothing here');
    }
  });
});

describe('the server', () => {
  let folder: string;
  const servers: Server[] = [];
  const start = async (options: Partial<ServerOptions> = {}): Promise<Server> => {
    const server = await startServer({ directory: folder, base: '/', port: 0, ...options });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    await writeFile(join(folder, 'index.html'), 'Home');
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('takes nothing, and says so', async () => {
    const { url } = await start();
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await fetch(url, { method });
      expect(
        [
          response.status,
          response.headers.get('allow'),
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
        ],
        method,
      ).toEqual([405, 'GET, HEAD', 'text/plain; charset=utf-8', 'no-store']);
      expect(await response.text()).toBe(
        'This server gives files and takes nothing: it answers GET and HEAD alone.\n',
      );
    }
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('says no more than that where the site has no page for it', async () => {
    const response = await fetch(`${(await start()).url}none`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  it('stands where it says, also below a base path that changes', async () => {
    let base = '/';
    const server = await start({ base: () => base, watch: true });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    base = '/repo/';
    expect((await fetch(server.url)).status).toBe(404);
    expect(await (await fetch(`${server.url}repo/`)).text()).toBe('Home');
  });

  it('finds what is written later where it watches, and only there', async () => {
    const [watching, other] = [await start({ watch: true }), await start()];
    await writeFile(join(folder, 'new.txt'), 'new');
    expect([
      (await fetch(`${watching.url}new.txt`)).status,
      (await fetch(`${other.url}new.txt`)).status,
    ]).toEqual([200, 404]);
  });

  it('lets others answer first, and tells what went wrong with them', async () => {
    const { url } = await start({
      before: (request, response) => {
        if (request.url === '/wrong') throw new Error('no answer');
        if (request.url !== '/mine') return false;
        response.end('mine');
        return true;
      },
    });
    expect(await (await fetch(`${url}mine`)).text()).toBe('mine');
    expect(await (await fetch(url)).text()).toBe('Home');
    const wrong = await fetch(`${url}wrong`);
    expect([wrong.status, await wrong.text()]).toEqual([500, 'Error: no answer\n']);
  });

  it('breaks off an answer that goes wrong on its way', async () => {
    const { url } = await start({
      before: (_request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half');
        throw new Error('no more');
      },
    });
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  });

  it('does not start at a port that is taken', async () => {
    const { url } = await start();
    await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
  });
});
