import type { Page } from '@playwright/test';
import { columnsOf, expect, openLive, test } from './visitor.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'See Our Agents In Action' }).getByRole('tab');
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) => page.locator('#demos').getByRole('listitem').filter({ visible: true });

test.describe('the grid of demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has 3 columns on a large screen', async ({ page }) => {
    await page.goto('./');
    expect(await columnsOf(page.locator('#personal').getByRole('listitem'))).toBe(3);
  });
});

test.describe('the tabs of the demos', () => {
  test('are named by the agents, the Personal Assistant chosen', async ({ page }) => {
    await page.goto('./');
    await expect(tabs(page)).toHaveText(['Personal Assistant', 'AI Receptionist', 'Inbox Assistant']);
    await expect(chosen(page)).toHaveText('Personal Assistant');
    await expect(page.locator('#demos').getByRole('combobox')).toBeHidden();
  });

  test('show the demos and the sub-label of the agent that is clicked', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: 'AI Receptionist' }).click();
    await expect(chosen(page)).toHaveText('AI Receptionist');
    await expect(page.getByText('Answers and books calls 24/7')).toBeVisible();
    await expect(page.getByText('Sorts emails, drafts contracts')).toBeHidden();
    await expect(cards(page)).toHaveText([/Answers every call — books jobs instantly\./]);
    await page.getByRole('tab', { name: 'Inbox Assistant' }).click();
    await expect(cards(page)).toHaveText([/Sends automatic follow-ups to customers\./]);
  });

  test('follow the arrow keys, Home and End', async ({ page }) => {
    await openLive(page, './');
    await chosen(page).focus();
    for (const [key, name] of [
      ['ArrowRight', 'AI Receptionist'],
      ['ArrowRight', 'Inbox Assistant'],
      ['ArrowRight', 'Personal Assistant'],
      ['ArrowLeft', 'Inbox Assistant'],
      ['Home', 'Personal Assistant'],
      ['End', 'Inbox Assistant'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page)).toHaveText(name);
      await expect(chosen(page)).toBeFocused();
    }
  });

  test('are one stop for the Tab key', async ({ page }) => {
    await openLive(page, './');
    await chosen(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(chosen(page)).toBeFocused();
  });

  test('share their choice with the select of small screens', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: 'Inbox Assistant' }).click();
    await page.setViewportSize({ width: 767, height: 800 });
    const select = page.getByRole('combobox', { name: 'See Our Agents In Action' });
    await expect(select).toBeVisible();
    await expect(select.locator('option:checked')).toHaveText('Inbox Assistant');
    await expect(tabs(page)).toHaveCount(0);
    await select.selectOption('AI Receptionist');
    await expect(cards(page)).toHaveText([/Answers every call/]);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chosen(page)).toHaveText('AI Receptionist');
    await expect(select).toBeHidden();
  });

  test('are walked through by Back and Forward', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: 'AI Receptionist' }).click();
    await expect(page).toHaveURL((url) => url.hash === '#receptionist');
    await page.getByRole('tab', { name: 'Inbox Assistant' }).click();
    await expect(page).toHaveURL((url) => url.hash === '#inbox');
    await page.goBack();
    await expect(chosen(page)).toHaveText('AI Receptionist');
    await page.goBack();
    await expect(chosen(page)).toHaveText('Personal Assistant');
    await page.goForward();
    await expect(chosen(page)).toHaveText('AI Receptionist');
  });

  test('do not scroll the page when one is chosen', async ({ page }) => {
    await openLive(page, './');
    const tab = page.getByRole('tab', { name: 'Inbox Assistant' });
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await expect(chosen(page)).toHaveText('Inbox Assistant');
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
