import { watch } from 'chokidar';
import { stripVTControlCharacters } from 'node:util';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bundleInline } from '../code/index.ts';
import { describeError } from '../errors.ts';
import { changeOf, keptAfter, type Change, type Kept } from '../kept.ts';
import { routes } from '../../routes.ts';
import type { Options } from '../options.ts';
import { startServer, type Server } from './serve.ts';

/** Under the base path: the script that listens, and what it listens to. */
const live = { script: '__live/client.js', events: '__live/events' };

/** How long to gather changes before a build, in milliseconds: editors write a file in several steps. */
const gatherFor = 10;

/** A site as it was built: where it stands, and what the next build can have of it. */
export interface BuiltSite {
  base: string;
  kept: Kept;
}

/**
 * Serves a built site, and on every change builds it again and shows it in the browser. A failed build
 * is shown in the terminal and over the page, and goes away when mended; the server survives everything.
 * @param first the site as it was built and written before
 * @param build builds with what an earlier build has left, and writes it; throws what is wrong
 */
export async function watchAndServe(options: Options, root: string, first: BuiltSite, build: (options: Options, kept: Kept) => Promise<BuiltSite>): Promise<void> {
  let last = first;
  const { base } = first;
  const client = await bundleInline(root, 'site/client/live-reload.ts');
  const listeners = new Set<ServerResponse>();
  let failure: string | null = null;

  const tell = (response: ServerResponse): void => {
    response.write(`event: ${failure === null ? 'built' : 'failed'}\ndata: ${JSON.stringify(failure ?? Date.now())}\n\n`);
  };

  /** Answers what belongs to live reload, and adds its script to pages; out/ itself stays as it is deployed. */
  const before = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === base + live.script) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(client);
      return true;
    }
    if (path === base + live.events) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 300\n\n');
      if (failure !== null) tell(response);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    }
    const route = routes.find((each) => path === base + each.path.slice(1));
    if (route === undefined) return false;
    void readFile(join(options.out, route.file), 'utf8').then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html.replace('</body>', `<script defer src="${base}${live.script}"></script></body>`)),
      () => response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The site is being built.'),
    );
    return true;
  };

  const server = await listen(options, base, before);
  let building: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  /** Since the last build that came to its end. */
  const changes = new Set<Change>();
  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    const taken = [...changes];
    changes.clear();
    try {
      // The server answers at the path that it started with, whatever the content says by now.
      last = await build({ ...options, base }, keptAfter(new Set(taken), last.kept));
      failure = null;
      console.log(`  Built again in ${(performance.now() - start).toFixed(0)} ms: ${server.url}`);
    } catch (error) {
      for (const change of taken) changes.add(change);
      failure = stripVTControlCharacters(await describeError(error));
      console.error(failure);
    }
    listeners.forEach(tell);
  };
  const folders = { content: options.content, static: join(root, 'static') };
  const watcher = watch([folders.content, folders.static, join(root, 'site')], { ignoreInitial: true });
  watcher.on('all', (_event, path) => {
    changes.add(changeOf(path, folders));
    clearTimeout(gathering);
    gathering = setTimeout(() => {
      building = building.then(rebuild);
    }, gatherFor);
  });
  await once(watcher, 'ready');
  console.log(`\n  The site: ${server.url}\n`);
}

/** Starts at the port that was asked for, or the next free one. */
async function listen(options: Options, base: string, before: (request: IncomingMessage, response: ServerResponse) => boolean): Promise<Server> {
  for (let port = options.port; ; port += 1) {
    try {
      return await startServer({ directory: options.out, base, port, watch: true, before });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port - options.port >= 20) throw error;
    }
  }
}
