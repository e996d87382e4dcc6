import type { ReactElement, ReactNode } from 'react';

/** The ids of the groups that move. The `translate` property leaves their `transform` alone. */
export const moving = {
  bill: 'bill',
  phone: 'ring',
  drop: 'drop',
  steam: 'steam',
  tick: 'tick',
} as const;

/** Seconds per frame: about 12 a second, as a phone repaints the whole hero for each. */
const frame = 0.08;

/** The `animation` shorthand. Times are whole frames, so that all parts repaint together. */
const motion = (name: string, frames: number, wait: number, times = ''): string =>
  `animation:${name} ${seconds(frames)} ${seconds(wait)} steps(1)${times}`;
const seconds = (frames: number): string => `${Number((frames * frame).toFixed(2))}s`;

/** The keyframes of a motion, one step per frame; the last leads to the image without motion. */
function keyframes(
  name: string,
  frames: number,
  stops: readonly (readonly [at: number, css: string])[],
): string {
  return `@keyframes ${name}{${stops
    .map(([at, css], index) => {
      const steps = (stops[index + 1]?.[0] ?? frames) - at;
      const percent = Number(((at / frames) * 100).toFixed(2));
      const timing = steps > 1 ? `;animation-timing-function:steps(${steps})` : '';
      return `${percent}%{${css}${timing}}`;
    })
    .join('')}}`;
}

/**
 * A bill slides off, the phone rings, a drop falls, steam rises and a day is ticked off: once, and
 * with `prefers-reduced-motion` not at all. More than five seconds would need a pause button:
 * https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
const style = `@media(prefers-reduced-motion:no-preference){${[
  `#${moving.bill}{${motion('bill', 30, 50)}}`,
  `#${moving.phone}{${motion('ring', 12, 65, ' 2')}}`,
  `#${moving.drop}{${motion('drop', 25, 75)}}`,
  `#${moving.steam}{${motion('steam', 28, 83)}}`,
  `#${moving.tick}{stroke-dasharray:40;${motion('tick', 6, 105, ' backwards')}}`,
].join('')}${[
  keyframes('bill', 30, [
    [0, 'translate:0'],
    [12, 'translate:-300px 110px'],
    // The bill falls faster and faster, and sinks in a little.
    [13, 'translate:0 -1100px'],
    [19, 'translate:0 -800px'],
    [25, 'translate:0 14px'],
  ]),
  keyframes('ring', 12, [
    ...[1, 2, 3, 4, 5, 6].map(
      (at) => [at, `translate:${at % 2 === 1 ? '6px -4px' : '-6px 3px'}`] as const,
    ),
    [7, 'translate:0'],
  ]),
  keyframes('drop', 25, [
    [0, 'translate:0;opacity:1'],
    [5, 'translate:0 50px;opacity:1'],
    [11, 'translate:0 160px;opacity:1'],
    [13, 'translate:0 190px;opacity:0'],
    [14, 'translate:0;opacity:0'],
    [16, 'translate:0;opacity:0'],
  ]),
  keyframes('steam', 28, [
    [0, 'translate:0;opacity:1'],
    [14, 'translate:0 -36px;opacity:0'],
    [15, 'translate:0 18px;opacity:0'],
  ]),
  keyframes('tick', 6, [[0, 'stroke-dashoffset:40']]),
].join('')}}`;

/** The ids and the style sheet of the hero's motion. */
export const heroMotion = { ids: Object.values(moving), style } as const;

/** A group that moves. */
export function Moving({
  what,
  children,
}: {
  what: keyof typeof moving;
  children: ReactNode;
}): ReactElement {
  return <g id={moving[what]}>{children}</g>;
}
