/** A hundred and forty demos: the browser passes over those that are out of sight, and nothing stands elsewhere for it. */
import type { Page } from '@playwright/test';
import { startServer } from '../../site/generator/server/serve.ts';
import { makeContent } from '../bench/make-content.ts';
import { sample } from '../support/builds.ts';
import { buildOnce } from '../support/shared-build.ts';
import { expect, expectBelowHeader, headerHeight, openLive, test as ofSample } from './visitor.ts';

const test = ofSample.extend<{ manySite: { url: string } }>({
  manySite: [
    async ({ startOnce }, provide) =>
      provide(
        await startOnce('many', async () =>
          startServer({
            directory: await buildOnce('many', (content) => makeContent(sample, content, 10)),
            base: '/',
            port: 0,
          }),
        ),
      ),
    { timeout: 60_000 },
  ],
  baseURL: async ({ manySite }, provide) => provide(manySite.url),
});

/** How many lists of cards the page shows, how many of them are passed over, and how much higher it would be if none were. */
const lists = (page: Page): Promise<{ shown: number; passedOver: number; higher: number }> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-many]')].filter(
      (list) => list.closest('[data-chosen=false], [hidden]') === null,
    );
    const passedOver = shown.filter(
      ({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
    );
    const heightNow = document.documentElement.scrollHeight;
    const all = new CSSStyleSheet();
    all.replaceSync('[data-many] { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    const higher = document.documentElement.scrollHeight - heightNow;
    document.adoptedStyleSheets.pop();
    return { shown: shown.length, passedOver: passedOver.length, higher };
  });

/** Waits until all lists but those at the window are passed over, and the page is as high as if none were. */
async function expectPassedOver(page: Page, shown: number): Promise<void> {
  await expect
    .poll(async () => {
      const now = await lists(page);
      return { ...now, passedOver: now.passedOver > now.shown / 2 };
    })
    .toEqual({ shown, passedOver: true, higher: 0 });
}

const windows = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const;

for (const [device, viewport] of windows) {
  test(
    `of many demos those out of sight are passed over, at the height that they have, on a ${device}`,
    { tag: '@thorough' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      // Of 120 for the first agent, 10 for each other.
      await openLive(page, './');
      await expectPassedOver(page, 10);
      await openLive(page, 'demos/');
      await expectPassedOver(page, 12);
    },
  );

  test(
    `below many demos an address leads to its place, with script and without, on a ${device}`,
    { tag: '@thorough' },
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize(viewport);
      await openLive(page, './');
      await expectPassedOver(page, 10);
      await page.evaluate(() => (location.hash = 'testimonials'));
      await expectBelowHeader(page.locator('#testimonials'));
      await openLive(page, './#case-studies');
      await expectPassedOver(page, 10);
      await expectBelowHeader(page.locator('#case-studies'));

      const withoutScript = await browser.newPage({ viewport, javaScriptEnabled: false });
      for (const [address, place] of [
        ['#testimonials', '#testimonials'],
        ['demos/#pa-1-copy-9', '#pa-1-copy-9'],
      ] as const) {
        await withoutScript.goto(String(baseURL) + address);
        await expect
          .poll(() =>
            withoutScript
              .locator(place)
              .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
          )
          .toBe(headerHeight);
      }
      await withoutScript.close();
    },
  );
}

test(
  'in a window of another width the lists of many demos are measured anew',
  { tag: '@thorough' },
  async ({ page }) => {
    const [[, phone], [, desk]] = windows;
    await page.setViewportSize(desk);
    await openLive(page, './');
    await expectPassedOver(page, 10);
    await page.setViewportSize(phone);
    expect((await lists(page)).higher).toBe(0);
    await expectPassedOver(page, 10);
  },
);

test(
  'a tab of many demos leaves the page as high as it was, once it is chosen again',
  { tag: '@thorough' },
  async ({ page }) => {
    await openLive(page, './');
    await expectPassedOver(page, 10);
    const height = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    const tab = page.getByRole('tab');
    await tab.nth(1).click();
    await expect.poll(height).toBeLessThan(first);
    await tab.first().click();
    await expectPassedOver(page, 10);
    expect(await height()).toBe(first);
  },
);
