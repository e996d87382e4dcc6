/** The first tap, before the page is live: how long until its dialog is there, and whether it is ever lost. */
import type { Browser, Page } from '@playwright/test';
import { bundleInline } from '../../site/generator/code/bundle.ts';
import { open } from './browser.ts';
import { median, milliseconds, type Line } from './report.ts';
import type {} from './in-page/first-tap.ts';
import { root, type Subject } from './subject.ts';

/** The promise, in milliseconds. */
const limit = 1000;

/** A dialog that has not come by then is lost, in milliseconds. */
const lostAfter = 15_000;

const firstCard = '[data-card] [data-opens="video"]';

/** What a tap may wait for: the first thing that can be seen, or everything that the page loads by itself. */
const moments = { 'first paint': 'first-contentful-paint', load: 'load' } as const;
type Moment = keyof typeof moments;

export async function measureFirstTap(
  { pages }: Subject,
  browser: Browser,
  runs: number,
): Promise<Line[]> {
  const script = await bundleInline(root, 'tests/bench/in-page/first-tap.ts');
  const lines: Line[] = [];
  for (const { name, route, address } of pages) {
    if (route.client === null) continue;
    for (const moment of Object.keys(moments) as Moment[]) {
      const times: (number | undefined)[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await tapAt(browser, address, moment, script));
      const shown = times.filter((time) => time !== undefined);
      const lost = times.length - shown.length;
      const time = shown.length === 0 ? Infinity : median(shown);
      lines.push({
        what: `first tap right after ${moment}: dialog shown`,
        where: name,
        measured: `${milliseconds(time)}, ${lost} of ${times.length} lost`,
        promised: `≤ ${milliseconds(limit)}, none lost`,
        verdict: time <= limit && lost === 0 ? 'pass' : 'falls short',
      });
    }
  }
  return lines;
}

/**
 * Taps the first card of a page that loads over slow 4G on a slow processor.
 * @returns milliseconds from the finger's touch to the frame in which the dialog shows the card's title, or undefined if it never comes
 */
async function tapAt(
  browser: Browser,
  address: string,
  moment: Moment,
  script: string,
): Promise<number | undefined> {
  const { page, close } = await open(browser, {
    device: 'phone',
    slowCpu: true,
    slowNetwork: true,
  });
  try {
    await page.addInitScript({ content: script });
    await page.goto(address, { waitUntil: 'commit' });
    await whenItComes(page, moment);
    const point = await page.evaluate(bringIntoView, firstCard);
    await page.touchscreen.tap(point.x, point.y);
    const time = await page
      .waitForFunction(() => window.shownAfter, undefined, { timeout: lostAfter })
      .catch(() => undefined);
    return await time?.jsonValue();
  } finally {
    await close();
  }
}

async function whenItComes(page: Page, moment: Moment): Promise<void> {
  if (moment === 'load') {
    await page.waitForLoadState('load');
  } else {
    await page.waitForFunction(
      ({ entry, card }) =>
        performance.getEntriesByName(entry).length > 0 && document.querySelector(card) !== null,
      { entry: moments[moment], card: firstCard },
    );
  }
}

/** Runs in the page. @returns the middle of the element, in CSS pixels of the window */
function bringIntoView(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
