/** What only Firefox shows, driven over WebDriver BiDi. */
import { inflateSync } from 'node:zlib';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areFontsSettled } from '../../site/generator/check/fonts-settled.ts';
import { startServer } from '../../site/generator/server/serve.ts';
import { builds } from '../support/builds.ts';
import { chooseFilter, shownCards, shownPanel } from '../support/filtered.ts';

const headerHeight = 73;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
let noise: string[];

beforeAll(async () => {
  server = await startServer({ ...builds.root, port: 0 });
  // Its own viewport would be emulated, which this Firefox refuses; the size of the browsing context is set instead.
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.bringToFront();
  await page.evaluateOnNewDocument(() =>
    addEventListener('anew', (event) =>
      console.error(`Made anew: ${String((event as CustomEvent).detail)}`),
    ),
  );
  noise = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') noise.push(message.text());
  });
});
afterEach(async () => {
  await page.close();
  expect(noise).toEqual([]);
});

const areLive = (): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-live]')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber')),
    ),
  );

/** Whether the page keeps its fallbacks. */
const areKept = (): Promise<boolean> =>
  page.evaluate(() => 'keepFonts' in document.documentElement.dataset);

async function open(path: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewport(viewport);
  await page.goto(new URL(path, server.url).href, { waitUntil: 'load' });
  await until('every control is live', areLive);
  // A tab in the background draws no frame, and waits for one.
  const stateOfFonts = async () => ({
    settled: await page.evaluate(areFontsSettled),
    kept: await areKept(),
    tab: await page.evaluate(() => document.visibilityState),
  });
  await expect
    .poll(stateOfFonts, { message: 'the web fonts are there', timeout: 15_000, interval: 50 })
    .toEqual({ settled: true, kept: false, tab: 'visible' });
}

const topOf = (selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

/** Waits until something is true in the page, and names it when it does not come true. */
async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { message: what, timeout: 15_000, interval: 50 }).toBe(true);
}

