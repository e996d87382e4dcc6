/** Where the keyboard leads, and what follows it. */
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectInTheMiddle, openLive, test } from './visitor.ts';

const testimonials = (page: Page) => page.locator('#testimonials');

/** Whether the element that has the focus stands wholly between the edges of the window. */
const focusBetweenEdges = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: -1 };
    return left >= 0 && right <= innerWidth;
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('Tab and Shift+Tab bring each testimonial into the window', async ({ page }) => {
    await page.goto('./');
    const links = page.locator('#testimonials [data-opens]');
    await links.first().focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => focusBetweenEdges(page), `after ${key}`).toBe(true);
    }
  });
});

test.describe('a row of slides below 768 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`follows Tab and Shift+Tab, and its counter too (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openLive(page, './');
      const openers = testimonials(page).getByRole('button', { name: words.interface.videoMark });
      await openers.first().focus();
      for (const [key, index] of [
        ['Tab', 1],
        ['Tab', 2],
        ['Shift+Tab', 1],
        ['Shift+Tab', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(openers.nth(index)).toBeFocused();
        await expect(testimonials(page).getByText(`${index + 1} / ${words.testimonials.length}`)).toBeVisible();
        await expectInTheMiddle(testimonials(page).locator('[data-card]').nth(index));
      }
    });
  }

  test('goes round to the case study that has the focus', async ({ page }) => {
    await openLive(page, './');
    const studies = page.locator('#case-studies');
    await studies.getByRole('button', { name: words.pages.home.caseStudies.bookingLabel }).first().focus();
    await page.keyboard.press('Tab');
    await expect(studies.getByText(words.counterAfter(1))).toBeVisible();
    await expectInTheMiddle(studies.getByRole('group', { name: words.study(1).headline }));
  });
});

test.describe('the order of the focus', () => {
  for (const [width, order] of [
    [390, 'slides first'],
    [1023, 'slides first'],
    [1024, 'arrows first'],
  ] as const) {
    test(`in the case studies at ${width} px is that of the screen: ${order}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openLive(page, './');
      const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
      const arrow = carousel.getByRole('button', { name: words.interface.nextSlide });
      const slide = carousel.getByRole('button', { name: words.pages.home.caseStudies.bookingLabel }).first();
      const isAbove = async () => ((await arrow.boundingBox())?.y ?? 0) < ((await slide.boundingBox())?.y ?? 0);
      const isBefore = async () => arrow.evaluate((element, other) => (element.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0, await slide.elementHandle());
      await expect.poll(isBefore).toBe(order === 'arrows first');
      expect(await isAbove()).toBe(order === 'arrows first');
    });
  }

  test('stays on a slide that was chosen when the window crosses that width', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openLive(page, './');
    const carousel = page.getByRole('group', { name: words.pages.home.caseStudies.heading });
    await carousel.getByRole('button', { name: words.interface.nextSlide }).click();
    await expectInTheMiddle(carousel.getByRole('group', { name: words.study(1).headline }));
    for (const width of [1200, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await expectInTheMiddle(carousel.getByRole('group', { name: words.study(1).headline }));
    }
    await expect(carousel.getByText(words.counterAfter(1))).toBeVisible();
  });
});

test.describe('the tabs', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const path of ['./', 'demos/']) {
    test(`lead to the first card at ${path}, not to the whole panel around it`, async ({ page }) => {
      await openLive(page, path);
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: words.demo(0).caption })).toBeFocused();
    });
  }

  test('walked through by the arrow keys add nothing to the history, those that are clicked do', async ({ page }) => {
    await openLive(page, './');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('tab', { selected: true }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page).toHaveURL((url) => url.hash === `#${words.agent(1).id}`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('tab', { name: words.agent(-1).name }).click();
    await expect(page).toHaveURL((url) => url.hash === `#${words.agent(-1).id}`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('leave PageDown to the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, './');
    await page.getByRole('tab', { selected: true }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 400);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(0).name);
  });
});

test('a press on an arrow at its end says why nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, './');
  await testimonials(page).getByRole('button', { name: words.interface.previousSlide }).press('Enter');
  await expect(testimonials(page).locator('[aria-live]')).toHaveText(words.interface.firstSlide);
  for (let presses = 0; presses < words.testimonials.length; presses += 1) await testimonials(page).getByRole('button', { name: words.interface.nextSlide }).press('Enter');
  await expect(testimonials(page).locator('[aria-live]')).toHaveText(words.interface.lastSlide);
});

test.describe('a fresh dialog', () => {
  for (const [how, go] of [
    ['by a changed fragment', (page: Page) => page.evaluate((id) => (location.hash = id), words.demo(2).id)],
    [
      "by a link in the page's text",
      async (page: Page) => {
        await page.evaluate((id) => document.querySelector('#testimonials p')?.insertAdjacentHTML('beforeend', `<a href="#${id}">that demo</a>`), words.demo(2).id);
        await page.getByRole('link', { name: 'that demo' }).press('Enter');
      },
    ],
    [
      'by Forward',
      async (page: Page) => {
        await page.evaluate((id) => (location.hash = id), words.demo(2).id);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.goForward();
      },
    ],
  ] as const) {
    test(`has the focus when it was opened ${how}`, async ({ page }) => {
      await openLive(page, './');
      await go(page);
      await expect(page.getByRole('dialog')).toBeFocused();
      // And keeps it once the browser has come to rest.
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));
      await expect(page.getByRole('dialog')).toBeFocused();
    });
  }
});
