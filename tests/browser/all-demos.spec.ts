import { expect, openLive, test } from './visitor.ts';

test.describe('all demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are shown in groups, with nothing to filter them by', async ({ page }) => {
    await page.goto('demos/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Personal Assistant', 'AI Receptionist', 'Inbox Assistant']);
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(14);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('lead back home and to the page of each video', async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByRole('link', { name: 'Canceling Events' }));
    await expect(page.getByRole('heading', { name: 'Canceling Events' })).toBeVisible();
    await page.goBack();
    await press(page.getByRole('link', { name: 'Back to Home' }));
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
  });
});

test.describe('the page with all demos', () => {
  test('has the words of the specification', async ({ page }) => {
    await page.goto('demos/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Demos');
    await expect(page.getByText('Explore all our AI assistant demonstrations')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(14);
  });

  test("has a header that stays at the top, with 'Back to Home' to the home page", async ({ page, press }) => {
    await page.goto('demos/');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 73 });
    await press(header.getByRole('link', { name: 'Back to Home' }));
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
  });

  test('opens the video of a card', async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByText('Answers every call — books jobs instantly.'));
    const dialog = page.getByRole('dialog', { name: 'Answers every call — books jobs instantly.' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /ar-1\.html$/);
    await expect(page).toHaveURL((url) => url.hash === '#ar-1');
  });

  test('opens the booking dialog', async ({ page, press }) => {
    await openLive(page, 'demos/');
    await press(page.getByRole('contentinfo').getByRole('button', { name: 'Book A Strategy Call' }));
    await expect(page.getByRole('dialog', { name: 'Book A Strategy Call' })).toBeVisible();
  });
});
