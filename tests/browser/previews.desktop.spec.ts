import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, openLive, passFrames, test } from './visitor.ts';

const opener = (page: Page, index: number): Locator => page.locator(`#${words.demo(index).id}`).getByRole('button');
const preview = (page: Page, index: number): Locator => page.locator(`#${words.demo(index).id} video`);

/** Frames in which a preview would have begun, several times over. */
const aWhile = 90;

/** The films that the page asks for, in their order. */
function filmsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

/** Makes the browser tell of such a connection. */
const connectedBy = (page: Page, connection: object): Promise<unknown> => page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }), connection);

// Under load a browser may take this very machine for a slow connection.
test.beforeEach(({ page }) => connectedBy(page, { saveData: false, effectiveType: '4g' }));

const stateOf = (video: Locator) => video.evaluate(({ currentTime, duration, paused, muted, style }: HTMLVideoElement) => ({ part: currentTime / duration, seconds: currentTime - 0.2 * duration, paused, muted, seen: style.opacity === '1' }));

test.describe('a card that is pointed at', () => {
  test('shows a moment of its film, silently, and then rests', async ({ page }) => {
    const asked = filmsOf(page);
    await openLive(page, './');
    await opener(page, 0).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await opener(page, 0).hover();
    await expect.poll(() => stateOf(preview(page, 0))).toMatchObject({ seen: true, muted: true, paused: false });
    expect((await stateOf(preview(page, 0))).part).toBeGreaterThanOrEqual(0.2);
    await expect.poll(() => stateOf(preview(page, 0)).then(({ paused }) => paused), { timeout: 10_000 }).toBe(true);
    const { seconds } = await stateOf(preview(page, 0));
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(seconds).toBeLessThan(4);
    expect(new Set(asked).size).toBe(1);
  });

  test('lies over its picture only, which is there again when the pointer leaves', async ({ page }) => {
    await openLive(page, './');
    await opener(page, 1).hover();
    await expect.poll(() => stateOf(preview(page, 1)).then(({ seen }) => seen)).toBe(true);
    const [film, picture] = await Promise.all([preview(page, 1).boundingBox(), page.locator(`#${words.demo(1).id} img`).boundingBox()]);
    if (film === null || picture === null) throw new Error('There is no film over the picture.');
    expect(film.x).toBeGreaterThanOrEqual(picture.x - 1);
    expect(film.x + film.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
    expect(Math.abs(film.y - picture.y)).toBeLessThanOrEqual(1);
    expect(film.height).toBeLessThanOrEqual(picture.height);
    await opener(page, 2).hover();
    await expect(preview(page, 1)).toHaveCount(0);
    await expect.poll(() => stateOf(preview(page, 2)).then(({ seen }) => seen)).toBe(true);
  });

  test('gives way to the dialog', async ({ page }) => {
    await openLive(page, './');
    await opener(page, 0).hover();
    await expect.poll(() => stateOf(preview(page, 0)).then(({ seen }) => seen)).toBe(true);
    await opener(page, 0).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#root video')).toHaveCount(0);
  });

  test('by a pointer that is on its way elsewhere fetches nothing', async ({ page }) => {
    const asked = filmsOf(page);
    await openLive(page, './');
    await opener(page, 0).scrollIntoViewIfNeeded();
    const box = await opener(page, 0).boundingBox();
    if (box === null) throw new Error('The card has no place.');
    // Both at once, as the way between them would take time.
    await Promise.all([page.mouse.move(box.x + 20, box.y + 20), page.mouse.move(2, 300)]);
    await passFrames(page, aWhile);
    expect(asked).toEqual([]);
  });

  test('by a finger fetches nothing', async ({ page }) => {
    const asked = filmsOf(page);
    await openLive(page, './');
    await opener(page, 0).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await passFrames(page, aWhile);
    expect(asked).toEqual([]);
  });

  test('of a testimonial shows a moment of its film as well', async ({ page }) => {
    await openLive(page, './');
    const card = page.locator(`#${words.testimonial(0).id}`);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button').hover();
    await expect.poll(() => stateOf(card.locator('video')).then(({ seen }) => seen)).toBe(true);
  });
});

test('a card that has the focus by key shows a moment of its film, and stops when the focus goes on', async ({ page }) => {
  await openLive(page, 'demos/');
  await opener(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page, 1)).toBeFocused();
  await expect.poll(() => stateOf(preview(page, 1)).then(({ seen }) => seen)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(preview(page, 1)).toHaveCount(0);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('only the beginning of the film is fetched, and nothing moves', async ({ page }) => {
    const asked = filmsOf(page);
    await openLive(page, './');
    await opener(page, 0).hover();
    await expect.poll(() => asked.length).toBe(1);
    await passFrames(page, aWhile);
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});

for (const [who, prepare] of [
  ['asks for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['saves data', (page: Page) => connectedBy(page, { saveData: true, effectiveType: '4g' })],
  ['has a slow connection', (page: Page) => connectedBy(page, { saveData: false, effectiveType: '3g' })],
] as const) {
  test(`whoever ${who} is shown the picture, and nothing of the film is fetched`, async ({ page }) => {
    const asked = filmsOf(page);
    await prepare(page);
    await openLive(page, './');
    const script = page.waitForResponse((response) => response.url().includes('/assets/shared-'));
    await opener(page, 0).hover();
    await script;
    await passFrames(page, aWhile);
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}
