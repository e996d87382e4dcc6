/**
 * Runs in the measured page before anything of its own: keeps how long each interaction took, from
 * the touch or the key to the next frame, as the browser's own Event Timing has it.
 * @see https://web.dev/articles/inp
 */

declare global {
  interface Window {
    /** The longest event of each interaction so far, in milliseconds, by its number. */
    interactions: Map<number, number>;
  }
}

window.interactions = new Map();

/** `interactionId` and `durationThreshold` are younger than the types. */
type Timing = PerformanceEventTiming & { interactionId: number };

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries() as Timing[]) {
    if (interactionId > 0) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }
}).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

export {};
