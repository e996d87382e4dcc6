import { words } from '../support/words.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test.describe('the testimonials without script', () => {
  test.use({ javaScriptEnabled: false });

  test('can all be read', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: words.pages.home.testimonials.heading });
    for (const { name } of words.testimonials) {
      await section.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
      await expect(section.getByText(name, { exact: true })).toBeInViewport();
    }
  });

  test('are links to the page of their video', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: words.testimonial(0).headline }));
    await expect(page.getByRole('heading', { level: 1, name: words.testimonial(0).caption })).toBeVisible();
  });

  test("'Read Case Studies' leads to the case studies", { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: words.pages.home.testimonials.caseStudiesLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.caseStudies.heading })).toBeInViewport();
  });
});

test.describe('the testimonials', () => {
  test('are all there, under the words of the content', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: words.pages.home.testimonials.heading });
    await expect(section.getByText(words.pages.home.testimonials.subtitle)).toBeVisible();
    await expect(section.locator('[data-card]')).toContainText(words.testimonials.map(({ role }) => role));
    // Portraits, as their videos are.
    for (const card of await section.locator('[data-card]').all()) {
      const box = await card.boundingBox();
      expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 1.2);
    }
  });

  test("'Read Case Studies' scrolls to the case studies", async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: words.pages.home.testimonials.caseStudiesLabel }));
    await expectBelowHeader(page.locator('#case-studies'));
  });
});
