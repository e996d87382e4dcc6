/** Keyboard navigation. The demos' tests cover the tabs, and a11y-focus covers the focus rings. */
import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import {
  expect,
  expectBelowHeader,
  expectInTheMiddle,
  openLive,
  passFrames,
  test,
} from './visitor.ts';

const phone = { width: 390, height: 844 };

const testimonials = (page: Page) => page.locator('#testimonials');
const studies = (page: Page) =>
  page.getByRole('group', { name: expected.pages.home.caseStudies.heading });
const skip = (page: Page) => page.getByRole('link', { name: expected.interface.skipToContent });

/** Whether the element that has the focus stands wholly between the edges of the window. */
const focusBetweenEdges = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? {
      left: -1,
      right: -1,
    };
    return left >= 0 && right <= innerWidth;
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can skip to the content, and sees each testimonial by Tab', async ({ page }) => {
    await page.goto('./');
    await expect(skip(page)).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: expected.pages.home.hero.demosLabel }),
    ).toBeFocused();
    await page.setViewportSize(phone);
    await page.locator('#testimonials [data-opens]').first().focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => focusBetweenEdges(page), `after ${key}`).toBe(true);
    }
  });
});

test('should move the testimonials to the one that has the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLive(page, './');
  const openers = testimonials(page).getByRole('button', { name: expected.interface.videoMark });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openers.first().focus();
    for (const [key, index] of [
      ['Tab', 1],
      ['Tab', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(openers.nth(index)).toBeFocused();
      const counter = expected.counter(index, expected.testimonials);
      await expect(testimonials(page).getByText(counter)).toBeVisible();
      await expectInTheMiddle(testimonials(page).locator('[data-card]').nth(index));
    }
  }
});

test('should keep the slide at every width, and the focus on an arrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, './');
  const arrow = studies(page).getByRole('button', { name: expected.interface.nextSlide });
  await arrow.click();
  for (const width of [1024, 900, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expectInTheMiddle(studies(page).getByRole('group', { name: expected.study(1).headline }));
  }
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await arrow.press(key);
    await expect(studies(page).getByText(expected.counterAfter(2 + index))).toBeVisible();
    await expect(arrow).toBeFocused();
  }
});

test('user can go on by Tab where a link has led', async ({ page }) => {
  await openLive(page, 'demos/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await openLive(page, './');
  await page.getByRole('link', { name: expected.pages.home.hero.testimonialsLabel }).press('Enter');
  await expectBelowHeader(page.locator('#testimonials'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: expected.testimonial(0).headline })).toBeFocused();
});

test('should give the focus to Close of a dialog that a URL opens, and take it back at once', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: expected.interface.close });
  await openLive(page, './');
  await page.evaluate((id) => (location.hash = id), expected.demo(2).id);
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await passFrames(page, 2);
  await expect(close).toBeFocused();
  // Screen readers are silent where the focus leaves a dialog that is hidden by then.
  const isOutside = await page.locator('#root').evaluateHandle((root) => {
    const seen: boolean[] = [];
    const look = () => seen.push(document.activeElement?.closest('[role=dialog]') === null);
    new MutationObserver(look).observe(root, { attributeFilter: ['inert'] });
    return seen;
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => isOutside.jsonValue()).toEqual([true]);
});
