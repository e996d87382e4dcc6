/** What a visitor does and sees, as the browser tests say it again and again. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as guarded } from './fixtures.ts';

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

export { expect };

/** Opens a page and waits until all of it is live. A test that presses one thing needs no waiting: what is pressed early is done later. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLive(page);
}

/** Waits until the dialogs answer and React has taken over every control, on which it leaves a property of its own. */
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
 * Takes a picture. Chromium refuses one now and then, mostly the first of a new browser, and takes the same when it is asked again
 * (https://github.com/MarketSquare/robotframework-browser/issues/5237). Any other fault counts, and so does a second refusal.
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

/** Waits until neither the page nor a row in it has scrolled for a few frames. Not for a page without script: it counts no frames. */
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

/** Waits until the top of an element stands right below the header, and stays there. */
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

/** Waits until an element stands in the middle of the window, to a pixel. @param timeout in milliseconds; as long as for everything else where it is left out */
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

/** How many columns the visible ones of these elements stand in, by their first row: the last may not be full, and stand in the middle. */
export async function columnsOf(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === Math.min(...tops)).length;
}

/** The rows of these cards in which not all are as high as the others: the height of each, by the pixel. */
export async function unevenRows(cards: Locator): Promise<number[][]> {
  const boxes = await cards.evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The edge that is seen is that of its link.
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

/** Whether the element that has the focus, perhaps a frame, is in this one or is it. */
export async function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((root) => root.contains(document.activeElement));
}

/** Runs some frames, so that what must not happen has had the time to happen. */
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

/** Holds back every script file, or those of this pattern, as a bad connection does, until the returned function is called. */
export async function holdScripts(page: Page, files = '**/*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The time between two moves of a finger, and that for which it rests before it is lifted, in milliseconds. */
const moveMs = 16;
const liftMs = 120;

/**
 * Swipes over an element with a finger that rests at the end, so that nothing flies on by itself. The browser is told
 * when each move was: from the times of their arrival a busy machine would make a flick.
 */
export async function swipe(element: Locator, direction: 'left' | 'right'): Promise<void> {
  const page = element.page();
  // The browser finds what lies under a finger in the frame that it shows: a picture is taken of one that has all that has scrolled.
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
 * Swipes from one slide to the next on a page without script. A busy browser may lose a finger as a whole, and nothing of
 * ours could have had a part in that: where no slide has moved, another one follows.
 */
export async function swipeWithoutScript(from: Locator, to: Locator): Promise<void> {
  const left = async (): Promise<number | undefined> => (await from.boundingBox())?.x;
  const before = await left();
  await expect(async () => {
    if ((await left()) === before) await swipe(from, 'left');
    await expectInTheMiddle(to, 5000);
  }).toPass({ timeout: 20_000 });
}

/** Notes what moves in the page without having been touched, as layout shift is measured: https://web.dev/articles/cls */
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
