// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLive, type Live } from '../../site/generator/server/live.ts';
import { startServer, type Server } from '../../site/generator/server/serve.ts';

let directory: string;
let server: Server;
let live: Live;
let base: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'live-'));
  await writeFile(join(directory, '404.html'), 'Nothing here');
  live = openLive('listen()');
  base = '/';
  server = await startServer({
    directory,
    base: () => base,
    port: 0,
    watch: true,
    before: live.answer,
  });
});
afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const at = (path: string): string => new URL(path, server.url).href;
const done: Promise<unknown> = Promise.resolve();

/** A build, as it reaches the server. */
const build = (html: string, { reload = false, written = done } = {}): void => {
  live.built({ base, output: new Map([['index.html', Buffer.from(html)]]) }, { reload }, written);
};

/** Listens to what open pages are told. @returns gives what comes next */
async function listener(): Promise<() => Promise<string>> {
  const response = await fetch(at('/__live/events'));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string> => {
    while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '\n\n';
    const [message = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return message;
  };
  expect(await next()).toBe('retry: 300');
  return next;
}

const newsIn = (message: string): { build: string; reload: boolean } => {
  expect(message).toMatch(/^event: built\ndata: \{/);
  return JSON.parse(message.replace(/^.*\ndata: /, '')) as { build: string; reload: boolean };
};

describe('before anything is built', () => {
  it('every address says so, and listens', async () => {
    const response = await fetch(at('/demos/'));
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
    expect(await response.text()).toBe(
      '<!doctype html><html lang="en"><title>Nothing is built yet</title><body>Nothing is built yet.<script src="/__live/client.js" data-build=""></script></body></html>',
    );
  });

  it('the script that listens is there', async () => {
    const response = await fetch(at('/__live/client.js?1'));
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/javascript', 'no-store']);
    expect(await response.text()).toBe('listen()');
  });

  it('open pages are told nothing but what is wrong', async () => {
    const next = await listener();
    live.failed('content/demos.yaml:2:12');
    expect(await next()).toBe('event: failed\ndata: "content/demos.yaml:2:12"');
    expect(await (await listener())()).toBe('event: failed\ndata: "content/demos.yaml:2:12"');
  });
});

describe('a built page', () => {
  it('is sent with the script that listens, at its very end, and the build that it is of', async () => {
    build('<html><body><p>$& and a quoted </body></p></body></html>');
    const response = await fetch(at('/?utm_source=mail'));
    const html = await response.text();
    const { build: id } = newsIn(await (await listener())());
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(html).toBe(
      `<html><body><p>$& and a quoted </body></p><script src="/__live/client.js" data-build="${id}"></script></body></html>`,
    );
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('stands below the base path, to which the root leads', async () => {
    base = '/repo/';
    build('<body></body>');
    const root = await fetch(at('/'), { redirect: 'manual' });
    expect([root.status, root.headers.get('location'), root.headers.get('cache-control')]).toEqual([
      302,
      '/repo/',
      'no-store',
    ]);
    expect(await (await fetch(at('/repo/'))).text()).toContain('__live/client.js');
    expect((await fetch(at('/demos/'))).status).toBe(404);
  });

  it('has its other files once they are written', async () => {
    let write: () => void = () => undefined;
    build('<body></body>', { written: new Promise<void>((resolve) => (write = resolve)) });
    const asked = fetch(at('/new.txt'));
    // The page does not wait for them.
    expect((await fetch(at('/'))).status).toBe(200);
    await writeFile(join(directory, 'new.txt'), 'new');
    write();
    expect(await (await asked).text()).toBe('new');
  });

  it('is there even where its files could not be written', async () => {
    build('<body></body>', { written: Promise.reject(new Error('The disk is full.')) });
    expect((await fetch(at('/new.txt'))).status).toBe(404);
    expect((await fetch(at('/'))).status).toBe(200);
  });

  it('that the build did not make is not found', async () => {
    build('<body></body>');
    expect((await fetch(at('/demos/'))).status).toBe(404);
  });

  it('takes nothing', async () => {
    build('<body></body>');
    for (const path of ['/', '/__live/client.js', '/__live/events'])
      expect((await fetch(at(path), { method: 'POST' })).status, path).toBe(405);
  });
});

describe('open pages', () => {
  it('are told of each build, and whether to load anew, which whoever comes later need not', async () => {
    const next = await listener();
    build('<body></body>');
    const first = newsIn(await next());
    expect(first.reload).toBe(false);
    build('<body></body>', { reload: true });
    const second = newsIn(await next());
    expect(second.reload).toBe(true);
    expect(second.build).not.toBe(first.build);
    expect(newsIn(await (await listener())())).toEqual({ build: second.build, reload: false });
  });

  it('are told of a mistake until it is mended', async () => {
    build('<body></body>');
    const next = await listener();
    newsIn(await next());
    live.failed('a mistake');
    expect(await next()).toBe('event: failed\ndata: "a mistake"');
    build('<body></body>');
    newsIn(await next());
    newsIn(await (await listener())());
  });
});

describe('a request under a name', () => {
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(at('/'), { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each(['127.0.0.1:4321', 'localhost', 'site.localhost:4321', '[::1]:4321'])(
    "of this computer's is answered: %s",
    async (host) => {
      build('<body></body>');
      expect(await statusFor(host)).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    ':',
  ])("of somebody else's is refused: '%s'", async (host) => {
    build('<body></body>');
    expect(await statusFor(host)).toBe(403);
  });

  it('is told how to open the page', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      request(
        at('/'),
        { headers: { host: 'evil.example' } },
        (response) => void response.setEncoding('utf8').on('data', resolve),
      )
        .on('error', reject)
        .end();
    });
    expect(text).toBe(
      'This server answers this computer alone: open it as http://127.0.0.1 or http://localhost.\n',
    );
  });
});
