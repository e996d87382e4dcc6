import type { Page } from '@playwright/test';
import { expect, expectInTheMiddle, openLive, scrollingEnds, swipe, test } from './visitor.ts';

const carousel = (page: Page) => page.getByRole('group', { name: 'Real Results From Our Clients' });
const slide = (page: Page, headline: string) => carousel(page).getByRole('group', { name: headline });

test.describe('swiping through the case studies without script', () => {
  test.use({ javaScriptEnabled: false });

  test('goes to the next one', async ({ page }) => {
    await page.goto('./');
    const slides = page.getByRole('group', { name: 'Real Results From Our Clients' }).getByRole('group');
    await slides.first().scrollIntoViewIfNeeded();
    await swipe(slides.first(), 'left');
    await expectInTheMiddle(slides.nth(1));
  });
});

test.describe('swiping through the case studies', () => {
  test('goes one slide on, and the count follows', async ({ page }) => {
    await openLive(page, './');
    await slide(page, '40% more bookings').scrollIntoViewIfNeeded();
    await scrollingEnds(page);
    await swipe(slide(page, '40% more bookings'), 'left');
    await expectInTheMiddle(slide(page, 'Saved 18+ hours weekly'));
    await expect(carousel(page).getByText('2 / 5')).toBeVisible();
  });

  test('goes round the ends as well: back from the first is the last', async ({ page }) => {
    await openLive(page, './');
    await slide(page, '40% more bookings').scrollIntoViewIfNeeded();
    await scrollingEnds(page);
    await swipe(slide(page, '40% more bookings'), 'right');
    await expectInTheMiddle(slide(page, '$0 to $10M in 2 years'));
    await expect(carousel(page).getByText('5 / 5')).toBeVisible();
    await swipe(slide(page, '$0 to $10M in 2 years'), 'left');
    await expectInTheMiddle(slide(page, '40% more bookings'));
  });
});
