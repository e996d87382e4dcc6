import type { ReactElement } from 'react';
import { colour } from '../../../shared/line.tsx';
import { box, clay, disc, Line, Piece, sky, white } from '../../../shared/parts.ts';
import { drop, move, wind } from '../../engine/motion.ts';
import { G } from '../../parts/stage.tsx';

/** The upper edge of the kitchen table. */
export const table = 772;

export function Table({ y }: { y: number }): ReactElement {
  return (
    <G y={y}>
      <Piece d={box(780, 46, 10, -30, 0)} fill={colour.timber} lift={12} />
      <Line d="M40 22h120M250 28h150M520 20h130" tone={clay} weight={5} />
    </G>
  );
}

/** Sheets that fall on a heap, one after another, until it hides somebody. */
export function Heap({
  x,
  t,
  from,
  to,
  sheets,
  away,
}: {
  x: number;
  t: number;
  from: number;
  to: number;
  sheets: number;
  away: number;
}): ReactElement {
  return (
    <>
      {Array.from({ length: sheets }, (_, i) => {
        const down = move(t, from + (i * (to - from)) / sheets, 0.42, drop);
        const off = move(t, away + (sheets - i) * 0.02, 0.5, wind);
        if (down <= 0 || off >= 1) return null;
        const aside = [0, 14, -12, 18, -18, 6, 12, -8][i % 8] ?? 0;
        return (
          <path
            key={i}
            d={box(176 - (i % 3) * 12, 25, 5)}
            fill={i % 4 === 2 ? sky : white}
            strokeWidth={6}
            transform={
              `translate(${Math.round(x + aside + off * 760)} ` +
              `${Math.round(table - 14 - i * 22 - (1 - down) * 640)}) ` +
              `rotate(${Math.round((1 - down) * 14 - off * 12)})`
            }
          />
        );
      })}
    </>
  );
}

/** What a saw throws up: small, quick, and gone. */
export function Sawdust({ t, from, to }: { t: number; from: number; to: number }): ReactElement {
  const d = Array.from({ length: 44 }, (_, i) => {
    const born = from + (i * (to - from)) / 44;
    const p = (t - born) / 0.75;
    if (p <= 0 || p >= 1) return '';
    const way = 60 + ((i * 53) % 120);
    return disc(
      7 + (i % 3) * 3,
      Math.round(590 + (i % 2 === 0 ? 1 : -0.7) * way * p),
      Math.round(690 - 190 * p * (1 + (i % 4) / 5) + 420 * p * p),
    );
  }).join('');
  return <path d={d} fill={colour.timber} strokeWidth={4} />;
}
