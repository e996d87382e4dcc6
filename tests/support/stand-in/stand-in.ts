/**
 * A stand-in for the providers of videos and booking forms, so that no test needs the internet. The
 * URL says how the stand-in behaves.
 *
 * | path | what it is |
 * |---|---|
 * | `/video` | a player page |
 * | `/booking`, `/widget/booking/ID` | a booking page that speaks as provider `speak` |
 * | `/form-embed.js` | the provider's form-embed script |
 *
 * | `behave` | what happens |
 * |---|---|
 * | `well` | the default |
 * | `slow` | answers after `delay` milliseconds, by default 10 000 |
 * | `silent` | never answers |
 * | `blocked` | closes the connection, as a content blocker would |
 * | `hostile` | see pages/ |
 */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';

export type Behavior = 'well' | 'slow' | 'silent' | 'blocked' | 'hostile';

export interface StandInRequest {
  path: string;
  query: Readonly<Record<string, string>>;
  referer: string | undefined;
  /** The Cookie header; the stand-in sets `seen=yes` with each answer. */
  cookies: string | undefined;
}

/** Where a stand-in is. */
export interface StandInUrls {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  /** Another origin of the same server, for messages from somewhere else. */
  otherOrigin: string;
  /** The URL of a page or script of the stand-in that behaves as told. */
  url: (path: string, options?: { behave?: Behavior; delay?: number; speak?: string }) => string;
}

export interface StandIn extends StandInUrls {
  port: number;
  /** All requests so far, oldest first. */
  requests: StandInRequest[];
  /** Stops the server and ends open requests. */
  close: () => Promise<void>;
}

const pages = new URL('pages/', import.meta.url);
/** The well-behaved script is the shipped sample. */
const wellBehavedScript = new URL('../../../static/samples/form-embed.js', import.meta.url);

const DEFAULT_DELAY_MS = 10_000;

/** The URLs of a stand-in on this port. */
export function standInAt(port: number): StandInUrls {
  const origin = `http://127.0.0.1:${String(port)}`;
  return {
    origin,
    otherOrigin: `http://localhost:${String(port)}`,
    url(path, options = {}) {
      const target = new URL(path, origin);
      for (const [name, value] of Object.entries(options))
        target.searchParams.set(name, String(value));
      return target.href;
    },
  };
}

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    requests.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      referer: request.headers.referer,
      cookies: request.headers.cookie,
    });
    const behave = url.searchParams.get('behave') ?? 'well';
    if (behave === 'silent') return;
    if (behave === 'blocked') {
      request.socket.destroy();
      return;
    }
    const delay = behave === 'slow' ? Number(url.searchParams.get('delay') ?? DEFAULT_DELAY_MS) : 0;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void answer(url, response);
    }, delay);
    timers.add(timer);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The stand-in has no port: it listens on something other than TCP');

  return {
    ...standInAt(address.port),
    port: address.port,
    requests,
    close() {
      timers.forEach(clearTimeout);
      return new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      });
    },
  };
}

async function answer(url: URL, response: ServerResponse): Promise<void> {
  const file = fileOf(url);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': file.pathname.endsWith('.js')
      ? 'text/javascript; charset=utf-8'
      : 'text/html; charset=utf-8',
    'Content-Security-Policy': 'frame-ancestors *',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'Set-Cookie': 'seen=yes',
  });
  response.end(await readFile(file));
}

function fileOf({ pathname, searchParams }: URL): URL | null {
  const hostile = searchParams.get('behave') === 'hostile';
  if (pathname === '/form-embed.js')
    return hostile ? new URL('hostile-form-embed.js', pages) : wellBehavedScript;
  if (pathname === '/video') return new URL('video.html', pages);
  if (pathname === '/impostor') return new URL('impostor.html', pages);
  return pathname === '/booking' || pathname.startsWith('/widget/booking/')
    ? new URL('booking.html', pages)
    : null;
}
