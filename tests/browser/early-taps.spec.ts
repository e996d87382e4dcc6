import type { Page } from '@playwright/test';
import { expected } from '../support/expected.ts';
import { expect, expectLive, holdScripts, test } from './visitor.ts';

const islands = '**/islands-*.js';
const card = (page: Page, at = 0) =>
  page.getByText(expected.demo(at).caption, { exact: true }).first();
const bookingButton = (page: Page) =>
  page.locator('#main').getByRole('link', { name: expected.pages.bookingLabel }).first();

test.describe('before the script is there', () => {
  test('user can tap a card, and the demo opens once the script comes', async ({ page, press }) => {
    const release = await holdScripts(page);
    await page.goto('./');
    await press(card(page));
    release();
    await expect(page.getByRole('dialog', { name: expected.demo(0).caption })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${expected.demo(0).id}`);
  });

  test(
    'should open only the dialog that was tapped last',
    { tag: '@any-device' },
    async ({ page, press }) => {
      const release = await holdScripts(page);
      await page.goto('demos/');
      await press(card(page, 0));
      await press(card(page, 1));
      release();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog', { name: expected.demo(1).caption })).toBeVisible();
    },
  );

  test('user can choose a tab and then a card, and gets both', async ({ page, isMobile }) => {
    test.skip(isMobile, 'Tabs are a select there.');
    const release = await holdScripts(page);
    await page.goto('demos/');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await card(page, 0).click();
    release();
    await expect(page.getByRole('dialog', { name: expected.demo(0).caption })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('user can choose from the select, and the panel follows', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'The select is for phones.');
    const release = await holdScripts(page, islands);
    await page.goto('./');
    await page.getByRole('combobox').selectOption({ index: 1 });
    release();
    await expectLive(page);
    await expect(page.getByText(expected.demosOf(1)[0]?.caption ?? '').first()).toBeVisible();
  });

  test('should leave a link to its new tab or window when it is clicked with a modifier key', async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(isMobile, 'There is no such key.');
    await holdScripts(page);
    await page.goto('./');
    for (const key of ['ControlOrMeta', 'Shift'] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        card(page).click({ modifiers: [key] }),
      ]);
      await opened.close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('when the script fails', () => {
  test(
    'user can get where the tapped link leads',
    { tag: '@any-device' },
    async ({ page, press, guard }) => {
      guard.tolerate(/Failed to load resource|ERR_FAILED/);
      let fail = (): void => undefined;
      const failing = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/*.js', async (route) => {
        await failing;
        await route.abort();
      });
      await page.goto('./');
      await press(card(page));
      fail();
      await expect(page).toHaveURL(/watch|samples/);
    },
  );

  test(
    'should show the page as without script',
    { tag: '@any-device' },
    async ({ page, guard }) => {
      guard.tolerate(/Failed to load resource|ERR_FAILED/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('./');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.locator(`#${expected.lastDemo().id}`)).toBeVisible();
      await expect(bookingButton(page)).toHaveAttribute('href', /./);
    },
  );

  test(
    'should still open dialogs when only the islands fail',
    { tag: '@any-device' },
    async ({ page, press, guard }) => {
      guard.tolerate(/Failed to load resource|ERR_FAILED|dynamically imported module/);
      await page.route(islands, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await press(card(page));
      await expect(page.getByRole('dialog', { name: expected.demo(0).caption })).toBeVisible();
    },
  );
});
