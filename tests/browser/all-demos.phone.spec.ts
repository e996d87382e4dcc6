import { chooseFilter, shownCards } from '../support/filtered.ts';
import { words } from '../support/words.ts';
import { expect, openLive, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('user can filter all demos on a phone, and what is left out is no Tab stop', async ({
  page,
}) => {
  await openLive(page, 'demos/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  const options = page.getByRole('combobox').locator('option');
  await expect(options).toHaveText([
    words.pages.demos.allTab,
    ...words.agents.map(({ name }) => name),
  ]);
  for (const agent of words.agents.keys()) {
    await page.evaluate(chooseFilter, agent + 1);
    const ids = words.demosOf(agent).map(({ id }) => id);
    await expect.poll(async () => (await page.evaluate(shownCards)).ids).toEqual(ids);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(1);
    await page.getByRole('main').getByRole('listitem').last().getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main [data-card] :focus')).toHaveCount(0);
  }
});

test('user can open a demo that the filter leaves out by its URL', async ({ page }) => {
  await openLive(page, 'demos/');
  await page.evaluate(chooseFilter, words.agents.length);
  await page.evaluate((fragment) => (location.hash = fragment), words.demo(0).id);
  await expect(page.getByRole('dialog', { name: words.demo(0).caption })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});
