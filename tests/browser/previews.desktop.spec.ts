import type { Locator, Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, openLive, passFrames, test, withImages } from './visitor.ts';

test.use(withImages);

const card = (page: Page, index: number): Locator => page.locator(`#${expected.demo(index).id}`);
const opener = (page: Page, index: number): Locator => card(page, index).getByRole('button');
const preview = (page: Page, index: number): Locator => card(page, index).locator('video');

/** Frames in which a preview would have begun, more than twice over. */
const aWhile = 30;

/** Collects the URLs of the videos that the page asks for. */
function videosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

const setConnection = (page: Page, connection: object): Promise<unknown> =>
  page.evaluate(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card should show its image alone', async ({ page }) => {
    const asked = videosOf(page);
    await page.goto('./');
    await card(page, 0).getByRole('link').first().hover();
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('a card under the pointer', () => {
  test.beforeEach(async ({ page }) => {
    await openLive(page, './');
    // Under load a browser may take this machine for a slow connection.
    await setConnection(page, { saveData: false, effectiveType: '4g' });
    await opener(page, 0).scrollIntoViewIfNeeded();
  });

  test('should play its video silently until the pointer leaves or a dialog opens', async ({
    page,
  }) => {
    await opener(page, 0).hover();
    await expect(preview(page, 0)).toBeVisible();
    const state = await preview(page, 0).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      inert: video.inert,
      isInLink: video.closest('a') !== null,
    }));
    expect(state).toEqual({ muted: true, inert: true, isInLink: false });
    await expect(preview(page, 0)).toHaveAttribute('src', /#t=5,8$/);
    const [video, image] = await Promise.all([
      preview(page, 0).boundingBox(),
      opener(page, 0).boundingBox(),
    ]);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((video?.[side] ?? 0) - (image?.[side] ?? -9))).toBeLessThanOrEqual(3);
    await page.mouse.move(2, 300);
    await expect(preview(page, 0)).toHaveCount(0);
    await opener(page, 0).hover();
    await expect(preview(page, 0)).toBeVisible();
    await opener(page, 0).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#root video')).toHaveCount(0);
  });

  test('should load nothing with less motion, saved data or a slow connection', async ({
    page,
  }) => {
    const asked = videosOf(page);
    for (const hinder of [
      () => page.emulateMedia({ reducedMotion: 'reduce' }),
      () => setConnection(page, { saveData: true }),
      () => setConnection(page, { effectiveType: '3g' }),
      () => page.setViewportSize({ width: 800, height: 700 }),
    ]) {
      await hinder();
      await opener(page, 0).hover();
      await passFrames(page, aWhile);
      expect(asked, String(hinder)).toEqual([]);
      await page.mouse.move(2, 300);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await setConnection(page, { saveData: false, effectiveType: '4g' });
    }
    // Nothing else prevents the preview.
    await page.setViewportSize({ width: 1280, height: 800 });
    await opener(page, 0).hover();
    await expect(preview(page, 0)).toBeVisible();
  });
});
