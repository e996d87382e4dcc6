/** How long the live page takes to answer a touch or a key (INP in the lab), on a slow processor. */
import type { Browser } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { bundleInline } from '../../site/generator/code/bundle.ts';
import { open, type Conditions, type Visit } from './browser.ts';
import type {} from './in-page/interactions.ts';
import { atMost, information, median, milliseconds, type Line } from './report.ts';
import { root, type SitePage, type Subject } from './subject.ts';

/** The promises, in milliseconds. */
const limits = { median: 40, worst: 100 };

/** Event Timing does not report what is quicker, in milliseconds. */
const shortest = 16;

/** How long a finger rests on what it presses, in milliseconds: what the page does when it comes down is measured by itself, as Event Timing does. */
const pressMs = 80;

/** What has moved has come to rest by then, and Event Timing has reported, in milliseconds. */
const restMs = 700;

/** Where something is pressed, in CSS pixels of the window. */
interface Point {
  x: number;
  y: number;
}

/** A page that is not live by then never will be, in milliseconds. */
const longestMs = 30_000;

/** One thing that a visitor does. */
export interface Action {
  name: string;
  /** What is pressed or chosen from: the first of these that can be seen. */
  selector: string;
  run: (visit: Visit, middle: Point) => Promise<void>;
}

const tap = (name: string, selector: string): Action => ({
  name,
  selector,
  async run({ protocol }, point) {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await setTimeout(pressMs);
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
});

const click = (name: string, selector: string): Action => ({
  name,
  selector,
  async run({ page }, { x, y }) {
    await page.mouse.move(x, y);
    await setTimeout(restMs);
    await page.mouse.click(x, y, { delay: pressMs });
  },
});

/** Chooses another option as a keyboard does: the list that a finger opens belongs to the system, not to the page. */
const choose = (name: string, selector: string, key: 'ArrowDown' | 'ArrowUp'): Action => ({
  name,
  selector,
  run: ({ page }) => page.keyboard.press(key, { delay: pressMs }),
});

const close = (name: string): Action => tap(`close ${name}`, '[role=dialog] button[data-close]');

const videos = [tap('open a demo', '[data-kind="demo"]'), close('the demo')];
const booking = (selector: string) => [
  tap('open the booking form', selector),
  close('the booking form'),
];
const clickTab = (name: string, index: number): Action =>
  click(name, `[role=tab]:nth-of-type(${index + 1})`);
/** The two beside the first, and the first again. */
export const tabs = [clickTab('second tab', 1), clickTab('third tab', 2), clickTab('first tab', 0)];
/** The same on a phone. */
export const choices: Record<'home' | 'demos', Action[]> = {
  home: [
    choose('choose an agent', '#agents select', 'ArrowDown'),
    choose('choose another agent', '#agents select', 'ArrowUp'),
  ],
  demos: [
    choose('filter', '#filter select', 'ArrowDown'),
    choose('filter again', '#filter select', 'ArrowDown'),
    choose('filter back', '#filter select', 'ArrowUp'),
  ],
};

const onPhone: Record<'home' | 'demos', Action[]> = {
  home: [
    ...videos,
    ...choices.home,
    tap('open the menu', '[data-opens="menu"]'),
    close('the menu'),
    tap('next testimonial', '#testimonials button[aria-label^="Next"]'),
    tap('open a testimonial', '[data-kind="testimonial"]'),
    close('the testimonial'),
    tap('next case study', '#case-studies button[aria-label^="Next"]'),
    tap('next case study again', '#case-studies button[aria-label^="Next"]'),
    tap('previous case study', '#case-studies button[aria-label^="Previous"]'),
    ...booking('footer [data-opens="booking"]'),
  ],
  demos: [...videos, ...choices.demos, ...booking('footer [data-opens="booking"]')],
};

const atDesk: Record<'home' | 'demos', Action[]> = {
  home: [...tabs, click('next case study at a desk', '#case-studies button[aria-label^="Next"]')],
  demos: tabs,
};

/** What the page written by hand can do as well: how long that takes is what the machine leaves to any page at that hour. */
const byHand: Record<Conditions['device'], Action[]> = {
  phone: [
    tap('open a demo', '[data-panel] [data-title]'),
    tap('close the demo', 'dialog button:last-of-type'),
    tap('open the booking form', 'footer [data-title]'),
    tap('close the booking form', 'dialog button:last-of-type'),
  ],
  desk: [
    click('second tab', '[data-tab]:nth-of-type(2)'),
    click('third tab', '[data-tab]:nth-of-type(3)'),
    click('first tab', '[data-tab]:nth-of-type(1)'),
  ],
};

/** One action and how long the page took to answer, in milliseconds. */
interface Answer {
  name: string;
  time: number;
}

export async function measureInteractions(
  { pages, handWritten }: Subject,
  browser: Browser,
  runs: number,
): Promise<Line[]> {
  const onBoth = async (
    page: Pick<SitePage, 'address'>,
    phone: readonly Action[],
    desk: readonly Action[],
  ): Promise<Answer[]> => [
    ...(await perform(browser, page, 'phone', phone, runs)),
    ...(await perform(browser, page, 'desk', desk, runs)),
  ];
  const lines = answerLines(
    'written by hand',
    await onBoth({ address: handWritten }, byHand.phone, byHand.desk),
  );
  for (const page of pages) {
    const { key } = page.route;
    // Nobody has said yet what a visitor does on other pages.
    if (key !== 'home' && key !== 'demos') continue;
    lines.push(...answerLines(page.name, await onBoth(page, onPhone[key], atDesk[key]), limits));
  }
  return lines;
}

/** The median and the worst of some answers, against what is promised where anything is, in milliseconds. */
export function answerLines(
  where: string,
  answers: readonly Answer[],
  promised?: { median: number; worst: number },
): Line[] {
  const line = (what: string, time: number, limit: number | undefined): Line =>
    limit === undefined
      ? information(what, where, milliseconds(time))
      : atMost(what, where, time, limit, milliseconds);
  const slowest = answers.reduce((slowest, answer) =>
    answer.time > slowest.time ? answer : slowest,
  );
  const worst = line('interaction to next paint, worst', slowest.time, promised?.worst);
  return [
    line(
      `interaction to next paint, median of ${answers.length}`,
      median(answers.map(({ time }) => time)),
      promised?.median,
    ),
    { ...worst, measured: `${worst.measured} (${slowest.name})` },
  ];
}

/**
 * Does one thing after the other on a live page, on a slow processor. Controls are found by the page itself, and not
 * through Playwright's locators: each leaves a script in the page that hears all events as well, on the same slow processor.
 * @param runs how many visits to make, each with an empty cache
 * @returns how long each action took, the median of the visits
 */
export async function perform(
  browser: Browser,
  { address }: Pick<SitePage, 'address'>,
  device: Conditions['device'],
  actions: readonly Action[],
  runs: number,
): Promise<Answer[]> {
  const times = actions.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    const visit = await performOnce(browser, address, device, actions);
    visit.forEach((time, index) => times[index]?.push(time));
  }
  return actions.map(({ name }, index) => ({ name, time: median(times[index] ?? []) }));
}

