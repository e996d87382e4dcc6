import { words } from '../support/words.ts';
import { expect, expectAtTop, expectBelowHeader, test } from './visitor.ts';

// The longest words leave the bar no room for its items: they stand in the menu.
const inTheBar = { tag: '@sample' };

const sections = ['demos', 'testimonials', 'case-studies'] as const;
const headings = () => ({ demos: words.pages.home.demos.heading, testimonials: words.pages.home.testimonials.heading, 'case-studies': words.pages.home.caseStudies.heading });

test.describe('the navigation without script', inTheBar, () => {
  test.use({ javaScriptEnabled: false });

  test('each item leads to its section, right below the header', async ({ page }) => {
    for (const section of sections) {
      await page.goto('./');
      await page.getByRole('navigation', { name: words.interface.mainNavigation }).getByRole('link', { name: words.navigation(section), exact: true }).click();
      await expect(page).toHaveURL((url) => url.hash === `#${section}`);
      await expect(page.getByRole('heading', { name: headings()[section] })).toBeInViewport();
      await expect.poll(async () => Math.round((await page.locator(`#${section}`).boundingBox())?.y ?? 0)).toBe(73);
    }
  });
});

test.describe('the navigation on larger screens', inTheBar, () => {
  test('shows its items in the bar and no menu button', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('navigation', { name: words.interface.mainNavigation }).getByRole('link')).toHaveText(words.pages.navigation.map(({ label }) => label));
    await expect(page.getByLabel(words.interface.menu).and(page.getByRole('banner').locator('a'))).toBeHidden();
  });

  test('each item scrolls to its section, which then stands right below the header', async ({ page }) => {
    for (const section of sections) {
      await page.goto('./');
      await page.getByRole('navigation', { name: words.interface.mainNavigation }).getByRole('link', { name: words.navigation(section), exact: true }).click();
      await expectBelowHeader(page.locator(`#${section}`));
      await expect(page.getByRole('heading', { name: headings()[section] })).toBeInViewport();
    }
  });

  test('Home scrolls back to the top of the page', async ({ page }) => {
    await page.goto('./');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.getByRole('navigation', { name: words.interface.mainNavigation }).getByRole('link', { name: words.navigation('top') }).click();
    await expectAtTop(page);
  });

  test('gives way to the menu where text of twice the size leaves it no room', async ({ page }) => {
    const menuButton = page.getByRole('banner').getByLabel(words.interface.menu);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('./');
    await expect(menuButton).toBeHidden();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('navigation', { name: words.interface.mainNavigation })).toBeHidden();
    await menuButton.click();
    await expect(page.getByRole('dialog', { name: words.interface.menu }).getByRole('link', { name: words.navigation('case-studies') })).toBeVisible();
  });

  test('is in the bar from the medium breakpoint on, and in the menu below it', async ({ page }) => {
    const items = page.getByRole('navigation', { name: words.interface.mainNavigation });
    const menuButton = page.getByRole('banner').getByLabel(words.interface.menu);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('./');
    await expect(items).toBeVisible();
    await expect(menuButton).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(items).toBeHidden();
    await expect(menuButton).toBeVisible();
  });
});
