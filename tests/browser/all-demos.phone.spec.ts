import { columnsOf, expect, test } from './visitor.ts';

test.describe('all demos on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stand in one column', async ({ page }) => {
    await page.goto('demos/');
    expect(await columnsOf(page.getByRole('main').getByRole('listitem'))).toBe(1);
  });
});

test.describe('all demos on a phone', () => {
  test('are filtered by a dropdown select', async ({ page }) => {
    await page.goto('demos/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    const select = page.getByRole('combobox', { name: 'All Demos' });
    await expect(select.locator('option')).toHaveText(['All Demos', 'Personal Assistant', 'AI Receptionist', 'Inbox Assistant']);
    await select.selectOption('Inbox Assistant');
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText([/Sends automatic follow-ups to customers\./]);
  });
});
