/** Addresses that lead to a place in the page, and a history that stays whole whatever the path looks like. */
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
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

    test('the address of an agent, on either page, shows the tabs below the header and the start of the panel', async ({ page }) => {
      for (const [path, agent] of [
        ['demos/', 1],
        ['./', 1],
        ['demos/', -1],
      ] as const) {
        await page.goto('about:blank');
        await openLive(page, `${path}#${words.agent(agent).id}`);
        await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(agent));
        await expectTabsBelowHeader(page);
      }
    });

    test('a link to a tab on the open page does the same, and Back leads to where one was', async ({ page }) => {
      await openLive(page, './');
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await page.evaluate((id) => location.assign(`#${id}`), words.agent(-1).id);
      await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText(words.captionsOf(-1));
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
  const { origin, pathname } = new URL('demos/', baseURL);
  const doubled = (url: URL) => url.pathname === `/${pathname}` && url.hash === `#${words.agent(1).id}`;
  await page.goto(`${origin}/${pathname}`);
  await page.getByRole('tab', { name: words.agent(1).name }).click();
  await expect(page).toHaveURL(doubled);
  await page.getByRole('button', { name: words.demosOf(1)[0]?.caption ?? '' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(doubled);
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
  await page.locator('#demos').getByRole('link', { name: words.pages.home.demos.allLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.pages.demos.heading })).toBeVisible();
  await page.getByRole('link', { name: words.pages.demos.backLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.pages.home.hero.headline })).toBeVisible();
});

test('where modulepreload tells nothing, the page still comes alive by itself', async ({ page }) => {
  await page.addInitScript(() => {
    for (const type of ['load', 'error']) {
      Object.defineProperty(HTMLLinkElement.prototype, `on${type}`, {
        set(this: HTMLLinkElement, listener: () => void) {
          if (this.rel !== 'modulepreload') this.addEventListener(type, listener);
        },
        configurable: true,
      });
    }
  });
  await page.clock.install();
  await page.goto('./');
  const opener = page.locator('#root a[data-opens]').first();
  await expect(opener).not.toHaveAttribute('role');
  // The page waits for each of the two rows of files for as long as it ever does.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(opener).toHaveAttribute('role', 'button', { timeout: 250 });
  }).toPass();
});
