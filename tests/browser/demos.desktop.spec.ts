import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { columnsOf, expect, openLive, scrollingEnds, test, unevenRows } from './visitor.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) =>
  page
    .locator('#demos')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-opens]') });
const shown = (page: Page) => cards(page).filter({ visible: true });
const select = (page: Page) =>
  page.getByRole('combobox', { name: expected.pages.home.demos.heading });

test.describe('the tabs of the demos', () => {
  test('user can choose an agent, and go back and forward', async ({ page }) => {
    await openLive(page, './');
    await expect(page.getByRole('tab')).toHaveText(expected.agents.map(({ name }) => name));
    await expect(shown(page)).toHaveText(expected.captionsOf(0));
    for (const index of [1, -1]) {
      const { id, name, subLabel } = expected.agent(index);
      await tab(page, name).scrollIntoViewIfNeeded();
      const before = await tab(page, name).boundingBox();
      await tab(page, name).click();
      await expect(page.getByText(subLabel)).toBeVisible();
      await expect(shown(page)).toHaveText(expected.captionsOf(index));
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page).toHaveURL((url) => url.hash === `#${id}`);
      expect(await tab(page, name).boundingBox()).toEqual(before);
    }
    await page.goBack();
    await expect(chosen(page)).toHaveText(expected.agent(1).name);
    await page.goBack();
    await expect(chosen(page)).toHaveText(expected.agent(0).name);
    await page.goForward();
    await expect(chosen(page)).toHaveText(expected.agent(1).name);
  });

  test('should stand above 1, 2 or 3 columns, and share their choice with the select', async ({
    page,
  }) => {
    await page.goto('./');
    for (const [width, columns] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1680, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await columnsOf(shown(page)), `columns at ${width} px`).toBe(columns);
      expect.soft(await unevenRows(shown(page)), `rows at ${width} px`).toEqual([]);
    }
    await tab(page, expected.agent(-1).name).click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(select(page).locator('option:checked')).toHaveText(expected.agent(-1).name);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await select(page).selectOption(expected.agent(1).name);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chosen(page)).toHaveText(expected.agent(1).name);
    await expect(select(page)).toBeHidden();
  });
});

test.describe('the demos by key', () => {
  test('user can choose a tab by key, without a step in the history', async ({ page }) => {
    await openLive(page, './');
    const before = await page.evaluate(() => history.length);
    await chosen(page).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', -1],
      ['ArrowRight', 0],
      ['ArrowLeft', -1],
      ['Home', 0],
      ['End', -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page), key).toHaveText(expected.agent(index).name);
      await expect(chosen(page), key).toBeFocused();
    }
    await expect(page).toHaveURL((url) => url.hash === `#${expected.agent(-1).id}`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await tab(page, expected.agent(0).name).click();
    await expect(page).toHaveURL((url) => url.hash === `#${expected.agent(0).id}`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: expected.demo(0).caption })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const offset = await page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(offset + 400);
    await expect(chosen(page)).toHaveText(expected.agent(0).name);
  });

  test('user can open a video by Enter and Space, and the page does not scroll', async ({
    page,
  }) => {
    await openLive(page, './');
    for (const [key, name, caption] of [
      ['Enter', expected.demo(1).caption, expected.demo(1).caption],
      ['Space', expected.demo(1).caption, expected.demo(1).caption],
      ['Enter', expected.testimonial(-1).headline, expected.testimonial(-1).caption],
    ] as const) {
      const card = page.getByRole('button', { name });
      await card.focus();
      await scrollingEnds(page);
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: caption })).toBeVisible();
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(card).toBeFocused();
    }
  });
});
