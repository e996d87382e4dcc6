import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test } from './visitor.ts';

test.describe('the demos on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stand in one column', async ({ page }) => {
    await page.goto('./');
    expect(await columnsOf(page.locator('#demos').getByRole('listitem'))).toBe(1);
  });
});

test.describe('the demos on a phone', () => {
  test('are chosen by a dropdown select instead of tabs', async ({ page }) => {
    await page.goto('./');
    const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
    await expect(select.locator('option')).toHaveText(words.agents.map(({ name }) => name));
    await expect(select.locator('option:checked')).toHaveText(words.agent(0).name);
    await expect(page.locator('#demos').getByRole('tab')).toHaveCount(0);
  });

  test('change with the select', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('combobox', { name: words.pages.home.demos.heading }).selectOption(words.agent(1).name);
    await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
    await expect(page.locator('#demos').getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(1));
  });

  test('stand in one column', async ({ page }) => {
    await openLive(page, './');
    expect(await columnsOf(page.locator('#demos').getByRole('listitem'))).toBe(1);
  });

  test('open their video on a tap', async ({ page }) => {
    await page.goto('./');
    await page.locator('#demos').getByText(words.demo(8).caption, { exact: true }).tap();
    await expect(page.getByRole('dialog', { name: words.demo(8).caption })).toBeVisible();
  });
});
