import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../../site/generator/server/serve.ts';

const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

describe.each([{ watch: false }, { watch: true }])('the server, watching: $watch', ({ watch }) => {
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/video.mp4'), video);
    await writeFile(join(folder, 'assets/text.js'), 'plain');
    await writeFile(join(folder, 'assets/text.js.br'), brotliCompressSync('br'));
    await writeFile(join(folder, 'assets/text.js.gz'), gzipSync('gz'));
    await writeFile(join(folder, '404.html'), 'Nothing here');
    await writeFile(join(folder, 'index.html'), 'Home');
    server = await startServer({
      directory: folder,
      base: '/repo/',
      port: 0,
      watch,
      before(request, response) {
        if (request.url !== '/mine') return false;
        response.end('mine');
        return true;
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), init);

  it('should answer with the home page at the URL that it names', async () => {
    const response = await fetch(server.url);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe('Home');
  });

  it.each(['/repo/none', '/repo/assets/', '/', '/repository/', '/repo/../repo/%2e%2e/x'])(
    'should answer with 404.html for %s',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, 'Nothing here']);
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
    ['identity', 'plain'],
  ])('should send what fits accept-encoding: %s', async (encoding, text) => {
    const response = await ask('assets/text.js', { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(text);
  });

  it('should send part of a video to a player that seeks', async () => {
    const response = await ask('assets/video.mp4', { headers: { range: 'bytes=100-199' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(video.subarray(100, 200));
  });

  it('should answer GET and HEAD only', async () => {
    expect((await ask('', { method: 'HEAD' })).status).toBe(200);
    const response = await ask('', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('should let its owner answer first', async () => {
    expect(await (await ask('/mine')).text()).toBe('mine');
  });

  it('should refuse a port that is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer({ directory: folder, base: '/', port })).rejects.toThrow('EADDRINUSE');
  });

  it(`should ${watch ? '' : 'not '}find a file that is written later`, async () => {
    await writeFile(join(folder, 'new.txt'), 'new');
    expect((await ask('new.txt')).status).toBe(watch ? 200 : 404);
  });
});
