import type { Locator, Page } from '@playwright/test';
import { fill } from '../../site/messages/fill.ts';
import { expected } from '../support/expected.ts';
import { expect, expectInTheMiddle, openLive, test } from './visitor.ts';

const carousel = (page: Page): Locator =>
  page.getByRole('group', { name: expected.pages.home.caseStudies.heading, exact: true });
const slide = (page: Page, index: number): Locator =>
  carousel(page).getByRole('group', { name: expected.studyAfter(index).headline });
const button = (page: Page, name: 'nextSlide' | 'previousSlide'): Locator =>
  carousel(page).getByRole('button', { name: expected.interface[name] });
const bookingLink = (page: Page, index: number): Locator =>
  slide(page, index).getByRole('button', { name: expected.pages.home.caseStudies.bookingLabel });

async function expectShown(page: Page, index: number): Promise<void> {
  await expectInTheMiddle(slide(page, index));
  await expect(carousel(page).getByText(expected.counterAfter(index))).toBeVisible();
}

test.describe('the case studies without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'user can scroll the row, which stops with a slide in the middle',
    {
      tag: '@any-device',
    },
    async ({ page }) => {
      await page.goto('./');
      await slide(page, 0).scrollIntoViewIfNeeded();
      await expectInTheMiddle(slide(page, 0));
      await slide(page, 0).hover();
      await page.mouse.wheel((page.viewportSize()?.width ?? 0) * 0.7, 0);
      await expectInTheMiddle(slide(page, 1));
    },
  );
});

test(
  'user can read a case study, and go on and back without end',
  { tag: '@any-device' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openLive(page, './');
    const { caseStudies } = expected.pages.home;
    const first = expected.study(0);
    await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(
      expected.caseStudies.map(({ headline }) => headline),
    );
    for (const text of [
      caseStudies.beforeLabel,
      first.beforeSummary,
      caseStudies.afterLabel,
      first.afterSummary,
      fill(expected.interface.quotation, { words: first.quote }),
      expected.line(first.clientRole, first.clientCompany),
    ])
      await expect(slide(page, 0).getByText(text, { exact: true })).toBeVisible();
    await expect(slide(page, 0)).toHaveAccessibleName(expected.slideName(0));
    await expect(slide(page, 0).getByRole('definition')).toContainText(
      first.metrics.map(({ value }) => value),
    );
    // The copies at both ends are only visual.
    await expect(carousel(page).locator('[inert]')).toHaveCount(2);
    await expect(carousel(page).locator('[inert] [id]')).toHaveCount(0);

    await expectShown(page, 0);
    await button(page, 'previousSlide').click();
    await expectShown(page, -1);
    await button(page, 'nextSlide').click();
    await expectShown(page, 0);
    // No quick click is lost.
    const rounds = expected.caseStudies.length + 2;
    for (let presses = 0; presses < rounds; presses += 1) await button(page, 'nextSlide').click();
    await expectShown(page, rounds);
    await expect(carousel(page).locator('[aria-live]')).toHaveText(expected.slideName(2));
    await slide(page, 2).hover();
    await page.mouse.wheel((page.viewportSize()?.width ?? 0) * -0.7, 0);
    await expectShown(page, 1);
  },
);

test(
  'user can move by key, and the focus moves along',
  { tag: '@any-device' },
  async ({ page }) => {
    await openLive(page, './');
    await bookingLink(page, 0).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', -1],
      ['ArrowRight', 0],
      ['ArrowLeft', -1],
      ['Home', 0],
      ['Tab', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, index);
      await expect(bookingLink(page, index), key).toBeFocused();
    }
    await button(page, 'nextSlide').press('ArrowRight');
    await expectShown(page, 2);
    await expect(button(page, 'nextSlide')).toBeFocused();
  },
);

test(
  'should go on to the left in a language from right to left',
  { tag: '@any-device' },
  async ({ page }) => {
    await page.route('./', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', '<html dir="rtl" ');
      await route.fulfill({ response, body });
    });
    await openLive(page, './');
    await button(page, 'nextSlide').click();
    await expectShown(page, 1);
    expect((await slide(page, 0).boundingBox())?.x).toBeGreaterThan(0);
    await bookingLink(page, 1).press('ArrowRight');
    await bookingLink(page, 0).press('ArrowRight');
    await expectShown(page, -1);
  },
);
