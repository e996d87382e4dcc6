/** Drives Chromium by Playwright. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../support/chromium.ts';
import type { Driver, Start } from './driver.ts';

/** Starts a Chromium. @param path of its program */
export async function startChromium(path: string, desktop: Parameters<Start>[0]): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: path,
    headless: desktop === undefined,
    env: { ...process.env, ...desktop },
    args: [...CHROMIUM_FLAGS, ...(desktop === undefined ? [] : ['--force-renderer-accessibility'])],
  });
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  const client = await page.context().newCDPSession(page);
  return {
    async open(url) {
      await page.goto('about:blank');
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    reduceMotion: (reduced) =>
      page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' }),
    // Playwright's own evaluate() counts as a gesture of the user.
    async run(script, ...values) {
      const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
        expression: `(${script.toString()})(...${JSON.stringify(values)})`,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(result.description);
      return result.value as ReturnType<typeof script>;
    },
    press: (...keys) => page.keyboard.press(keys.join('+')),
    async focused() {
      const { result } = await client.send('Runtime.evaluate', {
        expression: 'document.activeElement',
      });
      const { objectId = '' } = result;
      const { nodes } = await client.send('Accessibility.getPartialAXTree', {
        objectId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') };
    },
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  };
}
