import type { Page } from '@playwright/test';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('shared addresses without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, shown] of [
    ['./#pa-3', 'Checking Availability'],
    ['./#t-2', '18 hours a week, back'],
    ['demos/#receptionist', 'Answers every call — books jobs instantly.'],
  ] as const) {
    test(`${address} leads to what it is about`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(shown)).toBeInViewport();
    });
  }
});

test.describe('shared addresses', () => {
  test('/#pa-3 opens that demo; closing it shows the home page', async ({ page, press }) => {
    await page.goto('./#pa-3');
    await press(dialog(page, 'Checking Availability').getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
  });

  test("/#ia-1 opens that demo above its agent's tab", async ({ page }) => {
    await openLive(page, './#ia-1');
    await expect(dialog(page, 'Sends automatic follow-ups to customers.')).toBeVisible();
    await expect(page.locator('#demos [role=tab][aria-selected=true]')).toHaveText('Inbox Assistant');
    await expect(page.locator('#demos select option:checked')).toHaveText('Inbox Assistant');
  });

  test('/#t-2 opens that testimonial', async ({ page }) => {
    await page.goto('./#t-2');
    await expect(dialog(page, 'Denise, non-profit founder: 18 hours per week saved')).toBeVisible();
  });

  test('/#book opens the booking dialog, and Back closes it before it leaves the page', async ({ page }) => {
    await page.goto('demos/');
    await page.goto('./#book');
    await expect(dialog(page, 'Book A Strategy Call')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All Demos' })).toBeVisible();
  });

  test('/demos/#receptionist shows that category', async ({ page }) => {
    await openLive(page, 'demos/#receptionist');
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText([/Answers every call/]);
  });

  test('/demos/#pa-3 opens that demo', async ({ page }) => {
    await page.goto('demos/#pa-3');
    await expect(dialog(page, 'Checking Availability')).toBeVisible();
  });

  test('/#case-studies shows that section, right below the header', async ({ page }) => {
    await openLive(page, './#case-studies');
    await expectBelowHeader(page.locator('#case-studies'));
  });

  test('an address that names nothing shows the page as it is', async ({ page }) => {
    await openLive(page, './#nothing-of-ours');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeInViewport();
  });

  test('a reload shows the same again, and Back still closes it', async ({ page, press }) => {
    await page.goto('./');
    await press(page.locator('#demos').getByText('Sending Emails', { exact: true }));
    await expect(page).toHaveURL((url) => url.hash === '#pa-1');
    await page.reload();
    await expect(dialog(page, 'Sending Emails')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
  });

  test('Back and Forward walk from dialog to dialog', async ({ page, press }) => {
    await page.goto('./');
    await press(page.locator('#demos').getByText('Sending Emails', { exact: true }));
    await expect(dialog(page, 'Sending Emails')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page, 'Sending Emails')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', /pa-1\.html$/);
  });

  test('a link that is followed on the open page opens its demo', async ({ page }) => {
    await openLive(page, './');
    await page.evaluate(() => location.assign('#pa-7'));
    await expect(dialog(page, 'Reading PDF → Writing to Database')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
