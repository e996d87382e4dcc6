import { words } from '../support/words.ts';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

test.describe('the keyboard without script', () => {
  test.use({ javaScriptEnabled: false });

  test("Tab comes to 'Skip to content' first, which shows itself and leads past the header", async ({ page }) => {
    await page.goto('./');
    const skip = page.getByRole('link', { name: words.interface.skipToContent });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.pages.home.hero.demosLabel })).toBeFocused();
  });
});

test.describe('the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test("'Skip to content' leads past the header", async ({ page }) => {
    await openLive(page, 'demos/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.interface.skipToContent })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  });

  test('after a link to a section was chosen, Tab goes on in that section', async ({ page }) => {
    await openLive(page, './');
    await page.getByRole('link', { name: words.pages.home.hero.testimonialsLabel }).press('Enter');
    await expectBelowHeader(page.locator('#testimonials'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.testimonial(0).headline })).toBeFocused();
  });

  test('moves the case studies', async ({ page }) => {
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
    const next = carousel.getByRole('button', { name: words.interface.nextSlide });
    await next.press('Enter');
    await expect(carousel.getByText(words.counterAfter(1))).toBeVisible();
    await next.press('Space');
    await expect(carousel.getByText(words.counterAfter(2))).toBeVisible();
    await expect(next).toBeFocused();
  });
});

test.describe('the keyboard in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the chosen tab can be told from the others', async ({ page }) => {
    await openLive(page, './');
    const looks = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { outlineStyle, backgroundColor, borderStyle } = getComputedStyle(tab);
        return [outlineStyle, backgroundColor, borderStyle].join();
      }),
    );
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
  });
});
