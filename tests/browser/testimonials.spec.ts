import { expect, expectBelowHeader, test } from './visitor.ts';

test.describe('the testimonials without script', () => {
  test.use({ javaScriptEnabled: false });

  test('can all be read', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: 'Trusted by Businesses Like You' });
    for (const words of ['Walt Brannigan', 'Denise Okoro', 'Ray Castellan']) {
      await section.getByText(words, { exact: true }).scrollIntoViewIfNeeded();
      await expect(section.getByText(words, { exact: true })).toBeInViewport();
    }
  });

  test('are links to the page of their video', async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: 'Back on the tools by nine' }));
    await expect(page.getByRole('heading', { name: 'Walt, carpenter' })).toBeVisible();
  });

  test("'Read Case Studies' leads to the case studies", async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: 'Read Case Studies' }));
    await expect(page.getByRole('heading', { name: 'Real Results From Our Clients' })).toBeInViewport();
  });
});

test.describe('the testimonials', () => {
  test('are three, under the words of the specification', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: 'Trusted by Businesses Like You' });
    await expect(section.getByText('See how business owners cut 18+ hours of admin work every week.')).toBeVisible();
    await expect(section.locator('[data-card]')).toHaveText([/Carpenter/, /Non-profit founder/, /Plumber/]);
    // Portraits, as their videos are.
    for (const card of await section.locator('[data-card]').all()) {
      const box = await card.boundingBox();
      expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 1.2);
    }
  });

  test("'Read Case Studies' scrolls to the case studies", async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: 'Read Case Studies' }));
    await expectBelowHeader(page.locator('#case-studies'));
  });
});
