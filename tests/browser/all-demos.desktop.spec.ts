import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test, unevenRows } from './visitor.ts';

const chosen = (page: Page) => page.getByRole('tab', { selected: true });
/** The tabs in their order, each with how many demos it shows. */
const tabsAndCounts = (): (readonly [name: string, count: number])[] => [
  [words.pages.demos.allTab, words.demos.length],
  ...words.agents.map(({ name }, index) => [name, words.demosOf(index).length] as const),
];
const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ visible: true });

test('small drawings of the first screen come with the page, and stay when it goes live, when it is filtered and in the dialog', async ({
  page,
}) => {
  const asked: string[] = [];
  // The page of a film, in the frame of the dialog, has a poster of its own.
  page.on(
    'request',
    (request) => request.frame() === page.mainFrame() && asked.push(request.url()),
  );
  await page.goto('demos/', { waitUntil: 'commit' });
  const first = cards(page).first().locator('img');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const source = (await first.getAttribute('src')) ?? '';
  await openLive(page, 'demos/');
  test.skip(!source.startsWith('data:'), 'this content has no small drawing there');
  expect(await first.getAttribute('src')).toBe(source);
  for (const name of [words.agent(1).name, words.pages.demos.allTab])
    await page.getByRole('tab', { name }).click();
  await expect(first).toHaveAttribute('src', source);
  await cards(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', source);
  expect(
    asked.filter((address) => new RegExp(`/${words.demo(0).id}-[0-9a-f]{6}\\.svg$`).test(address)),
    'drawings fetched all the same',
  ).toEqual([]);
});

test.describe('the tabs of all demos', () => {
  test('filter the list, by click and by key, and show how many each holds, which is no part of their names', async ({
    page,
  }) => {
    await openLive(page, 'demos/');
    await test.step('all demos under the words of the content, and what each tab holds', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pages.demos.heading);
      await expect(page.getByText(words.pages.demos.subtitle)).toBeVisible();
      await expect(cards(page)).toHaveCount(words.demos.length);
      for (const [name, count] of tabsAndCounts()) {
        const tab = page.getByRole('tab', { name, exact: true });
        await expect(tab).toHaveAccessibleName(name);
        await expect(tab.getByText(String(count), { exact: true })).toBeVisible();
      }
      await expect(chosen(page)).toHaveText(words.beginning(words.pages.demos.allTab));
    });
    await test.step('each of them, clicked', async () => {
      for (const [name, count] of tabsAndCounts().reverse()) {
        await page.getByRole('tab', { name }).click();
        await expect(chosen(page)).toHaveText(words.beginning(name));
        await expect(cards(page)).toHaveCount(count);
      }
    });
    await test.step('Tab leads to the first card, not to the whole panel around it, and the arrow keys from tab to tab', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: words.demo(0).caption })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(chosen(page)).toHaveText(words.beginning(words.agent(-1).name));
      await expect(cards(page)).toHaveCount(words.demosOf(-1).length);
      await page.keyboard.press('ArrowRight');
      await expect(cards(page)).toHaveCount(words.demos.length);
    });
    await test.step('the footer opens the booking dialog', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: words.pages.bookingLabel })
        .click();
      await expect(page.getByRole('dialog', { name: words.pages.booking.title })).toBeVisible();
    });
  });

  test('stand above 1, 2, 3 or 4 columns of cards, and share their choice with the select of small screens', async ({
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
      expect.soft(await unevenRows(cards(page)), `rows of cards at ${width} px`).toEqual([]);
    }
    await page.getByRole('tab', { name: words.agent(1).name }).click();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(
      words.agent(1).name,
    );
    await page.getByRole('combobox').selectOption({ label: words.pages.demos.allTab });
    await expect(cards(page)).toHaveCount(words.demos.length);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(chosen(page)).toHaveText(words.beginning(words.pages.demos.allTab));
  });
});
