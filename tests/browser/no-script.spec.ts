import { expect, test } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of the home page is there to be read', async ({ page }) => {
    await page.goto('./');
    for (const name of ['Proof Over Promises', 'See Our Agents In Action', 'Trusted by Businesses Like You', 'Real Results From Our Clients']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.locator('#case-studies').getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(14);
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText(['Book A Strategy Call', 'Plumbline', 'Home', 'Demos', 'Testimonials', 'Case Studies', 'All Demos', '+1 555 010 0199', 'hello@plumbline.example']);
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
    const card = page.getByRole('listitem').filter({ hasText: 'Sending Emails' });
    // The words stand on the page with all demos.
    await press(card.getByRole('link', { name: 'Read what happens in the video' }));
    await expect(page.getByRole('heading', { level: 1, name: 'All Demos' })).toBeVisible();
    await press(card.getByText('Read what happens in the video'));
    await expect(card.getByText('Tell the Hendersons we start Monday at seven')).toBeVisible();
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
  test('the same elements are buttons that open dialogs', async ({ page }) => {
    await page.goto('./');
    const opener = page.locator('#demos [data-opens]').first();
    await expect(opener).toHaveRole('button');
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(page.getByText('Read what happens in the video').first()).toBeHidden();
  });
});
