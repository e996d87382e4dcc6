/** Layout at every width, and accessibility. */
import type { Locator, Page } from '@playwright/test';
import { axe, findings } from '../support/axe.ts';
import { layoutAudit } from '../support/layout-audit.ts';
import { directivesOf, layoutShiftOf, pagesOf, pathOf, policyOf, test } from './fixtures.ts';

/** The widths of phones, tablets and screens, in CSS pixels. */
const widths = [320, 360, 390, 768, 1024, 1280, 1680] as const;
const audited: readonly number[] = [390, 1280];

/** The least width and height of a control, by WCAG 2.2 (2.5.8). */
const target = 24;

/**
 * Half of a good score (https://web.dev/articles/cls): a long word may wrap elsewhere when its font
 * arrives.
 */
const acceptedShift = 0.05;

/** Answers for every other host, and passes on each request that comes before intent. */
async function answerForOthers(page: Page, origin: string, onRequest: (url: string) => void) {
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      onRequest(route.request().url());
      const isDocument = route.request().resourceType() === 'document';
      await route.fulfill({
        contentType: isDocument ? 'text/html' : 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: isDocument ? '<!doctype html><html lang="en"><title>Another host</title>' : '',
      });
    },
  );
}

/** What can be opened on a page: the menu, booking, and the video with the longest title. */
async function openers(page: Page): Promise<{ name: string; opener: Locator }[]> {
  const found: { name: string; opener: Locator }[] = [];
  for (const name of ['menu', 'booking', 'video']) {
    const all = page.locator(`#root [data-opens=${name}]`).filter({ visible: true });
    const texts = await all.evaluateAll((elements) =>
      elements.map((element) => (element.dataset['title'] ?? element.textContent).length),
    );
    if (texts.length > 0) found.push({ name, opener: all.nth(texts.indexOf(Math.max(...texts))) });
  }
  return found;
}

for (const width of widths) {
  test(`everything should fit and be accessible in a window of ${width} px`, async ({
    page,
    context,
    site,
    fault,
    note,
  }) => {
    test.slow();
    const { origin } = new URL(site.home);
    // Watch pages differ by their words: what fits on the longest one fits on the others.
    const [longest] = pagesOf(site)
      .filter(({ url }) => url.includes('/watch/'))
      .toSorted((one, other) => other.text.length - one.text.length);
    const pages = pagesOf(site).filter((each) => !each.url.includes('/watch/') || each === longest);
    let where = '';
    let asked = false;
    let allowed: readonly string[] = [];
    const wrong = (says: string): void => fault({ page: where, width, says });
    page.on('console', (message) => {
      // Chromium says so of every page over http, which host.spec.ts tells once.
      const isExpected = /404|Cross-Origin-Opener-Policy header has been ignored/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        wrong(`the browser complains: ${message.text()}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin === origin && !request.url().startsWith(site.home))
        wrong(`${request.url()} is requested, which is outside of the site`);
    });
    page.on('pageerror', (error) => wrong(`the script fails: ${String(error)}`));
    await context.addInitScript(axe);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await answerForOthers(page, origin, (url) => {
      if (!asked && !allowed.includes(new URL(url).origin))
        wrong(`${url} is requested before the visitor has asked for anything`);
    });

    /** Incomplete results of axe, such as text over a photograph, are for the owner to check. */
    const audit = async (colors: string, rules: 'all' | 'of colors'): Promise<void> => {
      for (const says of await findings(page, rules))
        if (says.includes('could not be determined')) note(`${where}, in ${colors}: ${says}`);
        else wrong(`in ${colors}, ${says}`);
    };
    const look = async (): Promise<void> => {
      for (const { says } of await page.evaluate(layoutAudit, { target })) wrong(says);
      if (!audited.includes(width)) return;
      await audit('light colors', 'all');
      await page.emulateMedia({ colorScheme: 'dark' });
      await audit('dark colors', 'of colors');
      await page.emulateMedia({ colorScheme: 'light' });
    };

    for (const { url, elements } of pages) {
      where = pathOf(url);
      asked = false;
      const policy = directivesOf(policyOf({ elements }));
      allowed = ['script-src', 'connect-src', 'img-src'].flatMap((name) => policy.get(name) ?? []);
      await page.goto(url, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // On other pages the openers are links to a page that has dialogs.
      const hasDialogs = ['data-main', 'data-opens'].every((name) =>
        elements.some(({ attributes }) => name in attributes),
      );
      if (hasDialogs)
        await page
          .locator('#root a[data-opens][role=button]')
          .first()
          .waitFor({ state: 'attached' });
      const { sum, words } = await layoutShiftOf(page);
      if (sum > acceptedShift)
        wrong(`moves while it loads: a shift of ${sum.toFixed(2)}, first of “${words}”`);
      await look();
      asked = true;
      for (const tab of await page.getByRole('tab', { selected: false }).all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        where = `${pathOf(url)} with the tab “${(await tab.textContent()) ?? ''}”`;
        for (const { says } of await page.evaluate(layoutAudit, { target })) wrong(says);
      }
      for (const { name, opener } of hasDialogs ? await openers(page) : []) {
        where = `${pathOf(url)} with its ${name} open`;
        await opener.evaluate((element) => (element as HTMLElement).click());
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await page.locator('#root[inert]').waitFor({ state: 'attached' });
        await dialog.locator('[data-state=loading]').waitFor({ state: 'detached' });
        await look();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
    }
  });
}
