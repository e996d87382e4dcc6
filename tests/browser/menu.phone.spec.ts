import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectAtTop, expectBelowHeader, holdsFocus, test } from './visitor.ts';

const opener = (page: Page) => page.getByRole('banner').getByLabel(expected.interface.menu);
const menu = (page: Page) => page.getByRole('dialog', { name: expected.interface.menu });
const labels = () => expected.pages.navigation.map(({ label }) => label);

test.describe('the menu without script', () => {
  test.use({ javaScriptEnabled: false });

  test('user can go to the navigation at the end of the page', async ({ page }) => {
    await page.goto('./');
    await opener(page).tap();
    const { footerNavigation } = expected.interface;
    const navigation = page.getByRole('navigation', { name: footerNavigation });
    await expect(navigation).toBeInViewport();
    await expect(navigation.getByRole('link')).toContainText(labels());
  });
});

test('user can open the menu, keeps the focus in it, and closes it in every way', async ({
  page,
}) => {
  await page.goto('./');
  const url = page.url();
  await opener(page).tap();
  const panel = menu(page).locator('> :not([data-close])');
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 90, y: 0, width: 300, height: 844 });
  await expect(menu(page).getByRole('link')).toContainText(labels());
  const stops = await menu(page).locator('a, button').filter({ visible: true }).count();
  for (let presses = 0; presses <= stops; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(menu(page))).toBe(true);
  }
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  await expectAtTop(page);
  for (const close of [
    () => menu(page).getByRole('button', { name: expected.interface.close }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(40, 400),
    () => page.goBack(),
  ]) {
    if (await menu(page).isHidden()) await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(page.url()).toBe(url);
  }
});

test('user can go from the menu to sections, the booking and the demos', async ({ page }) => {
  await page.goto('./');
  for (const section of ['case-studies', 'top'] as const) {
    await opener(page).tap();
    await menu(page)
      .getByRole('link', { name: expected.navigation(section), exact: true })
      .tap();
    await expect(menu(page)).toBeHidden();
    if (section === 'top') await expectAtTop(page);
    else await expectBelowHeader(page.locator(`#${section}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  await opener(page).tap();
  await menu(page).getByText(expected.pages.bookingLabel).tap();
  await expect(page.getByRole('dialog', { name: expected.pages.booking.title })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await test.step('a call is left to the phone', async () => {
    const isPrevented = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = (event: Event): void => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', look, { once: true });
        }),
    );
    await menu(page).locator('a[href^="tel:"]').tap();
    expect(await isPrevented).toBe(false);
  });
  const entries = (): Promise<number> => page.evaluate(() => history.length);
  await page.goto('./?plain');
  const before = await entries();
  await opener(page).tap();
  await menu(page).getByRole('link', { name: 'See all 14 demos' }).tap();
  const { heading } = expected.pages.demos;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await entries(), 'Back leads to the page without its menu, at once').toBe(before + 1);
});
