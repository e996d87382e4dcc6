import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.pages.booking.title });
const frame = (page: Page) => dialog(page).locator('iframe');

test.describe('the booking page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fits into a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('demos/');
    await page.getByRole('contentinfo').getByRole('link', { name: words.pages.bookingLabel }).click();
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('the booking dialog', () => {
  for (const [viewport, width] of [
    [{ width: 1280, height: 800 }, 768],
    [{ width: 390, height: 844 }, 370.5],
    [{ width: 640, height: 360 }, 608],
  ] as const) {
    test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test('is as wide as specified, at most 90vh high, its frame at least 70vh', async ({ page }) => {
        await page.goto('./#book');
        const panel = dialog(page).locator('> :not([data-close])');
        await expect(panel).toBeVisible();
        await expect(frame(page)).toBeAttached();
        const box = await panel.boundingBox();
        expect(box?.width).toBeCloseTo(width, 0);
        expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
        await expect(panel).toBeInViewport({ ratio: 1 });
        expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(viewport.height * 0.7 - 0.5);
        await expect(dialog(page).getByRole('button', { name: words.interface.close })).toBeInViewport({ ratio: 1 });
      });
    });
  }
});
