import { chooseFilter, shownCards } from '../support/filtered.ts';
import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test } from './visitor.ts';

// What is asked here is the same for who wants less motion, and drawing what moves takes longer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('all demos on a phone stand in one column and are filtered by a dropdown select', async ({
  page,
}) => {
  await page.goto('demos/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await columnsOf(page.getByRole('main').getByRole('listitem')), 'columns').toBe(1);
  const select = page.getByRole('combobox', { name: words.pages.demos.heading });
  await expect(select.locator('option')).toHaveText([
    words.pages.demos.allTab,
    ...words.agents.map(({ name }) => name),
  ]);
  await select.selectOption(words.agent(-1).name);
  await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText(
    words.captionsOf(-1),
  );
});

test('what the filter of a phone leaves out takes no room, is not read out and is no stop of Tab', async ({
  page,
}) => {
  await openLive(page, 'demos/');
  const { ids, above, below } = await page.evaluate(shownCards);
  expect(ids).toEqual(
    [...words.agents.keys()].flatMap((agent) => words.demosOf(agent).map(({ id }) => id)),
  );
  for (const option of [...words.agents.keys()].map((agent) => agent + 1)) {
    await page.evaluate(chooseFilter, option);
    const shown = words.demosOf(option - 1).map(({ id }) => id);
    await expect.poll(() => page.evaluate(shownCards)).toEqual({ ids: shown, above, below });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shown.length);
    await expect(
      page.getByRole('main').getByRole('group'),
      'a group without anything in it',
    ).toHaveCount(1);
    await page.getByRole('main').getByRole('listitem').last().getByRole('button').focus();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main [data-card]')?.id),
      'the card that Tab leads to',
    ).toBeUndefined();
  }
  await page.evaluate(chooseFilter, 0);
  await expect.poll(() => page.evaluate(shownCards)).toEqual({ ids, above, below });
});

test('a demo that the filter leaves out opens by its address, and closing it leads to the page, as its card cannot have the focus', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => message.location().url !== '' && lines.push(message.text()));
  await openLive(page, 'demos/');
  await page.evaluate(chooseFilter, words.agents.length);
  await expect
    .poll(async () => (await page.evaluate(shownCards)).ids)
    .toEqual(words.demosOf(-1).map(({ id }) => id));
  await page.evaluate((fragment) => (location.hash = fragment), words.demo(0).id);
  await expect(page.getByRole('dialog', { name: words.demo(0).caption })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(lines, 'Chromium tells of boxes that are made for nobody to see').toEqual([]);
});
