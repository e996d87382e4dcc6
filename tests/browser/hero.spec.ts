import { expect, expectBelowHeader, test } from './visitor.ts';

test.describe('the first screen without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [label, fragment] of [
    ['Watch Our Demos', '#demos'],
    ['See Our Testimonials', '#testimonials'],
  ] as const) {
    test(`'${label}' leads to its section`, async ({ page, press }) => {
      await page.goto('./');
      await press(page.getByRole('link', { name: label }));
      await expect.poll(async () => Math.round((await page.locator(fragment).boundingBox())?.y ?? 0)).toBe(73);
    });
  }
});

test.describe('the first screen', () => {
  test('makes the promise in the words of the specification', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proof Over Promises');
    await expect(page.getByText('Explore Our AI in the Real World')).toBeInViewport();
    await expect(page.getByText('Businesses save 18+ hours every week by cutting admin and wasted time.')).toBeInViewport();
  });

  test('is a complete argument: promise, claim, action and picture', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('18+ hours every week', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Watch Our Demos' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: 'Before and after' })).toBeInViewport({ ratio: 0.5 });
  });

  test('tells in words what its picture shows', async ({ page }) => {
    await page.goto('./');
    const alt = await page.locator('main img').first().getAttribute('alt');
    for (const told of [/before and after/i, /stressed construction worker/i, /happy/i, /18\+ hours saved/i]) expect(alt).toMatch(told);
  });

  for (const [label, fragment] of [
    ['Watch Our Demos', '#demos'],
    ['See Our Testimonials', '#testimonials'],
  ] as const) {
    test(`'${label}' scrolls to its section, right below the header`, async ({ page, press }) => {
      await page.goto('./');
      await press(page.getByRole('link', { name: label }));
      await expectBelowHeader(page.locator(fragment));
    });
  }
});
