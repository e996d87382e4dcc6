import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from './session.ts';

const headerHeight = 73;
/** Longer than it takes until the preview of a card plays. */
const restMs = 1500;
/** The number of cards on which the focus rests. */
const rests = 2;

/** Each page, at a width, and the fewest stops that it has. */
const pages = [
  ['/', 'desktop', 36],
  ['/demos/', 'desktop', 20],
  ['/watch/pa-1/', 'desktop', 6],
  ['/404.html', 'phone', 2],
] as const;
/** With motion only cards differ: one on which the focus rests plays its video. */
const pagesWith = (reduced: boolean) => (reduced ? pages : pages.slice(0, 1));

/** Walks through each page by Tab: what each stop is, and whether it is seen. */
export function askTabWalk({ focused, open, press, reduceMotion, run }: Session): void {
  describe.each([false, true])('with reduced motion: %s', (reduced) => {
    beforeAll(() => reduceMotion(reduced));

    /** What is wrong with the place of the stop. */
    const look = (): Promise<string> =>
      run((top: number) => {
        const stop = document.activeElement ?? document.body;
        const isInBar = stop.closest('header, a[href="#main"]') !== null;
        const isSeen = [...stop.getClientRects()].some((box) => {
          // The middle of what is within the window; a card may be higher than that.
          const upper = Math.max(box.top, isInBar ? 0 : top);
          const y = (upper + Math.min(box.bottom, innerHeight)) / 2;
          const hit = document.elementFromPoint((box.left + box.right) / 2, y);
          return upper < y && hit !== null && (stop.contains(hit) || hit.contains(stop));
        });
        return isSeen ? '' : 'is not seen';
      }, headerHeight);

    /** Where the walk is: at its end, where it has been, in a player's own controls, or on. */
    const step = (): Promise<'end' | 'twice' | 'inside' | 'new'> =>
      run(() => {
        const walk = window as unknown as { stops?: Element[] };
        const stops = (walk.stops ??= []);
        const stop = document.activeElement ?? document.body;
        if (stop === document.body) return 'end';
        if (stop.localName === 'video' && stop === stops.at(-1)) return 'inside';
        return stops.includes(stop) || stops.push(stop) === 0 ? 'twice' : 'new';
      });

    test.each(pagesWith(reduced))(
      'user can walk through %s by Tab, and hears and sees each stop once: %s',
      async (path, screen, least) => {
        await open(path, screen);
        expect(await run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
          reduced,
        );
        const faults: string[] = [];
        let [stops, rested] = [0, 0];
        for (;;) {
          await press('Tab');
          const where = await step();
          if (where === 'end') break;
          if (where === 'inside') continue;
          stops += 1;
          const { role, name } = await focused();
          const stop = `${stops}: ${role} '${name}'`;
          if (where === 'twice') {
            faults.push(`${stop} is visited twice`);
            break;
          }
          if (['', 'none', 'generic'].includes(role) || name.trim() === '')
            faults.push(`${stop} lacks a role or a name`);
          // With motion a smooth scroll would take its time at each stop.
          const place = !reduced
            ? ''
            : await expect
                .poll(look, { timeout: 3000, interval: 50 })
                .toBe('')
                .then(() => '', look);
          if (place !== '') faults.push(`${stop} ${place}`);
          const isCard = await run(() => document.activeElement?.matches('[data-preview]'));
          if (isCard === true && !reduced) {
            if (rested === rests) break;
            rested += 1;
            await wait(restMs);
          }
        }
        expect(faults).toEqual([]);
        if (reduced) expect(stops).toBeGreaterThanOrEqual(least);
        else expect(rested).toBe(rests);
      },
    );
  });
}
