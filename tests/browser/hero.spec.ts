import { words } from '../support/words.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test.describe('the first screen without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has buttons that lead to their sections', { tag: '@any-device' }, async ({ page, press }) => {
    for (const [field, fragment] of [
      ['demosLabel', '#demos'],
      ['testimonialsLabel', '#testimonials'],
    ] as const) {
      await page.goto('./');
      await press(page.getByRole('link', { name: words.pages.home.hero[field] }));
      await expect.poll(async () => Math.round((await page.locator(fragment).boundingBox())?.y ?? 0)).toBe(73);
    }
  });
});

test.describe('the first screen', () => {
  test('makes the promise in the words of the content, with claim, action and picture', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pages.home.hero.headline);
    await expect(page.getByText(words.pages.home.hero.tagline)).toBeInViewport();
    await expect(page.getByText(words.intro())).toBeInViewport();
    // A complete argument: promise, claim and action.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(words.pages.home.hero.claim, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: words.pages.home.hero.demosLabel })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: words.heroAlt() })).toBeInViewport();
    await expect(page.locator('main img').first()).toHaveAttribute('alt', words.heroAlt());
  });

  // The most that a headline and an intro may say takes the room of half a picture on a phone.
  test('shows its picture too, by half at least', { tag: '@sample' }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('img', { name: words.heroAlt() })).toBeInViewport({ ratio: 0.5 });
  });

  test('has buttons that scroll to their sections, right below the header', async ({ page, press }) => {
    for (const [field, fragment] of [
      ['demosLabel', '#demos'],
      ['testimonialsLabel', '#testimonials'],
    ] as const) {
      await page.goto('./');
      await press(page.getByRole('link', { name: words.pages.home.hero[field] }));
      await expectBelowHeader(page.locator(fragment));
    }
  });
});
