import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, expectLive, openLive, test } from './visitor.ts';

// What moves is where much goes wrong.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * How many things the monkey does on each page (what finds nothing to be done to is not one of them), for how many seconds at most, and the seed that they follow from; all can be told from outside.
 * A few are enough to see that the monkey itself works: what looks for faults by chance is the soak, once a week.
 */
const steps = Number(process.env['MONKEY_STEPS'] ?? 21);
const seconds = Number(process.env['MONKEY_SECONDS'] ?? Infinity);
const seed = Number(process.env['MONKEY_SEED'] ?? Date.now() % 2 ** 31);

/** In a soak, whose time may end before its work: says how much of that was done. */
const tell = (done: string): void => {
  if (seconds < Infinity) console.log(`\n  ${test.info().project.name}: ${done}`);
};

/** What somebody without a plan does to a page. Each returns whether there was anything to do it to; `pick` is a random number. */
const pranks: Readonly<Record<string, (page: Page, pick: number) => Promise<boolean>>> = {
  'opens a video': (page, pick) => pressOneOf(page, '#root [data-opens=video]', pick),
  'opens a booking dialog': (page, pick) => pressOneOf(page, '#root [data-opens^=booking]', pick),
  'opens the menu': (page, pick) => pressOneOf(page, '#root [data-opens=menu]', pick),
  'opens what the dialog offers': (page, pick) => pressOneOf(page, '#dialogs [data-opens]', pick),
  'presses a close control': (page, pick) => pressOneOf(page, '#dialogs [data-close]', pick),
  'chooses a tab': (page, pick) => pressOneOf(page, '[role=tab]', pick),
  'turns a carousel': (page, pick) =>
    pressOneOf(page, '#root section button[data-live]:not([role=tab])', pick),
  'chooses in the menu': (page, pick) => pressOneOf(page, '#menu a[href*="#"]', pick),
  'opens a transcript': (page, pick) => pressOneOf(page, 'summary', pick),
  'presses a key': async (page, pick) => {
    const keys = [
      'Escape',
      'Tab',
      'Shift+Tab',
      'ArrowRight',
      'ArrowLeft',
      'Home',
      'End',
      'PageDown',
      'Escape',
    ];
    await page.keyboard.press(keys[pick % keys.length] ?? 'Escape');
    return true;
  },
  'goes back': (page) => travel(page, -1),
  'goes forward': (page) => travel(page, 1),
  'types another address': async (page, pick) => {
    const fragments = [
      'pa-3',
      'ar-1',
      't-2',
      'book',
      'book-more-bookings',
      'case-studies',
      'receptionist',
      'demos',
      'nowhere',
      '',
    ];
    await page.evaluate(
      (fragment) => (location.hash = fragment),
      fragments[pick % fragments.length] ?? '',
    );
    return true;
  },
  scrolls: async (page, pick) => {
    await page.mouse.wheel(0, (pick % 3) * 900 - 900);
    return true;
  },
  'turns the device': async (page, pick) => {
    const size = page.viewportSize();
    if (size === null || pick % 4 > 0) return false;
    await page.setViewportSize({ width: size.height, height: size.width });
    return true;
  },
};

/** Presses one of these that a visitor could press. */
async function pressOneOf(page: Page, selector: string, pick: number): Promise<boolean> {
  return page.evaluate(
    ({ selector, pick }) => {
      const pressable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert]') === null,
      );
      const element = pressable[pick % pressable.length];
      // Nobody presses what cannot be seen, and a carousel that is far away moves only once it comes near.
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      element?.click();
      return element !== undefined;
    },
    { selector, pick },
  );
}

/** Goes through the history, as long as that does not leave the page. */
async function travel(page: Page, by: 1 | -1): Promise<boolean> {
  return page.evaluate((by) => {
    const entries = navigation.entries();
    const there = entries[(navigation.currentEntry?.index ?? 0) + by];
    if (there?.sameDocument !== true) return false;
    history.go(by);
    return true;
  }, by);
}

