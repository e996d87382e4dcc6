import { expected } from '../support/expected.ts';
import { expect, expectBelowHeader, test } from './visitor.ts';

test(
  'user can read the testimonials and go on to the case studies',
  { tag: '@any-device' },
  async ({ page, press }) => {
    const { heading, subtitle, caseStudiesLabel } = expected.pages.home.testimonials;
    await page.goto('./');
    const section = page.getByRole('region', { name: heading });
    await expect(section.getByText(subtitle)).toBeVisible();
    await expect(section.locator('[data-card]')).toContainText(
      expected.testimonials.map(({ role }) => role),
    );
    await press(page.getByRole('link', { name: caseStudiesLabel }));
    await expectBelowHeader(page.locator('#case-studies'));
  },
);
