import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectInTheMiddle, openLive, scrollingEnds, swipe, test } from './visitor.ts';

const carousel = (page: Page) =>
  page.getByRole('group', { name: expected.pages.home.caseStudies.heading });
const slide = (page: Page, index: number) =>
  carousel(page).getByRole('group', { name: expected.study(index).headline });

test('user can swipe through the case studies, around both ends', async ({ page }) => {
  await openLive(page, './');
  await slide(page, 0).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.glider-slide[inert]').first()).toBeAttached();
  await scrollingEnds(page);
  for (const [from, direction, to] of [
    [0, 'left', 1],
    [1, 'right', 0],
    [0, 'right', -1],
    [-1, 'left', 0],
  ] as const) {
    await swipe(slide(page, from), direction);
    await expectInTheMiddle(slide(page, to));
    await expect(carousel(page).getByText(expected.counterAfter(to))).toBeVisible();
    await scrollingEnds(page);
  }
});