/** @returns how long each action took, in milliseconds */
async function performOnce(
  browser: Browser,
  address: string,
  device: Conditions['device'],
  actions: readonly Action[],
): Promise<number[]> {
  const visit = await open(browser, { device, slowCpu: true });
  const { page } = visit;
  try {
    await page.addInitScript({
      content: await bundleInline(root, 'tests/bench/in-page/interactions.ts'),
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const latest = performance.now() + longestMs;
    while (!(await page.evaluate(isLive))) {
      if (performance.now() > latest) throw new Error(`${address} does not become live.`);
      await setTimeout(restMs);
    }

    const times: number[] = [];
    for (const { selector, run } of actions) {
      const middle = await page.evaluate(
        (selector) => window.interactions.bringIntoView(selector),
        selector,
      );
      // Nobody presses what has just come into sight before having seen it.
      await setTimeout(restMs);
      await page.evaluate(() => window.interactions.times.clear());
      await run(visit, middle);
      await setTimeout(restMs);
      times.push(
        Math.max(shortest, ...(await page.evaluate(() => [...window.interactions.times.values()]))),
      );
    }
    return times;
  } finally {
    await visit.close();
  }
}

/** Runs in the page. @returns whether React has taken over every control: it keeps a record of its own on each */
function isLive(): boolean {
  return [...document.querySelectorAll('[data-live]')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactFiber')),
  );
}
