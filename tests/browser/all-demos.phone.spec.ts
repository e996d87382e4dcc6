import { chooseFilter, shownCards } from '../support/filtered.ts';
import { expected } from '../support/expected.ts';
import { expect, openLive, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('user can filter all demos on a phone, and what is left out is no Tab stop', async ({
  page,
}) => {
  await openLive(page, 'demos/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  const options = page.getByRole('combobox').locator('option');
  await expect(options).toHaveText([
    expected.pages.demos.allTab,
    ...expected.agents.map(({ name }) => name),
  ]);
  for (const agent of expected.agents.keys()) {
    await page.evaluate(chooseFilter, agent + 1);
    const ids = expected.demosOf(agent).map(({ id }) => id);
    await expect.poll(async () => (await page.evaluate(shownCards)).ids).toEqual(ids);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(1);
    await page.getByRole('main').getByRole('listitem').last().getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main [data-card] :focus')).toHaveCount(0);
  }
});

test('user can open a demo that the filter leaves out by its URL', async ({ page }) => {
  await openLive(page, 'demos/');
  await page.evaluate(chooseFilter, expected.agents.length);
  await page.evaluate((fragment) => (location.hash = fragment), expected.demo(0).id);
  await expect(page.getByRole('dialog', { name: expected.demo(0).caption })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});
