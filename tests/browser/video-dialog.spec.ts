import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, openLive, scrollingEnds, test, passFrames } from './visitor.ts';

const dialog = (page: Page, demo = 2) =>
  page.getByRole('dialog', { name: expected.demo(demo).caption });
const card = (page: Page, demo = 2) =>
  page.locator('#demos').getByText(expected.demo(demo).caption, { exact: true });
const cardButton = (page: Page, demo = 2) =>
  page.getByRole('button', { name: expected.demo(demo).caption });
const closeControl = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: expected.interface.close });
const panel = (page: Page) => page.getByRole('dialog').locator('> :not([data-close])');

test.describe('a video without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can watch it on its own page', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await expect(page.locator('iframe')).toHaveCount(0);
    await press(card(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.demo(2).caption);
    const video = page.locator('video');
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(video).toBeInViewport({ ratio: 0.95 });
    const playedFor = (): Promise<number> =>
      video.evaluate((each: HTMLVideoElement) => (each.paused ? 0 : each.currentTime));
    expect(await playedFor()).toBe(0);
    await video.focus();
    await page.keyboard.press('Space');
    await expect.poll(playedFor).toBeGreaterThan(0);
    await expect(
      video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.mode),
    ).resolves.toBe('showing');
  });

  test(
    'user can book a call and go on from the page of a video',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.goto(`watch/${expected.demo(0).id}/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: expected.pages.bookingLabel })).toHaveAttribute(
        'href',
        /samples\/booking\.html$/,
      );
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible();
      await main.getByRole('link', { name: expected.demo(1).caption }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.demo(1).caption);
    },
  );
});

test.describe('the video dialog', () => {
  test(
    'should show the video under its caption, over a page that does not move',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await openLive(page, './');
      await card(page).scrollIntoViewIfNeeded();
      const places = (): Promise<string> =>
        page.evaluate(
          (selectors) =>
            selectors
              .map((each) => JSON.stringify(document.querySelector(each)?.getBoundingClientRect()))
              .join(),
          ['header', 'main', `#${expected.demo(2).id}`, '#case-studies'],
        );
      const before = await places();
      await press(card(page));
      await expect(dialog(page).getByRole('heading')).toHaveText(expected.demo(2).caption);
      const frame = dialog(page).locator('iframe');
      await expect(frame).toHaveAttribute('title', expected.demo(2).caption);
      await expect(frame.contentFrame().locator('video')).toBeVisible();
      await expect(frame.contentFrame().getByRole('main')).toHaveCount(0);
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.mouse.move(2, 400);
      await page.mouse.wheel(0, 500);
      await scrollingEnds(page);
      expect(await places()).toBe(before);
      await press(closeControl(page));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(cardButton(page)).toBeFocused();
    },
  );

  test(
    'user can go to the next video and to the booking form',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('./');
      const plain = page.url();
      const count = expected.demosOf(0).length;
      await press(card(page, count - 1));
      const next = dialog(page, count - 1).getByRole('button', { name: expected.demo(0).caption });
      await expect(next.locator('img')).toBeInViewport({ ratio: 0.9 });
      await press(next);
      await expect(dialog(page, 0).locator('iframe')).toHaveCount(1);
      await expect(page).toHaveURL(`${plain}#${expected.demo(0).id}`);
      await press(dialog(page, 0).getByRole('button', { name: expected.pages.bookingLabel }));
      await expect(page.getByRole('dialog')).toHaveAccessibleName(expected.pages.booking.title);
      await expect(page).toHaveURL(`${plain}#book`);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(plain);
      await expect(cardButton(page, 0)).toBeFocused();
      await expect(cardButton(page, 0)).toBeInViewport();
    },
  );

  test(
    'user can read a whole transcript where it opens',
    { tag: '@any-device' },
    async ({ page }) => {
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('./');
        await card(page, 0).click();
        await dialog(page, 0).getByText(expected.pages.video.transcriptLabel).click();
        const transcript = dialog(page, 0).getByText(expected.demo(0).transcript ?? '');
        await expect(transcript, String(width)).toBeInViewport({ ratio: 0.95 });
      }
    },
  );

  test(
    'user can close it by Escape in a player that still loads',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.route('**/watch/**', () => new Promise<void>(() => undefined));
      await page.goto('./');
      await card(page).click();
      await page.locator('iframe').focus();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cardButton(page)).toBeFocused();
    },
  );

  test(
    'user can close it by Escape, by Back and by a click beside it',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('demos/');
      await page.goto('./');
      const plain = page.url();
      await test.step('a double click only opens', async () => {
        await page.getByRole('banner').getByText(expected.pages.bookingLabel).dblclick();
        await passFrames(page, 60);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
      await press(card(page));
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(plain);
      await expect(cardButton(page)).toBeFocused();
      await press(card(page, 0));
      await expect(dialog(page, 0).locator('iframe')).toHaveCount(1);
      await expect(page).toHaveURL(`${plain}#${expected.demo(0).id}`);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward();
      await expect(dialog(page, 0)).toBeVisible();
      await page.mouse.click(2, 400);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(plain);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        expected.pages.demos.heading,
      );
    },
  );

  test('should lie within any window', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    for (const [width, height, leastWidth] of [
      [390, 844, 300],
      [640, 360, 140],
    ] as const) {
      await page.setViewportSize({ width, height });
      await press(card(page));
      const player = dialog(page).locator('iframe');
      await expect(player).toBeInViewport({ ratio: 0.99 });
      await expect(panel(page)).toBeInViewport({ ratio: 0.95 });
      const name = `${width} × ${height}`;
      expect((await panel(page).boundingBox())?.height, name).toBeLessThanOrEqual(height * 0.9 + 1);
      const box = await player.boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(leastWidth);
      expect((box?.width ?? 0) / (box?.height ?? 1), name).toBeCloseTo(
        expected.shapeOf(expected.demo(2).video),
        2,
      );
      await press(closeControl(page));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
