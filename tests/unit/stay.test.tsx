/** A page stays where an address has led, until the visitor does something. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Stay from '../../site/client/stay.ts';

/** Loaded anew for each test, as it remembers when the visitor did something. */
let stay: typeof Stay;

/** What stands above has changed its height. */
let resize: () => void;
let watched: Element[];
let scroll: ReturnType<typeof vi.fn>;
let place: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  stay = await import('../../site/client/stay.ts');
  watched = [];
  resize = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resize = () => watched.length > 0 && changed();
      }
      observe(element: Element): void {
        watched.push(element);
      }
      disconnect(): void {
        watched = [];
      }
    },
  );
  scroll = vi.fn();
  place = Object.assign(document.createElement('section'), { scrollIntoView: scroll });
  vi.advanceTimersByTime(10);
  stay.stayAt(place);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while the page changes its height, at once and not in a glide', () => {
  expect(watched).toEqual([document.body]);
  resize();
  resize();
  expect(scroll.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'])(
  'until %s, even where a part of the page keeps it for itself',
  (sign) => {
    document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true });
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    resize();
    expect(scroll).not.toHaveBeenCalled();
  },
);

test('for five seconds at most', () => {
  vi.advanceTimersByTime(4999);
  resize();
  expect(scroll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  resize();
  expect(scroll).toHaveBeenCalledOnce();
});

test('whatever else scrolls the page, for a second', () => {
  dispatchEvent(new Event('scroll'));
  expect(scroll.mock.calls).toEqual([[{ behavior: 'instant' }]]);
  vi.advanceTimersByTime(999);
  dispatchEvent(new Event('scroll'));
  expect(scroll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  dispatchEvent(new Event('scroll'));
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('but lets the visitor scroll', () => {
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('scroll'));
  expect(scroll).not.toHaveBeenCalled();
});

test('at one place alone', () => {
  const next = vi.fn();
  stay.stayAt(
    Object.assign(document.createElement('section'), { scrollIntoView: next }),
    performance.now(),
  );
  dispatchEvent(new Event('scroll'));
  expect(next).toHaveBeenCalledOnce();
  expect(scroll).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'])(
  'not where %s has come before',
  (sign) => {
    watched = [];
    dispatchEvent(new Event(sign));
    stay.stayAt(place);
    expect(watched).toEqual([]);
  },
);

test('not where the visitor has done something before this could be heard', () => {
  watched = [];
  stay.noteAct();
  stay.stayAt(place);
  expect(watched).toEqual([]);
});

test('but where an address has led after what the visitor did', () => {
  watched = [];
  stay.noteAct();
  stay.stayAt(place, performance.now());
  expect(watched).toEqual([document.body]);
});