/** What must be true of a page whenever it has come to rest; empty where it is. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const open = [...document.querySelectorAll<HTMLElement>('#dialogs [role=dialog]')].filter(
      (dialog) => dialog.checkVisibility(),
    );
    const [dialog] = open;
    if (open.length > 1) faults.push(`${String(open.length)} dialogs are open`);
    const isInert = document.getElementById('root')?.inert === true;
    if (isInert !== open.length > 0)
      faults.push(
        isInert ? 'the page is inert without a dialog' : 'the page behind the dialog is not inert',
      );
    if ((root.dataset['locked'] !== undefined) !== open.length > 0)
      faults.push(
        open.length > 0
          ? 'the page behind the dialog scrolls'
          : 'the page is locked without a dialog',
      );
    if (dialog !== undefined && !dialog.contains(document.activeElement))
      faults.push(
        `the focus is outside of the dialog, on ${document.activeElement?.outerHTML.slice(0, 80) ?? 'nothing'}`,
      );
    if (
      dialog === undefined &&
      [...document.querySelectorAll('#dialogs iframe')].some(
        (frame) => !frame.closest('[id^=booking]'),
      )
    )
      faults.push('a video plays in a closed dialog');
    // The menu has no address of its own.
    const fragment = decodeURIComponent(location.hash.slice(1));
    const names = [...document.querySelectorAll<HTMLElement>('[data-opens]')].map(
      (opener) => opener.dataset['fragment'],
    );
    if (dialog !== undefined && dialog.id !== 'menu' && !names.includes(fragment))
      faults.push(`a dialog is open at the address #${fragment}`);
    if (dialog === undefined && names.includes(fragment) && fragment !== '')
      faults.push(`no dialog is open at the address #${fragment}`);
    const tabs = [...document.querySelectorAll('[role=tab]')];
    const chosen = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    if (tabs.length > 0 && chosen.length !== 1)
      faults.push(`${String(chosen.length)} tabs are chosen`);
    const panels = new Set(
      tabs.flatMap((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? '') ?? []),
    );
    for (const panel of panels) {
      // On /demos all tabs share one.
      const isChosen = chosen.some((tab) => tab.getAttribute('aria-controls') === panel.id);
      if (panel.checkVisibility() !== isChosen)
        faults.push(`the panel ${panel.id} is ${isChosen ? 'not shown' : 'shown'}`);
    }
    for (const row of document.querySelectorAll<HTMLElement>('.glider')) {
      const [, counted] =
        /(\d+) \/ \d+/.exec(
          row.parentElement?.querySelector('span[aria-hidden]')?.textContent ?? '',
        ) ?? [];
      if (
        counted === undefined ||
        !row.checkVisibility({ contentVisibilityAuto: true }) ||
        row.scrollWidth <= row.clientWidth + 1
      )
        continue;
      const { top, bottom, left } = row.getBoundingClientRect();
      // One that a link has led away from before it could start goes on where it is when it is next near.
      if (bottom < -innerHeight / 2 || top > 1.5 * innerHeight) continue;
      const middle = left + row.clientWidth / 2;
      const near = [...row.querySelectorAll<HTMLElement>('.glider-slide')].find(
        (slide) =>
          Math.abs(
            (slide.getBoundingClientRect().left + slide.getBoundingClientRect().right) / 2 - middle,
          ) < 3,
      );
      if (near === undefined)
        faults.push(
          `a carousel rests between two slides, ${String(row.scrollLeft)} of ${String(row.scrollWidth - row.clientWidth)} px along`,
        );
      else {
        // A row without end changes the places of its slides; their labels count them.
        const number =
          /^\d+/.exec(near.getAttribute('aria-label') ?? '')?.[0] ??
          String(Number(near.dataset['gslide']) + 1);
        if (number !== counted) faults.push(`slide ${number} is shown, and counted as ${counted}`);
      }
    }
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page scrolls sideways by ${String(root.scrollWidth - root.clientWidth)} px`);
    return faults;
  });
}

for (const path of ['./', 'demos/', 'nowhere/at/all']) {
  test(`a monkey on ${path} leaves nothing half open`, async ({ page, guard }) => {
    test.setTimeout(30_000 + 2_000 * steps);
    // The address of this page is one that does not exist, and its dialogs there are none.
    const isLost = path.startsWith('nowhere');
    if (isLost) guard.tolerate(/404/);
    if (isLost) await page.goto(path);
    else await openLive(page, path);
    // What only informs is a line too many as well; what Playwright's own scripts bring about, which have no address, is not of the page.
    const lines: string[] = [];
    if (!isLost)
      page.on('console', (message) => message.location().url !== '' && lines.push(message.text()));
    const end = Date.now() + seconds * 1000;
    const names = Object.keys(pranks);
    const wanted = isLost ? Math.ceil(steps / 7) : steps;
    // Of what occurs to the monkey about a half is possible at the time, and a fifth where there are no dialogs: so much more than that is at hand that chance never leaves too little.
    const plan = fc.sample(fc.tuple(fc.constantFrom(...names), fc.nat()), {
      seed,
      numRuns: 40 * wanted,
    });
    const done: string[] = [];
    for (const [name, pick] of plan) {
      if (done.length === wanted || Date.now() > end) break;
      if ((await pranks[name]?.(page, pick)) !== true) continue;
      done.push(name);
      await expect
        .poll(() => faultsOf(page), {
          message: `with MONKEY_SEED=${String(seed)}, after: ${done.slice(-12).join(', ')}`,
          intervals: [20, 50, 100, 200],
          timeout: 10_000,
        })
        .toEqual([]);
    }
    tell(`${done.length} of ${wanted} steps on ${path}`);
    if (seconds === Infinity) expect(done).toHaveLength(wanted);
    if (!isLost) await expectLive(page);
    expect(lines, `with MONKEY_SEED=${String(seed)}`).toEqual([]);
  });
}

test.describe('after many dialogs', () => {
  const rounds = Number(process.env['MONKEY_DIALOGS'] ?? 20);

  test(
    'there are no more listeners and elements, and no more memory is used, than after the first ones',
    { tag: ['@any-device', '@thorough'] },
    async ({ page }) => {
      test.setTimeout(30_000 + 1_000 * rounds);
      await openLive(page, './');
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      const measure = async (): Promise<Record<string, number>> => {
        await client.send('HeapProfiler.collectGarbage');
        const { metrics } = await client.send('Performance.getMetrics');
        return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      };
      const end = Date.now() + seconds * 1000;
      let opened = 0;
      const openAndClose = async (times: number): Promise<void> => {
        for (let round = 0; round < times && Date.now() < end; round += 1) {
          await pressOneOf(
            page,
            round % 2 === 0 ? '#root [data-opens=video]' : '#root [data-opens=booking]',
            round,
          );
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.locator('#root[inert]')).toHaveCount(0);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          opened += 1;
        }
      };
      await openAndClose(10);
      const before = await measure();
      await openAndClose(rounds);
      tell(`${opened} of ${rounds + 10} dialogs`);
      // One that every second dialog leaves behind is found; what the browser itself keeps for a while does not grow with their number, and goes: the document of a frame that was there last is half a thousand elements.
      for (const [name, each, most] of [
        ['JSEventListeners', 0.5, 40],
        ['Nodes', 5, 400],
        ['JSHeapUsedSize', 25_000, 1_500_000],
      ] as const) {
        const more = async (): Promise<number> =>
          ((await measure())[name] ?? NaN) - (before[name] ?? NaN);
        await expect
          .poll(more, { message: `more ${name} after ${String(rounds)} dialogs` })
          .toBeLessThan(Math.min(each * rounds, most));
      }
    },
  );
});
