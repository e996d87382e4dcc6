/** Opens a built site in a browser, at several widths, with every menu and dialog that it has, and notes what is wrong. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { areFontsSettled } from './fonts-settled.ts';
import { layoutFaults } from './layout-faults.ts';

/** The widths of windows, in CSS pixels: the narrowest phones, common ones, tablets, laptops and screens. */
export const widths = [320, 360, 390, 768, 1024, 1280, 1680] as const;

/** A page at one width in one state, and what is wrong there. */
export interface Look {
  /** Its path below the base path, such as `/demos/`. */
  page: string;
  width: number;
  /** What is open, such as `menu open`; '' for the page as it comes. */
  state: string;
  /** In words for the owner of the page. */
  faults: readonly string[];
}

/** What to look at. */
export interface LooksOptions {
  /** The address of the home page. */
  url: string;
  /** Paths below it, such as `demos/`; '' for the home page itself. */
  paths: readonly string[];
  /** The widths of windows, in CSS pixels. */
  at: readonly number[];
  /** The path of a Chromium. */
  executablePath: string;
}

/** The least size of a control, in CSS pixels: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const target = 24;

/** What moves by itself by more than this is seen, as layout shift is measured: https://web.dev/articles/cls */
const mostShift = 0.01;

/** Longer than a page takes to come alive on a busy machine, in milliseconds. */
const patience = 20_000;

/** Web fonts that have not come by then do not come, in milliseconds. */
const fontsMs = 3000;

/** What is noted while a page is open, emptied after each look. */
interface Notes {
  faults: string[];
  /** Whether the visitor has asked for something: before that, nobody else may be told of the visit. */
  asked: boolean;
}

/** Looks at all pages, one width after the other. */
export async function lookAround({
  url,
  paths,
  at,
  executablePath,
}: LooksOptions): Promise<Look[]> {
  // What a context asks of its pages does not reach into their drawings.
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, '--force-prefers-reduced-motion'],
  });
  try {
    const looks: Look[] = [];
    for (const path of paths) {
      for (const width of at) looks.push(...(await lookAt(browser, url, path, width)));
    }
    return looks;
  } finally {
    await browser.close();
  }
}

async function lookAt(browser: Browser, url: string, path: string, width: number): Promise<Look[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 800 : 900 },
    reducedMotion: 'reduce',
  });
  try {
    const notes: Notes = { faults: [], asked: false };
    await standInForOthers(context, url, notes);
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const looks: Look[] = [];
    const look = async (state: string): Promise<void> => {
      const faults = await page.evaluate(layoutFaults, { target });
      looks.push({
        page: `/${path}`,
        width,
        state,
        faults: [...faults.map(({ says }) => says), ...notes.faults.splice(0)],
      });
    };
    /** Does something with the page, and looks at it; what cannot be done is a fault as well. */
    const attempt = async (state: string, act: () => Promise<void>): Promise<void> => {
      try {
        await act();
        await look(state);
      } catch (error) {
        const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
        looks.push({ page: `/${path}`, width, state, faults: [`It did not come to that: ${why}`] });
      }
    };

    await attempt('', async () => {
      await page.goto(new URL(path, url).href, { waitUntil: 'load' });
      await page
        .waitForFunction(areFontsSettled, undefined, { timeout: fontsMs })
        .catch(() => undefined);
      // Until the page is idle, far sections stand in for themselves with a height that is not theirs.
      await page.locator('[data-hold-sections]').waitFor({ state: 'detached' });
    });
    // Only a page with dialogs has script to wait for.
    const openers = page.locator('#root [data-opens]');
    if ((await openers.count()) === 0) return looks;
    notes.asked = true;
    await attempt('with its script', async () => {
      await openers.first().and(page.locator('[role=button]')).waitFor({ state: 'attached' });
      const shift = await layoutShift(page);
      if (shift > mostShift)
        notes.faults.push(`The page moves while it loads: a layout shift of ${shift.toFixed(2)}.`);
    });
    for (const { state, choose } of await choicesOf(page)) await attempt(state, choose);
    for (const { state, selector } of await dialogsOf(page)) {
      await attempt(state, () => openDialog(page, selector));
      await closeDialog(page);
    }
    return looks;
  } finally {
    await context.close();
  }
}

