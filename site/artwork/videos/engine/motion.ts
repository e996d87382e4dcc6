/**
 * Easing and keyframes. Every function is pure and takes the video's time in seconds, so that
 * frames can be drawn in any order.
 */

/** Maps the share of the way in time (0 to 1) to the share of the way in space; may overshoot. */
export type Ease = (p: number) => number;

const clamp = (p: number): number => (p <= 0 ? 0 : p >= 1 ? 1 : p);

export const linear: Ease = (p) => p;
/** Sets off slowly: something heavy that leaves. */
export const gather: Ease = (p) => p ** 3;
/** Comes to rest slowly: something that slides in. */
export const slide: Ease = (p) => 1 - (1 - p) ** 3;
/** Slow at both ends: a hand that carries something, a camera. */
export const carry: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
/** Goes past its place once and comes back: paper that is put down. */
export const settle: Ease = (p) => 1 + 2.5 * (p - 1) ** 3 + 1.5 * (p - 1) ** 2;
/** As `settle`, for a long way: goes past by a hundredth of it only. */
export const arrive: Ease = (p) => 1 + 1.55 * (p - 1) ** 3 + 0.55 * (p - 1) ** 2;
/** Draws back before it goes: something that is thrown. */
export const wind: Ease = (p) => 2.7 * p ** 3 - 1.7 * p ** 2;
/** Falls, hits, and hops twice, less each time. */
export const drop: Ease = (p) => {
  if (p < 0.5) return (p / 0.5) ** 2;
  if (p < 0.8) return 1 - 0.14 * (1 - ((p - 0.65) / 0.15) ** 2);
  return 1 - 0.035 * (1 - ((p - 0.9) / 0.1) ** 2);
};

/**
 * The share of a move that is done.
 * @param t Seconds of the video.
 * @param start When the move begins, in seconds.
 * @param lasts Its length in seconds, above 0.
 * @returns 0 before and 1 after; between them by `ease`.
 */
export function move(t: number, start: number, lasts: number, ease: Ease = slide): number {
  const p = clamp((t - start) / lasts);
  return p === 0 || p === 1 ? p : ease(p);
}

/** A moment and the value that holds there; the ease is that of the way to it. */
export type Key = readonly [at: number, value: number, ease?: Ease];

/**
 * A value that goes from key to key and holds before the first and after the last.
 * @param keys At rising times. Two keys of one value are a hold.
 * @throws When the times do not rise.
 */
export function keys(t: number, way: readonly Key[]): number {
  const first = way[0];
  if (first === undefined)
    throw new Error(
      'site/artwork/videos/engine/motion.ts: keys() has no key; give it at least one [time, ' +
        'value].',
    );
  let [before, value] = first;
  for (const [at, next, ease] of way.slice(1)) {
    if (at <= before)
      throw new Error(
        `site/artwork/videos/engine/motion.ts: the key at ${at} s does not come after the one ` +
          `at ${before} s. Give the keys at rising times.`,
      );
    if (t <= before) return value;
    if (t < at) return value + (next - value) * (ease ?? carry)((t - before) / (at - before));
    [before, value] = [at, next];
  }
  return value;
}

/** From `a` to `b` by a share that may overshoot. */
export const between = (a: number, b: number, p: number): number => a + (b - a) * p;

/** A tremble that dies away: `swings` to and fro, 1 at its widest, 0 outside of the time. */
export function shake(t: number, start: number, lasts: number, swings: number): number {
  const p = (t - start) / lasts;
  return p <= 0 || p >= 1 ? 0 : Math.sin(p * swings * 2 * Math.PI) * (1 - p) ** 1.5;
}

/** There and back, once: a press, a nod, a blink. */
export function pulse(t: number, start: number, lasts: number): number {
  const p = (t - start) / lasts;
  return p <= 0 || p >= 1 ? 0 : Math.sin(p * Math.PI) ** 2;
}

/** To and fro for ever, -1 to 1: a breath, something that floats. */
export const sway = (t: number, period: number, phase = 0): number =>
  Math.sin((t / period + phase) * 2 * Math.PI);
