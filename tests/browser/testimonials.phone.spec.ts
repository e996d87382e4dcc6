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

const section = (page: Page) => page.locator('#testimonials');
const next = (page: Page) => section(page).getByRole('button', { name: words.interface.nextSlide });
const previous = (page: Page) =>
  section(page).getByRole('button', { name: words.interface.previousSlide });
const card = (page: Page, words: string) =>
  section(page).locator('[data-card]', { hasText: words });

test.describe('the row of testimonials on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is swiped by hand, has no buttons, and comes to rest with a testimonial in the middle', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await card(page, words.testimonial(0).name).scrollIntoViewIfNeeded();
    await swipeWithoutScript(
      card(page, words.testimonial(0).name),
      card(page, words.testimonial(1).name),
    );
  });
});

test.describe('the carousel of testimonials on a phone', () => {
  test('goes to the end and back by its buttons, and not round its ends, where they are disabled, keep the focus and say why nothing moves', async ({
    page,
  }) => {
    const said = section(page).locator('[aria-live]');
    await openLive(page, './');
    await test.step('it does not go back from the first', async () => {
      await expect(previous(page)).toBeDisabled();
      await expect(next(page)).toBeEnabled();
      await previous(page).tap({ force: true });
      await expect(said).toHaveText(words.interface.firstSlide);
      await expectInTheMiddle(card(page, words.testimonial(0).name));
    });
    await test.step('taps lead to the last, and not beyond it', async () => {
      for (const { name } of words.testimonials.slice(1)) {
        await next(page).tap();
        await expectInTheMiddle(card(page, name));
        await expect(previous(page)).toBeEnabled();
      }
      await expect(next(page)).toBeDisabled();
      await next(page).tap({ force: true });
      await expect(said).toHaveText(words.interface.lastSlide);
      await expectInTheMiddle(card(page, words.testimonial(-1).name));
    });
    await test.step('a key leads back to the first, and leaves the focus on the button', async () => {
      for (const { name } of words.testimonials.slice(0, -1).toReversed()) {
        await previous(page).press('Enter');
        await expectInTheMiddle(card(page, name));
      }
      await expect(previous(page)).toBeDisabled();
      await expect(previous(page)).toBeFocused();
      await previous(page).press('Enter');
      await expect(said).toHaveText(words.interface.firstSlide);
    });
  });

  test('follows a swipe, its buttons know where it is, and a tap opens the video', async ({
    page,
  }) => {
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
    await card(page, words.testimonial(-1).name).tap();
    await expect(page.getByRole('dialog', { name: words.testimonial(-1).caption })).toBeVisible();
  });
});
