/**
 * Runs in the measured page before anything of its own: keeps how long each interaction took, from
 * the touch or the key to the next frame, as the browser's own Event Timing has it.
 * @see https://web.dev/articles/inp
 */

declare global {
  interface Window {
    interactions: {
      /** The longest event of each interaction so far, in milliseconds, by its number. */
      readonly times: Map<number, number>;
      /**
       * Scrolls to the first control that can be seen, not in a slide at the side, and gives a list the focus.
       * @returns the middle of the control, in CSS pixels of the window
       */
      bringIntoView: (selector: string) => { x: number; y: number };
    };
  }
}

const times = new Map<number, number>();

window.interactions = {
  times,
  bringIntoView(selector) {
    const control = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        left < right &&
        left >= 0 &&
        right <= innerWidth
      );
    });
    if (control === undefined) throw new Error(`The page shows no ${selector}.`);
    const { top, bottom } = control.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
    if (control.matches('select')) control.focus();
    const { left, width, top: y, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: y + height / 2 };
  },
};

/** `interactionId` and `durationThreshold` are younger than the types. */
type Timing = PerformanceEventTiming & { interactionId: number };

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries() as Timing[]) {
    if (interactionId > 0)
      times.set(interactionId, Math.max(duration, times.get(interactionId) ?? 0));
  }
}).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

export {};
