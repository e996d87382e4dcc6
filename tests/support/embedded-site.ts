/**
 * A site with providers: the sample, in which the URLs of videos and booking lead to a stand-in.
 *
 * | video | how its player behaves |
 * |---|---|
 * | pa-4 | silent: never answers |
 * | pa-5 | blocked |
 * | pa-6 | hostile |
 * | pa-7 | a page of the site itself, and it has no transcript |
 * | pa-8 | well, from the stand-in's other origin |
 * | all others | well |
 *
 * The booking URL gets `speak` and `behave` from the URL of the page. `embedScript` replaces the
 * form-embed script, which behaves well.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { parseDocument, type Document } from 'yaml';
import { startServer, type Server } from '../../site/generator/server/serve.ts';
import { siteEvent, type SiteEvent } from '../../site/client/events.ts';
import { test as base } from '../browser/fixtures.ts';
import { sample } from './builds.ts';
import { buildOnce } from './shared-build.ts';
import {
  standInAt,
  startStandIn,
  type Behavior,
  type StandIn,
  type StandInUrls,
} from './stand-in/stand-in.ts';

export { expect } from '../browser/fixtures.ts';

interface EmbeddedSite {
  /** The URL of the home page. */
  url: string;
  /** The folder that was built. */
  directory: string;
  standIn: StandIn;
}

/** The parameters that the site forwards. The last two tell the stand-in how to behave. */
const forwardedParameters = ['utm_source', 'utm_campaign', 'gclid', 'speak', 'behave'];

/** Which of the `analytics` of content/site.yaml the site has. */
export type Analytics =
  | { provider: 'none' }
  | { provider: 'plausible'; domain: string; scriptUrl: string }
  | { provider: 'ga4'; measurementId: string };

const videoOf = (id: string, standIn: StandInUrls): string => {
  switch (id) {
    case 'pa-4':
      return standIn.url('/video', { behave: 'silent' });
    case 'pa-5':
      return standIn.url('/video', { behave: 'blocked' });
    case 'pa-6':
      return standIn.url('/video', { behave: 'hostile' });
    case 'pa-7':
      return '/samples/booking.html';
    case 'pa-8':
      return `${standIn.otherOrigin}/video?id=pa-8`;
    default:
      return standIn.url(`/video?id=${id}`);
  }
};

async function edit(file: string, change: (document: Document) => void): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, String(document));
}

function pointVideos(document: Document, standIn: StandInUrls): void {
  const entries = document.toJS() as { id: string }[];
  for (const [index, { id }] of entries.entries()) {
    document.setIn([index, 'videoUrl'], videoOf(id, standIn));
    // The captions belong to the replaced video.
    document.deleteIn([index, 'captions']);
    if (id === 'pa-7') document.deleteIn([index, 'transcript']);
  }
}

/** A placeholder for the port of a stand-in, which differs from worker to worker. */
const anyPort = 11_111;

/** The site built from the sample with the URLs of a stand-in at that port. */
const builtWith = (analytics: Analytics): Promise<string> =>
  buildOnce(`embedded-${analytics.provider}`, async (content) => {
    const standIn = standInAt(anyPort);
    await cp(sample, content, { recursive: true });
    await mkdir(join(content, 'pages'));
    // The consent dialog links to a privacy page.
    await writeFile(
      join(content, 'pages/privacy.md'),
      '---\ntitle: Privacy\ndescription: What we keep.\nfooter: true\nprivacy: true\n---\nNothing.\n',
    );
    await Promise.all([
      ...['demos', 'testimonials'].map((name) =>
        edit(join(content, `${name}.yaml`), (document) => pointVideos(document, standIn)),
      ),
      edit(join(content, 'site.yaml'), (document) => {
        document.set('booking', {
          url: standIn.url('/booking'),
          scriptUrl: standIn.url('/form-embed.js'),
          forwardParameters: forwardedParameters,
        });
        document.set('analytics', analytics);
      }),
    ]);
  });

/**
 * Serves the site, and starts the stand-in that its URLs lead to.
 * @throws Error with the build's own message when it fails
 */
