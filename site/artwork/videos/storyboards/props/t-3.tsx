import type { ReactElement } from 'react';
import { palette } from '../../../../styles/palette.ts';
import { colour } from '../../../shared/line.tsx';
import { box, disc, fresh, mist, sky, white } from '../../../shared/parts.ts';
import { arrive, gather, move } from '../../engine/motion.ts';
import { G } from '../../parts/stage.tsx';

const night = palette.steel;

/** Night over the street: it comes down like a blind, with a moon, and goes up again. */
export function Night({ y, t }: { y: number; t: number }): ReactElement {
  return (
    <G y={y}>
      <path d="M-20-200H740V1420q-95 60-190 0t-190 0-190 0-190 0z" fill={night} />
      <path
        d="M94 124c-42 10-64 52-46 92s66 54 100 26c-44 6-80-26-78-64 0-22 8-40 24-54z"
        fill={fresh}
      />
      {[
        [40, 330],
        [230, 116],
        [688, 330],
        [648, 150],
        [470, 96],
        [664, 470],
      ].map(([x = 0, sy = 0], i) => (
        <path
          key={i}
          d={disc(i % 2 === 0 ? 6 : 4, x, sy)}
          fill={colour.paper}
          stroke="none"
          opacity={Math.sin(Math.floor(t * 3) * 1.7 + i * 2.1) > -0.4 ? 1 : 0.3}
        />
      ))}
    </G>
  );
}

/** A pipe that comes in from the right and drips. */
export function Pipe({
  t,
  from,
  out,
}: {
  t: number;
  from: number;
  out: number;
}): ReactElement | null {
  const there = move(t, from, 0.5, arrive) - move(t, out, 0.4, gather);
  if (there <= 0) return null;
  return (
    <G x={(1 - there) * 300}>
      <path d="M740 320H668a44 44 0 0 0-44 44v22h56v-14a8 8 0 0 1 8-8h52z" fill={mist} />
      <path d={box(76, 26, 8, 614, 380)} fill={white} />
      {[0, 1, 2].map((i) => {
        const p = (t - from - 0.7 - i * 0.75) / 0.7;
        if (p <= 0 || p >= 1) return null;
        return (
          <G key={i} x={652} y={420 + Math.max(0, p - 0.3) ** 2 * 900} scale={Math.min(1, p * 3.4)}>
            <path d="M0-26C-14-6-20 4-14 14s24 10 28 0S14-6 0-26z" fill={sky} strokeWidth={6} />
          </G>
        );
      })}
    </G>
  );
}
