import { afterPaint } from './after-paint.ts';

/** As long as Android waits to tell a press from the beginning of a swipe, in milliseconds. */
const restsAfterMs = 100;

/**
 * Says which link or button a finger rests on, as `data-pressed`. `:active` says it of the shortest tap as well, at its
 * end: the browser then styles and paints the page once more before the page hears of the tap, and what comes of it is seen
 * that much later.
 */
export function showPresses(): void {
  let timer = 0;
  let pressed: HTMLElement | undefined;

  function release(): void {
    clearTimeout(timer);
    if (pressed === undefined) return;
    const { dataset } = pressed;
    pressed = undefined;
    afterPaint(() => delete dataset['pressed']);
  }

  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    release();
    const under = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    if (pointerType === 'mouse' || under === null) return;
    timer = window.setTimeout(() => {
      pressed = under;
      under.dataset['pressed'] = '';
    }, restsAfterMs);
  });
  document.addEventListener('pointerup', release);
  // The finger goes on as a swipe.
  document.addEventListener('pointercancel', release);
}
