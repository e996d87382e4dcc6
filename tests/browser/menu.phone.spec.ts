import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import {
  expect,
  expectAtTop,
  expectBelowHeader,
  holdsFocus,
  scrollingEnds,
  test,
} from './visitor.ts';

const opener = (page: Page) => page.getByRole('banner').getByLabel(words.interface.menu);
const menu = (page: Page) => page.getByRole('dialog', { name: words.interface.menu });

async function openMenu(page: Page): Promise<void> {
  await page.goto('./');
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

test.describe('the menu without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link to the navigation at the end of the page', async ({ page }) => {
    await page.goto('./');
    await opener(page).tap();
    await expect(
      page.getByRole('navigation', { name: words.interface.footerNavigation }),
    ).toBeInViewport();
    await expect(
      page.getByRole('navigation', { name: words.interface.footerNavigation }).getByRole('link'),
    ).toContainText(words.pages.navigation.map(({ label }) => label));
  });
});

test.describe('the menu of small screens', () => {
  test('slides in at the right, 300 px wide and as high as the window, with the items of the navigation and the booking button', async ({
    page,
  }) => {
    await openMenu(page);
    // The panel, as soon as it has slid in.
    const panel = menu(page).locator('> :not([data-close])');
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 90, y: 0, width: 300, height: 844 });
    await expect(menu(page).getByRole('link')).toContainText(
      words.pages.navigation.map(({ label }) => label),
    );
    await expect(menu(page).getByText(words.pages.bookingLabel)).toBeVisible();
    await test.step('it has the focus while it is open, and nothing behind it has', async () => {
      const stops = await menu(page).locator('a, button').filter({ visible: true }).count();
      for (let presses = 0; presses <= stops; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await holdsFocus(menu(page))).toBe(true);
      }
      await expect(page.locator('#root')).toHaveAttribute('inert');
    });
    await test.step('the page behind it does not scroll', async () => {
      await page.mouse.move(40, 400);
      await page.mouse.wheel(0, 600);
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('choosing the item of a section closes it and scrolls to the section, and Home to the top', async ({
    page,
  }) => {
    await page.goto('./');
    // The longest way is scrolled, over sections that are laid out meanwhile; the others are gone at once.
    for (const section of ['case-studies', 'demos', 'testimonials', 'top'] as const) {
      await test.step(section, async () => {
        await opener(page).tap();
        await menu(page)
          .getByRole('link', { name: words.navigation(section), exact: true })
          .tap();
        await expect(menu(page)).toBeHidden();
        if (section === 'top') await expectAtTop(page);
        else await expectBelowHeader(page.locator(`#${section}`));
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
  });

  test('the close control, Escape and a tap beside it close it, and the focus is on the menu button again', async ({
    page,
  }) => {
    await page.goto('./');
    for (const close of [
      () => menu(page).getByRole('button', { name: words.interface.close }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(40, 400),
    ]) {
      await opener(page).tap();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    }
  });

  test("the browser's Back closes it, stays on the page, and does not open it again", async ({
    page,
  }) => {
    await openMenu(page);
    const address = page.url();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
    await test.step('after the booking dialog was opened from it', async () => {
      await opener(page).tap();
      await menu(page).getByText(words.pages.bookingLabel).tap();
      await expect(page.getByRole('dialog', { name: words.pages.booking.title })).toBeVisible();
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
    await test.step('after an item was chosen', async () => {
      await opener(page).tap();
      await menu(page)
        .getByRole('link', { name: words.navigation('testimonials') })
        .tap();
      await expect(page).toHaveURL((url) => url.hash === '#testimonials');
      await page.goBack();
      await expect(page).toHaveURL((url) => url.hash === '');
      await expect(menu(page)).toBeHidden();
    });
    await test.step('it leads to the page with all demos', async () => {
      await opener(page).tap();
      await menu(page).getByRole('link', { name: words.pages.demos.heading }).tap();
      await expect(
        page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
      ).toBeVisible();
    });
  });
});
