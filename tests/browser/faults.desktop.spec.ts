import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../support/chromium.ts';
import { words } from '../support/words.ts';
import { card, dialog, onFaulty } from './faulty.ts';
import { expect, expectLive, openLive, test } from './visitor.ts';

test('a film whose page never comes says so, and where else it is', async ({
  page,
  guard,
  baseURL,
}) => {
  await page.clock.install();
  await onFaulty(/\/watch\//, 'never', { page, guard, baseURL }, async () => {
    await card(page).click();
    await expect(dialog(page).getByText(words.interface.loadingVideo)).toBeVisible();
    // It is waited for from the moment it is asked for, a frame after the dialog is seen.
    await expect(dialog(page).locator('iframe')).toHaveCount(1);
    await page.clock.fastForward(9000);
    await expect(dialog(page).getByRole('status').first()).toContainText(
      words.pages.video.openLabel,
    );
    await expect(dialog(page).getByText(words.interface.loadingVideo)).toBeHidden();
  });
});

test('nobody who refuses storage and cookies misses anything', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await openLive(page, './');
  await expectWhole(page);
});

test('without a network an open page stays whole, and its dialogs say what to do', async ({
  page,
  guard,
}) => {
  guard.tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await openLive(page, './');
  await page.context().setOffline(true);
  await card(page).click();
  await expect(dialog(page).getByRole('status').first()).toContainText(words.pages.video.openLabel);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.pages.bookingLabel }).click();
  await expect(dialog(page).getByText(words.interface.slowForm)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(words.agent(-1).name);
});

/** Whether tabs, carousel and dialogs of a page work, and no card is missing. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-card][id], [id] > [data-card], li[id]').first()).toBeAttached();
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').first().click();
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id) === null),
    words.demos.map(({ id }) => id),
  );
  expect(missing, 'cards that are not there').toEqual([]);
  await page.locator('#root [data-opens=video]').first().click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Goes through the case studies to the third: the row then has copies of its ends. */
async function turn(page: Page): Promise<void> {
  const row = page.locator('#case-studies [data-island]');
  const next = row.locator('button[data-live]').last();
  const counter = row.locator('span[aria-hidden]').first();
  await next.click();
  await expect(counter).toHaveText(/^\D*2 \/ /);
  await expect(row.locator('[data-gslide][aria-hidden]').first()).toBeAttached();
  await next.click();
  await expect(counter).toHaveText(/^\D*3 \/ /);
}

/** How browsers' translators and extensions change a page, as functions that run in it. */
const changes = {
  'is translated, as Chrome and Google do': () => {
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
  'gets more elements from an extension, everywhere': () => {
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
  },
};

for (const [what, change] of Object.entries(changes)) {
  for (const path of ['./', 'demos/']) {
    // The filter of all demos is hydrated as the tabs are: one kind of change stands for both.
    if (path === 'demos/' && change !== changes['is translated, as Chrome and Google do']) continue;
    test(`a page that ${what}, works: ${path}`, async ({ page, guard }) => {
      // What has changed before React came is made anew, which is told to the tests alone.
      guard.tolerate(/Minified React error #418/);
      const lines: string[] = [];
      // Playwright's own script asks for places in panels that are passed over, of which Chromium complains; it has no address.
      page.on('console', (message) => {
        const isPlaywrights =
          message.location().url === '' && message.text().startsWith('Rendering was performed');
        if (!isPlaywrights) lines.push(message.text());
      });
      const own = (): string[] => lines.filter((line) => !line.includes('React error #418'));
      await openLive(page, path);
      await page.evaluate(change);
      await expectWhole(page);
      if (path === './') await turn(page);
      expect(lines, 'changed once it was live').toEqual([]);
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => (${change.toString()})())`,
      );
      await openLive(page, path);
      const kept = await page
        .locator('[data-static], main > :not(:has([data-island]))')
        .allInnerTexts();
      await expectWhole(page);
      if (path === './') await turn(page);
      // What stands in the live parts has moved over as it was, and what is outside of them was not touched.
      if (change === changes['is translated, as Chrome and Google do'])
        for (const text of kept) expect(text).toMatch(/«/);
      expect(own(), 'changed before').toEqual([]);
      expect(lines.length, 'parts that were made anew').toBeGreaterThan(0);
    });
  }
}

test('user can see all slides where an extension puts elements of its own around them', async ({
  page,
}) => {
  await openLive(page, './');
  await page.evaluate(() => {
    for (const slide of document.querySelectorAll('.glider-slide')) {
      const around = document.createElement('div');
      slide.replaceWith(around);
      around.append(slide);
    }
  });
  const row = page.locator('#case-studies [data-island]');
  await row.scrollIntoViewIfNeeded();
  for (const { headline } of words.caseStudies)
    await expect(row.locator('[data-static]').filter({ hasText: headline })).toHaveCount(1);
});

test('user can use the rest where an extension has taken a part of the page away', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('#testimonials')?.remove(),
    ),
  );
  await openLive(page, './');
  await card(page).click();
  await expect(dialog(page)).toBeVisible();
});

/** Why a browser keeps no page at all: the headless one that the tests run in has no such cache, but tells nevertheless what else is in the way. */
const reasonsOfBrowser = [
  'BackForwardCacheDisabledForDelegate',
  'BackForwardCacheDisabled',
  'BrowsingInstanceNotSwapped',
];

test('nothing of a page keeps it out of the cache of Back and Forward, but the status of the 404', async ({
  playwright,
  baseURL,
}) => {
  // Playwright itself turns it off.
  const browser = await playwright.chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const address = (path: string): string => new URL(path, baseURL).href;
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    for (const [path, expected] of [
      ['./', []],
      ['demos/', []],
      [`watch/${words.demo(0).id}/`, []],
      ['nowhere', ['HTTPStatusNotOK']],
    ] as const) {
      await page.goto(address(path));
      if (path.endsWith('./') || path === 'demos/') {
        await expectLive(page);
        await page.locator('#root [data-opens=video]').first().click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        // It goes a frame later, and until then it may still be on its way to its page.
        await expect(page.locator('iframe')).toHaveCount(0);
      }
      await page.evaluate(() =>
        addEventListener('pageshow', () => (document.documentElement.dataset['persisted'] = '')),
      );
      await page.goto(address('samples/booking.html'));
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
      ).toEqual(expected);
    }
  } finally {
    await browser.close();
  }
});
