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
    const select = page.getByRole('combobox', { name: 'See Our Agents In Action' });
    await expect(select.locator('option')).toHaveText(['Personal Assistant', 'AI Receptionist', 'Inbox Assistant']);
    await expect(select.locator('option:checked')).toHaveText('Personal Assistant');
    await expect(page.locator('#demos').getByRole('tab')).toHaveCount(0);
  });

  test('change with the select', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('combobox', { name: 'See Our Agents In Action' }).selectOption('AI Receptionist');
    await expect(page.getByText('Answers and books calls 24/7')).toBeVisible();
    await expect(page.locator('#demos').getByRole('listitem').filter({ visible: true })).toHaveText([/Answers every call/]);
  });

  test('stand in one column', async ({ page }) => {
    await openLive(page, './');
    expect(await columnsOf(page.locator('#demos').getByRole('listitem'))).toBe(1);
  });

  test('open their video on a tap', async ({ page }) => {
    await page.goto('./');
    await page.locator('#demos').getByText('Email Labeler', { exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Email Labeler' })).toBeVisible();
  });
});
