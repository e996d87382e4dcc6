import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, openLive, passFrames, test } from './visitor.ts';

const opener = (page: Page, index: number): Locator =>
  page.locator(`#${words.demo(index).id}`).getByRole('button');
const preview = (page: Page, index: number): Locator =>
  page.locator(`#${words.demo(index).id} video`);

/** Frames in which a preview would have begun, more than twice over. */
const aWhile = 45;

/** The films that the page asks for, in their order. */
function filmsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Under load a browser may take this very machine for a slow connection.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: false, effectiveType: '4g' },
      configurable: true,
    }),
  );
});

const stateOf = (video: Locator) =>
  video.evaluate(({ currentTime, duration, paused, muted, style }: HTMLVideoElement) => ({
    part: currentTime / duration,
    seconds: currentTime - 0.2 * duration,
    paused,
    muted,
    seen: style.opacity === '1',
  }));

test('a card that is pointed at shows a moment of its film, silently and over its picture only', async ({
  page,
}) => {
  const asked = filmsOf(page);
  await openLive(page, './');
  await opener(page, 0).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);

  await test.step('it plays, and then rests', async () => {
    await opener(page, 0).hover();
    await expect
      .poll(() => stateOf(preview(page, 0)))
      .toMatchObject({ seen: true, muted: true, paused: false });
    expect((await stateOf(preview(page, 0))).part).toBeGreaterThanOrEqual(0.2);
    // Ahead by most of the three seconds that it lasts.
    await preview(page, 0).evaluate(
      (video: HTMLVideoElement) => (video.currentTime = 0.2 * video.duration + 2.5),
    );
    await expect
      .poll(() => stateOf(preview(page, 0)).then(({ paused }) => paused), { timeout: 10_000 })
      .toBe(true);
    const { seconds } = await stateOf(preview(page, 0));
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(seconds).toBeLessThan(4);
    expect(new Set(asked).size).toBe(1);
  });
  await test.step('it lies over the picture', async () => {
    const [film, picture] = await Promise.all([
      preview(page, 0).boundingBox(),
      page.locator(`#${words.demo(0).id} img`).boundingBox(),
    ]);
    if (film === null || picture === null) throw new Error('There is no film over the picture.');
    expect(film.x).toBeGreaterThanOrEqual(picture.x - 1);
    expect(film.x + film.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
    expect(Math.abs(film.y - picture.y)).toBeLessThanOrEqual(1);
    expect(film.height).toBeLessThanOrEqual(picture.height);
  });
  await test.step('the picture is there again when the pointer goes on, to a testimonial here, which shows its film as well', async () => {
    const card = page.locator(`#${words.testimonial(0).id}`);
    await card.getByRole('button').hover();
    await expect(preview(page, 0)).toHaveCount(0);
    await expect.poll(() => stateOf(card.locator('video')).then(({ seen }) => seen)).toBe(true);
  });
  await test.step('it gives way to the dialog', async () => {
    await opener(page, 1).hover();
    await expect.poll(() => stateOf(preview(page, 1)).then(({ seen }) => seen)).toBe(true);
    await opener(page, 1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#root video')).toHaveCount(0);
  });
});

test('a card shows nothing to a pointer that is on its way elsewhere, and to the keyboard a moment of its film', async ({
  page,
}) => {
  const asked = filmsOf(page);
  await page.clock.install();
  await openLive(page, 'demos/');
  await opener(page, 0).scrollIntoViewIfNeeded();

  // The clock stands still while the pointer is on the card, as the way of a test would take time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const script = page.waitForResponse((response) => response.url().includes('/assets/shared-'));
  await opener(page, 0).hover();
  await script;
  await page.mouse.move(2, 300);
  await page.clock.fastForward(1000);
  await page.clock.resume();
  await passFrames(page);
  expect(asked).toEqual([]);

  await opener(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page, 1)).toBeFocused();
  await expect.poll(() => stateOf(preview(page, 1)).then(({ seen }) => seen)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page, 1)).toHaveCount(0);
});

test('nothing of a film is fetched for whoever wants less, and nothing moves in a narrow window', async ({
  page,
}) => {
  const asked = filmsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, './');
  const script = page.waitForResponse((response) => response.url().includes('/assets/shared-'));
  /** Rests on a card for long enough. */
  const restOn = async (index: number): Promise<void> => {
    await opener(page, index).hover();
    await script;
    await passFrames(page, aWhile);
    await expect(page.locator('video')).toHaveCount(0);
  };
  const connect = (connection: object): Promise<unknown> =>
    page.evaluate(
      (told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }),
      connection,
    );

  await test.step('whoever asks for less motion is shown the picture', async () => {
    await restOn(0);
    expect(asked).toEqual([]);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('and whoever saves data', async () => {
    await connect({ saveData: true, effectiveType: '4g' });
    await restOn(1);
    expect(asked).toEqual([]);
  });
  await test.step('and whoever has a slow connection', async () => {
    await connect({ saveData: false, effectiveType: '3g' });
    await restOn(2);
    expect(asked).toEqual([]);
  });
  await test.step('in a narrow window the beginning of the film is fetched, and that is all', async () => {
    await connect({ saveData: false, effectiveType: '4g' });
    await page.setViewportSize({ width: 800, height: 700 });
    await opener(page, 3).hover();
    await expect.poll(() => asked.length).toBe(1);
    await restOn(3);
    expect(asked).toHaveLength(1);
  });
});
