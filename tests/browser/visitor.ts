/** The actions and expectations that many browser tests share. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as guarded, withImages } from './fixtures.ts';

/** The height of the header that the specification gives, in CSS pixels. */
export const headerHeight = 73;

interface Visitor {
  /** Clicks, or taps where the project has a touch screen. */
  press: (locator: Locator) => Promise<void>;
}

export const test = guarded.extend<Visitor>({
  press: async ({ hasTouch }, use) => {
    await use((locator) => (hasTouch ? locator.tap() : locator.click()));
  },
});

export { expect, withImages };

/** Opens a page and waits for hydration. A test of one click needs no wait: clicks are queued. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLive(page);
}

/** Waits until the dialogs work and React has hydrated every control, as `__reactFiber` shows. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('#root a[data-opens]').first()).toHaveAttribute('role', 'button');
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-live]')].filter(
          (control) => !Object.keys(control).some((key) => key.startsWith('__reactFiber')),
        ).length,
    );
  await expect
    .poll(waiting, { message: 'controls that are not live yet', intervals: [50] })
    .toBe(0);
}

/**
 * Takes a screenshot, a second time where Chromium fails by chance:
 * https://github.com/MarketSquare/robotframework-browser/issues/5237
 */
export const capture = (take: () => Promise<Buffer>): Promise<Buffer> =>
  take().catch((error: unknown) => {
    if (!String(error).includes('Unable to capture screenshot')) throw error;
    return take();
  });

/** Waits until the web fonts are in use. */
export async function fontsArrive(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until nothing has scrolled for some frames. Needs script, to count the frames. */
export async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let still = 0;
        const look = (): void => {
          const now = [
            scrollY,
            ...[...document.querySelectorAll('.glider')].map((row) => row.scrollLeft),
          ].join();
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === 6) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Waits until the top of an element is right below the header, and does not move. */
export async function expectBelowHeader(target: Locator): Promise<void> {
  const away = async (): Promise<number> => {
    await scrollingEnds(target.page());
    return target.evaluate(
      (element, height) => Math.abs(element.getBoundingClientRect().top - height),
      headerHeight,
    );
  };
  await expect
    .poll(away, 'pixels between the header and what it was scrolled to')
    .toBeLessThanOrEqual(1);
}

/** Waits until the page stands at its top. */
export async function expectAtTop(page: Page): Promise<void> {
  const offset = async (): Promise<number> => {
    await scrollingEnds(page);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(offset).toBe(0);
}

/**
 * Waits until an element is in the middle of the window, to a pixel.
 * @param timeout in milliseconds, by default that of all expectations
 */
export async function expectInTheMiddle(element: Locator, timeout?: number): Promise<void> {
  const away = (): Promise<number> =>
    element.evaluate((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return Math.abs((left + right) / 2 - document.body.clientWidth / 2);
    });
  await expect
    .poll(away, {
      message: `pixels between the middle and ${element.toString()}`,
      intervals: [100],
      ...(timeout !== undefined && { timeout }),
    })
    .toBeLessThanOrEqual(1);
}

/** The number of columns of visible cards. Counts the first row, as the last may not be full. */
export async function columnsOf(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === Math.min(...tops)).length;
}

/** The heights, in pixels, of the cards in rows whose cards differ in height. */
export async function unevenRows(cards: Locator): Promise<number[][]> {
  const boxes = await cards.evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The visible border of a card is that of its link.
      const { top, height } = (
        element.querySelector('[data-opens]') ?? element
      ).getBoundingClientRect();
      return element.checkVisibility() ? { top: Math.round(top), height: Math.round(height) } : [];
    }),
  );
  const rows = new Map<number, number[]>();
  for (const { top, height } of boxes) rows.set(top, [...(rows.get(top) ?? []), height]);
  return [...rows.values()].filter((heights) => new Set(heights).size > 1);
}

/** Whether the focus is on this element, a descendant or a frame in it. */
export async function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((root) => root.contains(document.activeElement));
}

/** Waits for some frames, in which an unwanted effect would happen. */
export async function passFrames(page: Page, count = 12): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const next = (left: number): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(() => next(left - 1));
        };
        next(frames);
      }),
    count,
  );
}

/** Delays the scripts of a pattern, by default all, until the returned function is called. */
export async function holdScripts(page: Page, files = '**/*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The time between two touch moves, and the rest before the touch ends, in milliseconds. */
const moveMs = 16;
const liftMs = 120;

/**
 * Swipes over an element, with a rest at the end against momentum scrolling. Timestamps are sent
 * along, or a busy machine would make a flick of the moves.
 */
export async function swipe(element: Locator, direction: 'left' | 'right'): Promise<void> {
  const page = element.page();
  // Touch hit testing uses the last frame. A screenshot makes a frame after all scrolling.
  await capture(() => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }));
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (box === null || window === null) throw new Error('There is nothing to swipe over.');
  const y = Math.round(
    (Math.max(box.y, headerHeight) + Math.min(box.y + box.height, window.height)) / 2,
  );
  const [from, to] = direction === 'left' ? [0.85, 0.15] : [0.15, 0.85];
  const steps = 12;
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() - steps * moveMs - liftMs;
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    step: number,
    ms = step * moveMs,
  ): Promise<void> => {
    const touchPoints =
      type === 'touchEnd'
        ? []
        : [{ x: Math.round(window.width * (from + ((to - from) * step) / steps)), y }];
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: (begin + ms) / 1000,
    });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd', steps, steps * moveMs + liftMs);
  await client.detach();
}

/**
 * Swipes from one slide to the next on a page without script. A busy browser may drop a whole
 * touch, so the swipe is repeated if no slide has moved.
 */
export async function swipeWithoutScript(from: Locator, to: Locator): Promise<void> {
  const left = async (): Promise<number | undefined> => (await from.boundingBox())?.x;
  const before = await left();
  await expect(async () => {
    if ((await left()) === before) await swipe(from, 'left');
    await expectInTheMiddle(to, 5000);
  }).toPass({ timeout: 20_000 });
}

/** Records unexpected layout shifts: https://web.dev/articles/cls */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { notedShifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const movers = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}#${node.id}.${node.getAttribute('class') ?? ''}`
            : (node?.nodeName ?? 'gone'),
        );
        noted.push(`${entry.value.toFixed(4)}: ${movers.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What `watchShifts` has noted since the page was opened: how far, and what. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { notedShifts: string[] }).notedShifts);

/** Whether every control that is shown leads somewhere without script. */
export async function expectNoDeadControls(page: Page): Promise<void> {
  for (const role of ['button', 'tab', 'combobox', 'dialog'] as const)
    await expect.soft(page.getByRole(role)).toHaveCount(0);
  const hrefs = await page
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs).not.toContain('');
}
