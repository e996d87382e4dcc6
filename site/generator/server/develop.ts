import { watch } from 'chokidar';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { routes } from '../../routes.ts';
import { bundleInline } from '../code/index.ts';
import { UsageError } from '../errors.ts';
import type { Options } from '../options.ts';
import type { Output } from '../output/index.ts';
import { describeError } from '../report.ts';
import { startServer, type Server, type ServerOptions } from './serve.ts';

/** Editors write a file in several steps; a build waits this long for the last one. */
const debounceMs = 20;

/** The script in the pages and its server-sent events, outside of any base path. */
const eventsPath = '/__live';

type Build = (options: Options) => Promise<{ base: string; output: Output }>;

/**
 * Builds and serves the site, and on every change builds it again and reloads open pages. A failed
 * build is shown in the terminal and over open pages; the last good site remains.
 */
export async function develop(options: Options, root: string, build: Build): Promise<void> {
  const script = await bundleInline(root, 'site/client/live.ts');
  const listeners = new Set<ServerResponse>();
  let site: Awaited<ReturnType<Build>> | null = null;
  let server: Server | null = null;
  let buildId = '';
  let failure: string | null = null;

  const send = (listener: ServerResponse, event: string, data: string): void => {
    listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  /** Answers for the live script, its events, and the pages with that script in them. */
  const before = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isOwnHost(request.headers.host)) {
      response.writeHead(403).end('Open this server as http://localhost or http://127.0.0.1.\n');
      return true;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const respond = (type: string, body?: string): ServerResponse => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      return body === undefined ? response : response.end(body);
    };
    if (pathname === `${eventsPath}.js`) {
      respond('text/javascript', script);
      return true;
    }
    if (pathname === eventsPath) {
      respond('text/event-stream').write('retry: 300\n\n');
      if (failure !== null) send(response, 'failed', failure);
      else if (search !== `?${buildId}`) send(response, 'built', buildId);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    }
    const route = routes.find(({ path }) => pathname === (site?.base ?? '/') + path.slice(1));
    // A page of the owner's own; videos' pages stand in frames of pages that reload already.
    const own = /^(?!watch\/).+\/$/.exec(pathname.slice((site?.base ?? '/').length));
    const file = route?.file ?? (own === null ? '' : `${own[0]}index.html`);
    const page = site?.output.get(file);
    if (page === undefined) return false;
    const live = `<script src="${eventsPath}.js?${buildId}"></script></body>`;
    respond('text/html; charset=utf-8', Buffer.from(page).toString().replace('</body>', live));
    return true;
  };

  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    try {
      // The server answers at the path that it started with, whatever the content says by now.
      site = await build({ ...options, base: site?.base ?? options.base });
      buildId = randomUUID();
      failure = null;
      for (const listener of listeners) send(listener, 'built', buildId);
      const { base } = site;
      const { out: directory, port } = options;
      server ??= await listen({ directory, base, port, watch: true, before });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`\n  The site: ${server.url} (built in ${seconds} s)\n`);
    } catch (error) {
      if (error instanceof UsageError && server === null) throw error;
      const text = await describeError(error);
      console.error(text);
      failure = stripVTControlCharacters(text);
      for (const listener of listeners) send(listener, 'failed', failure);
    }
  };

  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void (work = work.then(rebuild)), debounceMs);
  };
  const folders = [options.content, join(root, 'static'), join(root, 'site')];
  // chokidar loses a folder that is removed and comes back, so it watches the parents.
  watch([root, dirname(options.content)], {
    ignoreInitial: true,
    ignored: (path) => !folders.some((folder) => isWithin(folder, path) || isWithin(path, folder)),
  }).on('all', schedule);
  // A build that is under way is finished: esbuild prints a trace when it loses its parent.
  const end = (): void => void work.then(() => process.exit());
  process.once('SIGINT', end).once('SIGTERM', end);
  await (work = rebuild());
}

const isWithin = (folder: string, path: string): boolean =>
  `${path}${sep}`.startsWith(folder + sep);

/**
 * Whether a request names this computer itself. A foreign page may have had its own name lead here
 * (DNS rebinding), and would otherwise read the site.
 */
function isOwnHost(host = ''): boolean {
  const url = `http://${host}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Starts a server at the wanted port or one of the next 20. */
async function listen(options: ServerOptions): Promise<Server> {
  for (let port = options.port; port < options.port + 20; port += 1) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new UsageError(`Port ${port}: ${String(error)}`);
    }
  }
  throw new UsageError(
    `Port ${options.port} and the next 19 are in use. Choose another port, such as --port 8080.`,
  );
}
