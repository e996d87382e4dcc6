/** How long the live page takes to answer a touch or a key (INP in the lab), on a slow processor. */
import type { Browser, Page } from '@playwright/test';
import { bundleInline } from '../../site/build/bundle.ts';
import { open, type Conditions } from './browser.ts';
import type {} from './in-page/interactions.ts';
import { atMost, median, milliseconds, type Line } from './report.ts';
import { root, type SitePage, type Subject } from './subject.ts';

/** The promises, in milliseconds. */
const limits = { median: 50, worst: 150 };

/** Event Timing does not report what is quicker, in milliseconds. */
const shortest = 16;

/** What has moved has come to rest by then, and Event Timing has reported, in milliseconds. */
const restMs = 700;

/** One thing that a visitor does. */
export interface Action {
  name: string;
  run: (page: Page) => Promise<void>;
}

const tap = (name: string, selector: string): Action => ({ name, run: (page) => page.locator(selector).filter({ visible: true }).first().tap() });
const click = (name: string, selector: string): Action => ({ name, run: (page) => page.locator(selector).filter({ visible: true }).first().click() });

/** Chooses another option as a keyboard does: the list that a finger opens belongs to the system, not to the page. */
export const choose = (name: string, selector: string, key: 'ArrowDown' | 'ArrowUp'): Action => ({
  name,
  async run(page) {
    await page.locator(selector).first().focus();
    await page.keyboard.press(key);
  },
});

const close = (name: string): Action => tap(`close ${name}`, '[role=dialog] button[data-close]');

const videos = [tap('open a demo', '[data-kind="demo"]'), close('the demo')];
const booking = (selector: string) => [tap('open the booking form', selector), close('the booking form')];
const agents = '#agents select';
const filter = '#filter select';

const onPhone: Record<'home' | 'demos', Action[]> = {
  home: [
    ...videos,
    choose('choose an agent', agents, 'ArrowDown'),
    choose('choose another agent', agents, 'ArrowUp'),
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
  demos: [...videos, choose('filter', filter, 'ArrowDown'), choose('filter again', filter, 'ArrowDown'), choose('filter back', filter, 'ArrowUp'), ...booking('footer [data-opens="booking"]')],
};

const atDesk: Record<'home' | 'demos', Action[]> = {
  home: [click('second tab', '[role=tab] >> nth=1'), click('third tab', '[role=tab] >> nth=2'), click('first tab', '[role=tab] >> nth=0'), click('next case study at a desk', '#case-studies button[aria-label^="Next"]')],
  demos: [click('second tab', '[role=tab] >> nth=1'), click('third tab', '[role=tab] >> nth=2'), click('first tab', '[role=tab] >> nth=0')],
};

/** One action and how long the page took to answer, in milliseconds. */
interface Answer {
  name: string;
  time: number;
}

export async function measureInteractions({ pages }: Subject, browser: Browser): Promise<Line[]> {
  const lines: Line[] = [];
  for (const page of pages) {
    const { key } = page.route;
    if (key === 'notFound') continue;
    const answers = [...(await perform(browser, page, 'phone', onPhone[key])), ...(await perform(browser, page, 'desk', atDesk[key]))];
    lines.push(...answerLines(page.name, answers, limits));
  }
  return lines;
}

/** The median and the worst of some answers against what is promised, in milliseconds. */
export function answerLines(where: string, answers: readonly Answer[], { median: middle, worst }: { median: number; worst: number }): Line[] {
  const slowest = answers.reduce((slowest, answer) => (answer.time > slowest.time ? answer : slowest));
  const worstLine = atMost('interaction to next paint, worst', where, slowest.time, worst, milliseconds);
  return [
    atMost(`interaction to next paint, median of ${answers.length}`, where, median(answers.map(({ time }) => time)), middle, milliseconds),
    { ...worstLine, measured: `${worstLine.measured} (${slowest.name})` },
  ];
}

/** Does one thing after the other on a live page, on a slow processor. */
export async function perform(browser: Browser, { address }: Pick<SitePage, 'address'>, device: Conditions['device'], actions: readonly Action[]): Promise<Answer[]> {
  const { page, close } = await open(browser, { device, slowCpu: true });
  try {
    await page.addInitScript({ content: await bundleInline(root, 'tests/bench/in-page/interactions.ts') });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction(isLive);
    await page.waitForTimeout(restMs);

    const answers: Answer[] = [];
    for (const { name, run } of actions) {
      await page.evaluate(() => window.interactions.clear());
      await run(page);
      await page.waitForTimeout(restMs);
      const times = await page.evaluate(() => [...window.interactions.values()]);
      answers.push({ name, time: Math.max(shortest, ...times) });
    }
    return answers;
  } finally {
    await close();
  }
}

/** Runs in the page. @returns whether React has taken over every control: it keeps a record of its own on each */
function isLive(): boolean {
  return [...document.querySelectorAll('[data-live]')].every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')));
}
