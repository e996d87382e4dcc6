import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, holdsFocus, openLive, scrollingEnds, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.pages.booking.title });
const frame = (page: Page) => dialog(page).locator('iframe');
const yourName = (page: Page) => frame(page).contentFrame().getByLabel('Your name');
const headerButton = (page: Page) => page.getByRole('banner').getByText(words.pages.bookingLabel);

test.describe('booking without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every booking button is a link to the booking page', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('./');
    const labels = [words.pages.bookingLabel, words.pages.home.caseStudies.bookingLabel];
    const buttons = page.locator('#root').getByRole('link').filter({ hasText: words.eitherOf(labels) });
    await expect(buttons).toHaveCount(words.caseStudies.length + 2);
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', /samples\/booking\.html$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('the booking dialog', () => {
  test('has its title, its description for screen readers and the form in a frame', async ({ page, press }) => {
    await page.goto('./');
    await press(headerButton(page));
    await expect(dialog(page)).toHaveAccessibleDescription(words.pages.booking.description);
    await expect(dialog(page).getByRole('heading')).toHaveText(words.pages.booking.title);
    await expect(frame(page)).toHaveAttribute('title', words.pages.booking.frameTitle);
    await expect(yourName(page)).toBeVisible();
    await expect(dialog(page).getByText(words.pages.booking.description), 'only heard').toBeHidden();
  });

  test("loads the provider's script once, at the first opening, however many dialogs open", { tag: '@any-device' }, async ({ page, press }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('form-embed')) requests.push(request.url());
    });
    await openLive(page, './');
    const script = page.locator('script[src*="form-embed"]');
    await expect(script).toHaveCount(0);
    const slideButton = page.getByRole('group', { name: words.study(0).headline }).getByRole('button');
    for (const opener of [headerButton(page), slideButton, headerButton(page)]) {
      await press(opener);
      await expect(frame(page).contentFrame().getByRole('heading', { name: 'Book a strategy call' })).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect(script).toHaveCount(1);
    expect(requests).toHaveLength(1);
  });

  test('keeps a half-filled form while it is closed, and Escape closes it with the focus on its button again', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, './');
    await press(headerButton(page));
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: words.pages.bookingLabel })).toBeFocused();
    await press(headerButton(page));
    await yourName(page).fill('Pat Mason');
    await press(dialog(page).getByRole('button', { name: words.interface.close }));
    await expect(dialog(page)).toHaveCount(0);
    await press(headerButton(page));
    await expect(yourName(page)).toHaveValue('Pat Mason');
  });

  test('is one of its own for each case study, with a form of its own', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
    const first = carousel.getByRole('group', { name: words.study(0).headline }).getByRole('button');
    await press(first);
    await yourName(page).fill('First Slide');
    await press(dialog(page).getByRole('button', { name: words.interface.close }));
    await press(carousel.getByRole('button', { name: words.interface.nextSlide }));
    await press(carousel.getByRole('group', { name: words.studyAfter(1).headline }).getByRole('button'));
    await expect(yourName(page)).toHaveValue('');
    await press(dialog(page).getByRole('button', { name: words.interface.close }));
    await press(carousel.getByRole('button', { name: words.interface.previousSlide }));
    await press(first);
    await expect(yourName(page)).toHaveValue('First Slide');
  });

  test('a booking on the form is possible to its end', async ({ page, press }) => {
    await page.goto('./#book');
    const form = frame(page).contentFrame();
    await form.getByText('Tuesday').click();
    await form.getByText('9:30 am').click();
    await form.getByLabel('Your name').fill('Pat Mason');
    await form.getByLabel('Email').fill('pat@example.com');
    await press(form.getByRole('button', { name: 'Book my call' }));
    await expect(form.getByRole('heading', { name: 'That is all it takes' })).toBeVisible();
  });

  test('a press beside it closes it', async ({ page }) => {
    await page.goto('./#book');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  test("the browser's Back closes it before it leaves the page, after typing too", { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    const address = page.url();
    await press(headerButton(page));
    await expect(page).toHaveURL((url) => url.hash === '#book');
    await yourName(page).fill('Pat');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
  });

  test('keeps the focus in, through the form and back', { tag: '@any-device' }, async ({ page, press }) => {
    await openLive(page, './');
    await press(headerButton(page));
    await expect(yourName(page)).toBeVisible();
    expect(await holdsFocus(dialog(page))).toBe(true);
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog(page)), `focus after ${key}`).toBe(true);
    }
  });

  test('the page behind it cannot be reached and does not scroll', async ({ page, press }) => {
    await openLive(page, './');
    await press(headerButton(page));
    await expect(yourName(page)).toBeVisible();
    await page.mouse.move(3, 400);
    await page.mouse.wheel(0, 500);
    await scrollingEnds(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#root')).toHaveAttribute('inert');
  });

  test('has the ways around the form always in sight', async ({ page }) => {
    await page.goto('./#book');
    await expect(dialog(page).getByRole('link', { name: words.pages.booking.openLabel })).toBeInViewport({ ratio: 1 });
    for (const name of words.waysToReach()) await expect(dialog(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });
});
