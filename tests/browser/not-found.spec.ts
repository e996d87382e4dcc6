import { expected } from '../support/expected.ts';
import { expect, test, withImages } from './visitor.ts';

test.use(withImages);

test.describe('an unknown URL', { tag: '@any-device' }, () => {
  test.beforeEach(({ guard }) => {
    // The browser reports the status of the page, and the page logs the path: both are wanted here.
    guard.tolerate(/404/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('should show the page for it, with a way home', async ({ page, press }) => {
      const response = await page.goto('no/such/page');
      expect(response?.status()).toBe(404);
      await expect(page.getByText(expected.pages.notFound.code, { exact: true })).toBeVisible();
      await press(page.getByRole('link', { name: expected.pages.notFound.homeLabel }));
      await expect(
        page.getByRole('heading', { name: expected.pages.home.hero.headline }),
      ).toBeVisible();
    });
  });

  test('should answer with status 404, a page with a way home, and a log in the console', async ({
    page,
    press,
    baseURL,
  }) => {
    const logged: string[] = [];
    page.on(
      'console',
      (message) => !message.text().startsWith('Failed to load') && logged.push(message.text()),
    );
    for (const path of ['nowhere', 'no/such/page', 'demos/nowhere/at/all/']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(expected.pages.notFound.code, { exact: true })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: expected.pages.notFound.heading }),
      ).toBeVisible();
      await expect
        .poll(() =>
          page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect.poll(() => logged.at(-1)).toContain(`${new URL(baseURL ?? '').pathname}${path}`);
    }
    await press(page.getByRole('link', { name: expected.pages.notFound.homeLabel }));
    await expect(
      page.getByRole('heading', { name: expected.pages.home.hero.headline }),
    ).toBeVisible();
  });
});
