import { words } from '../support/words.ts';
import { columnsOf, expect, test } from './visitor.ts';

test('all demos on a phone stand in one column and are filtered by a dropdown select', async ({ page }) => {
  await page.goto('demos/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await columnsOf(page.getByRole('main').getByRole('listitem')), 'columns').toBe(1);
  const select = page.getByRole('combobox', { name: words.pages.demos.heading });
  await expect(select.locator('option')).toHaveText([words.pages.demos.allTab, ...words.agents.map(({ name }) => name)]);
  await select.selectOption(words.agent(-1).name);
  await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(-1));
});
