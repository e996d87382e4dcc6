/** What a finger rests on gives way; a tap is over before that, and has its answer sooner. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showPresses } from '../../site/client/press.ts';

/** What stands in the link that is pressed. */
let words: HTMLElement;

const pressed = (): string[] =>
  [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id);

function point(type: string, at: Element, pointerType = 'touch'): void {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

beforeAll(showPresses);
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a id="link" href="/demos/"><b>Watch</b></a><button id="button">Close</button><p>Words</p>';
  words = document.querySelector('b') ?? document.body;
});
afterEach(() => {
  point('pointercancel', document.body);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what a finger rests on gives way until the finger is gone and the page has answered', () => {
  point('pointerdown', words);
  vi.advanceTimersByTime(99);
  expect(pressed()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(pressed()).toEqual(['link']);
  point('pointerup', words);
  expect(pressed(), 'the answer comes first').toEqual(['link']);
  vi.runAllTimers();
  expect(pressed()).toEqual([]);
});

test('nothing gives way under a tap', () => {
  point('pointerdown', words);
  vi.advanceTimersByTime(80);
  point('pointerup', words);
  vi.runAllTimers();
  expect(pressed()).toEqual([]);
});

test('nothing gives way under a swipe', () => {
  point('pointerdown', words);
  point('pointercancel', words);
  vi.runAllTimers();
  expect(pressed()).toEqual([]);
});

test('a finger that begins to swipe after a rest lets go', () => {
  point('pointerdown', words);
  vi.advanceTimersByTime(100);
  point('pointercancel', words);
  vi.runAllTimers();
  expect(pressed()).toEqual([]);
});

test('of two fingers the last is shown', () => {
  point('pointerdown', words);
  vi.advanceTimersByTime(100);
  point('pointerdown', document.querySelector('button') ?? words);
  vi.advanceTimersByTime(150);
  expect(pressed()).toEqual(['button']);
});

test('words give way under no finger, and a mouse is left to the style sheet', () => {
  point('pointerdown', document.querySelector('p') ?? words);
  vi.advanceTimersByTime(200);
  expect(pressed()).toEqual([]);
  point('pointerdown', words, 'mouse');
  vi.advanceTimersByTime(200);
  expect(pressed()).toEqual([]);
});
