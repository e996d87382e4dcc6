import { words } from '../support/words.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test('user can read the testimonials and go on to the case studies', async ({ page, press }) => {
  const { heading, subtitle, caseStudiesLabel } = words.pages.home.testimonials;
  await page.goto('./');
  const section = page.getByRole('region', { name: heading });
  await expect(section.getByText(subtitle)).toBeVisible();
  await expect(section.locator('[data-card]')).toContainText(
    words.testimonials.map(({ role }) => role),
  );
  await press(page.getByRole('link', { name: caseStudiesLabel }));
  await expectBelowHeader(page.locator('#case-studies'));
});
