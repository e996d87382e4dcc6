import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectBelowHeader, openLive, scrollingEnds, test } from './visitor.ts';

/** Goes to the demos, and counts the scroll positions on the way. */
async function placesOnTheWay(page: Page): Promise<number> {
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = (): void => {
      seen.add(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await page.getByRole('link', { name: expected.pages.home.hero.demosLabel }).click();
  await expectBelowHeader(page.locator('#demos'));
  return places.evaluate(({ size }) => size - 2);
}

test('should scroll smoothly to a section, and Back leads to where one was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, './');
  expect(await placesOnTheWay(page)).toBeGreaterThan(0);
  await expect(page).toHaveURL((url) => url.hash === '#demos');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('should animate nothing for who wants less motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, './');
  expect(await placesOnTheWay(page)).toBeLessThanOrEqual(0);
  await page.getByRole('banner').getByRole('button', { name: expected.pages.bookingLabel }).click();
  await page.getByRole('dialog').waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.evaluate(() =>
      document.getAnimations().map((each) => (each as CSSAnimation).animationName),
    );
    expect(names, String(width)).toEqual([]);
  }
  const transitions = await page
    .locator('a, button, [role=tab]')
    .evaluateAll((elements) => elements.map((each) => getComputedStyle(each).transitionDuration));
  expect(transitions.filter((each) => !/^0s(, 0s)*$/.test(each))).toEqual([]);
});

test('should stay where a dialog was opened, also at the URL of a section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, './#case-studies');
  await scrollingEnds(page);
  const opener = page.getByRole('main').getByRole('button', { name: expected.demo(0).caption });
  await opener.scrollIntoViewIfNeeded();
  await scrollingEnds(page);
  const before = await page.evaluate(() => scrollY);
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await scrollingEnds(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await opener.press('Enter');
  await page.evaluate(() => void (location.hash = 'testimonials'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBelowHeader(page.locator('#testimonials'));
});
