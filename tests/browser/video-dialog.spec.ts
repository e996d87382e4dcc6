import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, openLive, scrollingEnds, test } from './visitor.ts';

const dialog = (page: Page, demo = 2) =>
  page.getByRole('dialog', { name: words.demo(demo).caption });
const card = (page: Page, demo = 2) =>
  page.locator('#demos').getByText(words.demo(demo).caption, { exact: true });
const cardButton = (page: Page, demo = 2) =>
  page.getByRole('button', { name: words.demo(demo).caption });
const closeControl = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: words.interface.close });

test.describe('a video without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'plays on its own page, and there is no dialog',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('./');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await press(card(page));
      await expect(
        page.getByRole('heading', { level: 1, name: words.demo(2).caption }),
      ).toBeVisible();
      const film = page.locator('video');
      await expect(film).toBeVisible();

      await test.step('all of it can be seen in a window on its side', async () => {
        await page.setViewportSize({ width: 640, height: 360 });
        await expect(film).toBeInViewport({ ratio: 1 });
      });
      await test.step('it waits for its visitor, and shows captions', async () => {
        const playedFor = (): Promise<number> =>
          film.evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));
        const captions = (): Promise<number> =>
          film.evaluate(
            (video: HTMLVideoElement) =>
              [...video.textTracks].filter(
                ({ mode, activeCues }) => mode === 'showing' && (activeCues?.length ?? 0) > 0,
              ).length,
          );
        expect(await playedFor()).toBe(0);
        await film.focus();
        await page.keyboard.press('Space');
        await expect.poll(playedFor).toBeGreaterThan(0);
        await expect.poll(captions).toBe(1);
      });
    },
  );
});

test.describe('the video dialog', () => {
  test('shows the video under its caption, before a page that waits', async ({ page, press }) => {
    // What moves when the page goes live has moved.
    await openLive(page, './');
    await card(page).scrollIntoViewIfNeeded();
    const places = () =>
      page.evaluate(
        (selectors) =>
          selectors.map(
            (each) => document.querySelector(each)?.getBoundingClientRect().toJSON() as unknown,
          ),
        ['header', 'main', `#${words.demo(2).id}`, '#case-studies'],
      );
    const before = await places();
    await press(card(page));

    await test.step('it has the caption as its title and the video in a frame of its shape', async () => {
      await expect(dialog(page).getByRole('heading')).toHaveText(words.demo(2).caption);
      const frame = dialog(page).locator('iframe');
      await expect(frame).toHaveAttribute('title', words.demo(2).caption);
      await expect(frame.contentFrame().locator('video')).toBeVisible();
      const box = await frame.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
        words.shapeOf(words.demo(2).video),
        2,
      );
    });
    await test.step('the page behind it cannot be reached, does not scroll and does not move', async () => {
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.mouse.move(2, 400);
      await page.mouse.wheel(0, 500);
      await scrollingEnds(page);
      expect(await places()).toEqual(before);
    });
    await test.step('closing it takes the video out, and the focus is on its card again', async () => {
      await press(closeControl(page));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(cardButton(page)).toBeFocused();
    });
  });

  test(
    'is closed by Escape, by Back and by a press beside it, and leaves nothing in the history',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('demos/');
      await page.goto('./');
      const address = page.url();
      await press(card(page));
      await expect(dialog(page)).toBeVisible();

      await test.step('Escape closes it, and the focus is on its card again', async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(address);
        await expect(cardButton(page)).toBeFocused();
      });
      await test.step('another one shows its own video, and that alone', async () => {
        await press(card(page, 0));
        const frame = dialog(page, 0).locator('iframe');
        await expect(frame).toHaveAttribute('title', words.demo(0).caption);
        await expect(frame).toHaveCount(1);
        await expect(frame).toHaveAttribute('src', words.ending(words.demo(0).video.embedUrl));
        await expect(page).toHaveURL((url) => url.hash === `#${words.demo(0).id}`);
      });
      await test.step("the browser's Back closes it before it leaves the page, and Forward opens it again", async () => {
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(page.url()).toBe(address);
        await page.goForward();
        await expect(dialog(page, 0)).toBeVisible();
      });
      await test.step('a press beside it closes it', async () => {
        await page.mouse.click(4, 400);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
      await test.step('the way back leads to the page before', async () => {
        await expect(page).toHaveURL(address);
        await page.goBack();
        await expect(
          page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
        ).toBeVisible();
      });
    },
  );

  test(
    'is at most 90% as high as any window, lies within it and has room for a player',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('./');
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
        { width: 640, height: 360 },
      ]) {
        await test.step(`in a window of ${viewport.width} × ${viewport.height}`, async () => {
          await page.setViewportSize(viewport);
          // Opened anew: whether the words of the video are open at first depends on the window.
          await press(card(page));
          const panel = dialog(page).locator('> :not([data-close])');
          const player = dialog(page).locator('iframe');
          await expect(player).toBeVisible();
          const box = await panel.boundingBox();
          expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
          await expect(panel).toBeInViewport({ ratio: 1 });
          const room = await player.boundingBox();
          expect(room?.width).toBeGreaterThanOrEqual(140);
          expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(
            words.shapeOf(words.demo(2).video),
            2,
          );
          await expect(player).toBeInViewport({ ratio: 0.99 });
          await press(closeControl(page));
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
    },
  );

  test(
    'has no need to scroll on a small phone, as long as its words are closed',
    { tag: ['@any-device', '@sample'] },
    async ({ page, press }) => {
      await page.goto('./');
      for (const [width, height] of [
        [320, 640],
        [360, 640],
        [360, 780],
        [375, 667],
      ] as const) {
        await page.setViewportSize({ width, height });
        await press(card(page));
        const panel = dialog(page).locator('> :not([data-close])');
        await expect(panel).toBeVisible();
        expect(
          await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
          `in a window of ${width} × ${height}`,
        ).toBe(0);
        await press(closeControl(page));
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  );
});
