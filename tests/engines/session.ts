/** A browser of one engine, and a served site of the sample in it. */
import { afterAll, beforeAll, expect } from 'vitest';
import { builds } from '../support/builds.ts';
import { startHost, type Host } from '../support/host.ts';
import type { Driver, Start } from './driver.ts';

export const screens = { phone: [390, 844], desktop: [1280, 800] } as const;
export type Screen = keyof typeof screens;

/**
 * Starts an engine and a server before the tests of a block, and ends them after it.
 * @param start what starts the engine
 * @returns what a visitor does there
 */
export function useSession(start: Start) {
  let host: Host;
  let driver: Driver;
  beforeAll(async () => {
    [host, driver] = await Promise.all([startHost(builds.root.directory), start()]);
  });
  afterAll(async () => {
    await driver.close();
    await host.close();
  });
  const run: Driver['run'] = (script, ...values) => driver.run(script, ...values);
  const until = async (what: string, condition: () => Promise<boolean>): Promise<void> =>
    expect.poll(condition, { message: what, timeout: 15_000, interval: 50 }).toBe(true);
  return {
    run,
    until,
    reduceMotion: async (reduced: boolean) => driver.reduceMotion?.(reduced),
    visit: (url: string) => driver.open(url),
    press: (...keys: Parameters<Driver['press']>) => driver.press(...keys),
    focused: () => driver.focused(),
    back: () => driver.back(),
    /** Opens a page and waits until every control answers. */
    open: async (path: string, screen: Screen): Promise<void> => {
      const [width, height] = screens[screen];
      await driver.resize(width, height);
      await driver.open(new URL(path, host.url).href);
      await until(`every control of ${path} is live`, () =>
        run(() => {
          const isLive = (each: Element) =>
            Object.keys(each).some((key) => key.startsWith('__reactFiber'));
          const opener = document.querySelector('#root a[data-opens=video]');
          return (
            document.readyState === 'complete' &&
            [...document.querySelectorAll('[data-live]')].every(isLive) &&
            (opener === null || opener.hasAttribute('role'))
          );
        }),
      );
    },
    click: (selector: string): Promise<void> =>
      run((wanted: string) => {
        const element = document.querySelector<HTMLElement>(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        element?.click();
      }, selector),
    text: (selector: string): Promise<string> =>
      run((wanted: string) => document.querySelector(wanted)?.textContent ?? '', selector),
    hasFocus: (selector: string): Promise<boolean> =>
      run((wanted: string) => (document.activeElement?.closest(wanted) ?? null) !== null, selector),
    isInert: (): Promise<boolean> =>
      run(() => document.querySelector<HTMLElement>('#root')?.inert === true),
  };
}

export type Session = ReturnType<typeof useSession>;
