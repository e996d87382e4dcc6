import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../support/builds.ts';
import { startHost, type Host } from '../support/host.ts';
import { buildOnce } from '../support/shared-build.ts';
import type { Session } from './session.ts';

const analytics = /^analytics:\n( .*\n)+/m;
const google = 'analytics: { provider: ga4, measurementId: G-TEST123 }\n';

/** Asks the question about cookies, of a site that counts with Google Analytics. */
export function askConsent({ click, run, until, visit }: Session): void {
  let host: Host;
  beforeAll(async () => {
    const directory = await buildOnce('consent', async (content) => {
      await cp(sample, content, { recursive: true });
      const site = await readFile(join(content, 'site.yaml'), 'utf8');
      await writeFile(join(content, 'site.yaml'), site.replace(analytics, google));
    });
    host = await startHost(directory);
  });
  afterAll(() => host.close());

  const region = '#cookie-settings';
  const isShown = (): Promise<boolean> =>
    run(() => document.querySelector('#cookie-settings:not([hidden])') !== null);
  const scripts = (): Promise<number> =>
    run(() => document.querySelectorAll('script[src*=googletagmanager]').length);
  const isAnswered = async (): Promise<boolean> => !(await isShown());

  test('user should be counted only after “Accept”, until “Decline”', async () => {
    await visit(host.url);
    await until('the question is asked', isShown);
    expect(await scripts()).toBe(0);
    await click(`${region} [value=accepted]`);
    await until('it is answered', isAnswered);
    expect(await scripts()).toBe(1);

    await visit(`${host.url}demos/`);
    await until('the script is loaded without a question', async () => (await scripts()) === 1);
    expect(await isShown()).toBe(false);
    await run(() => void (document.cookie = '_ga=1; path=/'));
    await click(`footer a[href$="${region}"]`);
    await until('the question is asked again', isShown);
    await click(`${region} [value=declined]`);
    expect(await run(() => document.cookie)).toBe('');
  });
}
