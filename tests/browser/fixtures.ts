import {
  test as base,
  expect,
  type Fixtures,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { NO_IMAGES } from '../support/chromium.ts';

/** Watches everything that a test does not ask about; what it notes fails the test at its end. */
export interface Guard {
  /** Lets requests go to a second origin, such as that of the stand-in provider. */
  allowOrigin: (origin: string) => void;
  /** Allows messages that a test causes on purpose, by a pattern. */
  tolerate: (pattern: RegExp) => void;
}

/** A server or the like that runs until its worker ends. */
interface Running {
  close: () => Promise<void>;
}

interface WorkerFixtures {
  /**
   * Starts a server once per worker and name. Worker fixtures with options would restart the worker
   * and the browser for each kind of site.
   */
  startOnce: <Started extends Running>(
    name: string,
    start: () => Promise<Started>,
  ) => Promise<Started>;
}

/**
 * Playwright's `test`, failing on requests to other origins, console errors and warnings, uncaught
 * errors and policy violations. A test that expects one announces it to `guard`.
 */
export const test = base.extend<{ guard: Guard }, WorkerFixtures>({
  startOnce: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
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
      // Chromium logs this when only one of two pages has view transitions; without script no
      // handler can catch the message.
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

/** For `test.use` in a file whose tests look at images. One function, so that they share workers. */
export const withImages: Fixtures<
  object,
  object,
  object,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: launchOptions.args?.filter((each) => each !== NO_IMAGES) ?? [],
      }),
    { scope: 'worker' },
  ],
};

export { expect };
