import type { Page } from '@playwright/test';
import { columnsOf, expect, openLive, test } from './visitor.ts';

const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });

test.describe('the grid of all demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has 4 columns on an extra large screen', async ({ page }) => {
    await page.goto('demos/');
    expect(await columnsOf(cards(page))).toBe(4);
  });
});

test.describe('the tabs of all demos', () => {
  test('filter the list', async ({ page }) => {
    await page.goto('demos/');
    await expect(chosen(page)).toHaveText(/^All Demos/);
    for (const [name, count] of [
      ['AI Receptionist', 1],
      ['Personal Assistant', 12],
      ['Inbox Assistant', 1],
      ['All Demos', 14],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await expect(chosen(page)).toHaveText(new RegExp(`^${name}`));
      await expect(cards(page)).toHaveCount(count);
    }
  });

  test('show how many each holds, which is no part of their names', async ({ page }) => {
    await openLive(page, 'demos/');
    for (const [name, count] of [
      ['All Demos', 14],
      ['Personal Assistant', 12],
      ['AI Receptionist', 1],
      ['Inbox Assistant', 1],
    ] as const) {
      const tab = page.getByRole('tab', { name, exact: true });
      await expect(tab).toHaveAccessibleName(name);
      await expect(tab.getByText(String(count), { exact: true })).toBeVisible();
    }
  });

  test('follow the arrow keys', async ({ page }) => {
    await openLive(page, 'demos/');
    await chosen(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chosen(page)).toHaveText(/^Inbox Assistant/);
    await expect(cards(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(cards(page)).toHaveCount(14);
  });

  test('share their choice with the select of small screens', async ({ page }) => {
    await page.goto('demos/');
    await page.getByRole('tab', { name: 'AI Receptionist' }).click();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole('combobox').locator('option:checked')).toHaveText('AI Receptionist');
    await page.getByRole('combobox').selectOption('All Demos');
    await expect(cards(page)).toHaveCount(14);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(chosen(page)).toHaveText(/^All Demos/);
  });

  test('stand above 1, 2, 3 or 4 columns of cards, by the width of the window', async ({ page }) => {
    await page.goto('demos/');
    for (const [width, columns] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columnsOf(cards(page)), `columns at ${width} px`).toBe(columns);
    }
  });
});