async function startEmbeddedSite(
  analytics: Analytics = { provider: 'none' },
): Promise<EmbeddedSite & { close: () => Promise<void> }> {
  const [built, standIn, directory] = await Promise.all([
    builtWith(analytics),
    startStandIn(),
    mkdtemp(join(tmpdir(), 'embedded-site-')),
  ]);
  await cp(built, directory, { recursive: true });
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /(?:\.(?:html|js|json|conf)|_headers)$/.test(file))
      .map(async (file) =>
        writeFile(
          join(directory, file),
          (await readFile(join(directory, file), 'utf8')).replaceAll(
            `:${String(anyPort)}`,
            `:${String(standIn.port)}`,
          ),
        ),
      ),
  );
  const server = await startServer({ directory, base: '/', port: 0 });
  return {
    url: server.url,
    directory,
    standIn,
    async close() {
      await Promise.all([server.close(), standIn.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages do: paths, with indented headers. */
function readHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .map(([path = '', ...lines]) => ({
      pattern: new RegExp(
        `^${path
          .trim()
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')}$`,
      ),
      headers: lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
    }));
}

/** Serves a built site as a host does that reads its `_headers`. */
export async function serveWithHeaders(directory: string): Promise<Server> {
  const rules = readHeaderRules(await readFile(join(directory, '_headers'), 'utf8'));
  return startServer({
    directory,
    base: '/',
    port: 0,
    before(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      for (const { pattern, headers } of rules) {
        if (pattern.test(pathname))
          for (const [name, value] of headers) response.setHeader(name, value);
      }
      return false;
    },
  });
}

interface Fixtures {
  /** Which counter of visits the site has; none where a test says nothing. */
  analytics: Analytics;
  embedded: EmbeddedSite;
  /** The stand-in, with its requests forgotten. */
  standIn: StandIn;
  /** All analytics events of the test so far, oldest first, over all of its pages. */
  events: SiteEvent[];
}

/** The `test` of this project with the site of the stand-in in the place of the shipped one. */
export const test = base.extend<Fixtures>({
  analytics: [{ provider: 'none' }, { option: true }],
  embedded: [
    async ({ startOnce, analytics }, provide) =>
      provide(
        await startOnce(`embedded, ${analytics.provider}`, () => startEmbeddedSite(analytics)),
      ),
    // Building a site takes long on a busy machine.
    { timeout: 180_000 },
  ],
  baseURL: async ({ embedded }, provide) => provide(embedded.url),
  // Animations take a third of a test, and the tests of the dialogs cover them.
  contextOptions: async ({ contextOptions }, provide) =>
    provide({ reducedMotion: 'reduce', ...contextOptions }),
  standIn: [
    async ({ embedded: { standIn }, guard }, provide) => {
      standIn.requests.length = 0;
      guard.allowOrigin(standIn.origin);
      guard.allowOrigin(standIn.otherOrigin);
      await provide(standIn);
    },
    { auto: true },
  ],
  events: [
    async ({ context }, provide) => {
      const events: SiteEvent[] = [];
      await context.exposeFunction('noteSiteEvent', (event: SiteEvent) => events.push(event));
      await context.addInitScript((type) => {
        document.addEventListener(type, (event) => {
          const { noteSiteEvent } = window as unknown as {
            noteSiteEvent: (event: unknown) => void;
          };
          noteSiteEvent((event as CustomEvent<unknown>).detail);
        });
      }, siteEvent);
      await provide(events);
    },
    { auto: true },
  ],
});

/**
 * Delays the response to a URL, or the first responses only.
 * @returns a function that ends the delay
 */
export async function holdBack(page: Page, url: string, times = Infinity): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handler = async (route: Route): Promise<void> => {
    await released;
    await route.fallback();
  };
  await page.route(url, handler, { times });
  return release;
}

/** Replaces the form-embed script of the content by one that behaves otherwise, or by a text. */
export async function embedScript(
  page: Page,
  standIn: StandIn,
  instead: { behave: Behavior } | { text: string },
): Promise<void> {
  await page.route(standIn.url('/form-embed.js'), (route) => {
    if ('text' in instead)
      return route.fulfill({ contentType: 'text/javascript', body: instead.text });
    if (instead.behave === 'blocked') return route.abort('blockedbyclient');
    if (instead.behave === 'silent') return undefined;
    return route.continue({ url: standIn.url('/form-embed.js', instead) });
  });
}

/** Waits until the page has received this number of messages. */
export async function heardMessages(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let heard = 0;
        addEventListener('message', () => {
          heard += 1;
          if (heard === wanted) resolve();
        });
      }),
    count,
  );
}
