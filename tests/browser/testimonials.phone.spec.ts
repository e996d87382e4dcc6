import type { Page } from '@playwright/test';
import { expect, expectInTheMiddle, openLive, scrollingEnds, swipe, test } from './visitor.ts';

const section = (page: Page) => page.locator('#testimonials');
const next = (page: Page) => section(page).getByRole('button', { name: 'Next' });
const previous = (page: Page) => section(page).getByRole('button', { name: 'Previous' });
const card = (page: Page, words: string) => section(page).locator('[data-card]', { hasText: words });

test.describe('the row of testimonials on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is swiped by hand, has no buttons, and each testimonial comes to rest in the middle', async ({ page }) => {
    await page.goto('./');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await card(page, 'Walt').scrollIntoViewIfNeeded();
    await swipe(card(page, 'Walt'), 'left');
    await expectInTheMiddle(card(page, 'Denise'));
    await swipe(card(page, 'Denise'), 'left');
    await expectInTheMiddle(card(page, 'Ray'));
  });
});

test.describe('the carousel of testimonials on a phone', () => {
  test('goes to the end and back by its buttons, which are disabled at the ends', async ({ page }) => {
    await openLive(page, './');
    await expect(previous(page)).toBeDisabled();
    await expect(next(page)).toBeEnabled();
    await next(page).tap();
    await expectInTheMiddle(card(page, 'Denise'));
    await expect(previous(page)).toBeEnabled();
    await next(page).tap();
    await expectInTheMiddle(card(page, 'Ray'));
    await expect(next(page)).toBeDisabled();
    await previous(page).tap();
    await previous(page).tap();
    await expectInTheMiddle(card(page, 'Walt'));
    await expect(previous(page)).toBeDisabled();
  });

  test('does not go round at its ends', async ({ page }) => {
    await openLive(page, './');
    await previous(page).tap({ force: true });
    await expectInTheMiddle(card(page, 'Walt'));
    await next(page).tap();
    await next(page).tap();
    await expectInTheMiddle(card(page, 'Ray'));
    await next(page).tap({ force: true });
    await expectInTheMiddle(card(page, 'Ray'));
  });

  test('follows a swipe, and its buttons know where it is', async ({ page }) => {
    await openLive(page, './');
    await card(page, 'Walt').scrollIntoViewIfNeeded();
    await scrollingEnds(page);
    await swipe(card(page, 'Walt'), 'left');
    await expectInTheMiddle(card(page, 'Denise'));
    await expect(previous(page)).toBeEnabled();
    await swipe(card(page, 'Denise'), 'left');
    await expectInTheMiddle(card(page, 'Ray'));
    await expect(next(page)).toBeDisabled();
  });

  test('keeps the focus on the button that has come to its end', async ({ page }) => {
    await openLive(page, './');
    await next(page).press('Enter');
    await next(page).press('Enter');
    await expectInTheMiddle(card(page, 'Ray'));
    await expect(next(page)).toBeFocused();
  });

  test('opens a video on a tap', async ({ page }) => {
    await page.goto('./');
    await next(page).tap();
    await expectInTheMiddle(card(page, 'Denise'));
    await card(page, 'Denise').tap();
    await expect(page.getByRole('dialog', { name: 'Denise, non-profit founder: 18 hours per week saved' })).toBeVisible();
  });
});
