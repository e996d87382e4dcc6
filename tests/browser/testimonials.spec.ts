import { words } from '../support/words.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test("the testimonials are all there, under the words of the content, and 'Read Case Studies' scrolls on to these", async ({
  page,
  press,
}) => {
  await page.goto('./');
  const section = page.getByRole('region', { name: words.pages.home.testimonials.heading });
  await expect(section.getByText(words.pages.home.testimonials.subtitle)).toBeVisible();
  await expect(section.locator('[data-card]')).toContainText(
    words.testimonials.map(({ role }) => role),
  );
  // Portraits, as their videos are.
  for (const card of await section.locator('[data-card]').all()) {
    const box = await card.boundingBox();
    expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 1.2);
  }
  await press(page.getByRole('link', { name: words.pages.home.testimonials.caseStudiesLabel }));
  await expectBelowHeader(page.locator('#case-studies'));
});
