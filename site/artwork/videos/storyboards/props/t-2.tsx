import type { ReactElement, ReactNode } from 'react';
import { colour } from '../../../shared/line.tsx';
import {
  box,
  clay,
  clayDeep,
  disc,
  Envelope,
  Fill,
  fresh,
  Line,
  Piece,
  white,
} from '../../../shared/parts.ts';
import { G } from '../../parts/stage.tsx';

export const heart = 'M0 22C-30 2-32-24-14-27-5-28 0-21 1-15 4-25 13-30 21-24 32-15 24 6 0 22z';

/** Her week, as three things that have to be written. */
export const tasks: readonly ReactNode[] = [
  <Envelope key="letter" w={128} flap={clay} lift={8} />,
  <g key="shifts">
    <Piece d={box(124, 108, 14)} lift={8} />
    <path d="M-62-22v-18a14 14 0 0 1 14-14h96a14 14 0 0 1 14 14v18z" fill={clayDeep} />
    <Fill
      d={[0, 1, 2, 3, 4, 5]
        .map((i) => box(24, 20, 5, -48 + (i % 3) * 36, -8 + Math.floor(i / 3) * 30))
        .join('')}
      tone={colour.mist}
    />
  </g>,
  <g key="thanks">
    <Piece d={box(118, 104, 12)} fill={white} lift={8} />
    <path d={heart} fill={fresh} strokeWidth={6} transform="translate(0 -8)" />
    <Line d="M-30 34h60" weight={6} />
  </g>,
];

export const place = (i: number): { x: number; y: number; turn: number } => ({
  x: [628, 618, 632][i] ?? 628,
  y: 176 + i * 136,
  turn: [4, -3, 3][i] ?? 0,
});

/** A bag of groceries, its foot at `x`, `y`. */
export function Bag({
  x,
  y,
  turn,
  swap = false,
}: {
  x: number;
  y: number;
  turn: number;
  swap?: boolean;
}): ReactElement {
  return (
    <G x={x} y={y} turn={turn} sx={swap ? -1 : 1}>
      <path d="M-30-190c-26-84 8-150 34-158 22 12 26 90 10 156z" fill={colour.timber} />
      <Line d="M-10-300l24 10M-18-258l30 12" weight={6} />
      <path d="M34-196c-14-50-6-92 22-104 30 10 34 56 18 104z" fill={clayDeep} />
      <path
        d="M56-300c-12-22-4-36-14-48 18 2 20 14 22 24 6-14 14-18 28-16-10 10-20 22-28 40z"
        fill={fresh}
        strokeWidth={6}
      />
      <path d={disc(38, -64, -206)} fill={fresh} />
      <path
        d="M-110-196l22 16 22-16 22 16 22-16 22 16 22-16 22 16 22-16 22 16 22-16L102 10H-102z"
        fill={clay}
      />
      <path d={heart} fill={white} transform="translate(0 -84) scale(1.5)" />
    </G>
  );
}
