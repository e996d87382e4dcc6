import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '../../routes.ts';
import type { Output } from '../output/index.ts';
import { reads, refuse } from './serve.ts';

/** Where the script stands that listens in the pages, and what it listens to: outside of any base path, which the first good build may be the first to know. */
const live = { script: '/__live/client.js', events: '/__live/events' };

/** What the open pages are told of a build. */
export interface News {
  /** Changes with each build of each server, so that a page which was cut off knows whether it has missed any. */
  build: string;
  /** Whether a file has changed that pages show without naming its bytes. */
  reload: boolean;
}

/** What stands at the other end of the open pages. */
export interface Live {
  /**
   * Answers what belongs to it, and the pages with its script in them, as out/ itself stays as it is deployed.
   * Refuses whoever comes under another name than this computer's own: a page of somebody else's in the same
   * browser may have had its own name lead here.
   */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** A build is whole; its pages are shown from now on, its other files once `written` is kept. */
  built: (
    site: { base: string; output: Output },
    news: Pick<News, 'reload'>,
    written: Promise<unknown>,
  ) => void;
  /** What went wrong is shown over the pages until something is built again. */
  failed: (text: string) => void;
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** @param client the script, site/client/live/index.ts */
export function openLive(client: string): Live {
  const listeners = new Set<ServerResponse>();
  let site: { base: string; output: Output } | null = null;
  let written: Promise<unknown> = Promise.resolve();
  let failure: string | null = null;
  let news: News | null = null;

  const tell = (response: ServerResponse): void => {
    if (failure !== null) response.write(`event: failed\ndata: ${JSON.stringify(failure)}\n\n`);
    else if (news !== null) response.write(`event: built\ndata: ${JSON.stringify(news)}\n\n`);
  };

  const page = (markup: string, build = ''): string => {
    // Without `defer`, so that it has its copy of the page before the scripts of the page, which wait for the end of it, change anything.
    // Not by a pattern: the words of the page may hold what a pattern's replacement would take for its own.
    const end = markup.lastIndexOf('</body>');
    return `${markup.slice(0, end)}<script src="${live.script}" data-build="${build}"></script>${markup.slice(end)}`;
  };

  return {
    async answer(request, response) {
      if (!isOwn(request.headers.host)) {
        refuse(
          response,
          403,
          'This server answers this computer alone: open it as http://127.0.0.1 or http://localhost.',
        );
        return true;
      }
      if (!reads(request)) return false;
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (path === live.script) {
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(client);
        return true;
      }
      if (path === live.events) {
        response.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        });
        response.write('retry: 300\n\n');
        tell(response);
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
        return true;
      }
      if (site === null) {
        response
          .writeHead(503, html)
          .end(
            page(
              '<!doctype html><html lang="en"><title>Nothing is built yet</title><body>Nothing is built yet.</body></html>',
            ),
          );
        return true;
      }
      const { base, output } = site;
      if (path === '/' && base !== '/') {
        response.writeHead(302, { location: base, 'cache-control': 'no-store' }).end();
        return true;
      }
      const route = routes.find((each) => path === base + each.path.slice(1));
      const bytes = route === undefined ? undefined : output.get(route.file);
      if (bytes !== undefined) {
        response.writeHead(200, html).end(page(Buffer.from(bytes).toString(), news?.build));
        return true;
      }
      // What a new page names may still be on its way to the disk.
      await written;
      return false;
    },
    built(next, { reload }, writing) {
      site = next;
      written = writing.catch(() => undefined);
      failure = null;
      news = { build: randomUUID(), reload };
      listeners.forEach(tell);
      // Whoever listens later was not there when the file changed.
      news = { ...news, reload: false };
    },
    failed(text) {
      failure = text;
      listeners.forEach(tell);
    },
  };
}

/** Whether a request was addressed to this computer by one of its own names. */
function isOwn(host = ''): boolean {
  const { hostname } = URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`)
    : { hostname: '' };
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
