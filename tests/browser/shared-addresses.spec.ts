import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('shared addresses without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a demo, of a testimonial and of an agent leads to what it is about', async ({ page }) => {
    for (const [address, shown] of [
      [`./#${words.demo(2).id}`, words.demo(2).caption],
      [`demos/#${words.agent(1).id}`, words.demosOf(1)[0]?.caption ?? ''],
      [`./#${words.testimonial(1).id}`, words.testimonial(1).headline],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(shown)).toBeInViewport();
    }
  });
});

test.describe('shared addresses', () => {
  test('/#pa-3 opens that demo; closing it shows the home page', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto(`./#${words.demo(2).id}`);
    await press(dialog(page, words.demo(2).caption).getByRole('button', { name: words.interface.close }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
  });

  test("/#ia-1 opens that demo above its agent's tab", { tag: '@any-device' }, async ({ page }) => {
    await openLive(page, `./#${words.lastDemo().id}`);
    await expect(dialog(page, words.lastDemo().caption)).toBeVisible();
    await expect(page.locator('#demos [role=tab][aria-selected=true]')).toHaveText(words.agent(-1).name);
    await expect(page.locator('#demos select option:checked')).toHaveText(words.agent(-1).name);
  });

  test('/#book opens the booking dialog, and Back closes it before it leaves the page', { tag: '@any-device' }, async ({ page }) => {
    await page.goto('demos/');
    await page.goto('./#book');
    await expect(dialog(page, words.pages.booking.title)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words.pages.demos.heading })).toBeVisible();
  });

  test('/demos/#receptionist shows that category', { tag: '@any-device' }, async ({ page }) => {
    await openLive(page, `demos/#${words.agent(1).id}`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(1));
  });

  test('/#t-2 opens that testimonial, and /demos/#pa-3 that demo', { tag: '@any-device' }, async ({ page }) => {
    await page.goto(`./#${words.testimonial(1).id}`);
    await expect(dialog(page, words.testimonial(1).caption)).toBeVisible();
    await page.goto(`demos/#${words.demo(2).id}`);
    await expect(dialog(page, words.demo(2).caption)).toBeVisible();
  });

  test('/#case-studies shows that section, right below the header', async ({ page }) => {
    await openLive(page, './#case-studies');
    await expectBelowHeader(page.locator('#case-studies'));
  });

  test('an address that names nothing shows the page as it is', { tag: '@any-device' }, async ({ page }) => {
    await openLive(page, './#nothing-of-ours');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeInViewport();
  });

  test('a reload shows the same again, and Back still closes it', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.locator('#demos').getByText(words.demo(0).caption, { exact: true }));
    await expect(page).toHaveURL((url) => url.hash === `#${words.demo(0).id}`);
    await page.reload();
    await expect(dialog(page, words.demo(0).caption)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
  });

  test('Back and Forward walk from dialog to dialog', { tag: '@any-device' }, async ({ page, press }) => {
    await page.goto('./');
    await press(page.locator('#demos').getByText(words.demo(0).caption, { exact: true }));
    await expect(dialog(page, words.demo(0).caption)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page, words.demo(0).caption)).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', words.ending(words.demo(0).video.embedUrl));
  });

  test('a link that is followed on the open page opens its demo', { tag: '@any-device' }, async ({ page }) => {
    await openLive(page, './');
    await page.evaluate((id) => location.assign(`#${id}`), words.demo(6).id);
    await expect(dialog(page, words.demo(6).caption)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
