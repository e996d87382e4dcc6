import { expected } from '../support/expected.ts';
import {
  columnsOf,
  expect,
  expectBelowHeader,
  expectNoDeadControls,
  test,
  withImages,
} from './visitor.ts';

test.use(withImages);

const hero = () => expected.pages.home.hero;

test.describe('the home page without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'should show all words and images of the home page',
    { tag: '@any-device' },
    async ({ page }) => {
      const { home } = expected.pages;
      await page.goto('./');
      for (const { heading } of [home.demos, home.testimonials, home.caseStudies])
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const demos = page.getByRole('region', { name: home.demos.heading });
      await expect(demos.getByRole('heading', { level: 3 })).toHaveText(
        expected.agents.map(({ name }) => name),
      );
      await expect(demos.getByText(expected.agent(0).subLabel)).toBeVisible();
      await expect(demos.locator('[data-card]').filter({ visible: true })).toHaveCount(
        expected.demos.length,
      );
      const first = page.locator(`#${expected.agent(0).id} [data-card]`);
      expect(await columnsOf(first)).toBe(3);
      for (const { name } of expected.testimonials) {
        const person = page.locator('#testimonials').getByText(name, { exact: true });
        await person.scrollIntoViewIfNeeded();
        await expect(person).toBeInViewport();
      }
      await expect(page.locator('#case-studies h3')).toHaveText(
        expected.caseStudies.map(({ headline }) => headline),
      );
      await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([
        expected.pages.bookingLabel,
        expected.site.name,
        ...expected.pages.navigation.map(({ label }) => label),
        'See all 14 demos',
        ...expected.waysToReach(),
      ]);
      await expectNoDeadControls(page);
      for (const image of await page.locator('main img').all())
        await image.scrollIntoViewIfNeeded();
      const missing = () =>
        page.evaluate(
          () => [...document.images].filter((image) => image.naturalWidth === 0).length,
        );
      await expect.poll(missing).toBe(0);
    },
  );
});

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
