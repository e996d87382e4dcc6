import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, holdsFocus, openLive, scrollingEnds, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.demo(2).caption });
const card = (page: Page) => page.locator('#demos').getByText(words.demo(2).caption, { exact: true });

test.describe('a video without script', () => {
  test.use({ javaScriptEnabled: false });

  test('plays on its own page, and there is no dialog', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await press(card(page));
    await expect(page.getByRole('heading', { level: 1, name: words.demo(2).caption })).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
  });
});

test.describe('the video dialog', () => {
  test('has the caption as its title and the video in a frame of its shape, which is taken out when it is closed; the focus is on its card again', async ({ page, press }) => {
    await openLive(page, './');
    await press(card(page));
    await expect(dialog(page).getByRole('heading')).toHaveText(words.demo(2).caption);
    const frame = dialog(page).locator('iframe');
    await expect(frame).toHaveAttribute('title', words.demo(2).caption);
    await expect(frame.contentFrame().locator('video')).toBeVisible();
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(words.shapeOf(words.demo(2).video), 2);
    await press(dialog(page).getByRole('button', { name: words.interface.close }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.demo(2).caption })).toBeFocused();
  });

  test('shows each video under its own caption, one at a time, and Escape closes it with the focus on its card again', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, './');
    await press(card(page));
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.demo(2).caption })).toBeFocused();
    await press(page.locator('#demos').getByText(words.demo(0).caption, { exact: true }));
    const other = page.getByRole('dialog', { name: words.demo(0).caption });
    await expect(other.locator('iframe')).toHaveAttribute('title', words.demo(0).caption);
    await expect(other.locator('iframe')).toHaveCount(1);
    await expect(other.locator('iframe')).toHaveAttribute('src', words.ending(words.demo(0).video.embedUrl));
  });

  test('a press beside it closes it', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('./');
    await page.goto(`./#${words.demo(2).id}`);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test("the browser's Back closes it before it leaves the page, and Forward opens it again", async ({ page, press }) => {
    await page.goto('./');
    const address = page.url();
    await press(card(page));
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === `#${words.demo(2).id}`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('leaves no entry in the history when it is closed', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await page.goto('demos/');
    await press(page.getByText(words.demo(2).caption, { exact: true }));
    await expect(page).toHaveURL((url) => url.hash === `#${words.demo(2).id}`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL((url) => url.hash === '');
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });

  test('keeps the focus in: Tab goes round, forwards and backwards', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, './');
    await press(card(page));
    await expect(dialog(page)).toBeVisible();
    expect(await holdsFocus(dialog(page))).toBe(true);
    for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog(page)), `focus after ${key}`).toBe(true);
    }
  });

  test('the page behind it cannot be reached, does not scroll and does not move', async ({ page, press }) => {
    await openLive(page, './');
    await card(page).scrollIntoViewIfNeeded();
    const places = () => page.evaluate((selectors) => selectors.map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON() as unknown), ['header', 'main', `#${words.demo(2).id}`, '#case-studies']);
    const before = await places();
    await press(card(page));
    await expect(dialog(page)).toBeVisible();
    await page.mouse.move(2, 400);
    await page.mouse.wheel(0, 500);
    await scrollingEnds(page);
    expect(await places()).toEqual(before);
    await expect(page.locator('#root')).toHaveAttribute('inert');
  });

  test('opens for a testimonial too', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.locator('#testimonials').getByText(words.testimonial(0).headline));
    const testimonial = page.getByRole('dialog', { name: words.testimonial(0).caption });
    await expect(testimonial.locator('iframe')).toHaveAttribute('title', words.testimonial(0).caption);
  });

  test('always has a link that opens the video in a new tab', { tag: '@any-device' }, async ({ page, press, context }) => {
    await page.goto(`./#${words.demo(2).id}`);
    const opened = context.waitForEvent('page');
    await press(dialog(page).getByRole('link', { name: words.pages.video.openLabel }));
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: words.demo(2).caption })).toBeVisible();
  });
});
