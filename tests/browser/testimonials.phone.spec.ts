import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
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
const button = (page: Page, name: 'nextSlide' | 'previousSlide') =>
  section(page).getByRole('button', { name: expected.interface[name] });
const card = (page: Page, index: number) =>
  section(page).locator('[data-card]', { hasText: expected.testimonial(index).name });

test.describe('the testimonials on a phone without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can swipe the row, which stops with a card in the middle', async ({ page }) => {
    await page.goto('./');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await card(page, 0).scrollIntoViewIfNeeded();
    await swipeWithoutScript(card(page, 0), card(page, 1));
  });
});

test.describe('the testimonials on a phone', () => {
  test('user can go to the end and back, and hears why nothing moves there', async ({ page }) => {
    const announced = section(page).locator('[aria-live]');
    const last = expected.testimonials.length - 1;
    await openLive(page, './');
    await expect(button(page, 'previousSlide')).toBeDisabled();
    await button(page, 'previousSlide').tap({ force: true });
    await expect(announced).toHaveText(expected.interface.firstSlide);
    await expectInTheMiddle(card(page, 0));
    for (let index = 1; index <= last; index += 1) {
      await button(page, 'nextSlide').tap();
      await expectInTheMiddle(card(page, index));
    }
    const said = await announced.evaluateHandle((region) => {
      const texts: string[] = [];
      const options = { childList: true, subtree: true, characterData: true };
      new MutationObserver(() => texts.push(region.textContent)).observe(region, options);
      return texts;
    });
    for (const times of [1, 2]) {
      await button(page, 'nextSlide').tap({ force: true });
      // A screen reader says the same words again only where they are set again.
      await expect
        .poll(async () => (await said.jsonValue()).filter((text) => text !== ''))
        .toEqual(Array<string>(times).fill(expected.interface.lastSlide));
    }
    await expectInTheMiddle(card(page, last));
    for (let index = last - 1; index >= 0; index -= 1) {
      await button(page, 'previousSlide').press('Enter');
      await expectInTheMiddle(card(page, index));
    }
    await expect(button(page, 'previousSlide')).toBeDisabled();
    await expect(button(page, 'previousSlide')).toBeFocused();
  });

  test('user can swipe to the last one, and open its video', async ({ page }) => {
    await openLive(page, './');
    await card(page, 0).scrollIntoViewIfNeeded();
    await scrollingEnds(page);
    for (let index = 0; index < expected.testimonials.length - 1; index += 1) {
      await swipe(card(page, index), 'left');
      await expectInTheMiddle(card(page, index + 1));
    }
    await expect(button(page, 'nextSlide')).toBeDisabled();
    await card(page, -1).tap();
    await expect(
      page.getByRole('dialog', { name: expected.testimonial(-1).caption }),
    ).toBeVisible();
  });
});
