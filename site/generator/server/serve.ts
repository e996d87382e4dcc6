import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import send from 'send';
import sirv from 'sirv';

/** What to serve, and where. */
export interface ServerOptions {
  /** The folder that the build wrote to. */
  directory: string;
  /** The path that it was built for, '/' or '/repo/'; or what tells it at each request, where it may change. */
  base: string | (() => string);
  /** 0 for any free port. */
  port: number;
  /** Whether to look at the folder anew on every request, because it changes. */
  watch?: boolean;
  /** Answers a request before the files are looked at; tells whether it did. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** A running server. */
export interface Server {
  /** The address of the home page. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a static host would: 404.html with status 404 for every path that is
 * nothing, precompressed files where the build wrote them, parts of files to players of films, and
 * nothing but GET and HEAD.
 * @throws Error when the port is taken
 */
export async function startServer({
  directory,
  base,
  port,
  watch = false,
  before,
}: ServerOptions): Promise<Server> {
  const baseNow = typeof base === 'string' ? () => base : base;
  const notFound = async (response: ServerResponse): Promise<void> => {
    const page = await readFile(join(directory, '404.html')).catch(() => 'Not found');
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(page);
  };
  const files = sirv(directory, {
    dev: watch,
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => void notFound(response),
  });

  // Players of films ask for parts of them. sirv knows neither the last bytes of a file nor If-Range, and would go on with a film that has changed.
  const sendPart = (request: IncomingMessage, response: ServerResponse): void => {
    send(request, (request.url ?? '/').replace(/[?#].*$/, ''), {
      root: directory,
      cacheControl: false,
    })
      // The name of such a file has a hash of its bytes in it, as hosts are told: only then does a browser keep parts of it.
      .on('headers', (answer: ServerResponse, path: string) => {
        if (!/-[0-9a-f]{6,}\.\w+$/.test(path)) return;
        answer.setHeader('etag', `"${basename(path)}"`);
        answer.setHeader('cache-control', 'public, max-age=31536000, immutable');
      })
      .on('directory', () => void notFound(response))
      .on('error', ({ status }: { status: number }) => {
        // It has said by then which part there would be.
        if (status === 416) response.writeHead(416).end();
        else void notFound(response);
      })
      .pipe(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if ((await before?.(request, response)) === true) return;
    if (!reads(request)) {
      refuse(
        response,
        405,
        'This server gives files and takes nothing: it answers GET and HEAD alone.',
        { allow: 'GET, HEAD' },
      );
      return;
    }
    const start = baseNow();
    const address = request.url ?? '/';
    if (!address.startsWith(start)) {
      await notFound(response);
      return;
    }
    request.url = `/${address.slice(start.length)}`;
    if (request.headers.range === undefined) files(request, response);
    else sendPart(request, response);
  };
  const server = createServer(
    (request, response) =>
      void answer(request, response).catch((error: unknown) =>
        refuse(response, 500, String(error)),
      ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server listens on no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}${baseNow()}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Whether a request only wants to read. */
export const reads = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/** Answers with a status and one sentence, where nothing was answered yet. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...headers,
      })
      .end(`${sentence}\n`);
}
