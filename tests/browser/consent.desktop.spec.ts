import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/embedded-site.ts';

const google = /^https:\/\/[^/]*(?:googletagmanager|google-analytics|doubleclick)\./;
const script = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';

test.use({ analytics: { provider: 'ga4', measurementId: 'G-TEST123' } });

const question = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });
const settings = (page: Page) => page.getByRole('link', { name: 'Cookie settings' });
const answer = (page: Page, name: 'Accept' | 'Decline') =>
  question(page).getByRole('button', { name });

/** The requests to Google, which never leave the machine. */
async function requestsToGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(google, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return requests;
}

test.beforeEach(({ guard }) => guard.allowOrigin(new URL(script).origin));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing should be asked or loaded', async ({ page, context }) => {
    const requests = await requestsToGoogle(context);
    await page.goto('./', { waitUntil: 'networkidle' });
    await expect(page.locator('#cookie-settings')).toBeHidden();
    await expect(settings(page)).toBeHidden();
    expect(requests).toEqual([]);
  });
});

test('user can decline, accept and change the answer', async ({ page, context }) => {
  const requests = await requestsToGoogle(context);
  await page.goto('./');
  await expect(question(page)).toBeVisible();
  expect(requests).toEqual([]);
  await answer(page, 'Decline').click();
  await expect(question(page)).toBeHidden();
  await page.goto('./demos/');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await settings(page).click();
  await expect(question(page)).toBeFocused();
  await answer(page, 'Accept').click();
  await expect(question(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  await expect.poll(() => requests).toEqual([script]);
  await page.reload();
  await expect.poll(() => requests).toEqual([script, script]);
  await expect(question(page)).toBeHidden();

  await page.evaluate(() => (document.cookie = '_ga=1; path=/'));
  await settings(page).click();
  await answer(page, 'Decline').click();
  expect(await context.cookies()).toEqual([]);
  // The answer holds for twelve months.
  await page.clock.install();
  for (const [days, isAsked] of [
    [364, false],
    [2, true],
  ] as const) {
    await page.clock.fastForward(days * 24 * 60 * 60 * 1000);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeVisible({ visible: isAsked });
  }
  expect(requests).toEqual([script, script]);
});

test('user can reach the question first by Tab, and nothing on the page moves for it', async ({
  page,
  context,
}) => {
  await requestsToGoogle(context);
  await page.goto('./');
  await expect(question(page)).toBeVisible();
  const boxes = () =>
    page.locator('#root *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const withQuestion = await boxes();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Decline')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Accept')).toBeFocused();
  const [decline, accept] = [
    await answer(page, 'Decline').boundingBox(),
    await answer(page, 'Accept').boundingBox(),
  ];
  expect(decline?.height).toBe(accept?.height);
  expect(decline?.width).toBeCloseTo(accept?.width ?? 0, 0);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  expect(await boxes()).toEqual(withQuestion);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await settings(page).click();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
});

test('the question should stand below an open dialog', async ({ page, context }) => {
  await requestsToGoogle(context);
  await page.goto('./#pa-3');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const region = page.locator('#cookie-settings');
  await expect(region).not.toHaveAttribute('hidden');
  const isOnTop = await region.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(false);
});

test('a page without script should ask again on the home page', async ({ page, context }) => {
  const requests = await requestsToGoogle(context);
  await page.goto('./');
  await answer(page, 'Decline').click();
  await page.goto('./privacy/');
  await expect(page.locator('#cookie-settings')).toHaveCount(0);
  await settings(page).click();
  await expect(question(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('Global Privacy Control should count as declined', async ({ page, context }) => {
  const requests = await requestsToGoogle(context);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('./');
  await expect(settings(page)).toHaveCount(0);
  await expect(question(page)).toBeHidden();
  expect(requests).toEqual([]);
});
