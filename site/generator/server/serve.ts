import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface ServerOptions {
  directory: string;
  base: string;
  port: number;
  watch?: boolean;
  /** Gets each request first; returns whether it has answered. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Server {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site as a static host would, to this computer alone. Unknown paths get 404.html,
 * and compressed files are sent where the build wrote them.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { directory, base, port, watch = false, before } = options;
  const notFound = async (response: ServerResponse): Promise<void> => {
    const page = await readFile(join(directory, '404.html')).catch(() => 'Not found');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  const files = sirv(directory, {
    dev: watch,
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => void notFound(response),
  });
  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request;
    if (before?.(request, response) === true) return;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end('Only GET and HEAD are answered.\n');
    } else if (url.startsWith(base)) {
      request.url = `/${url.slice(base.length)}`;
      files(request, response);
    } else void notFound(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
