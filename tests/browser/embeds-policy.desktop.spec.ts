import type { Locator, Page, Request } from '@playwright/test';
import type { Server } from '../../site/generator/server/serve.ts';
import { expect, serveWithHeaders, test as base } from '../support/embedded-site.ts';
import { passFrames } from './visitor.ts';

const pages = { home: './', 'all demos': './demos/', 'not found': './no/such/page' };
const openDialog = (page: Page) => page.getByRole('dialog');
const playButton = (page: Page) =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Play' });
const bookButton = (page: Page) =>
  openDialog(page).frameLocator('iframe').getByRole('button', { name: 'Book' });

/** The origins that the page has been told to connect to ahead of time. */
const hints = (page: Page): Promise<string[]> =>
  page
    .locator(
      'link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prefetch"], link[rel~="prerender"]',
    )
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** The addresses outside of the site that the page asks for. */
function offSite(page: Page, site: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request: Request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(site))
      addresses.push(request.url());
  });
  return addresses;
}

/** A `test` that is told of every violation of a policy in any page or frame of the site. */
const test = base.extend<{ violations: string[]; withHeaders: Server }>({
  violations: async ({ context, guard }, use) => {
    guard.tolerate(/status of 404|404: nothing at|favicon/);
    const violations: string[] = [];
    await context.exposeFunction('noteViolation', (violation: string) =>
      violations.push(violation),
    );
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, documentURI, sample }) => {
          const { noteViolation } = window as unknown as {
            noteViolation: (violation: string) => void;
          };
          noteViolation(`${documentURI}: ${effectiveDirective} refuses ${blockedURI} ${sample}`);
        },
      );
    });
    await use(violations);
    expect(violations).toEqual([]);
  },
  withHeaders: async ({ embedded, startOnce }, use) =>
    use(await startOnce('embedded, with headers', () => serveWithHeaders(embedded.directory))),
});

