import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, scrollingEnds, test, unevenRows } from './visitor.ts';

const tabs = (page: Page) =>
  page.getByRole('tablist', { name: words.pages.home.demos.heading }).getByRole('tab');
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const cards = (page: Page) =>
  page.locator('#demos').getByRole('listitem').filter({ visible: true });
const select = (page: Page) => page.getByRole('combobox', { name: words.pages.home.demos.heading });

/** How far below its tabs the chosen panel begins, in CSS pixels. */
async function belowTabs(page: Page): Promise<number | undefined> {
  const [list, panel] = await Promise.all([
    page.getByRole('tablist').boundingBox(),
    page.getByRole('tabpanel').boundingBox(),
  ]);
  return panel === null || list === null ? undefined : panel.y - list.y - list.height;
}

/** The names of all panels that Chromium tells assistive technology of, an empty one as well. */
async function everyPanel(page: Page): Promise<unknown[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'tabpanel')
    .map(({ name }) => name?.value as unknown);
}

test.describe('the tabs of the demos', () => {
  test('show the demos and the sub-label of the agent that is chosen, scroll nothing, and are walked through by Back and Forward', async ({
    page,
  }) => {
    await openLive(page, './');
    await test.step('the first agent is chosen, with its demos in their order', async () => {
      await expect(tabs(page)).toHaveText(words.agents.map(({ name }) => name));
      await expect(chosen(page)).toHaveText(words.agent(0).name);
      await expect(select(page)).toBeHidden();
      await expect(page.getByText(words.agent(0).subLabel)).toBeVisible();
      await expect(cards(page)).toHaveText(words.captionsOf(0));
      // They stand in the dialogs now.
      await expect(page.getByText(words.pages.video.transcriptLabel).first()).toBeHidden();
    });
    const place = await belowTabs(page);
    await test.step('another is chosen', async () => {
      await page.getByRole('tab', { name: words.agent(1).name }).click();
      await expect(chosen(page)).toHaveText(words.agent(1).name);
      await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
      await expect(page.getByText(words.agent(0).subLabel)).toBeHidden();
      await expect(cards(page)).toHaveText(words.captionsOf(1));
      await expect(page).toHaveURL((url) => url.hash === `#${words.agent(1).id}`);
    });
    await test.step('its panel stands where the other stood, and is the only one that is there', async () => {
      expect(await belowTabs(page)).toEqual(place);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      expect(await everyPanel(page)).toEqual([words.agent(1).name]);
    });
    await test.step('the page stays where it is', async () => {
      const tab = page.getByRole('tab', { name: words.agent(-1).name });
      await tab.scrollIntoViewIfNeeded();
      const before = await tab.boundingBox();
      await tab.click();
      await expect(cards(page)).toHaveText(words.captionsOf(-1));
      await expect(page).toHaveURL((url) => url.hash === `#${words.agent(-1).id}`);
      expect(await tab.boundingBox()).toEqual(before);
    });
    await test.step('Back and Forward', async () => {
      await page.goBack();
      await expect(chosen(page)).toHaveText(words.agent(1).name);
      await page.goBack();
      await expect(chosen(page)).toHaveText(words.agent(0).name);
      await page.goForward();
      await expect(chosen(page)).toHaveText(words.agent(1).name);
    });
  });

  test('stand above 1, 2 or 3 columns of cards, and share their choice with the select of small screens', async ({
    page,
  }) => {
    await page.goto('./');
    for (const [width, columns] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1680, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(
          await columnsOf(page.locator('#demos').getByRole('listitem')),
          `columns at ${width} px`,
        )
        .toBe(columns);
      expect
        .soft(
          await unevenRows(page.locator('#demos').getByRole('listitem')),
          `rows of cards at ${width} px`,
        )
        .toEqual([]);
    }
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(select(page)).toBeVisible();
    await expect(select(page).locator('option:checked')).toHaveText(words.agent(-1).name);
    await expect(tabs(page)).toHaveCount(0);
    await select(page).selectOption(words.agent(1).name);
    await expect(cards(page)).toHaveText(words.captionsOf(1));
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chosen(page)).toHaveText(words.agent(1).name);
    await expect(select(page)).toBeHidden();
  });
});

test.describe('the demos by key', () => {
  test('the tabs follow the arrow keys, Home and End, add nothing to the history, and are one stop of the Tab key', async ({
    page,
  }) => {
    await openLive(page, './');
    const before = await page.evaluate(() => history.length);
    await chosen(page).focus();
    for (const [key, name] of [
      ['ArrowRight', words.agent(1).name],
      ['End', words.agent(-1).name],
      ['ArrowRight', words.agent(0).name],
      ['ArrowLeft', words.agent(-1).name],
      ['Home', words.agent(0).name],
      ['End', words.agent(-1).name],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page), key).toHaveText(name);
      await expect(chosen(page), key).toBeFocused();
    }
    await test.step('the address follows them, the history only what is clicked', async () => {
      await expect(page).toHaveURL((url) => url.hash === `#${words.agent(-1).id}`);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.getByRole('tab', { name: words.agent(0).name }).click();
      await expect(page).toHaveURL((url) => url.hash === `#${words.agent(0).id}`);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
    await test.step('Tab leads to the first card, not to the whole panel around it, and back to the chosen tab', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: words.demo(0).caption })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(chosen(page)).toBeFocused();
    });
    await test.step('PageDown is left to the page', async () => {
      const offset = await page.evaluate(() => scrollY);
      await page.keyboard.press('PageDown');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(offset + 400);
      await expect(chosen(page)).toHaveText(words.agent(0).name);
    });
  });

  test('Enter and Space on a card open its video, of a testimonial too, and scroll nothing', async ({
    page,
  }) => {
    await openLive(page, './');
    for (const [key, name, caption] of [
      ['Enter', words.demo(1).caption, words.demo(1).caption],
      ['Space', words.demo(1).caption, words.demo(1).caption],
      ['Enter', words.testimonial(-1).headline, words.testimonial(-1).caption],
    ] as const) {
      await test.step(`${key} on '${name}'`, async () => {
        const card = page.getByRole('button', { name });
        await card.focus();
        await expect(card).toBeFocused();
        await scrollingEnds(page);
        const before = await page.evaluate(() => scrollY);
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: caption })).toBeVisible();
        // Space scrolls a page that does not take it.
        await scrollingEnds(page);
        expect(await page.evaluate(() => scrollY)).toBe(before);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // A frame later: until then the page is inert, and the next card could not have the focus.
        await expect(card).toBeFocused();
      });
    }
  });
});
