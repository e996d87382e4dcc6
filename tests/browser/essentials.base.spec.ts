import type { Page } from '@playwright/test';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

/** The paths of this origin that were asked for outside of the base path. */
function strayRequests(page: Page, baseURL: string | undefined): string[] {
  const { origin, pathname } = new URL(baseURL ?? '');
  const strays: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith(pathname)) strays.push(url.pathname);
  });
  return strays;
}

test.describe('under its base path without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, to a video and to booking', async ({ page, press, baseURL }) => {
    const strays = strayRequests(page, baseURL);
    await page.goto('./');
    await press(page.getByRole('link', { name: 'See all demos on one page' }));
    await expect(page.getByRole('heading', { level: 1, name: 'All Demos' })).toBeVisible();
    await press(page.getByRole('link', { name: 'Sending Emails' }));
    await expect(page.getByRole('heading', { name: 'Sending Emails' })).toBeVisible();
    await page.goBack();
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Book A Strategy Call' }));
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
    expect(strays).toEqual([]);
  });
});

test.describe('under its base path', () => {
  test('the home page comes alive, with its pictures, and shows a video', async ({ page, press, baseURL }) => {
    const strays = strayRequests(page, baseURL);
    await openLive(page, './');
    await expect.poll(() => page.locator('main img').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await press(page.getByRole('button', { name: 'Sending Emails' }));
    await expect(page.getByRole('dialog', { name: 'Sending Emails' }).locator('iframe').contentFrame().getByText('Sample clip')).toBeVisible();
    expect(strays).toEqual([]);
  });

  test('the booking form comes with its script', async ({ page, press, baseURL }) => {
    const strays = strayRequests(page, baseURL);
    await page.goto('./');
    const script = page.waitForResponse((response) => response.url().includes('form-embed'));
    await press(page.getByRole('banner').getByText('Book A Strategy Call'));
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByLabel('Your name')).toBeVisible();
    expect((await script).status()).toBe(200);
    expect(strays).toEqual([]);
  });

  test('the brand, the way back home and the footer lead home and to its sections', async ({ page, press }) => {
    await page.goto('demos/');
    await press(page.getByRole('link', { name: 'Back to Home' }));
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
    await page.goBack();
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }));
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeAttached();
    await expectBelowHeader(page.locator('#testimonials'));
  });

  test('a shared address opens its demo', async ({ page }) => {
    await page.goto('demos/#ia-1');
    await expect(page.getByRole('dialog', { name: 'Sends automatic follow-ups to customers.' })).toBeVisible();
  });

  test('an address that leads nowhere, at any depth, shows the way home', async ({ page, press, guard, baseURL }) => {
    guard.tolerate(/404/);
    const strays = strayRequests(page, baseURL);
    const response = await page.goto('no/such/page/at/all');
    expect(response?.status()).toBe(404);
    await press(page.getByRole('link', { name: 'Return to Home' }));
    await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
    expect(page.url()).toBe(baseURL);
    expect(strays).toEqual([]);
  });
});
