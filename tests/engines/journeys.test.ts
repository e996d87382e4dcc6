/** The journeys of a visitor in the other engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { startHost, type Host } from '../support/host.ts';
import type { Driver } from './driver.ts';
import { engines, findEngine } from './engines.ts';

const headerHeight = 73;
const screens = { phone: [390, 844], desktop: [1280, 800] } as const;
const keys = { tab: '\uE004', shift: '\uE008', escape: '\uE00C' };

const found = await Promise.all(
  engines.map(async (name) => ({ name, start: await findEngine(name) })),
);

describe.each(found)('in $name', ({ start }) => {
  test.skipIf(start !== undefined)('this engine is not installed', (context) => context.skip());
  if (start === undefined) return;

  describe.each([{ reducedMotion: false }, { reducedMotion: true }])(
    'with reduced motion: $reducedMotion',
    ({ reducedMotion }) => {
      let host: Host;
      let driver: Driver;
      beforeAll(async () => {
        [host, driver] = await Promise.all([
          startHost(builds.root.directory),
          start(reducedMotion),
        ]);
      });
      afterAll(async () => {
        await driver.close();
        await host.close();
      });

      const until = async (what: string, condition: () => Promise<boolean>): Promise<void> =>
        expect.poll(condition, { message: what, timeout: 15_000, interval: 50 }).toBe(true);
      const open = async (path: string, screen: keyof typeof screens): Promise<void> => {
        const [width, height] = screens[screen];
        await driver.resize(width, height);
        await driver.open(new URL(path, host.url).href);
        await until('every control is live', () =>
          driver.run(() => {
            const controls = [...document.querySelectorAll('[data-live]')];
            return (
              controls.length > 0 &&
              controls.every((each) =>
                Object.keys(each).some((key) => key.startsWith('__reactFiber')),
              )
            );
          }),
        );
      };
      const click = (selector: string): Promise<void> =>
        driver.run((wanted: string) => {
          const element = document.querySelector<HTMLElement>(wanted);
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          element?.click();
        }, selector);
      const text = (selector: string): Promise<string> =>
        driver.run((wanted: string) => document.querySelector(wanted)?.textContent ?? '', selector);
      const hasFocus = (selector: string): Promise<boolean> =>
        driver.run(
          (wanted: string) => (document.activeElement?.closest(wanted) ?? null) !== null,
          selector,
        );
      const isInert = (): Promise<boolean> =>
        driver.run(() => document.querySelector<HTMLElement>('#root')?.inert === true);

      test('user can see that reduced motion is what the system says', async () => {
        await open('/', 'desktop');
        expect(await driver.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
          reducedMotion,
        );
      });

      test('user can reach every stop by Tab, and sees it below the header', async () => {
        await open('/', 'desktop');
        const hidden: string[] = [];
        let stops = 0;
        for (; stops < 60; stops += 1) {
          await driver.press(keys.tab);
          const look = (): Promise<string> =>
            driver.run((top: number) => {
              const stop = document.activeElement;
              if (stop === null || stop === document.body) return 'end';
              const box = stop.getBoundingClientRect();
              const isBelow = stop.closest('header, a[href="#main"]') !== null || box.bottom > top;
              const isSeen = box.top < innerHeight && box.right > 0 && box.left < innerWidth;
              return isBelow && isSeen ? '' : stop.outerHTML.slice(0, 80);
            }, headerHeight);
          if ((await look()) === 'end') break;
          // A smooth scroll takes its time.
          const what = await expect
            .poll(look, { timeout: 3000, interval: 50 })
            .toBe('')
            .then(() => '', look);
          if (what !== '') hidden.push(what);
        }
        expect(hidden).toEqual([]);
        expect(stops).toBeGreaterThan(20);
      });

      if (reducedMotion) return;

      test.each(['phone', 'desktop'] as const)(
        'user can open a video, read its transcript and close it: %s',
        async (screen) => {
          await open('/', screen);
          await click('#pa-3 a');
          await until('the page behind is inert', isInert);
          expect(await driver.run(() => location.hash)).toBe('#pa-3');
          await driver.run(() =>
            document.querySelector('#video details')?.setAttribute('open', ''),
          );
          await until(
            'the transcript is there',
            async () => (await text('#video [data-part=transcript-text]')).length > 50,
          );
          await driver.press(keys.escape);
          await until('the focus is on the card', () => hasFocus('#pa-3'));
        },
      );

      test.each(['phone', 'desktop'] as const)(
        'user can open the booking form and go back: %s',
        async (screen) => {
          await open('/', screen);
          await click('footer [data-opens=booking]');
          await until('the form has loaded', () =>
            driver.run(() => document.querySelector('#booking [data-state=loaded]') !== null),
          );
          const width = await driver.run(
            () => document.querySelector('#booking iframe')?.getBoundingClientRect().width ?? 0,
          );
          expect(width).toBeGreaterThan(300);
          await driver.back();
          await until('the page is usable again', async () => !(await isInert()));
        },
      );

      test('user can share the URL of a video, in which the focus stays', async () => {
        await open('/#pa-3', 'desktop');
        await until('the page behind is inert', isInert);
        for (let presses = 1; presses <= 4; presses += 1) {
          await driver.press(keys.shift, keys.tab);
          expect(await hasFocus('#video'), `after ${presses} presses`).toBe(true);
        }
      });

      test.each([
        ['/#case-studies', '#case-studies'],
        ['/demos/#receptionist', '[role=tablist], select'],
      ])('user can share %s, which stands below the header', async (path, selector) => {
        await open(path, 'phone');
        await until('it stands there', () =>
          driver.run(
            (wanted: string, top: number) => {
              const element = [...document.querySelectorAll(wanted)].find((each) =>
                each.checkVisibility(),
              );
              const away = (element?.getBoundingClientRect().top ?? NaN) - top;
              return away >= -1 && away < 60;
            },
            selector,
            headerHeight,
          ),
        );
      });

      test.each(['phone', 'desktop'] as const)(
        'user can go round the case studies: %s',
        async (screen) => {
          await open('/', screen);
          const counter = (): Promise<string> => text('#case-studies button + span');
          await click('#case-studies button[aria-label^=Previous]');
          await until('the last is shown', async () => (await counter()) === '5 / 5');
          await click('#case-studies button[aria-label^=Next]');
          await until('the first is shown', async () => (await counter()) === '1 / 5');
          await until('it stands in the middle', () =>
            driver.run(() => {
              const slide = document.querySelector('#case-studies [aria-label^="1 of 5"]');
              const { left, right } = slide?.getBoundingClientRect() ?? new DOMRect();
              return Math.abs((left + right) / 2 - document.body.clientWidth / 2) <= 1.5;
            }),
          );
        },
      );
    },
  );
});
