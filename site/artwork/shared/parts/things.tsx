import type { ReactElement, ReactNode } from 'react';
import { ink, white, sky, clayDeep, mist } from './colours.ts';
import { fine, edge, box, cap, disc, type Place } from './shape.ts';
import { At, Piece, Fill, Line } from './base.tsx';

/** An application's window, from its upper left corner. */
export function Window({
  x,
  y,
  w,
  h,
  bar = ink,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  bar?: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece x={x} y={y} d={box(w, h, 18, 0, 0)}>
      <path d={cap(w, 46, 18, 0, 0)} fill={bar} />
      <Fill
        d={disc(8, 30, 24) + disc(8, 58, 24) + disc(8, 86, 24)}
        tone={bar === ink ? white : ink}
      />
      {children}
    </Piece>
  );
}

export function Magnifier({
  r,
  x,
  y,
  glass = white,
  children,
}: {
  r: number;
  x: number;
  y: number;
  glass?: string;
  children?: ReactNode;
}): ReactElement {
  const a = Math.round(r * 0.78);
  const grip = `M${a + 14} ${a + 14}l48 48`;
  return (
    <At x={x} y={y}>
      <Line d={`M${a} ${a}l30 30`} weight={14} />
      <At y={8}>
        <Line d={grip} weight={36} />
      </At>
      <Line d={grip} weight={36} />
      <Line d={grip} weight={20} tone={clayDeep} />
      <Piece d={disc(r)} fill={glass} lift={10}>
        {children}
        <path d={disc(r)} fill="none" />
      </Piece>
    </At>
  );
}

/**
 * A speech bubble; its tail leaves the lower edge at `tail` and ends `lean` beside that.
 * The tail has to leave from the straight part of the edge.
 */
export function Bubble({
  w,
  h,
  tail,
  lean = -30,
  drop = 34,
  fill = white,
  lift = 10,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  tail: number;
  lean?: number;
  drop?: number;
  fill?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const r = Math.min(30, h / 2);
  const b = h / 2;
  const l = -w / 2;
  return (
    <Piece
      d={
        `M${l + r} ${-b}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ` +
        `${-r} ${r}H${tail + 20}L${tail + lean} ${b + drop}L${tail - 20} ${b}H${l + r}a${r} ` +
        `${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
      }
      fill={fill}
      lift={lift}
      tips={[[tail + lean, b + drop]]}
      {...place}
    >
      {children}
    </Piece>
  );
}

export function Clock({
  r,
  x,
  y,
  face = white,
  children,
}: {
  r: number;
  x: number;
  y: number;
  face?: string;
  children?: ReactNode;
}): ReactElement {
  const far = r - 16;
  const near = r - 28;
  return (
    <Piece d={disc(r)} x={x} y={y} fill={face}>
      <Line d={`M0 ${-far}V${-near}M${far} 0H${near}M0 ${far}V${near}M${-far} 0H${-near}`} />
      {children}
    </Piece>
  );
}

/** A mobile phone, round its own middle; the children draw its screen. */
export function Phone({
  w,
  h,
  screen = sky,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  screen?: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={box(w, h, 28)} fill={ink} lift={8} {...place}>
      <path d={box(w - 24, h - 24, 18)} fill={screen} />
      {children}
    </Piece>
  );
}

/**
 * A store of data in three tiers, open at the top; the origin is the middle of the rim. Its
 * children are drawn between the far and the near rim.
 */
export function Store({
  x,
  y,
  rx,
  ry,
  tier,
  tones,
  children,
}: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  tier: number;
  tones: readonly [string, string, string];
  children?: ReactNode;
}): ReactElement {
  const ring = (top: number, h: number): string =>
    `M${-rx} ${top}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`;
  return (
    <At x={x} y={y}>
      <ellipse rx={rx} ry={ry} fill={ink} />
      {children}
      <path d={ring(0, 3 * tier + edge)} fill={ink} />
      <path d={ring(2 * tier, tier)} fill={tones[2]} />
      <path d={ring(tier, tier)} fill={tones[1]} />
      <path d={ring(0, tier)} fill={tones[0]} />
    </At>
  );
}

/** A standing blade of a tape measure, from its upper left corner; its hook reaches to the left. */
export function Tape({
  x,
  y,
  w,
  h,
  step,
  reach = 0,
  hook = true,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  step: number;
  reach?: number;
  hook?: boolean;
}): ReactElement {
  const marks = Array.from(
    { length: Math.floor((h - 12) / step) },
    (_, i) => `M0 ${step * (i + 1)}h${i % 2 === 1 ? w * 0.6 : w * 0.35}`,
  );
  return (
    <At x={x} y={y}>
      <path d={`M0 0h${w}v${h}H0z`} />
      <Line d={marks.join('')} weight={fine} />
      {hook ? <path d={box(w + 4 + reach, 20, 6, -reach, -10)} fill={mist} /> : null}
    </At>
  );
}

/** The case of a tape measure, round its own middle. The blade leaves at the square corner. */
export function TapeCase({
  size,
  fill = clayDeep,
  ...place
}: Place & { size: number; fill?: string }): ReactElement {
  const s = size / 2;
  const r = size * 0.36;
  return (
    <Piece
      d={
        `M${-s} ${s}V${r - s}a${r} ${r} 0 0 1 ${r} ${-r}H${s - r}a${r} ${r} 0 0 1 ${r} ` +
        `${r}V${s - 10}a10 10 0 0 1-10 10z`
      }
      fill={fill}
      {...place}
    >
      <path d={disc(Math.round(size * 0.24))} />
    </Piece>
  );
}
