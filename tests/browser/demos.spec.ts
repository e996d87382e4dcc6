import { words } from '../support/words.ts';
import { expect, openLive, scrollingEnds, test } from './visitor.ts';

test.describe('the demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are all shown, under the name and sub-label of their agent', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: words.pages.home.demos.heading });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(words.agents.map(({ name }) => name));
    await expect(section.getByText(words.agent(0).subLabel)).toBeVisible();
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(words.demos.length);
    await expect(section.getByRole('combobox')).toBeHidden();
    await expect(section.getByRole('tab')).toHaveCount(0);
  });

  test('are links to the page of their video', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: words.demo(2).caption }).first());
    await expect(page.getByRole('heading', { level: 1, name: words.demo(2).caption })).toBeVisible();
    expect(page.url()).toContain(words.demo(2).video.embedUrl);
  });
});

test.describe('the demos', () => {
  test('begin with the twelve of the Personal Assistant, in their order', async ({ page }) => {
    await openLive(page, './');
    const section = page.getByRole('region', { name: words.pages.home.demos.heading });
    await expect(section.getByText(words.agent(0).subLabel)).toBeVisible();
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(0));
  });

  test('lead to the page that shows all of them', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: words.pages.home.demos.allLabel }));
    await expect(page.getByRole('heading', { level: 1, name: words.pages.demos.heading })).toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} on a card opens its video`, { tag: '@any-device' }, async ({ page }) => {
      await openLive(page, './');
      const card = page.getByRole('button', { name: words.demo(1).caption });
      await card.focus();
      await scrollingEnds(page);
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: words.demo(1).caption })).toBeVisible();
      // Space scrolls a page that does not take it.
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }
});
