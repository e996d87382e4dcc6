import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

/** Counts the places between the two ends at which the page is seen while something scrolls it. */
async function placesBetween(page: Page, scroll: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = (): void => {
      places.add(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await scroll();
  return page.evaluate(() => (window as unknown as { places: Set<number> }).places.size - 2);
}

async function goToDemos(page: Page): Promise<void> {
  await page.getByRole('link', { name: words.pages.home.hero.demosLabel }).click();
  await expectBelowHeader(page.locator('#demos'));
}

test('scrolling to a section is smooth, the address tells the section, and Back leads to where one was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, './');
  expect(await placesBetween(page, () => goToDemos(page))).toBeGreaterThan(0);
  await expect(page).toHaveURL((url) => url.hash === '#demos');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('for who wants less motion the page goes to a section at once, and nothing is animated, dialogs included', async ({
  page,
}) => {
  await openLive(page, './');
  expect(await placesBetween(page, () => goToDemos(page))).toBeLessThanOrEqual(0);
  await page.getByRole('banner').getByRole('button', { name: words.pages.bookingLabel }).click();
  await page.getByRole('dialog').waitFor();
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
      ),
  );
  expect(running).toEqual([]);
  const transitions = await page
    .locator('a, button, [role=tab]')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration),
        ).length,
    );
  expect(transitions).toBe(0);
});
