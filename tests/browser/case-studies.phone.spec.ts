import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import {
  expect,
  expectInTheMiddle,
  openLive,
  scrollingEnds,
  swipe,
  swipeWithoutScript,
  test,
} from './visitor.ts';

const carousel = (page: Page) =>
  page.getByRole('group', { name: words.pages.home.caseStudies.heading });
const slide = (page: Page, headline: string) =>
  carousel(page).getByRole('group', { name: headline });

test.describe('swiping through the case studies without script', () => {
  test.use({ javaScriptEnabled: false });

  test('goes to the next one', async ({ page }) => {
    await page.goto('./');
    const slides = carousel(page).getByRole('group');
    await slides.first().scrollIntoViewIfNeeded();
    await swipeWithoutScript(slides.first(), slides.nth(1));
  });
});

/** Waits until the row has the copies beyond its ends, for which its slides change their places once. */
async function rowIsReady(page: Page): Promise<void> {
  await slide(page, words.study(0).headline).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.glider-slide[inert]').first()).toBeAttached();
  await scrollingEnds(page);
}

test.describe('swiping through the case studies', () => {
  test('goes one slide on, and the count follows', async ({ page }) => {
    await openLive(page, './');
    await rowIsReady(page);
    await swipe(slide(page, words.study(0).headline), 'left');
    await expectInTheMiddle(slide(page, words.studyAfter(1).headline));
    await expect(carousel(page).getByText(words.counterAfter(1))).toBeVisible();
  });

  test('goes round the ends as well: back from the first is the last', async ({ page }) => {
    await openLive(page, './');
    await rowIsReady(page);
    await swipe(slide(page, words.study(0).headline), 'right');
    await expectInTheMiddle(slide(page, words.study(-1).headline));
    await expect(carousel(page).getByText(words.counterAfter(-1))).toBeVisible();
    await scrollingEnds(page);
    await swipe(slide(page, words.study(-1).headline), 'left');
    await expectInTheMiddle(slide(page, words.study(0).headline));
  });
});
