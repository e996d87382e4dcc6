import type { ReactElement, ReactNode } from 'react';
import { ink, white, clayDeep, mist } from './colours.ts';
import { fine, edge, box, cap, disc, type Place, move } from './shape.ts';
import { Piece, Fill, Line } from './base.tsx';

/** A closed letter. */
export function Envelope({
  w,
  fill = white,
  flap = white,
  lift = edge,
  children,
  ...place
}: Place & {
  w: number;
  fill?: string;
  flap?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const h = Math.round(w * 0.66);
  const l = w / 2;
  const t = h / 2;
  return (
    <Piece d={box(w, h, w > 90 ? 12 : 6)} fill={fill} lift={lift} {...place}>
      <path d={`M${4 - l} ${4 - t}L0 ${Math.round(h * 0.1)}L${l - 4} ${4 - t}z`} fill={flap} />
      {children}
    </Piece>
  );
}

/** A paper plane that flies up to the right. */
export function Plane({ fold = mist, ...place }: Place & { fold?: string }): ReactElement {
  return (
    <Piece
      d="M92-70-92-8-32 24-22 78 10 44 58 70z"
      tips={[
        [92, -70],
        [-92, -8],
        [-22, 78],
        [58, 70],
      ]}
      {...place}
    >
      <path d="M92-70-32 24-22 78 10 44z" fill={fold} />
      <Line d="M92-70 10 44" />
    </Piece>
  );
}

/** A calendar sheet with its two rings, round its own middle. */
export function Sheet({
  w,
  h,
  head = clayDeep,
  band = 56,
  rings = true,
  fill = white,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  head?: string;
  band?: number;
  rings?: boolean;
  fill?: string;
  children?: ReactNode;
}): ReactElement {
  const l = -w / 2;
  const t = -h / 2;
  return (
    <Piece d={box(w, h, 16)} fill={fill} {...place}>
      <path d={cap(w, band, 16, l, t)} fill={head} />
      {rings ? (
        <path
          d={
            box(20, 44, 10, l + w * 0.24 - 10, t - 22) + box(20, 44, 10, l + w * 0.76 - 10, t - 22)
          }
        />
      ) : null}
      {children}
    </Piece>
  );
}

/** Flat squares of a calendar, so that the one that counts stands out. */
export function Days({
  x,
  y,
  cols,
  rows,
  w,
  h,
  gap,
  tone = mist,
  skip = [],
}: {
  x: number;
  y: number;
  cols: number;
  rows: number;
  w: number;
  h: number;
  gap: number;
  tone?: string;
  skip?: readonly number[];
}): ReactElement {
  const cells = Array.from({ length: cols * rows }, (_, i) => i).filter((i) => !skip.includes(i));
  return (
    <Fill
      tone={tone}
      d={cells
        .map((i) => box(w, h, 8, x + (i % cols) * (w + gap), y + Math.floor(i / cols) * (h + gap)))
        .join('')}
    />
  );
}

/** A luggage label with its eye at the left. */
export function Tag({
  w,
  h,
  fill,
  lift = 8,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  fill: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const l = -w / 2;
  const n = Math.round(h * 0.42);
  return (
    <Piece
      d={
        `M${l} ${-h / 2 + n}l${n} ${-n}h${w - n - 8}a8 8 0 0 1 8 8v${h - 16}a8 8 0 0 1-8 ` +
        `8H${l + n}l${-n} ${-n}z`
      }
      fill={fill}
      tips={[
        [l, h / 2 - n],
        [l, n - h / 2],
        [l + n, h / 2],
      ]}
      lift={lift}
      {...place}
    >
      <path d={disc(h > 70 ? 9 : 7, l + n + 4)} strokeWidth={fine} />
      {children}
    </Piece>
  );
}

/** A written page with a folded corner, round its own middle. */
export function Page({
  w,
  h,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  children?: ReactNode;
}): ReactElement {
  const f = 50;
  const l = -w / 2;
  const t = -h / 2;
  return (
    <Piece
      d={
        `M${l + 12} ${t}h${w - f - 12}l${f} ${f}v${h - f - 12}a12 12 0 0 1-12 12H${l + 12}a12 ` +
        `12 0 0 1-12-12V${t + 12}a12 12 0 0 1 12-12z`
      }
      {...place}
    >
      <path d={`M${l + w - f} ${t}v${f}h${f}z`} fill={mist} />
      {children}
    </Piece>
  );
}

/** A ruled table from its upper left corner. */
export function Table({
  x,
  y,
  w,
  rows,
  rowH,
  head = ink,
  cols,
  children,
}: {
  x: number;
  y: number;
  w: number;
  rows: number;
  rowH: number;
  head?: string;
  cols: readonly number[];
  children?: ReactNode;
}): ReactElement {
  const h = rowH * (rows + 1);
  const rules = Array.from({ length: rows }, (_, i) => `M0 ${rowH * (i + 1)}h${w}`).join('');
  return (
    <Piece x={x} y={y} d={box(w, h, 14, 0, 0)}>
      <path d={cap(w, rowH, 14, 0, 0)} fill={head} />
      <Line d={rules + cols.map((c) => `M${c} ${rowH}v${h - rowH}`).join('')} weight={fine} />
      {children}
    </Piece>
  );
}

/** A card of a board or a planner. */
export function Card({
  w,
  h,
  fill = white,
  lift = 8,
  r = 12,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  fill?: string;
  lift?: number;
  r?: number;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={box(w, h, r)} fill={fill} lift={lift} {...place}>
      {children}
    </Piece>
  );
}

/** The place that a card has left or is to take. */
export function Ghost({
  w,
  h,
  x,
  y,
  r = 12,
  turn = 0,
  fill = 'none',
}: {
  w: number;
  h: number;
  x: number;
  y: number;
  r?: number;
  turn?: number;
  fill?: string;
}): ReactElement {
  return (
    <path
      d={box(w, h, r)}
      transform={move({ x, y, turn })}
      fill={fill}
      strokeWidth={fine}
      strokeDasharray="12 14"
    />
  );
}
