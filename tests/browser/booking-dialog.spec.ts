import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, holdsFocus, scrollingEnds, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.pages.booking.title });
const frame = (page: Page) => dialog(page).locator('iframe');
const yourName = (page: Page) => frame(page).contentFrame().getByLabel('Your name');
const closeControl = (page: Page) =>
  dialog(page).getByRole('button', { name: words.interface.close });
const headerButton = (page: Page) => page.getByRole('banner').getByText(words.pages.bookingLabel);

test.describe('booking without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every booking button is a link to the booking page, which fits into a narrow window',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.goto('./');
      const labels = [words.pages.bookingLabel, words.pages.home.caseStudies.bookingLabel];
      const buttons = page
        .locator('#root')
        .getByRole('link')
        .filter({ hasText: words.eitherOf(labels) });
      await expect(buttons).toHaveCount(words.caseStudies.length + 2);
      for (const button of await buttons.all())
        await expect(button).toHaveAttribute('href', /samples\/booking\.html$/);
      await expect(page.locator('iframe')).toHaveCount(0);

      await page.setViewportSize({ width: 320, height: 640 });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.pages.bookingLabel })
        .click();
      await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    },
  );
});

test.describe('the booking dialog', () => {
  test('has the form, with the ways around it, before a page that waits; and a press beside it closes it', async ({
    page,
    press,
  }) => {
    await page.goto('./');
    await press(headerButton(page));

    await test.step('it has its title, its description for screen readers and the form in a frame', async () => {
      await expect(dialog(page)).toHaveAccessibleDescription(words.pages.booking.description);
      await expect(dialog(page).getByRole('heading')).toHaveText(words.pages.booking.title);
      await expect(frame(page)).toHaveAttribute('title', words.pages.booking.frameTitle);
      await expect(yourName(page)).toBeVisible();
      await expect(
        dialog(page).getByText(words.pages.booking.description),
        'only heard',
      ).toBeHidden();
    });
    await test.step('the ways around the form are in sight', async () => {
      await expect(
        dialog(page).getByRole('link', { name: words.pages.booking.openLabel }),
      ).toBeInViewport({ ratio: 1 });
      const [first = '', ...others] = words.waysToReach();
      await expect(dialog(page).getByRole('link', { name: first })).toBeInViewport({ ratio: 1 });
      // A phone has one row, in which there is room for the phone number.
      if ((page.viewportSize()?.width ?? 0) >= 640)
        for (const name of others)
          await expect(dialog(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      for (const fact of words.pages.booking.facts)
        await expect(dialog(page).getByText(fact)).toBeInViewport({ ratio: 1 });
    });
    await test.step('the page behind it cannot be reached and does not scroll', async () => {
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.mouse.move(3, 400);
      await page.mouse.wheel(0, 500);
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step('a booking on the form is possible to its end', async () => {
      const form = frame(page).contentFrame();
      await form.getByText('Tuesday').click();
      await form.getByText('9:30 am').click();
      await form.getByLabel('Your name').fill('Pat Mason');
      await form.getByLabel('Email').fill('pat@example.com');
      await press(form.getByRole('button', { name: 'Book my call' }));
      await expect(form.getByRole('heading', { name: 'That is all it takes' })).toBeVisible();
    });
    await test.step('a press beside it closes it', async () => {
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test(
    'keeps what was typed however it is closed, and each case study has a form of its own',
    { tag: '@any-device' },
    async ({ page, press }) => {
      const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
      const slideButton = carousel
        .getByRole('group', { name: words.study(0).headline })
        .getByRole('button');
      await page.goto('./');
      const address = page.url();

      await test.step("the browser's Back closes it before it leaves the page, after typing too", async () => {
        await press(headerButton(page));
        await yourName(page).fill('Pat Mason');
        await expect(page).toHaveURL((url) => url.hash === '#book');
        await page.goBack();
        await expect(dialog(page)).toHaveCount(0);
        expect(page.url()).toBe(address);
      });
      await test.step('a case study has a form of its own, and the next one another', async () => {
        await press(slideButton);
        await expect(yourName(page)).toHaveValue('');
        await yourName(page).fill('First Slide');
        await press(closeControl(page));
        await expect(dialog(page)).toHaveCount(0);
        await press(carousel.getByRole('button', { name: words.interface.nextSlide }));
        await press(
          carousel.getByRole('group', { name: words.studyAfter(1).headline }).getByRole('button'),
        );
        await expect(yourName(page)).toHaveValue('');
        await press(closeControl(page));
      });
      await test.step('what was typed is still there after the forms of others, and after a video', async () => {
        await press(carousel.getByRole('button', { name: words.interface.previousSlide }));
        await press(slideButton);
        await expect(yourName(page)).toHaveValue('First Slide');
        await page.keyboard.press('Escape');
        await expect(slideButton).toBeFocused();
        await press(page.locator('#demos').getByText(words.demo(0).caption, { exact: true }));
        await expect(page.getByRole('dialog', { name: words.demo(0).caption })).toBeVisible();
        await page.keyboard.press('Escape');
        await press(headerButton(page));
        await expect(yourName(page)).toHaveValue('Pat Mason');
      });
      await test.step('Escape closes it, with the focus on its button again', async () => {
        await closeControl(page).focus();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(
          page.getByRole('banner').getByRole('button', { name: words.pages.bookingLabel }),
        ).toBeFocused();
      });
    },
  );

  test(
    'has its size in every window, and keeps the focus in',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.goto('./#book');
      await expect(yourName(page)).toBeVisible();

      for (const [viewport, width] of [
        [{ width: 1280, height: 800 }, 768],
        [{ width: 390, height: 844 }, 370.5],
        [{ width: 640, height: 360 }, 608],
      ] as const) {
        await test.step(`in a window of ${viewport.width} × ${viewport.height} it is as wide as specified, at most 90vh high, its frame at least 70vh`, async () => {
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
        });
      }

      await test.step('Tab goes through the form and round, and back', async () => {
        expect(await holdsFocus(dialog(page))).toBe(true);
        for (const key of [
          ...Array<string>(14).fill('Tab'),
          ...Array<string>(14).fill('Shift+Tab'),
        ]) {
          await page.keyboard.press(key);
          expect(await holdsFocus(dialog(page)), `focus after ${key}`).toBe(true);
        }
      });
    },
  );
});
