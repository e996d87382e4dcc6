import type { Locator, Page } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { expected } from '../support/expected.ts';
import { expect, test } from './visitor.ts';

const openDialog = (page: Page): Locator => page.locator('[role=dialog]:not([aria-hidden])');
const playerIn = (page: Page): Locator => openDialog(page).frameLocator('iframe').locator('video');

const playedFor = (player: Locator): Promise<number> =>
  player.evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));
const caption = (player: Locator): Promise<string> =>
  player.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks]
      .flatMap((track) =>
        track.mode === 'showing'
          ? [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text)
          : [],
      )
      .join(),
  );

test('user can play a video with a caption, and stop it by closing', async ({ page }) => {
  const { id, caption: title } = expected.demo(0);
  await page.goto(`./#${id}`);
  await expect(openDialog(page)).toHaveAccessibleName(title);
  const player = playerIn(page);
  await expect.poll(() => playedFor(player)).toBeGreaterThan(0.2);
  await expect.poll(() => caption(player)).not.toBe('');
  const box = await player.evaluate((video: HTMLVideoElement) => ({
    video: video.videoWidth / video.videoHeight,
    frame: video.clientWidth / video.clientHeight,
    error: video.error?.message,
  }));
  expect(box.error).toBeUndefined();
  expect(box.frame).toBeCloseTo(box.video, 2);
  const element = await player.elementHandle();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  // A removed video neither plays nor answers.
  await expect(async () =>
    expect(await element.isVisible().catch(() => false)).toBe(false),
  ).toPass();
});

test('user can close the dialog by Escape in the player, and is back at the card', async ({
  page,
}) => {
  await page.goto('./');
  const { id, caption: title } = expected.demo(0);
  await page.locator(`#${id} [data-opens]`).click();
  const player = playerIn(page);
  await expect.poll(() => playedFor(player)).toBeGreaterThan(0);
  await player.focus();
  // Onto a control of the player itself.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: title })).toBeFocused();
});

test.describe('the page of a video', () => {
  test('should wait for its visitor, with poster, captions and text, and fit into every window', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`./watch/${expected.demo(0).id}/`);
    const player = page.locator('video');
    await expect(
      page.getByRole('heading', { level: 1, name: expected.demo(0).caption }),
    ).toBeVisible();
    const region = page.getByRole('region', { name: expected.pages.video.transcriptLabel });
    await expect(region.getByText(expected.demo(0).transcript ?? '')).toBeVisible();
    await expect(player).toBeInViewport({ ratio: 1 });
    expect(
      await player.evaluate((video: HTMLVideoElement) => [
        video.paused,
        video.controls,
        video.playsInline,
        video.autoplay,
        video.poster !== '',
      ]),
    ).toEqual([true, true, true, false, true]);
    expect(fetched.filter((url) => url.endsWith('.mp4'))).toEqual([]);

    await test.step('it is no larger than the window, and has the shape of the video', async () => {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 844, height: 390 },
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        const { shape, wide } = await player.evaluate((video) => ({
          shape: video.clientWidth / video.clientHeight,
          wide: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(shape).toBeCloseTo(expected.shapeOf(expected.demo(0).video), 2);
        expect(wide).toBeLessThanOrEqual(0);
      }
    });
    await test.step('it plays, with captions', async () => {
      await player.evaluate((video: HTMLVideoElement) => video.play());
      await expect.poll(() => playedFor(player)).toBeGreaterThan(0);
      await expect.poll(() => caption(player)).not.toBe('');
    });
  });

  test('should lead back to its card, which does not start it again', async ({ page }) => {
    const { id, caption: title } = expected.demo(2);
    await page.goto(`./watch/${id}/`);
    await page
      .getByRole('main')
      .getByRole('link', { name: expected.ending(expected.site.name) })
      .click();
    await expect(page).toHaveURL(/\/demos\/(#.*)?$/);
    await expect(page.getByRole('button', { name: title })).toBeFocused();
    await expect(page.getByRole('button', { name: title })).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('videos of every ratio', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  test.use({ baseURL: async ({}, provide) => provide(process.env[builds.second.variable] ?? '') });

  const viewport = { width: 390, height: 844 };
  test.use({ viewport });

  test('should have frames of their ratio, at most 90% as high as the window', async ({ page }) => {
    await page.goto('./');
    // The second pack has a video of each ratio, in this order.
    for (const [id, shape] of [
      ['buero-1', 9 / 16],
      ['buero-2', 16 / 9],
      ['buero-3', 1],
      ['buero-4', 4 / 5],
    ] as const) {
      await test.step(id, async () => {
        // A video with sound starts by itself only after a click.
        await page.locator(`#${id} a[data-opens]`).click();
        const panel = openDialog(page).locator('> :not([data-close])');
        // A video with sound waits for a tap if a URL opened the dialog.
        await expect
          .poll(() => playerIn(page).evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
          .toBeGreaterThan(0);
        const { clientWidth, clientHeight, videoWidth, videoHeight } = await playerIn(
          page,
        ).evaluate(({ clientWidth, clientHeight, videoWidth, videoHeight }: HTMLVideoElement) => ({
          clientWidth,
          clientHeight,
          videoWidth,
          videoHeight,
        }));
        expect(videoWidth / videoHeight).toBeCloseTo(shape, 2);
        // The video fills every pixel of the player.
        const scale = Math.min(clientWidth / videoWidth, clientHeight / videoHeight);
        expect(Math.abs(clientWidth - videoWidth * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(clientHeight - videoHeight * scale)).toBeLessThanOrEqual(1);
        const box = await panel.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
        await expect(panel).toBeInViewport({ ratio: 1 });
        const player = await openDialog(page).locator('iframe').boundingBox();
        expect(player?.width).toBeGreaterThan(Math.min(viewport.width, viewport.height) * 0.35);
        await expect(openDialog(page).locator('iframe')).toBeInViewport({ ratio: 0.99 });
        await page.keyboard.press('Escape');
        await expect(openDialog(page)).toHaveCount(0);
      });
    }
  });
});
