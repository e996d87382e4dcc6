import type { Locator, Page } from '@playwright/test';
import { expect, fontsArrive, openLive, scrollingEnds, test, withImages } from './visitor.ts';

test.use(withImages);

/** Waits until the fonts and the images of this element have loaded. */
async function complete(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      element.evaluate((root) =>
        [...root.querySelectorAll('img')].every(
          (image) => image.complete && image.naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
  await fontsArrive(element.page());
  await scrollingEnds(element.page());
}

async function openAsDrawn(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await fontsArrive(page);
}

/** Images are masked: images are large, and have tests of their own. */
const masked = (root: Locator | Page) => ({ mask: [root.locator('img')], maskColor: '#808080' });

const hero = (page: Page) => page.locator('main > :not(section)').first();

test.describe('the look without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header should match its image', async ({ page }) => {
    await page.goto('./');
    // The page with script has to match the same screenshot.
    await expect(page.getByRole('banner')).toHaveScreenshot('header.png');
  });
});

test('header, hero, a card and both dialogs should match their images on a large screen', async ({
  page,
}) => {
  await openAsDrawn(page, './');
  await expect.soft(page.getByRole('banner')).toHaveScreenshot('header.png');
  await complete(hero(page));
  await expect.soft(hero(page)).toHaveScreenshot('hero.png', masked(hero(page)));
  const card = page.locator('#pa-1');
  await complete(card);
  await expect.soft(card).toHaveScreenshot('card.png', masked(card));
  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await complete(hero(page));
    await expect.soft(hero(page)).toHaveScreenshot('dark-hero.png', masked(hero(page)));
  });
  await test.step('the dialogs', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [name, address] of [
      ['video', './#pa-1'],
      ['booking', './#book'],
    ] as const) {
      await page.goto(address);
      const panel = page.getByRole('dialog').locator('> :not([data-close])');
      await expect(panel.locator('iframe').contentFrame().locator('body')).toBeVisible();
      // Only the content of the frame is the provider's.
      await expect.soft(panel).toHaveScreenshot(`${name}-dialog.png`, {
        mask: [panel.locator('iframe')],
        maskColor: '#808080',
      });
    }
  });
});

test.describe('the look on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first screen and the menu should match their images', async ({ page }) => {
    await openAsDrawn(page, './');
    await complete(hero(page));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page).toHaveScreenshot('phone.png', masked(page));
    await page.getByRole('banner').getByLabel('Menu').tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveScreenshot('phone-menu.png', masked(page));
  });
});
