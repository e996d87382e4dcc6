import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { columnsOf, expect, headerHeight, openLive, test, unevenRows } from './visitor.ts';

const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });
/** The tabs in their order, each with how many demos it shows. */
const tabs = () => [
  { name: expected.pages.demos.allTab, count: expected.demos.length },
  ...expected.agents.map(({ name }, index) => ({ name, count: expected.demosOf(index).length })),
];

test('user can filter all demos, by click and by key, and hears how many there are', async ({
  page,
}) => {
  await openLive(page, 'demos/');
  for (const { name, count } of tabs().toReversed()) {
    await page.getByRole('tab', { name: `${name} ${count}`, exact: true }).click();
    await expect(chosen(page)).toHaveText(expected.beginning(name));
    await expect(cards(page)).toHaveCount(count);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: expected.demo(0).caption })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen(page)).toHaveText(expected.beginning(expected.agent(-1).name));
  await expect(cards(page)).toHaveCount(expected.demosOf(-1).length);
});

test('user can see the demos of a linked tab before the script runs', async ({ page }) => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.js', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(`demos/#${expected.agent(-1).id}`, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(expected.demosOf(-1).length);
  await expect(chosen(page)).toHaveText(expected.beginning(expected.pages.demos.allTab));
  answer();
  await expect(chosen(page)).toHaveText(expected.beginning(expected.agent(-1).name));
  expect((await chosen(page).boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight);
  await expect(cards(page)).toHaveCount(expected.demosOf(-1).length);
});

test('should show all demos in 1 to 4 columns, with the last row in the middle', async ({
  page,
}) => {
  await page.goto('demos/');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await columnsOf(cards(page)), `columns at ${width} px`).toBe(columns);
    expect.soft(await unevenRows(cards(page)), `rows at ${width} px`).toEqual([]);
  }
  const [first, last] = await Promise.all([
    cards(page)
      .nth(-expected.demos.length % 4)
      .boundingBox(),
    cards(page).last().boundingBox(),
  ]);
  const left = first?.x ?? 0;
  const right = 1280 - (last?.x ?? 0) - (last?.width ?? 0);
  expect(Math.abs(left - right)).toBeLessThan(2);
  await page.getByRole('tab', { name: expected.agent(1).name }).click();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(
    expected.agent(1).name,
  );
});
