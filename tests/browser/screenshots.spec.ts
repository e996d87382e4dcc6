/** Pictures of every page and dialog at every width, light and dark, in .screenshots/: `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';

const widths = [320, 390, 768, 1024, 1280, 1680];
const schemes = ['light', 'dark'] as const;
const pages = { home: './', demos: 'demos/', 'not-found': '404.html' };

/** What can be opened, by the id of its dialog, and the link that opens it. */
const dialogs = [
  { page: 'home', dialog: 'menu', opener: 'header [data-opens="menu"]', widest: 767 },
  { page: 'home', dialog: 'video', opener: 'main [data-opens="video"]', widest: Infinity },
  { page: 'home', dialog: 'booking', opener: '#case-studies [data-opens^="booking"]', widest: Infinity },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A picture of the whole page shows what a visitor would have scrolled to.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of widths) {
  for (const colorScheme of schemes) {
    test.describe(`${String(width)} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: width < 768 ? 844 : 900 }, hasTouch: width < 768 });
      const file = (name: string) => `.screenshots/${name}-${String(width)}-${colorScheme}.png`;

      for (const [name, path] of Object.entries(pages)) {
        test(name, async ({ page, guard }) => {
          guard.tolerate(/404/);
          await open(page, path);
          await page.screenshot({ path: file(name), fullPage: true });
        });
      }

      for (const { page: name, dialog, opener, widest } of dialogs) {
        if (width > widest) continue;
        test(`${name}, ${dialog} open`, async ({ page }) => {
          await open(page, pages[name]);
          await page.locator(opener).first().click();
          await page.getByRole('dialog').waitFor();
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: file(`${name}-${dialog}`) });
        });
      }
    });
  }
}
