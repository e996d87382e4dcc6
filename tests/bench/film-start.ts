/** From the tap on a card to the first frame of its film, on a page that is live: over slow 4G with a slow processor. */
import type { Browser } from '@playwright/test';
import { bundleInline } from '../../site/generator/code/bundle.ts';
import { open } from './browser.ts';
import { atMost, median, milliseconds, type Line } from './report.ts';
import type {} from './in-page/film-start.ts';
import { root, type Subject } from './subject.ts';

/** The promise, in milliseconds. */
const limit = 1500;

const firstCard = '[data-card] [data-opens="video"]';

export async function measureFilmStart(
  { pages }: Subject,
  browser: Browser,
  runs: number,
): Promise<Line[]> {
  const script = await bundleInline(root, 'tests/bench/in-page/film-start.ts');
  const lines: Line[] = [];
  for (const { name, route, address } of pages) {
    if (route.client === null) continue;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await startOf(browser, address, script));
    lines.push(
      atMost('tap on a card: first frame of its film', name, median(times), limit, milliseconds),
    );
  }
  return lines;
}

/**
 * Taps the first card of a page that has come to rest.
 * @returns milliseconds from the finger's touch to the frame of the film that is painted first, in the dialog
 * @throws Error when none comes
 */
async function startOf(browser: Browser, address: string, script: string): Promise<number> {
  const { page, close } = await open(browser, {
    device: 'phone',
    slowCpu: true,
    slowNetwork: true,
  });
  try {
    await page.addInitScript({ content: script });
    await page.goto(address, { waitUntil: 'networkidle' });
    // As long as there is something to fetch or to do, the line and the processor are not those of a page that is being read.
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.getAttribute('role') === 'button',
      firstCard,
    );
    const card = page.locator(firstCard).first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await card.tap();
    const frame = await page.waitForFunction(
      () =>
        window.firstFrameAt !== undefined &&
        window.touchedAt !== undefined &&
        window.firstFrameAt - window.touchedAt,
    );
    const time = await frame.jsonValue();
    if (typeof time !== 'number') throw new Error('No frame of the film came.');
    return time;
  } finally {
    await close();
  }
}
