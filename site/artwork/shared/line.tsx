/**
 * The line of the illustrations: one ink, one round pen, and slightly irregular shapes, to match
 * Open Peeps.
 */
import type { ReactElement, ReactNode } from 'react';
import { palette, tints } from '../../styles/palette.ts';

/** The brand's colours, and the few tints that only images need. */
export const ink = palette.ink;
export const colour = {
  ...palette,
  /** Reflective tape, steel in shade. */
  steel: tints.glint.value,
  /** Hi-vis with the sun on it. */
  daylight: tints.daylight.value,
  /** Timber, which has no colour of the brand. */
  timber: '#EBC48E',
} as const;

/** The pen of Open Peeps on its 850-wide figure. */
export const pen = 12;

/** Seeded random numbers: every run has to draw the same image. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A rectangle drawn by hand: corners off by up to `shake`, sides slightly bowed. */
export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  r = 10,
  seed = 1,
  shake = 3,
): string {
  const roll = dice(seed);
  const off = (): number => roll() * shake * 2;
  const c = [
    [x + off(), y + off()],
    [x + w + off(), y + off()],
    [x + w + off(), y + h + off()],
    [x + off(), y + h + off()],
  ] as const;
  const between = (
    a: readonly [number, number],
    b: readonly [number, number],
    d: number,
  ): [number, number] => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = Math.min(d / length, 0.5);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  let d = '';
  c.forEach((corner, i) => {
    const before = c[(i + 3) % 4] ?? corner;
    const after = c[(i + 1) % 4] ?? corner;
    const into = between(corner, before, r);
    const out = between(corner, after, r);
    const end = between(after, corner, r);
    if (i === 0) d += `M${n(into[0])} ${n(into[1])}`;
    d += `Q${n(corner[0])} ${n(corner[1])} ${n(out[0])} ${n(out[1])}`;
    d +=
      `Q${n((out[0] + end[0]) / 2 + off() * 0.7)} ${n((out[1] + end[1]) / 2 + off() * 0.7)} ` +
      `${n(end[0])} ${n(end[1])}`;
  });
  return `${d}Z`;
}

/** A circle drawn in one go with the pen, not with a compass. */
export function ring(cx: number, cy: number, r: number, seed = 1, shake = 0.03): string {
  const roll = dice(seed);
  const k = 0.5523;
  const points = [0, 1, 2, 3].map((i) => {
    const a = (i * Math.PI) / 2;
    const q = r * (1 + roll() * shake * 2);
    return { a, x: cx + Math.cos(a) * q, y: cy + Math.sin(a) * q, q };
  });
  let d = '';
  points.forEach((p, i) => {
    const next = points[(i + 1) % 4] ?? p;
    if (i === 0) d += `M${n(p.x)} ${n(p.y)}`;
    d +=
      `C${n(p.x - Math.sin(p.a) * p.q * k)} ${n(p.y + Math.cos(p.a) * p.q * k)} ` +
      `${n(next.x + Math.sin(next.a) * next.q * k)} ` +
      `${n(next.y - Math.cos(next.a) * next.q * k)} ${n(next.x)} ${n(next.y)}`;
  });
  return `${d}Z`;
}

/** A run of handwriting nobody can read: text on a page, seen from across the room. */
export function scrawl(x: number, y: number, w: number, seed = 1, height = 5): string {
  const roll = dice(seed);
  const steps = Math.max(2, Math.round(w / (height * 3.2)));
  const step = w / steps;
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < steps; i += 1) {
    d +=
      `q${n(step * 0.5)} ${n((i % 2 ? 1 : -1) * height * (1.3 + roll()))} ${n(step)} ` +
      `${n(roll() * 2)}`;
  }
  return d;
}

/** Strokes in the house pen. */
export function Pen({
  children,
  width = pen,
}: {
  children: ReactNode;
  width?: number;
}): ReactElement {
  return (
    <g fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}

/** The whole image. An <img> needs both the size and the viewBox to reserve its space. */
export function Sheet({
  w,
  h,
  children,
}: {
  w: number;
  h: number;
  children: ReactNode;
}): ReactElement {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
      {children}
    </svg>
  );
}
