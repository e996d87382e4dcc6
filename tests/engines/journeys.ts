import { beforeAll, expect, test } from 'vitest';
import type { Screen, Session } from './session.ts';

const headerHeight = 73;

/** The stops in the player to leave, each by Escape. */
const playerStops = 2;

/** The journeys of a visitor, in a window of this size. */
export function askJourneys(
  { back, click, hasFocus, isInert, open, press, reduceMotion, run, text, until }: Session,
  screen: Screen,
): void {
  beforeAll(() => reduceMotion(false));

  // One load for three journeys.
  test('user can close a video, go round the case studies and leave the booking form', async () => {
    await open('/', screen);
    const place = (): Promise<number> => run(() => scrollY);
    await run(() => {
      document.querySelector('#pa-3 a')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const before = await place();
    await click('#pa-3 a');
    await until('the page behind is inert', isInert);
    expect(await run(() => location.hash)).toBe('#pa-3');
    expect(await place()).toBe(before);
    await run(() => document.querySelector('#video details')?.setAttribute('open', ''));
    await until(
      'the transcript is there',
      async () => (await text('#video [data-part=transcript-text]')).length > 50,
    );
    await press('Escape');
    await until('the focus is on the card', () => hasFocus('#pa-3'));
    await until('the URL has followed', () => run(() => location.hash === ''));
    expect(await place()).toBe(before);

    const counter = (): Promise<string> => text('#case-studies button + span');
    await click('#case-studies button[aria-label^=Previous]');
    await until('the last is shown', async () => (await counter()) === '5 / 5');
    await click('#case-studies button[aria-label^=Next]');
    await until('the first is shown', async () => (await counter()) === '1 / 5');
    await until('it stands in the middle', () =>
      run(() => {
        const slide = document.querySelector('#case-studies [aria-label^="1 of 5"]');
        const { left, right } = slide?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs((left + right) / 2 - document.body.clientWidth / 2) <= 1.5;
      }),
    );

    await click('footer [data-opens=booking]');
    await until('the form has loaded', () =>
      run(() => document.querySelector('#booking [data-state=loaded]') !== null),
    );
    const width = await run(
      () => document.querySelector('#booking iframe')?.getBoundingClientRect().width ?? 0,
    );
    expect(width).toBeGreaterThan(300);
    await back();
    await until('the page is usable again', async () => !(await isInert()));
  });

  test('user can leave the player by Escape from each of its stops', async () => {
    await open('/', screen);
    const player = '#video [data-part=player]';
    let stops = 0;
    for (; stops < playerStops; stops += 1) {
      await click('#pa-3 a');
      await until('the player has loaded', () =>
        run((box: string) => document.querySelector(`${box}[data-state=loaded]`) !== null, player),
      );
      for (let presses = 0; presses <= stops; presses += 1) await press('Tab');
      if (!(await hasFocus(player))) break;
      await press('Escape');
      await until(`the focus is on the card after stop ${stops + 1}`, () => hasFocus('#pa-3'));
    }
    expect(stops).toBeGreaterThan(1);
  });

  test('user can share the URL of a video, in which the focus stays', async () => {
    await open('/#pa-3', screen);
    await until('the page behind is inert', isInert);
    for (let presses = 1; presses <= 4; presses += 1) {
      await press('Shift', 'Tab');
      expect(await hasFocus('#video'), `after ${presses} presses`).toBe(true);
    }
  });

  test.each([
    ['/#case-studies', '#case-studies'],
    ['/demos/#receptionist', '[role=tablist], select'],
  ])('user can share %s, which stands below the header', async (path, selector) => {
    await open(path, 'phone');
    await until('it stands there', () =>
      run(
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
}
