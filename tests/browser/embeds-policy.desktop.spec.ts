import type { Locator, Page, Request } from '@playwright/test';
import { expect, serveWithHeaders, test } from '../support/embedded-site.ts';
import { passFrames } from './visitor.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const playButton = (page: Page): Locator =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
const bookButton = (page: Page): Locator =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Book' });

/** The origins that the page has been told to connect to ahead of time. */
const hints = (page: Page): Promise<string[]> =>
  page
    .locator('link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=prefetch], [rel~=prerender])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('no provider should learn of a visitor before they want something of it', async ({
  page,
  context,
  guard,
  embedded,
  standIn,
}) => {
  guard.tolerate(/status of 404|404: nothing at/);
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(embedded.url))
      asked.push(request.url());
  });
  for (const path of ['./no/such/page', './demos/', './']) {
    await page.goto(path);
    const openers = page.locator('[data-opens]');
    if ((await openers.count()) > 0)
      await expect(page.locator('[data-opens][role="button"]').first()).toBeAttached();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await passFrames(page, 30);
    expect(asked).toEqual([]);
    expect(await hints(page)).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  }
  const card = (name: string): Locator => page.getByRole('button', { name });
  await card('Reading PDF').hover();
  expect(await hints(page), 'a page of the site').toEqual([]);
  for (const name of ['Checking Availability', 'Reading Database Info', 'Sending Emails'])
    await card(name).hover();
  const both = [`${standIn.origin}/`, `${standIn.otherOrigin}/`];
  await expect.poll(() => hints(page)).toEqual(both);

  await page.goto('./');
  await page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).focus();
  await expect.poll(() => hints(page)).toEqual([`${standIn.origin}/`]);
  await passFrames(page, 30);
  expect(asked).toEqual([]);
  expect(standIn.requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** Does everything once that a visitor can do on the site. */
async function useEverything(page: Page, site: string): Promise<void> {
  await page.goto(site);
  for (const name of ['AI Receptionist', 'Inbox Assistant', 'Personal Assistant'])
    await page.getByRole('tab', { name }).click();
  await page.getByRole('button', { name: 'Sending Emails' }).click();
  await expect(playButton(page)).toBeVisible();
  await openDialog(page).getByText('Read what happens in the video').click();
  await openDialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(openDialog(page).getByText(/Link copied|Copy this address/)).toBeVisible();
  await page.keyboard.press('Escape');
  // A page of the site itself in the frame, and a player of another origin.
  await page.getByRole('button', { name: 'Reading PDF' }).click();
  await expect(openDialog(page).frameLocator('iframe').getByLabel('Your name')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Reading Database Info' }).click();
  await expect(playButton(page)).toBeVisible();
  await openDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('#case-studies').getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).click();
  await bookButton(page).click();
  const frame = openDialog(page).locator('iframe');
  await expect.poll(() => frame.evaluate(({ style }) => style.height)).toBe('900px');
  await openDialog(page).getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await openDialog(page).getByRole('link', { name: 'Testimonials' }).click();
  await page.locator('#testimonials').getByRole('button', { name: 'Next slide' }).click();
  await page
    .getByRole('combobox', { name: 'See Our Agents In Action' })
    .selectOption('AI Receptionist');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('main').getByRole('link', { name: 'See all 14 demos' }).click();
  await page.getByRole('tab', { name: 'AI Receptionist' }).click();
  await page.getByRole('button', { name: /Answers every call/ }).click();
  await expect(playButton(page)).toBeVisible();
  await page.goto(`${site}no/such/page`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
}

test('a full use of the site should keep to its policies and headers', async ({
  page,
  request,
  guard,
  standIn,
  embedded,
  startOnce,
}) => {
  const { url } = await startOnce('with headers', () => serveWithHeaders(embedded.directory));
  guard.allowOrigin(new URL(url).origin);
  guard.tolerate(/status of 404|404: nothing at|favicon|frame-ancestors/);
  for (const path of ['', 'demos/', 'no/such/page', 'robots.txt']) {
    const headers = (await request.get(url + path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/default-src 'none'.*frame-ancestors '(self|none)'/);
    expect(policy, path).not.toContain('unsafe-');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], path).toMatch(/max-age=31536000/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
    if (/^$|\/$/.test(path)) expect(headers['cache-control'], path).toBe('no-cache');
  }
  const kept: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) kept.push(response.headers()['cache-control']);
  });
  // The guard fails this test on each violation.
  await useEverything(page, url);
  expect(kept.length).toBeGreaterThan(5);
  expect(new Set(kept)).toEqual(new Set(['public, max-age=604800']));

  await test.step('a player may go full screen, and may not use the camera', async () => {
    await page.goto(`${url}#pa-1`);
    await playButton(page).click();
    expect(
      await playButton(page).evaluate(() =>
        (
          document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
        ).featurePolicy.allowsFeature('camera'),
      ),
    ).toBe(false);
    await playButton(page).evaluate(() => document.documentElement.requestFullscreen());
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.tagName))
      .toBe('IFRAME');
  });
  await test.step('another site cannot show this one in a frame', async () => {
    await page.goto(standIn.url('/impostor'));
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, url);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });
});
