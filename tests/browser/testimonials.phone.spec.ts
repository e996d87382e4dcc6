import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectInTheMiddle, openLive, scrollingEnds, swipe, test } from './visitor.ts';

const section = (page: Page) => page.locator('#testimonials');
const next = (page: Page) => section(page).getByRole('button', { name: words.interface.nextSlide });
const previous = (page: Page) => section(page).getByRole('button', { name: words.interface.previousSlide });
const card = (page: Page, words: string) => section(page).locator('[data-card]', { hasText: words });

/** Taps from one testimonial, by its place, through to the last, each tap when the one before has come to rest. */
async function toTheEnd(page: Page, from = 0): Promise<void> {
  for (const { name } of words.testimonials.slice(from + 1)) {
    await next(page).tap();
    await expectInTheMiddle(card(page, name));
  }
}

test.describe('the row of testimonials on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is swiped by hand, has no buttons, and each testimonial comes to rest in the middle', async ({ page }) => {
    await page.goto('./');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await card(page, words.testimonial(0).name).scrollIntoViewIfNeeded();
    await swipe(card(page, words.testimonial(0).name), 'left');
    await expectInTheMiddle(card(page, words.testimonial(1).name));
    await swipe(card(page, words.testimonial(1).name), 'left');
    await expectInTheMiddle(card(page, words.testimonial(2).name));
  });
});

test.describe('the carousel of testimonials on a phone', () => {
  test('goes to the end and back by its buttons, which are disabled at the ends', async ({ page }) => {
    await openLive(page, './');
    await expect(previous(page)).toBeDisabled();
    await expect(next(page)).toBeEnabled();
    await next(page).tap();
    await expectInTheMiddle(card(page, words.testimonial(1).name));
    await expect(previous(page)).toBeEnabled();
    await toTheEnd(page, 1);
    await expect(next(page)).toBeDisabled();
    for (let index = words.testimonials.length - 2; index >= 0; index -= 1) {
      await previous(page).tap();
      await expectInTheMiddle(card(page, words.testimonial(index).name));
    }
    await expectInTheMiddle(card(page, words.testimonial(0).name));
    await expect(previous(page)).toBeDisabled();
  });

  test('does not go round at its ends', async ({ page }) => {
    await openLive(page, './');
    await previous(page).tap({ force: true });
    await expectInTheMiddle(card(page, words.testimonial(0).name));
    await toTheEnd(page);
    await next(page).tap({ force: true });
    await expectInTheMiddle(card(page, words.testimonial(-1).name));
  });

  test('follows a swipe, and its buttons know where it is', async ({ page }) => {
    await openLive(page, './');
    await card(page, words.testimonial(0).name).scrollIntoViewIfNeeded();
    await scrollingEnds(page);
    await swipe(card(page, words.testimonial(0).name), 'left');
    await expectInTheMiddle(card(page, words.testimonial(1).name));
    await expect(previous(page)).toBeEnabled();
    for (let index = 1; index < words.testimonials.length - 1; index += 1) {
      await swipe(card(page, words.testimonial(index).name), 'left');
      await expectInTheMiddle(card(page, words.testimonial(index + 1).name));
    }
    await expect(next(page)).toBeDisabled();
  });

  test('keeps the focus on the button that has come to its end', async ({ page }) => {
    await openLive(page, './');
    for (let presses = 1; presses < words.testimonials.length; presses += 1) await next(page).press('Enter');
    await expectInTheMiddle(card(page, words.testimonial(-1).name));
    await expect(next(page)).toBeFocused();
  });

  test('opens a video on a tap', async ({ page }) => {
    await page.goto('./');
    await next(page).tap();
    await expectInTheMiddle(card(page, words.testimonial(1).name));
    await card(page, words.testimonial(1).name).tap();
    await expect(page.getByRole('dialog', { name: words.testimonial(1).caption })).toBeVisible();
  });
});
