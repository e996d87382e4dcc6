import { words } from '../support/words.ts';
import { expect, expectAtTop, headerHeight, test } from './visitor.ts';

test.describe('the header without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can book from it anywhere', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./#case-studies');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const bar = page.getByRole('banner');
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: headerHeight });
    await press(bar.getByRole('link', { name: words.pages.bookingLabel }));
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
  });
});

test.describe('the header', () => {
  test('should stay at the top, as wide as the window, and open the booking dialog', async ({
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

  test('user can go home by the brand', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByRole('banner').getByRole('link', { name: words.site.name }));
    const { headline } = words.pages.home.hero;
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expectAtTop(page);
  });

  test('should keep its words and targets apart in narrow windows', async ({ page }) => {
    for (const path of ['./', 'demos/'])
      for (const width of [320, 360, 390, 640]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const boxes = await page
          .getByRole('banner')
          .locator('a')
          .filter({ visible: true })
          .evaluateAll((links) =>
            links.map((link) => {
              const { left, right } = link.getBoundingClientRect();
              return { left, right };
            }),
          );
        for (const [at, { right }] of boxes.entries())
          expect(boxes[at + 1]?.left ?? width, `${path} at ${width}`).toBeGreaterThanOrEqual(
            right - 1,
          );
        expect((await page.getByRole('banner').boundingBox())?.height).toBe(73);
      }
  });

  test('should leave jump targets in sight where it is higher', async ({ page }) => {
    await page.goto('./');
    const bar = page.getByRole('banner');
    await bar.evaluate((header) => (header.style.height = '120px'));
    await page.evaluate(() => (location.hash = 'testimonials'));
    const top = () => page.locator('#testimonials').evaluate((e) => e.getBoundingClientRect().top);
    await expect(async () => {
      await page.evaluate(() => (location.hash = 'demos'));
      await page.evaluate(() => (location.hash = 'testimonials'));
      expect(Math.abs((await top()) - 120)).toBeLessThanOrEqual(1);
    }).toPass();
  });
});
