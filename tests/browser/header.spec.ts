import { words } from '../support/words.ts';
import { expect, expectAtTop, headerHeight, test } from './visitor.ts';

test.describe('the header without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'stays at the top of the window, and has a booking button that is a link to the booking page',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('./#case-studies');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({
        x: 0,
        y: 0,
        height: headerHeight,
      });
      await press(page.getByRole('banner').getByRole('link', { name: words.pages.bookingLabel }));
      await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
    },
  );
});

test.describe('the header', () => {
  test('is 73 px high, as wide as the window, stays at its top and has a button that opens the booking dialog', async ({
    page,
    press,
  }) => {
    await page.goto('./');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(await page.getByRole('banner').boundingBox()).toEqual({ x: 0, y: 0, width, height: 73 });
    await press(page.getByRole('banner').getByText(words.pages.bookingLabel));
    await expect(page.getByRole('dialog', { name: words.pages.booking.title })).toBeVisible();
  });

  test(
    'has a brand link that goes to the home page',
    { tag: '@any-device' },
    async ({ page, press }) => {
      await page.goto('demos/');
      await press(page.getByRole('banner').getByRole('link', { name: words.site.name }));
      await expect(
        page.getByRole('heading', { level: 1, name: words.pages.home.hero.headline }),
      ).toBeVisible();
      await expectAtTop(page);
    },
  );
});
