import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, holdsFocus, scrollingEnds, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: expected.pages.booking.title });
const frame = (page: Page) => dialog(page).locator('iframe');
const yourName = (page: Page) => frame(page).contentFrame().getByLabel('Your name');
const closeControl = (page: Page) =>
  dialog(page).getByRole('button', { name: expected.interface.close });
const headerButton = (page: Page) =>
  page.getByRole('banner').getByText(expected.pages.bookingLabel);

test(
  'user can book a call, over an inert page',
  { tag: '@any-device' },
  async ({ page, press }) => {
    const { booking } = expected.pages;
    await page.goto('./');
    await press(headerButton(page));
    const described = [booking.description, ...booking.facts].join(' ');
    await expect(dialog(page)).toHaveAccessibleDescription(described);
    await expect(dialog(page).getByText(booking.description), 'only heard').toBeHidden();
    await expect(dialog(page).getByRole('heading')).toHaveText(booking.title);
    await expect(frame(page)).toHaveAttribute('title', booking.frameTitle);
    await expect(yourName(page)).toBeVisible();
    for (const name of [booking.openLabel, ...expected.waysToReach()])
      await expect(dialog(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    for (const fact of booking.facts)
      await expect(dialog(page).getByText(fact)).toBeInViewport({ ratio: 1 });

    await expect(page.locator('#root')).toHaveAttribute('inert');
    await page.mouse.move(3, 400);
    await page.mouse.wheel(0, 500);
    await scrollingEnds(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const form = frame(page).contentFrame();
    await form.getByText('Tuesday').click();
    await form.getByText('9:30 am').click();
    await form.getByLabel('Your name').fill('Pat Mason');
    await form.getByLabel('Email').fill('pat@example.com');
    await form.getByLabel('Phone').fill('+1 555 010 0142');
    await press(form.getByRole('button', { name: 'Book my call' }));
    await expect(form.getByRole('heading', { name: 'That is all it takes' })).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  },
);

test(
  'should keep what was typed, in a form for each case study',
  { tag: '@any-device' },
  async ({ page }) => {
    const carousel = page.getByRole('group', { name: expected.pages.home.caseStudies.heading });
    const slideButton = (index: number) =>
      carousel.getByRole('group', { name: expected.study(index).headline }).getByRole('button');
    await page.goto('./');
    const url = page.url();
    await headerButton(page).click();
    await yourName(page).fill('Pat Mason');
    await expect(page).toHaveURL(`${url}#book`);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(url);

    await slideButton(0).click();
    await expect(yourName(page)).toHaveValue('');
    await yourName(page).fill('First Slide');
    await closeControl(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await carousel.getByRole('button', { name: expected.interface.nextSlide }).click();
    await slideButton(1).click();
    await expect(yourName(page)).toHaveValue('');
    await closeControl(page).click();
    await carousel.getByRole('button', { name: expected.interface.previousSlide }).click();
    await slideButton(0).click();
    await expect(yourName(page)).toHaveValue('First Slide');
    await yourName(page).press('Escape');
    await expect(slideButton(0)).toBeFocused();

    await headerButton(page).click();
    await expect(yourName(page)).toHaveValue('Pat Mason');
    await closeControl(page).focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('button', { name: expected.pages.bookingLabel }),
    ).toBeFocused();
  },
);

test(
  'should have its size in every window, and keep the focus',
  { tag: '@any-device' },
  async ({ page }) => {
    await page.goto('./#book');
    await expect(yourName(page)).toBeVisible();
    for (const [viewport, width] of [
      [{ width: 390, height: 844 }, 370.5],
      [{ width: 640, height: 360 }, 608],
      [{ width: 1280, height: 800 }, 768],
    ] as const) {
      await page.setViewportSize(viewport);
      const panel = dialog(page).locator('> :not([data-close])');
      const box = await panel.boundingBox();
      expect(box?.width).toBeCloseTo(width, 0);
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
      await expect(panel).toBeInViewport({ ratio: 1 });
      expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(
        viewport.height * 0.7 - 0.5,
      );
      await expect(closeControl(page)).toBeInViewport({ ratio: 1 });
    }
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog(page)), `focus after ${key}`).toBe(true);
      }
  },
);