/** How much of the page has moved without having been touched. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What has changed last is painted, and reported, by then.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)),
        );
      }),
  );
}

/** Gives an empty answer in the place of every other host, so that the check needs no network, and notes who is asked too early. */
async function standInForOthers(context: BrowserContext, url: string, notes: Notes): Promise<void> {
  const { origin } = new URL(url);
  context.on('console', (message) => {
    // Our own note for whoever looks for the reason of a broken link.
    if (message.text().startsWith('404: ')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      notes.faults.push(`The browser complains: ${message.text()}`);
  });
  await context.addInitScript(() =>
    addEventListener('anew', (event) =>
      console.error(
        `A part of the page is not what the build has rendered: ${String((event as CustomEvent).detail)}`,
      ),
    ),
  );
  context.on('weberror', (error) =>
    notes.faults.push(`The script of the page fails: ${String(error.error())}`),
  );
  await context.route(
    (address) => /^https?:$/.test(address.protocol) && address.origin !== origin,
    async (route) => {
      const request = route.request();
      if (!notes.asked && !(await isAllowed(request.frame().page(), request.url())))
        notes.faults.push(
          `${request.url()} is asked for before the visitor has asked for anything.`,
        );
      const types: Readonly<Record<string, string>> = {
        script: 'text/javascript',
        stylesheet: 'text/css',
        document: 'text/html',
      };
      await route.fulfill({
        status: 200,
        contentType: types[request.resourceType()] ?? 'text/plain',
        headers: { 'access-control-allow-origin': '*' },
        body:
          request.resourceType() === 'document' ? '<!doctype html><title>Another host</title>' : '',
      });
    },
  );
}

/** Whether the owner has asked for this host: who counts visits stands in the policy, for scripts and what they send. */
async function isAllowed(page: Page, address: string): Promise<boolean> {
  const policy =
    (await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content')
      .catch(() => null)) ?? '';
  const sources = policy
    .split(';')
    .filter((directive) => /^\s*(script|connect|img)-src\b/.test(directive))
    .join(' ')
    .split(/\s+/);
  return sources.includes(new URL(address).origin);
}

/** Every tab that is not chosen yet; of a select, where that stands in for the tabs, every option. */
async function choicesOf(page: Page): Promise<{ state: string; choose: () => Promise<void> }[]> {
  const tabs = page.getByRole('tab', { selected: false });
  const names = await tabs.evaluateAll((all) =>
    all.filter((tab) => tab.checkVisibility()).map((tab) => tab.id),
  );
  const byTab = names.map((id) => {
    const tab = page.locator(`[id="${id}"]`);
    return { id, tab };
  });
  const chosen = byTab.map(async ({ tab }) => ({
    state: `with the tab “${(await tab.textContent()) ?? ''}”`,
    choose: async () => {
      await tab.click();
      await tab.and(page.locator('[aria-selected=true]')).waitFor();
    },
  }));
  const select = page.locator('main select:visible').first();
  const options =
    (await select.count()) === 0
      ? []
      : await select.locator('option:not(:checked)').allTextContents();
  const bySelect = options.map((label) => ({
    state: `with the choice “${label}”`,
    choose: async () => {
      await select.selectOption({ label });
      await page.waitForFunction(
        (wanted) => document.querySelector('main select option:checked')?.textContent === wanted,
        label,
      );
    },
  }));
  return [...(await Promise.all(chosen)), ...bySelect];
}

/** One opener for each dialog that can be opened at this width: the menu, booking, and of the videos the one with the longest title. */
async function dialogsOf(page: Page): Promise<{ state: string; selector: string }[]> {
  // Without a named function, as tsx wraps each into a call that the page does not know.
  return page.evaluate(() =>
    ['menu', 'booking', 'video'].flatMap((name) => {
      const openers = [
        ...document.querySelectorAll<HTMLElement>(`#root [data-opens="${name}"]`),
      ].filter((opener) => opener.checkVisibility());
      const [first] = openers.sort(
        (one, other) =>
          (other.dataset['title'] ?? other.textContent).length -
          (one.dataset['title'] ?? one.textContent).length,
      );
      first?.setAttribute('data-looked-at', name);
      return first === undefined
        ? []
        : [
            {
              state: name === 'menu' ? 'menu open' : `${name} dialog open`,
              selector: `[data-looked-at="${name}"]`,
            },
          ];
    }),
  );
}

async function openDialog(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((opener: HTMLElement) => opener.click());
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .waitFor({ state: 'hidden' })
    .catch(() => undefined);
}
