import { words } from '../support/words.ts';
import { expect, expectAtTop, expectBelowHeader, openLive, test } from './visitor.ts';

const sections = ['demos', 'testimonials', 'case-studies'] as const;

test.describe('the navigation without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can jump to each section, right below the header', async ({ page }) => {
    await page.goto('./');
    for (const section of sections) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: words.navigation(section), exact: true })
        .click();
      await expectBelowHeader(page.locator(`#${section}`));
    }
  });
});

test.describe('the navigation', () => {
  test('user can scroll to each section and back, and go on by key from there', async ({
    page,
  }) => {
    await openLive(page, './');
    const bar = page.getByRole('banner');
    for (const section of sections) {
      await bar.getByRole('link', { name: words.navigation(section), exact: true }).click();
      await expectBelowHeader(page.locator(`#${section}`));
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${section} :focus`)).toHaveCount(1);
    }
    await bar.getByRole('link', { name: words.navigation('top'), exact: true }).click();
    await expectAtTop(page);
  });

  test('should be in the bar from 768 px on, and in the menu below', async ({ page }) => {
    await page.goto('./');
    for (const [width, isInBar] of [
      [767, false],
      [768, true],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('navigation')).toBeVisible({ visible: isInBar });
      await expect(bar.getByRole('button', { name: words.interface.menu })).toBeVisible({
        visible: !isInBar,
      });
      expect((await bar.boundingBox())?.height).toBe(73);
    }
  });
});