test.describe('before the visitor wants anything of a provider', () => {
  test('no page asks any of them for anything, however long and far it is read', async ({
    page,
    context,
    guard,
    embedded,
    standIn,
  }) => {
    guard.tolerate(/status of 404|404: nothing at/);
    const addresses = offSite(page, embedded.url);
    for (const [name, address] of Object.entries(pages)) {
      await test.step(`the page '${name}'`, async () => {
        await page.goto(address);
        const openers = page.locator('[data-opens]');
        if ((await openers.count()) > 0)
          await expect(page.locator('[data-opens][role="button"]').first()).toBeAttached();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await passFrames(page, 30);
        expect(addresses).toEqual([]);
        expect(standIn.requests).toEqual([]);
        expect(await hints(page)).toEqual([]);
        expect(await page.locator('iframe').count()).toBe(0);
        expect(await context.cookies()).toEqual([]);
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      });
    }
  });

  test('pointing at a card connects to its provider, once to each, and asks it for nothing yet', async ({
    page,
    context,
    standIn,
  }) => {
    await page.goto('./');
    const card = (name: string): Locator => page.getByRole('button', { name });

    await test.step('at one of the site itself, to nobody', async () => {
      await card('Reading PDF').hover();
      await page.getByRole('tab', { name: 'AI Receptionist' }).click();
      await expect(page.getByRole('button', { name: /Answers every call/ })).toBeVisible();
      await page.getByRole('tab', { name: 'Personal Assistant' }).click();
      expect(await hints(page)).toEqual([]);
    });
    await test.step('at one, to its provider', async () => {
      await card('Checking Availability').hover();
      await expect.poll(() => hints(page), { intervals: [50] }).toEqual([`${standIn.origin}/`]);
    });
    await test.step('at one after the other, once to each', async () => {
      for (const name of ['Sending Emails', 'Reading Database Info', 'Sending Emails'])
        await card(name).hover();
      await expect
        .poll(() => hints(page))
        .toEqual([`${standIn.origin}/`, `${standIn.otherOrigin}/`]);
    });
    await passFrames(page, 30);
    expect(standIn.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('coming to the booking button by key connects to the provider of the form, and asks it for nothing yet', async ({
    page,
    context,
    standIn,
  }) => {
    await page.goto('./');
    const button = page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' });
    await expect(button).toBeVisible();
    expect(await hints(page)).toEqual([]);
    await button.focus();
    await expect.poll(() => hints(page), { intervals: [50] }).toEqual([`${standIn.origin}/`]);
    await passFrames(page, 30);
    expect(standIn.requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('the policy in the page', () => {
  test.use({ javaScriptEnabled: false });

  test('of every page names exactly the origins of the content, and there is nothing inline or unsafe to allow', async ({
    page,
    standIn,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    for (const address of Object.values(pages)) {
      await page.goto(address);
      const policy =
        (await page
          .locator('meta[http-equiv="Content-Security-Policy"]')
          .getAttribute('content')) ?? '';
      const directives = new Map(
        policy.split('; ').map((part) => [part.replace(/ .*/, ''), part.split(' ').slice(1)]),
      );
      const allowed = (directive: string): string[] =>
        (directives.get(directive) ?? ['(missing)'])
          .filter((source) => !source.startsWith("'sha256-"))
          .sort();
      expect(allowed('default-src')).toEqual(["'none'"]);
      expect(allowed('frame-src')).toEqual(["'self'", standIn.origin, standIn.otherOrigin].sort());
      expect(allowed('script-src')).toEqual(["'self'", standIn.origin].sort());
      expect(allowed('style-src')).toEqual(["'self'"]);
      expect(allowed('img-src')).toEqual(
        [
          ...((await page.locator('img[src^="data:"]').count()) > 0 ? ['data:'] : []),
          "'self'",
        ].sort(),
      );
      expect(allowed('connect-src')).toEqual(["'self'"]);
      expect(allowed('base-uri')).toEqual(["'none'"]);
      expect(allowed('object-src')).toEqual(["'none'"]);
      expect(allowed('form-action')).toEqual(["'none'"]);
      expect(policy).not.toMatch(/unsafe-|\*/);
      // These work in headers alone, and a browser complains about them here.
      expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          element
            .getAttributeNames()
            .filter((attribute) => attribute === 'style' || attribute.startsWith('on')),
        ),
      );
      expect(inline, address).toEqual([]);
    }
  });
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
  await page.getByRole('button', { name: 'Reading Database Info' }).click();
  await expect(playButton(page)).toBeVisible();
  await openDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /18 hours a week, back/ }).click();
  await expect(playButton(page)).toBeVisible();
  await page.goBack();
  await page.locator('#case-studies').getByRole('button', { name: 'Next slide' }).click();
  await page.locator('#case-studies').getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Book A Strategy Call' }).click();
  await bookButton(page).click();
  await expect
    .poll(() =>
      openDialog(page)
        .locator('iframe')
        .evaluate((frame) => frame.style.height),
    )
    .toBe('900px');
  await page.keyboard.press('Escape');
  await expect(openDialog(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await openDialog(page).getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await openDialog(page).getByRole('link', { name: 'Testimonials' }).click();
  await page.locator('#testimonials').getByRole('button', { name: 'Next slide' }).click();
  await page
    .getByRole('combobox', { name: 'See Our Agents In Action' })
    .selectOption('AI Receptionist');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'See all demos on one page' }).click();
  await page.getByRole('tab', { name: 'AI Receptionist' }).click();
  await page.getByRole('button', { name: /Answers every call/ }).click();
  await expect(playButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Book A Strategy Call' }).click();
  await expect(bookButton(page)).toBeVisible();

  await page.goto(`${site}no/such/page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Proof Over Promises' })).toBeVisible();
}

test.describe('with the headers of the host', () => {
  test.beforeEach(({ guard, withHeaders }) => {
    guard.allowOrigin(new URL(withHeaders.url).origin);
  });

  test('a full use of the site violates nothing of the policies, neither of the one in the page nor of the one in the headers, and all hashed files are kept for a year', async ({
    page,
    withHeaders,
    violations,
  }) => {
    const kept: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) kept.push(response.headers()['cache-control']);
    });
    const both = page
      .waitForResponse(withHeaders.url)
      .then((response) => response.headers()['content-security-policy'] !== undefined);
    await useEverything(page, withHeaders.url);
    expect(await both, 'whether the headers have a policy').toBe(true);
    expect(violations).toEqual([]);
    expect(kept.length).toBeGreaterThan(5);
    expect(new Set(kept)).toEqual(new Set(['public, max-age=604800']));
  });

  test('every page and file has the full set, and pages are asked for anew', async ({
    request,
    withHeaders,
  }) => {
    for (const path of ['', 'demos/', 'no/such/page', 'robots.txt']) {
      const headers = (await request.get(withHeaders.url + path)).headers();
      expect(headers['content-security-policy'], path).toMatch(
        /default-src 'none'.*frame-ancestors '(self|none)'/,
      );
      expect(headers['content-security-policy'], path).not.toContain('unsafe-');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security'], path).toMatch(/max-age=31536000/);
      expect(headers['permissions-policy'], path).toContain('camera=()');
      if (path === '' || path === 'demos/') expect(headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('a player may go full screen, and may not use the camera; the booking form is no player', async ({
    page,
    withHeaders,
  }) => {
    await page.goto(`${withHeaders.url}#book`);
    await bookButton(page).click();
    expect(
      await page
        .frames()
        .at(-1)
        ?.evaluate(() => document.fullscreenEnabled),
    ).toBe(false);
    await openDialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sending Emails' }).click();
    await playButton(page).click();
    const player = page.frames().at(-1);
    expect(
      await player?.evaluate(() =>
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

  test('another site cannot show the pages of this one in a frame', async ({
    page,
    standIn,
    withHeaders,
    guard,
  }) => {
    guard.tolerate(/frame-ancestors|favicon/);
    await page.goto(standIn.address('/impostor'));
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    }, withHeaders.url);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });
});
