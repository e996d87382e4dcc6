import type { ReactElement } from 'react';
import { letters, widthOf } from '../lettering.ts';
import { box, colour, ink, Pen, ring, scrawl } from '../line.tsx';
import { type PropPlace, place } from './place.ts';

/** A bill, 150 × 200 around its middle. */
export function Invoice({
  stamped = false,
  seed = 1,
  ...at
}: PropPlace & { stamped?: boolean; seed?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={9}>
        <path d={box(-75, -100, 150, 200, 8, seed, 5)} fill={colour.white} />
        <path d={scrawl(-52, -68, 58, seed)} />
        <path d={scrawl(-52, -34, 104, seed + 1)} strokeWidth={6} />
        <path d={scrawl(-52, -8, 100, seed + 2)} strokeWidth={6} />
        {stamped ? null : <path d={scrawl(-52, 18, 84, seed + 3)} strokeWidth={6} />}
        <path d="M-52 66h40M22 66h30" />
      </Pen>
      {stamped ? (
        <g transform="translate(2 28) rotate(-14)">
          <path
            d={box(-66, -24, 132, 48, 8, seed, 3)}
            fill={colour.white}
            stroke={ink}
            strokeWidth="7"
            strokeLinejoin="round"
          />
          <path
            d={letters('UNPAID', { size: 31, y: 11, anchor: 'middle', tracking: 0 })}
            fill={ink}
          />
        </g>
      ) : null}
    </g>
  );
}

/** A phone with calls nobody took, 120 × 210 around its middle. */
export function MissedCalls({ halo = false, ...at }: PropPlace & { halo?: boolean }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={10}>
        {/* On dark cloth a dark phone needs an edge of its own. */}
        {halo ? (
          <path d={box(-60, -105, 120, 210, 24, 5, 3)} stroke={colour.white} strokeWidth={28} />
        ) : null}
        <path d={box(-60, -105, 120, 210, 24, 5, 3)} fill={ink} />
        <path d={box(-45, -84, 90, 158, 8, 6, 2)} fill={colour.white} stroke="none" />
        <path
          d={
            'M-24 -46C-34 -40 -30 -8 -8 18C12 40 30 46 36 36C44 26 26 6 16 12' +
            'C8 18 -14 -10 -8 -18C2 -24 -12 -52 -24 -46Z'
          }
          fill={ink}
          stroke="none"
        />
        <path d="M2 -46L32 -18M32 -46L2 -18" strokeWidth="8" />
        <path d={ring(54, -96, 36, 3)} fill={colour.hivis} />
      </Pen>
      <path d={letters('9', { size: 50, x: 54, y: -79, anchor: 'middle' })} fill={ink} />
    </g>
  );
}

/** Bills on a table, seen from the side; the foot of the pile is centred on the origin. */
export function PaperPile({
  sheets,
  w = 180,
  ...at
}: PropPlace & { sheets: number; w?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        {Array.from({ length: sheets }, (_, i) => {
          const shift = [0, 9, -7, 14, -12, 4, 11, -4][i % 8] ?? 0;
          return (
            <path
              key={i}
              d={box(-w / 2 + shift, -13 - i * 13, w - (i % 3) * 8, 13, 3, i + 3, 3)}
              fill={colour.white}
            />
          );
        })}
      </Pen>
    </g>
  );
}

/** A wall clock, 100 across; hands by the hour and minute. */
export function Clock({
  hour,
  minute,
  line = 9,
  ...at
}: PropPlace & { hour: number; minute: number; line?: number }): ReactElement {
  const hand = (turn: number, length: number): string => {
    const a = ((turn - 90) * Math.PI) / 180;
    return `M0 0L${Math.round(Math.cos(a) * length)} ${Math.round(Math.sin(a) * length)}`;
  };
  return (
    <g transform={place(at)}>
      <Pen width={line}>
        <path d={ring(0, 0, 56, 7)} fill={colour.white} />
        <path d="M0 -42v5M42 0h-5M0 42v-5M-42 0h5" strokeWidth={line * 0.8} />
        <path d={hand((hour % 12) * 30 + minute / 2, 22)} />
        <path d={hand(minute * 6, 34)} strokeWidth={line * 0.8} />
      </Pen>
    </g>
  );
}

/** A month on the wall, every day ticked. A day is 44 wide; the sheet follows from that. */
export function Calendar({
  cols = 4,
  rows = 3,
  line = 9,
  named,
  ...at
}: PropPlace & {
  cols?: number;
  rows?: number;
  line?: number;
  /** A day whose tick gets an id, counted from 0. */
  named?: { day: number; id: string };
}): ReactElement {
  const w = cols * 44 + 24;
  const h = rows * 44 + 70;
  return (
    <g transform={place(at)}>
      <Pen width={line}>
        <path d={box(0, 0, w, h, 12, 21, 3)} fill={colour.white} />
        <path
          d={`M2 44L4 12Q5 2 16 2L${w - 16} 1Q${w - 3} 2 ${w - 2} 14L${w - 2} 45Z`}
          fill={ink}
        />
        <path d={`M${w * 0.28} -12V2M${w * 0.72} -12V2`} />
        <path d={`M${w * 0.28} 14v.1M${w * 0.72} 14v.1`} stroke={colour.white} />
        {Array.from({ length: cols * rows }, (_, i) => {
          const x = 14 + (i % cols) * 44;
          const y = 56 + Math.floor(i / cols) * 44;
          return (
            <path
              key={i}
              id={i === named?.day ? named.id : undefined}
              d={
                `M${x + 9} ${y + 20 + (i % 3)}L${x + 17} ${y + 30}L${x + 33} ` +
                `${y + 8 + (i % 2) * 3}`
              }
              strokeWidth={line * 0.9}
            />
          );
        })}
      </Pen>
    </g>
  );
}

/** A name plate, as on a site fence: words on white in an ink frame. */
export function Plate({
  text,
  size,
  ...at
}: PropPlace & { text: string; size: number }): ReactElement {
  const w = widthOf(text, size) + size * 0.9;
  const h = size * 1.62;
  return (
    <g transform={place(at)}>
      <path
        d={box(0, 0, w, h, size * 0.34, 31, 1.5)}
        fill={colour.white}
        stroke={ink}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d={letters(text, { size, x: w / 2, y: h * 0.68, anchor: 'middle' })} fill={ink} />
    </g>
  );
}

/** The sign that carries the claim, around its middle. */
export function Sign({
  w,
  h,
  big,
  small,
  ...at
}: PropPlace & { w: number; h: number; big: number; small: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <path
        d={box(-w / 2 + 8, -h / 2 + 16, w, h, 26, 41, 2)}
        fill={ink}
        stroke={ink}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d={box(-w / 2, -h / 2, w, h, 26, 41, 2)}
        fill={colour.white}
        stroke={ink}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d={letters('18+ hours', {
          size: big,
          y: -h / 2 + big * 0.98,
          anchor: 'middle',
          tracking: -0.025,
        })}
        fill={ink}
      />
      <path
        d={letters('saved every week', {
          size: small,
          y: h / 2 - small * 0.55,
          anchor: 'middle',
          tracking: -0.015,
        })}
        fill={ink}
      />
    </g>
  );
}
