/** Runs in the measured page before anything of its own: times the first touch until the video dialog can be seen. */

declare global {
  interface Window {
    /** Milliseconds from the first touch to the frame in which the dialog shows the title of what was touched. */
    shownAfter?: number;
  }
}

addEventListener(
  'pointerdown',
  ({ target, timeStamp }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const title = opener?.dataset['title'] ?? opener?.textContent;
    const look = (now: number): void => {
      const shown = document.querySelector('#video [data-part="title"]');
      if (
        title !== undefined &&
        shown?.textContent === title &&
        shown.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        window.shownAfter = now - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },
  { capture: true, once: true },
);

export {};
