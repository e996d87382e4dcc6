import type { Locator, Page } from '@playwright/test';
import { expect, fontsArrive, openLive, scrollingEnds, test } from './visitor.ts';

/** Waits until the fonts and the pictures of this element have come. */
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

/**
 * Opens a page as it is when the web fonts were there from the start. Where they came a moment later, its lines
 * still end where those of the fallbacks did, as nothing may move; a window of another width ends that.
 */
async function openAsDrawn(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await fontsArrive(page);
  const size = page.viewportSize();
  if (size === null) throw new Error('The window has no size.');
  for (const width of [size.width + 1, size.width]) {
    await page.setViewportSize({ ...size, width });
    // The page hears of it before its next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

const hero = (page: Page) => page.locator('main > :not(section)').first();
const slide = (page: Page) => page.getByRole('group', { name: '40% more bookings' }).locator('> *');

test.describe('the look without script', () => {
  test.use({ javaScriptEnabled: false });

  test('header', async ({ page }) => {
    await page.goto('./');
    // The very picture that the page with script has to match too.
    await expect(page.getByRole('banner')).toHaveScreenshot('header.png');
  });
});

test('the look on a larger screen: header, hero, a card and a slide, in light and in dark colours, and both dialogs', async ({
  page,
}) => {
  await openAsDrawn(page, './');
  await expect.soft(page.getByRole('banner')).toHaveScreenshot('header.png');
  await complete(hero(page));
  await expect.soft(hero(page)).toHaveScreenshot('hero.png');
  const card = page.locator('#pa-1');
  await complete(card);
  await expect.soft(card).toHaveScreenshot('card.png');
  await complete(slide(page));
  await expect.soft(slide(page)).toHaveScreenshot('slide.png');
  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await complete(slide(page));
    await expect.soft(slide(page)).toHaveScreenshot('dark-slide.png');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.soft(page.getByRole('banner')).toHaveScreenshot('dark-header.png');
    await complete(hero(page));
    await expect.soft(hero(page)).toHaveScreenshot('dark-hero.png');
  });
  await test.step('the dialogs', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [name, address] of [
      ['video', './#pa-1'],
      ['booking', './#book'],
    ] as const) {
      await page.goto(address);
      const panel = page.getByRole('dialog').locator('> :not([data-close])');
      await expect(panel.locator('iframe').contentFrame().locator('main')).toBeVisible();
      // Nothing of the dialog is of the provider but what the frame shows.
      await expect.soft(panel).toHaveScreenshot(`${name}-dialog.png`, {
        mask: [panel.locator('iframe')],
        maskColor: '#808080',
      });
    }
  });
});

test.describe('the look on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('first screen, menu and a slide', async ({ page }) => {
    await openAsDrawn(page, './');
    await complete(hero(page));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page).toHaveScreenshot('phone.png');
    await page.getByRole('banner').getByLabel('Menu').tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveScreenshot('phone-menu.png');
    await page.keyboard.press('Escape');
    // A slide is higher than the window of a phone, and the header would hide a part of it.
    await page.setViewportSize({ width: 390, height: 2400 });
    await complete(slide(page));
    await expect(slide(page)).toHaveScreenshot('phone-slide.png');
  });
});
