// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../../site/generator/server/serve.ts';

/** A thousand bytes of which each tells its place. */
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const changed = new Date('2026-11-01T10:00:00Z');

describe.each([{ watch: false }, { watch: true }])('the server, watching: $watch', ({ watch }) => {
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    await mkdir(join(folder, 'assets'));
    await Promise.all([writeFile(join(folder, 'assets/film.mp4'), film), writeFile(join(folder, 'assets/film.mp4.br'), 'packed'), writeFile(join(folder, '404.html'), 'Nothing here'), writeFile(join(folder, 'index.html'), 'Home')]);
    await utimes(join(folder, 'assets/film.mp4'), changed, changed);
    server = await startServer({ directory: folder, base: '/repo/', port: 0, watch });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (headers: Record<string, string>, path = 'assets/film.mp4') => fetch(server.url + path, { headers: { 'accept-encoding': 'br', ...headers } });
  const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('sends the part %s', async (range, first, last) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${String(first)}-${String(last)}/1000`);
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
    for (const condition of [tag, date]) expect((await ask({ range: 'bytes=10-19', 'if-range': condition })).status, condition).toBe(206);
    for (const condition of ['"another"', new Date('2026-10-01').toUTCString()]) {
      const whole = await ask({ range: 'bytes=10-19', 'if-range': condition });
      expect(whole.status, condition).toBe(200);
      expect(await bytesOf(whole)).toEqual(film);
    }
  });

  it('sends all of a file of which several parts are asked for, or none that can be read', async () => {
    for (const range of ['bytes=0-1,5-6', 'lines=1-2']) expect((await ask({ range })).status, range).toBe(200);
  });

  it('has no part of what is not there, and none from outside of the folder', async () => {
    for (const path of ['assets/none.mp4', 'assets', 'assets/', '%2e%2e/serve.ts', '..%2f..%2fetc/passwd', 'assets/%00.mp4']) {
      const response = await ask({ range: 'bytes=0-9' }, path);
      expect([400, 404], path).toContain(response.status);
      expect(await response.text()).toBe('Nothing here');
    }
  });
});
