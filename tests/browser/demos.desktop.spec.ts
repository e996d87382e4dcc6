import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test } from './visitor.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: words.pages.home.demos.heading }).getByRole('tab');
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) => page.locator('#demos').getByRole('listitem').filter({ visible: true });

test.describe('the grid of demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has 3 columns on a large screen', async ({ page }) => {
    await page.goto('./');
    expect(await columnsOf(page.locator(`#${words.agent(0).id}`).getByRole('listitem'))).toBe(3);
  });
});

test.describe('the tabs of the demos', () => {
  test('are named by the agents, the Personal Assistant chosen, and show the demos and the sub-label of the one that is clicked', async ({ page }) => {
    await page.goto('./');
    await expect(tabs(page)).toHaveText(words.agents.map(({ name }) => name));
    await expect(chosen(page)).toHaveText(words.agent(0).name);
    await expect(page.locator('#demos').getByRole('combobox')).toBeHidden();
    await page.getByRole('tab', { name: words.agent(1).name }).click();
    await expect(chosen(page)).toHaveText(words.agent(1).name);
    await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
    await expect(page.getByText(words.agent(0).subLabel)).toBeHidden();
    await expect(cards(page)).toHaveText(words.captionsOf(1));
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await expect(cards(page)).toHaveText(words.captionsOf(-1));
  });

  test('follow the arrow keys, Home and End, and are one stop for the Tab key', async ({ page }) => {
    await openLive(page, './');
    await chosen(page).focus();
    for (const [key, name] of [
      ['ArrowRight', words.agent(1).name],
      ['End', words.agent(-1).name],
      ['ArrowRight', words.agent(0).name],
      ['ArrowLeft', words.agent(-1).name],
      ['Home', words.agent(0).name],
      ['End', words.agent(-1).name],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page)).toHaveText(name);
      await expect(chosen(page)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(chosen(page)).toBeFocused();
  });

  test('share their choice with the select of small screens', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await page.setViewportSize({ width: 767, height: 800 });
    const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
    await expect(select).toBeVisible();
    await expect(select.locator('option:checked')).toHaveText(words.agent(-1).name);
    await expect(tabs(page)).toHaveCount(0);
    await select.selectOption(words.agent(1).name);
    await expect(cards(page)).toHaveText(words.captionsOf(1));
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chosen(page)).toHaveText(words.agent(1).name);
    await expect(select).toBeHidden();
  });

  test('are walked through by Back and Forward', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: words.agent(1).name }).click();
    await expect(page).toHaveURL((url) => url.hash === `#${words.agent(1).id}`);
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await expect(page).toHaveURL((url) => url.hash === `#${words.agent(-1).id}`);
    await page.goBack();
    await expect(chosen(page)).toHaveText(words.agent(1).name);
    await page.goBack();
    await expect(chosen(page)).toHaveText(words.agent(0).name);
    await page.goForward();
    await expect(chosen(page)).toHaveText(words.agent(1).name);
  });

  test('do not scroll the page when one is chosen', async ({ page }) => {
    await openLive(page, './');
    const tab = page.getByRole('tab', { name: words.agent(-1).name });
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await expect(chosen(page)).toHaveText(words.agent(-1).name);
    expect(await tab.boundingBox()).toEqual(before);
  });

  test('stand above 1, 2 or 3 columns of cards, by the width of the window', async ({ page }) => {
    await page.goto('./');
    for (const [width, columns] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1680, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columnsOf(page.locator('#demos').getByRole('listitem')), `columns at ${width} px`).toBe(columns);
    }
  });
});
