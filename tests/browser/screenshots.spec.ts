/** Writes screenshots of every page and dialog, light and dark, to .screenshots/. */
import type { Page } from '@playwright/test';
import { fontsArrive, test } from './visitor.ts';

const widths = [320, 390, 768, 1024, 1280, 1680];
const schemes = ['light', 'dark'] as const;
const pages = { home: './', demos: 'demos/', 'not-found': '404.html' };

/** What can be opened on the home page: its URL, or for the menu the button. */
const dialogs = {
  menu: {
    path: './',
    widest: 767,
    open: (page: Page) => page.locator('header [data-opens="menu"]').click(),
  },
  video: { path: './#pa-1', widest: Infinity },
  booking: { path: './#book', widest: Infinity },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A full-page screenshot shows what a visitor would have scrolled to.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await fontsArrive(page);
}

for (const width of widths) {
  for (const colorScheme of schemes) {
    test.describe(`${String(width)} px, ${colorScheme}`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: width < 768 ? 844 : 900 },
        hasTouch: width < 768,
        isMobile: width < 768,
      });
      const file = (name: string) => `.screenshots/${name}-${String(width)}-${colorScheme}.png`;

      for (const [name, path] of Object.entries(pages)) {
        test(`should show ${name}`, async ({ page, guard }) => {
          guard.tolerate(/404/);
          await open(page, path);
          await page.screenshot({ path: file(name), fullPage: true });
        });
      }

      for (const [name, { path, widest, ...rest }] of Object.entries(dialogs)) {
        if (width > widest) continue;
        test(`should show home, ${name} open`, async ({ page }) => {
          await open(page, path);
          if ('open' in rest) await rest.open(page);
          await page.getByRole('dialog').waitFor();
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: file(`home-${name}`) });
        });
      }
    });
  }
}
