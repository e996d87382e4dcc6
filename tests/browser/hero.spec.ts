import { words } from '../support/words.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test.describe('the first screen', () => {
  test('makes the promise in the words of the content, with claim, action and picture, and scrolls to its sections', async ({
    page,
    press,
  }) => {
    const { hero } = words.pages.home;
    await page.goto('./');
    await test.step('a complete argument: promise, claim and action', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
      await expect(page.getByText(hero.tagline)).toBeInViewport();
      await expect(page.getByText(words.intro())).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(hero.claim, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: hero.demosLabel })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: words.heroAlt() })).toBeInViewport();
      await expect(page.locator('main img').first()).toHaveAttribute('alt', words.heroAlt());
    });
    for (const [label, fragment] of [
      [hero.demosLabel, '#demos'],
      [hero.testimonialsLabel, '#testimonials'],
    ] as const) {
      await test.step(`'${label}' scrolls right below the header`, async () => {
        await press(page.getByRole('link', { name: label }));
        await expectBelowHeader(page.locator(fragment));
      });
    }
  });

  // The most that a headline and an intro may say takes the room of half a picture on a phone.
  test('shows its picture too, by half at least', { tag: '@sample' }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('img', { name: words.heroAlt() })).toBeInViewport({ ratio: 0.5 });
  });
});
