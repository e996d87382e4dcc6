import { test as base, expect } from '@playwright/test';

/** Watches everything that a test does not ask about; what it notes fails the test at its end. */
export interface Guard {
  /** Lets requests go to a second origin, such as that of the stand-in provider. */
  allowOrigin: (origin: string) => void;
  /** Lets pass what a test brings about on purpose: a message whose text matches. */
  tolerate: (pattern: RegExp) => void;
}

/** What runs until its worker ends. */
interface Running {
  close: () => Promise<void>;
}

interface WorkerFixtures {
  /**
   * Starts a server, or some such, for the first test of a worker that asks for it by this name; it ends with the worker. A
   * fixture of the worker for each kind of site would end the worker, and its browser, where tests of the next kind begin.
   */
  startOnce: <Started extends Running>(
    name: string,
    start: () => Promise<Started>,
  ) => Promise<Started>;
}

/**
 * Playwright's `test`, in which each of these fails a test that did not announce it:
 * - a request to an origin other than the site's: a visitor's address goes to nobody before intent, and a test that needs the internet passes or fails by chance;
 * - a console error or warning: hydration that does not match, a file that is missing and a deprecated call say so only there;
 * - an uncaught error;
 * - a violation of the content security policy: the browser blocks, and the page merely looks a little poorer.
 */
export const test = base.extend<{ guard: Guard }, WorkerFixtures>({
  startOnce: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const started = new Map<string, Promise<Running>>();
      await use(async <Started extends Running>(name: string, start: () => Promise<Started>) => {
        const running = (started.get(name) as Promise<Started> | undefined) ?? start();
        started.set(name, running);
        return running;
      });
      for (const running of started.values())
        await running.then(
          (each) => each.close(),
          () => undefined,
        );
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      if (baseURL === undefined || baseURL === '')
        throw new Error('This build is missing: run `npm test -- build` first.');
      const origins = new Set([new URL(baseURL).origin]);
      // Chromium's own note when a page fades into one that does not: without script nothing can hear it, and nobody sees a difference.
      const tolerated = javaScriptEnabled ? [] : [/ViewTransition opt-in disabled/];
      const notes: string[] = [];

      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !origins.has(origin))
          notes.push(`request to another origin: ${request.url()}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        notes.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => notes.push(`uncaught: ${String(webError.error())}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `Policy violation: ${event.effectiveDirective} refuses ${event.blockedURI} in ${event.sourceFile || document.URL}`,
          );
        });
      });

      await use({
        allowOrigin: (origin) => origins.add(origin),
        tolerate: (pattern) => tolerated.push(pattern),
      });

      expect(notes.filter((note) => !tolerated.some((pattern) => pattern.test(note)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
