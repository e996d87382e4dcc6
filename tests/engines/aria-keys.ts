import { beforeAll, expect, test } from 'vitest';
import { patterns } from './aria-patterns.ts';
import type { Key } from './driver.ts';
import type { Screen, Session } from './session.ts';

/** Presses the keys of the tables in tests/engines/aria-patterns.ts, in a window of this size. */
export function askAriaKeys({ open, press, reduceMotion, run }: Session, screen: Screen): void {
  beforeAll(() => reduceMotion(true));

  /** What differs from a row; empty once nothing does. */
  const differences = (
    focus: string,
    holds: string | null,
    lacks: string | null,
    says: readonly string[],
  ): Promise<string> =>
    run(
      (
        wanted: string,
        there: string | null,
        gone: string | null,
        [where, text]: readonly string[],
      ) => {
        const active = document.activeElement;
        const has = (selector: string) => document.querySelector(selector) !== null;
        if (active?.matches(wanted) !== true)
          return `the focus is on ${active?.outerHTML.slice(0, 120) ?? 'nothing'}`;
        if (there !== null && !has(there)) return `there is no ${there}`;
        if (gone !== null && has(gone)) return `there is ${gone}`;
        const said = where === undefined ? text : document.querySelector(where)?.textContent;
        return said === text ? '' : `it says ${said ?? 'nothing'}`;
      },
      focus,
      holds,
      lacks,
      says,
    );

  test('the keys should do what the practices ask', async () => {
    await open('/', screen);
    const faults: string[] = [];
    for (const { name, rows } of patterns[screen])
      for (const { key, asks, from, presses, focus, holds, lacks, says } of rows) {
        if (from !== undefined)
          await run((selector: string) => {
            document.querySelector<HTMLElement>(selector)?.focus();
          }, from);
        for (const each of presses) await press(...(each.split('+') as Key[]));
        const look = () => differences(focus, holds ?? null, lacks ?? null, says ?? []);
        const fault = await expect
          .poll(look, { timeout: 3000, interval: 50 })
          .toBe('')
          .then(() => '', look);
        if (fault !== '') faults.push(`${name}, ${key} (${asks}): ${fault}`);
      }
    expect(faults).toEqual([]);
  });
}
