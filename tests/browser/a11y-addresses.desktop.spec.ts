/** Addresses that lead to a place in the page, and a history that stays whole whatever the path looks like. */
import type { Page } from '@playwright/test';
import { expect, expectBelowHeader, fontsArrive, headerHeight, openLive, scrollingEnds, test } from './visitor.ts';

/** Where the tabs, or the select of small screens, and the panel below them start in the window. */
const starts = (page: Page) =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll('[role=tablist], select')].find((each) => each.checkVisibility());
    const panel = [...document.querySelectorAll('[role=tabpanel]')].find((each) => each.checkVisibility());
    return { tabs: tabs?.getBoundingClientRect().top ?? 0, panel: panel?.getBoundingClientRect().top ?? 0, height: innerHeight };
  });

async function expectTabsBelowHeader(page: Page): Promise<void> {
  await fontsArrive(page);
  await scrollingEnds(page);
  const { tabs, panel, height } = await starts(page);
  expect(tabs).toBeGreaterThanOrEqual(headerHeight);
  expect(tabs).toBeLessThan(headerHeight + 60);
  expect(panel).toBeLessThan(height - 100);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [address, name] of [
      ['demos/#receptionist', 'Answers every call'],
      ['./#receptionist', 'Answers every call'],
      ['demos/#inbox', 'Sends automatic'],
    ] as const) {
      test(`${address} shows the tabs below the header and the start of the panel`, async ({ page }) => {
        await openLive(page, address);
        await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText([new RegExp(name)]);
        await expectTabsBelowHeader(page);
      });
    }

    test('a link to a tab on the open page does the same, and Back leads to where one was', async ({ page }) => {
      await openLive(page, './');
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await page.evaluate(() => location.assign('#inbox'));
      await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText([/Sends automatic/]);
      await expectTabsBelowHeader(page);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    });

    test('/#case-studies stays below the header when what is above grows late', async ({ page }) => {
      await openLive(page, './#case-studies');
      await fontsArrive(page);
      await expectBelowHeader(page.locator('#case-studies'));
      await page.locator('h1').evaluate((heading) => (heading.style.paddingBottom = '130px'));
      await expectBelowHeader(page.locator('#case-studies'));
    });

    test('whoever scrolls on from there is not held', async ({ page }) => {
      await openLive(page, './#case-studies');
      await expectBelowHeader(page.locator('#case-studies'));
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, -300);
      await scrollingEnds(page);
      const top = await page.evaluate(() => scrollY);
      await page.locator('footer').evaluate((footer) => (footer.style.paddingBottom = '130px'));
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  });
}

test('a path with two slashes, as servers let pass, has a history like any other', async ({ page, baseURL }) => {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.startsWith('//')) return route.continue();
    return route.fulfill({ response: await route.fetch({ url: `${url.origin}${url.pathname.slice(1)}` }) });
  });
  await page.goto(`${new URL(baseURL ?? '').origin}//demos/`);
  await page.getByRole('tab', { name: 'AI Receptionist' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '//demos/' && url.hash === '#receptionist');
  await page.getByRole('button', { name: 'Answers every call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL((url) => url.pathname === '//demos/' && url.hash === '#receptionist');
});

test('a fade between pages that is cut short makes no noise', async ({ page }) => {
  // The guard of every test fails on a rejection that nobody hears.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      // Asked for, the promise is there to be rejected, as it is by chance otherwise.
      void viewTransition?.ready;
      viewTransition?.skipTransition();
    });
  });
  await openLive(page, './');
  await page.locator('#demos').getByRole('link', { name: 'See all demos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Demos' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proof' })).toBeVisible();
});

test('where modulepreload tells nothing, the page still comes alive by itself', async ({ page }) => {
  await page.addInitScript(() => {
    // Some browsers find the pointer over the page at its start, which counts as a sign.
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    for (const name of ['onload', 'onerror']) Object.defineProperty(HTMLLinkElement.prototype, name, { set: () => undefined, configurable: true });
  });
  await page.goto('./');
  await expect(page.locator('#root a[data-opens]').first()).toHaveAttribute('role', 'button', { timeout: 15_000 });
});
