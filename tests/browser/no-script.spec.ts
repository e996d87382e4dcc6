import { words } from '../support/words.ts';
import { expect, test } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of the home page is there to be read', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('./');
    for (const name of [words.pages.home.hero.headline, words.pages.home.demos.heading, words.pages.home.testimonials.heading, words.pages.home.caseStudies.heading]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.locator('#case-studies').getByRole('heading', { level: 3 })).toHaveCount(words.caseStudies.length);
    await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(words.demos.length);
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([words.pages.bookingLabel, words.site.name, ...words.pages.navigation.map(({ label }) => label), words.pages.demos.heading, ...words.waysToReach()]);
  });

  for (const path of ['./', 'demos/']) {
    test(`nothing on ${path} is a control that does nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const link of await page.locator('a').filter({ visible: true }).all()) await expect(link).toHaveAttribute('href', /.+/);
    });
  }

  test('what happens in a video can be read', async ({ page, press }) => {
    await page.goto('./');
    const card = page.getByRole('listitem').filter({ hasText: words.demo(0).caption });
    // The words stand on the page with all demos.
    await press(card.getByRole('link', { name: words.pages.video.transcriptLabel }));
    await expect(page.getByRole('heading', { level: 1, name: words.pages.demos.heading })).toBeVisible();
    await press(card.getByText(words.pages.video.transcriptLabel));
    await expect(card.getByText((words.demo(0).transcript ?? '').slice(0, 60))).toBeVisible();
  });

  test('every picture comes as one scrolls', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded();
    const missing = () => page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src));
    await expect.poll(missing).toEqual([]);
  });
});

test.describe('with script', () => {
  test('the same elements are buttons that open dialogs', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('./');
    const opener = page.locator('#demos [data-opens]').first();
    await expect(opener).toHaveRole('button');
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(page.getByText(words.pages.video.transcriptLabel).first()).toBeHidden();
  });
});
