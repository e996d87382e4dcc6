import { expected } from '../support/expected.ts';
import { expect, expectBelowHeader, test, withImages } from './visitor.ts';

test.use(withImages);

const hero = () => expected.pages.home.hero;

test('should make the whole promise on the first screen', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero().headline);
  await expect(page.getByText(hero().tagline)).toBeInViewport();
  await expect(page.getByText(expected.intro())).toBeInViewport();
  for (const whole of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(hero().claim, { exact: true }),
    page.getByRole('link', { name: hero().demosLabel }),
  ])
    await expect(whole).toBeInViewport({ ratio: 1 });
});

// The longest words leave less room on a phone.
test('should show half of its image at least', { tag: '@sample' }, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('img', { name: expected.heroAlt() })).toBeInViewport({ ratio: 0.5 });
});

test(
  'user can jump to the demos and testimonials',
  { tag: '@any-device' },
  async ({ page, press }) => {
    await page.goto('./');
    for (const [label, fragment] of [
      [hero().demosLabel, '#demos'],
      [hero().testimonialsLabel, '#testimonials'],
    ] as const) {
      await press(page.getByRole('link', { name: label }));
      await expectBelowHeader(page.locator(fragment));
    }
  },
);
