import { words } from '../support/words.ts';
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
    const select = page.getByRole('combobox', { name: words.pages.demos.heading });
    await expect(select.locator('option')).toHaveText([words.pages.demos.allTab, ...words.agents.map(({ name }) => name)]);
    await select.selectOption(words.agent(-1).name);
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(-1));
  });
});
