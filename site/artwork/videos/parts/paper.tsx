import type { ReactElement, ReactNode } from 'react';
import { widthOf } from '../../shared/lettering.ts';
import { colour } from '../../shared/line.tsx';
import {
  Badge,
  box,
  clay,
  clayDeep,
  fresh,
  Hand,
  ink,
  Line,
  mist,
  Piece,
  Tick,
  white,
} from '../../shared/parts.ts';
import { move, settle } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { Text } from './text.tsx';

/** A piece of paper from its upper left corner. */
export function Note({
  x = 0,
  y = 0,
  w,
  h,
  r = 18,
  fill = white,
  lift = 8,
  children,
}: {
  x?: number;
  y?: number;
  w: number;
  h: number;
  r?: number;
  fill?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  return (
    <G x={x} y={y}>
      <Piece d={box(w, h, r, 0, 0)} fill={fill} lift={lift} />
      {children}
    </G>
  );
}

/** How wide a chip with this text is. */
export const chipWidth = (text: string, size = 34): number =>
  Math.round(widthOf(text, size, undefined, 'strong') + size * 1.2);

/** A word on a small piece of paper; its left end at `x`, its middle at `y`. */
export function Chip({
  x = 0,
  y = 0,
  text,
  fill = fresh,
  size = 34,
  lift = 0,
}: {
  x?: number;
  y?: number;
  text: string;
  fill?: string;
  size?: number;
  lift?: number;
}): ReactElement {
  const h = Math.round(size * 1.7);
  return (
    <G x={x} y={y}>
      <Piece d={box(chipWidth(text, size), h, h / 2, 0, -h / 2)} fill={fill} lift={lift} />
      <Text x={size * 0.6} y={size * 0.35} size={size}>
        {text}
      </Text>
    </G>
  );
}

/** Done: a badge with a tick that lands at `at` seconds. */
export function Done({
  x,
  y,
  r = 36,
  t,
  at,
  fill = fresh,
}: {
  x: number;
  y: number;
  r?: number;
  t: number;
  at: number;
  fill?: string;
}): ReactElement | null {
  if (t <= at) return null;
  return (
    <G x={x} y={y} scale={move(t, at, 0.45, settle)} turn={(1 - move(t, at, 0.5, settle)) * -40}>
      <Badge r={r} fill={fill} lift={Math.round(r / 5)}>
        <Tick size={r * 0.52} weight={r * 0.28} />
      </Badge>
    </G>
  );
}

/** As much of the text as has been typed. */
export const typed = (text: string, share: number): string =>
  text.slice(0, Math.round(text.length * share));

export function Mug({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <G x={x} y={y}>
      <path d="M40-20c46-14 46 62 2 46" fill="none" strokeWidth={22} />
      <path d="M40-20c46-14 46 62 2 46" fill="none" stroke={clay} strokeWidth={8} />
      <Piece d="M-54-62H54L46 54a14 14 0 0 1-14 12h-64a14 14 0 0 1-14-12z" fill={clay} lift={10} />
    </G>
  );
}

/** A carpenter's pencil that lies there. */
export function Pencil({ x, y, turn = 0 }: { x: number; y: number; turn?: number }): ReactElement {
  return (
    <Piece
      d="M-110-18H70L116 0 70 18H-110z"
      fill={fresh}
      lift={8}
      x={x}
      y={y}
      turn={turn}
      tips={[
        [-110, 18],
        [70, 18],
        [116, 0],
      ]}
    >
      <path d="M70-18L116 0 70 18z" />
      <path d="M-110-18h30v36h-30z" fill={clayDeep} />
    </Piece>
  );
}

/** A bench of planks across the frame, its upper edge at `y`. */
export function Bench({ y }: { y: number }): ReactElement {
  return (
    <G y={y}>
      <path d="M-20 0H740V420H-20z" fill={colour.timber} />
      <Line d="M-20 26H740" weight={6} />
      <Line d="M60 90h180M330 150h260M40 220h140" tone={colour.clay} weight={6} />
    </G>
  );
}

/** A cloud round its own middle, 300 wide. */
export function Cloud({
  x,
  y,
  fill = mist,
}: {
  x: number;
  y: number;
  fill?: string;
}): ReactElement {
  return (
    <Piece
      d="M-110 60a52 52 0 0 1-6-104 74 74 0 0 1 138-26 56 56 0 0 1 82 38 48 48 0 0 1 10 92z"
      fill={fill}
      x={x}
      y={y}
      lift={12}
    >
      <Line d="M-60-20q10-30 40-32" tone={ink} weight={6} />
    </Piece>
  );
}

/** A hand that points, with its whole arm; the finger tip at `x`, `y`. */
export function Reach({
  x,
  y,
  sleeve,
  turn = 0,
}: {
  x: number;
  y: number;
  sleeve: string;
  turn?: number;
}): ReactElement {
  return (
    <G x={x} y={y} turn={turn}>
      <path d="M-22 128h84v900h-84z" fill={ink} />
      <Hand sleeve={sleeve} />
    </G>
  );
}
