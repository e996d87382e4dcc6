import { words } from '../support/words.ts';
import { columnsOf, expect, test } from './visitor.ts';

// What is asked here is the same for who wants less motion, and drawing what moves takes longer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the demos on a phone are chosen by a dropdown select, stand in one column, and open their video on a tap', async ({ page }) => {
  await page.goto('./');
  const section = page.locator('#demos');
  const cards = section.getByRole('listitem').filter({ visible: true });
  const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
  await test.step('a select of the agents instead of tabs, the first of them chosen', async () => {
    await expect(select.locator('option')).toHaveText(words.agents.map(({ name }) => name));
    await expect(select.locator('option:checked')).toHaveText(words.agent(0).name);
    await expect(section.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(words.agent(0).subLabel)).toBeVisible();
    await expect(cards).toHaveText(words.captionsOf(0));
    expect(await columnsOf(section.getByRole('listitem')), 'columns').toBe(1);
  });
  await test.step('the demos change with the select', async () => {
    await select.selectOption(words.agent(1).name);
    await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
    await expect(cards).toHaveText(words.captionsOf(1));
  });
  await test.step('a tap opens the video', async () => {
    await select.selectOption(words.agent(0).name);
    await section.getByText(words.demo(8).caption, { exact: true }).tap();
    await expect(page.getByRole('dialog', { name: words.demo(8).caption })).toBeVisible();
  });
});
