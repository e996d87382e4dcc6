import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../support/chromium.ts';
import { expected } from '../support/expected.ts';
import { expect, expectLive, openLive, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page) => page.locator(`#${expected.demo(0).id} [data-opens]`);

/** Whether tabs, case studies and dialogs of the home page work, and no card is missing. */
async function expectWhole(page: Page): Promise<void> {
  for (const tab of [page.getByRole('tab').last(), page.getByRole('tab').first()]) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  for (const { id } of expected.demos) await expect(page.locator(`#${id}`)).toBeAttached();
  const row = page.locator('#case-studies [data-island]');
  for (const number of [2, 3]) {
    await row.locator('button[data-live]').last().click();
    await expect(row.locator('span[aria-hidden]').first()).toContainText(`${number} / `);
  }
  await card(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('user can do everything without storage, images, a font and a video', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  // Fewer than the connections of a browser to a host, or nothing else could load.
  await page.route(/\/(hero|bricolage|pa-1-)/, () => undefined);
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWhole(page);
});

test('user can read in the dialogs of an open page that there is no network', async ({
  page,
  guard,
}) => {
  guard.tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openLive(page, './');
  await page.context().setOffline(true);
  await card(page).click();
  await expect(dialog(page).locator('[data-part=status]')).toContainText(
    expected.pages.video.openLabel,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: expected.pages.bookingLabel }).click();
  await expect(dialog(page).getByText(expected.interface.slowForm)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(expected.agent(-1).name);
});

/** How browsers' translators and extensions change a page. */
const changes = {
  translated: () => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.push(node as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, font') !== null)
        continue;
      const outer = document.createElement('font' as string);
      outer.append(document.createElement('font' as string));
      outer.firstElementChild?.append(`«${text.data}»`);
      text.replaceWith(outer);
    }
  },
  'changed by an extension': () => {
    for (const element of document.querySelectorAll(
      'html, body, #root, #dialogs, main, section, [data-island], [data-island] *',
    )) {
      if (!(element instanceof HTMLElement) || element.matches('select, option, button *'))
        continue;
      element.dataset['extension'] = '1';
      element.classList.add('of-an-extension');
      if (element.matches('html, [data-static] *')) continue;
      element.prepend(document.createElement('of-an-extension'));
      element.append(document.createElement('of-an-extension'));
    }
    document.head.prepend(document.createElement('of-an-extension'));
    document.querySelector('#testimonials')?.remove();
  },
};

test('user can do everything on a page that a translator and an extension changed', async ({
  page,
  guard,
}) => {
  // React re-creates elements that have changed before hydration.
  guard.tolerate(/Minified React error #418/);
  const lines: string[] = [];
  page.on('console', (message) => {
    // Playwright's own script has no URL.
    if (message.location().url !== '') lines.push(message.text());
  });
  await openLive(page, './');
  for (const change of Object.values(changes)) await page.evaluate(change);
  await expectWhole(page);
  expect(lines, 'changed once it was live').toEqual([]);
  for (const change of Object.values(changes))
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => (${change.toString()})())`,
    );
  await openLive(page, './');
  const texts = await page.locator('[data-static]').allInnerTexts();
  await expectWhole(page);
  expect(lines.filter((line) => !line.includes('React error #418'))).toEqual([]);
  expect(lines.length, 'parts that were made anew').toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/«|^$/);
});

/** Why a headless browser itself has no back/forward cache. */
const reasonsOfBrowser = [
  'BackForwardCacheDisabledForDelegate',
  'BackForwardCacheDisabled',
  'BrowsingInstanceNotSwapped',
];

test('nothing should keep a page out of the cache of Back and Forward', async ({
  playwright,
  baseURL,
}) => {
  // Playwright itself turns it off.
  const browser = await playwright.chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const urlOf = (path: string): string => new URL(path, baseURL).href;
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    for (const path of ['./', 'demos/', `watch/${expected.demo(0).id}/`]) {
      await page.goto(urlOf(path));
      if (!path.startsWith('watch')) {
        await expectLive(page);
        await card(page).click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        // The frame goes later, and may still be on its way to its page.
        await expect(page.locator('iframe')).toHaveCount(0);
      }
      await page.evaluate(() =>
        addEventListener('pageshow', () => (document.documentElement.dataset['persisted'] = '')),
      );
      await page.goto(urlOf('samples/booking.html'));
      const refused = new Promise<string[]>((resolve) =>
        client.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason)),
        ),
      );
      const restored = page
        .waitForFunction(() => document.documentElement.dataset['persisted'] !== undefined)
        .then(() => []);
      restored.catch(() => undefined);
      await page.goBack({ waitUntil: 'commit' });
      const reasons = await Promise.race([refused, restored]);
      expect(
        reasons.filter((reason) => !reasonsOfBrowser.includes(reason)),
        `what keeps ${path} out`,
      ).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
