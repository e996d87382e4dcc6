import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.demo(2).caption });

test.describe('the page of a video without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole video in a window on its side', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('./');
    await page.locator(`#${words.demo(2).id} a[data-opens]`).click();
    await expect(page.locator('video')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the video dialog', () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 640, height: 360 },
  ]) {
    test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test('is at most 90% as high, lies within it and has room for a player', async ({ page, press }) => {
        await page.goto(`./#${words.demo(2).id}`);
        const panel = dialog(page).locator('> :not([data-close])');
        await expect(panel).toBeVisible();
        const box = await panel.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
        await expect(panel).toBeInViewport({ ratio: 1 });
        const player = await dialog(page).locator('iframe').boundingBox();
        expect(player?.width).toBeGreaterThanOrEqual(140);
        expect((player?.width ?? 0) / (player?.height ?? 1)).toBeCloseTo(words.shapeOf(words.demo(2).video), 2);
        await expect(dialog(page).locator('iframe')).toBeInViewport({ ratio: 0.99 });
        await press(dialog(page).getByRole('button', { name: words.interface.close }));
        await expect(dialog(page)).toBeHidden();
      });
    });
  }
});
