import type { Page } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { words } from '../support/words.ts';
import { expect, expectBelowHeader, openLive, test } from './visitor.ts';

// The site in a folder: at the root all of this is asked by other tests.
test.use({ baseURL: process.env[builds.repo.variable] ?? '' });

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

  test('links lead from page to page, to a video and to booking', async ({
    page,
    press,
    baseURL,
  }) => {
    const strays = strayRequests(page, baseURL);
    await page.goto('./');
    await press(page.getByRole('link', { name: words.pages.home.demos.allLabel }));
    await expect(
      page.getByRole('heading', { level: 1, name: words.pages.demos.heading }),
    ).toBeVisible();
    await press(page.getByRole('link', { name: words.demo(0).caption }));
    await expect(
      page.getByRole('heading', { level: 1, name: words.demo(0).caption }),
    ).toBeVisible();
    await page.goBack();
    await press(
      page.getByRole('contentinfo').getByRole('link', { name: words.pages.bookingLabel }),
    );
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
    expect(strays).toEqual([]);
  });
});

test.describe('under its base path', () => {
  test('the home page comes alive, with its pictures, and shows a video, and the booking form with its script', async ({
    page,
    press,
    baseURL,
  }) => {
    const strays = strayRequests(page, baseURL);
    await openLive(page, './');
    await expect
      .poll(() =>
        page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await press(page.getByRole('button', { name: words.demo(0).caption }));
    await expect(
      page
        .getByRole('dialog', { name: words.demo(0).caption })
        .locator('iframe')
        .contentFrame()
        .locator('video'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const script = page.waitForResponse((response) => response.url().includes('form-embed'));
    await press(page.getByRole('banner').getByText(words.pages.bookingLabel));
    await expect(
      page.getByRole('dialog').locator('iframe').contentFrame().getByLabel('Your name'),
    ).toBeVisible();
    expect((await script).status()).toBe(200);
    expect(strays).toEqual([]);
  });

  test('a shared address opens its demo; the way back home and the footer lead home and to its sections', async ({
    page,
    press,
  }) => {
    await page.goto(`demos/#${words.lastDemo().id}`);
    await expect(page.getByRole('dialog', { name: words.lastDemo().caption })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page.getByRole('link', { name: words.pages.demos.backLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
    await page.goBack();
    await press(
      page.getByRole('contentinfo').getByRole('link', { name: words.navigation('testimonials') }),
    );
    await expect(
      page.getByRole('heading', { name: words.pages.home.hero.headline }),
    ).toBeAttached();
    await expectBelowHeader(page.locator('#testimonials'));
  });

  test('an address that leads nowhere, at any depth, shows the way home', async ({
    page,
    press,
    guard,
    baseURL,
  }) => {
    guard.tolerate(/404/);
    const strays = strayRequests(page, baseURL);
    const response = await page.goto('no/such/page/at/all');
    expect(response?.status()).toBe(404);
    await press(page.getByRole('link', { name: words.pages.notFound.homeLabel }));
    await expect(page.getByRole('heading', { name: words.pages.home.hero.headline })).toBeVisible();
    expect(page.url()).toBe(baseURL);
    expect(strays).toEqual([]);
  });
});
