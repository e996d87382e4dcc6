import { words } from '../support/words.ts';
import { expect, openLive, test } from './visitor.ts';

test.describe('all demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are shown in groups, with nothing to filter them by', async ({ page }) => {
    await page.goto('demos/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(words.agents.map(({ name }) => name));
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(words.demos.length);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('lead back home and to the page of each video', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByRole('link', { name: words.demo(-1).caption }));
    await expect(page.getByRole('heading', { level: 1, name: words.demo(-1).caption })).toBeVisible();
    await page.goBack();
    await press(page.getByRole('link', { name: words.pages.demos.backLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });
});

test.describe('the page with all demos', () => {
  test('has the words of the specification', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('demos/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pages.demos.heading);
    await expect(page.getByText(words.pages.demos.subtitle)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(words.demos.length);
  });

  test("has a header that stays at the top, with 'Back to Home' to the home page", async ({ page, press }) => {
    await page.goto('demos/');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 73 });
    await press(header.getByRole('link', { name: words.pages.demos.backLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });

  test('opens the video of a card', async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByText(words.demosOf(1)[0]?.caption ?? ''));
    const dialog = page.getByRole('dialog', { name: words.demosOf(1)[0]?.caption ?? '' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', words.ending(words.demosOf(1)[0]?.video.embedUrl ?? ''));
    await expect(page).toHaveURL((url) => url.hash === `#${words.demosOf(1)[0]?.id ?? ''}`);
  });

  test('opens the booking dialog', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, 'demos/');
    await press(page.getByRole('contentinfo').getByRole('button', { name: words.pages.bookingLabel }));
    await expect(page.getByRole('dialog', { name: words.pages.booking.title })).toBeVisible();
  });
});
