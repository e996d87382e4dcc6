import { words } from '../support/words.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ guard }) => {
  // The browser reports the status of the page, and the page logs the path: both are wanted here.
  guard.tolerate(/404/);
});

test.describe('an address that leads nowhere without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the page for it, with a way home', { tag: '@any-device' }, async ({ page, press }) => {
    const response = await page.goto('no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(words.pages.notFound.code, { exact: true })).toBeVisible();
    await press(page.getByRole('link', { name: words.pages.notFound.homeLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });
});

test.describe('an address that leads nowhere', () => {
  test('at any depth answers with status 404, the words of the specification and its picture', { tag: '@any-device' }, async ({ page }) => {
    for (const path of ['nowhere', 'no/such/page', 'demos/nowhere/at/all/']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(words.pages.notFound.code, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.pages.notFound.heading })).toBeVisible();
      await expect.poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('is logged to the console', { tag: '@any-device' }, async ({ page, baseURL }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('no/such/page') && !message.text().startsWith('Failed to load'));
    await page.goto('no/such/page');
    expect((await logged).text()).toContain(`${new URL(baseURL ?? '').pathname}no/such/page`);
  });

  test("has a link 'Return to Home' that goes to the home page", async ({ page, press }) => {
    await page.goto('no/such/page');
    await press(page.getByRole('link', { name: words.pages.notFound.homeLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });
});