/** A stream of a PDF file, where the lists of its pages are; '' for what is not compressed. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const focusedIn = (selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.activeElement !== null && document.activeElement.closest(wanted) !== null,
    selector,
  );

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('in Firefox, on a %s', (_name, viewport) => {
  test('the video dialog opens from a card, shows its transcript and gives the focus back', async () => {
    await open('/', viewport);
    await page.click('#pa-3 a');
    await until('the dialog is open', () =>
      page.$eval('#video', (dialog) => dialog.checkVisibility()),
    );
    expect(await page.evaluate(() => location.hash)).toBe('#pa-3');
    await page.$eval('#video details', (details) => (details.open = true));
    await until('the transcript is there', () =>
      page.$eval('#video [data-part=transcript-text]', (text) => text.textContent.length > 50),
    );
    await page.keyboard.press('Escape');
    await until('the focus is on the card', () => focusedIn('#pa-3'));
  });

  test('the booking dialog opens and shows its form', async () => {
    await open('/', viewport);
    await page.click('header [data-opens=booking]');
    await until('the form has loaded', () =>
      page.$eval(
        '#booking [data-part=form]',
        (form) => form.getAttribute('data-state') === 'loaded',
      ),
    );
    expect(
      await page.$eval('#booking iframe', (frame) => frame.getBoundingClientRect().width),
    ).toBeGreaterThan(300);
  });

  test('Shift+Tab stays in a fresh dialog', async () => {
    await open('/#pa-3', viewport);
    await until('the page behind is inert', () =>
      page.$eval('#root', (root) => (root as HTMLElement).inert),
    );
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      expect(await focusedIn('#video'), `after ${presses + 1} presses`).toBe(true);
    }
  });

  test('a dialog that a changed fragment opens has the focus', async () => {
    await open('/', viewport);
    await page.evaluate(() => (location.hash = 'pa-3'));
    await until('the page behind is inert', () =>
      page.$eval('#root', (root) => (root as HTMLElement).inert),
    );
    await until('the focus is in the dialog', () => focusedIn('#video'));
  });

  test.each(['/#case-studies', '/#testimonials'])(
    '%s stands right below the header',
    async (address) => {
      await open(address, viewport);
      await until(
        'it stands there',
        async () => Math.abs((await topOf(address.slice(1))) - headerHeight) <= 1,
      );
    },
  );

  test.each(['/#receptionist', '/demos/#receptionist'])(
    '%s shows the tabs below the header',
    async (address) => {
      await open(address, viewport);
      const tops = () =>
        page.evaluate(() =>
          ['[role=tablist], select', '[role=tabpanel]'].map(
            (selector) =>
              [...document.querySelectorAll(selector)]
                .find((each) => each.checkVisibility())
                ?.getBoundingClientRect().top ?? 0,
          ),
        );
      await until('they stand there', async () => {
        const [tabs = 0, panel = 0] = await tops();
        return tabs >= headerHeight && tabs < headerHeight + 60 && panel < viewport.height - 100;
      });
    },
  );

  test('the case studies go on without end', async () => {
    await open('/', viewport);
    const counter = () =>
      page.$eval('#case-studies button + span', (element) => element.textContent);
    await page.$eval('#case-studies button[aria-label^=Previous]', (button) =>
      button.scrollIntoView({ block: 'center' }),
    );
    await page.click('#case-studies button[aria-label^=Previous]');
    await until('the last is shown', async () => (await counter()) === '5 / 5');
    await page.click('#case-studies button[aria-label^=Next]');
    await until('the first is shown again', async () => (await counter()) === '1 / 5');
    await until('it stands in the middle', () =>
      page.$eval(
        '#case-studies [aria-label^="1 of 5"]',
        (slide) =>
          Math.abs(
            (slide.getBoundingClientRect().left + slide.getBoundingClientRect().right) / 2 -
              document.body.clientWidth / 2,
          ) <= 1.5,
      ),
    );
  });
});

test('in Firefox, on a phone, what is filtered out of all demos leaves no room', async () => {
  await open('/demos/', phone);
  const before = await page.evaluate(shownCards);
  for (const option of [1, 2, 0]) {
    await page.evaluate(chooseFilter, option);
    await until(
      `option ${String(option)} shows fewer cards, and 0 all`,
      async () => (await page.evaluate(shownCards)).ids.length < before.ids.length === option > 0,
    );
    expect(await page.evaluate(shownCards)).toMatchObject({
      above: before.above,
      below: before.below,
    });
  }
});

test('in Firefox, on a phone, a panel of the demos takes the place of the one before, and comes back as it was', async () => {
  await open('/', phone);
  const first = await page.evaluate(shownPanel);
  expect(first.ids).toHaveLength(1);
  for (const option of [1, 2, 0]) {
    await page.evaluate(chooseFilter, option);
    await until(
      `option ${String(option)} shows another panel, and 0 the first`,
      async () => ((await page.evaluate(shownPanel)).ids[0] === first.ids[0]) === (option === 0),
    );
    expect(await page.evaluate(shownPanel)).toMatchObject({
      ids: [expect.any(String)],
      above: first.above,
      below: first.below,
    });
  }
  expect(await page.evaluate(shownPanel)).toEqual(first);
});

test('in Firefox the home page prints as a leaflet of two pages', async () => {
  await open('/', desktop);
  const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
  const counts = [...pdf.matchAll(/stream\r?\n([^]*?)endstream/g)]
    .map(([, stream = '']) => /\/Count (\d+)/.exec(inflated(stream))?.[1])
    .filter((count) => count !== undefined);
  expect(counts, 'sheets').toEqual(['2']);
});

test('in Firefox, which knows the hyphens of German, lines that end within words do not keep the web fonts away', async () => {
  const german = await startServer({ ...builds.second, port: 0 });
  const kept: number[] = [];
  for (const width of [360, 390, 430, 600, 820]) {
    await page.setViewport({ width, height: 844 });
    await page.goto(german.url, { waitUntil: 'load' });
    await until('every control is live', areLive);
    await until('the fonts are there', () => page.evaluate(areFontsSettled));
    if (await areKept()) kept.push(width);
    // A file on its way is given up with its page, which is noise.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await german.close();
  // How words fit in lines depends on the dictionary of this Firefox.
  expect(kept.length, kept.join()).toBeLessThanOrEqual(1);
});
