import type { ReactElement, ReactNode } from 'react';
import { ink, white, fresh, clayDeep, mist } from './colours.ts';
import { fine, box, disc, type Place } from './shape.ts';
import { At, Piece, Fill, Line } from './base.tsx';

export function Tick({
  size = 20,
  x = 0,
  y = 0,
  tone,
  weight = 10,
}: {
  size?: number;
  x?: number;
  y?: number;
  tone?: string;
  weight?: number;
}): ReactElement {
  return (
    <Line
      d={`M${x - size} ${y + size * 0.1}l${size * 0.7} ${size * 0.7}L${x + size} ${y - size * 0.7}`}
      tone={tone}
      weight={weight}
    />
  );
}

/** A round badge; what it says is drawn by its children. */
export function Badge({
  r = 30,
  fill = fresh,
  lift = 8,
  children,
  ...place
}: Place & {
  r?: number;
  fill?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={disc(r)} fill={fill} lift={lift} {...place}>
      {children}
    </Piece>
  );
}

/** A pointing hand in a work sleeve; its finger tip is the origin. */
export function Hand({ sleeve = clayDeep, ...place }: Place & { sleeve?: string }): ReactElement {
  return (
    <At {...place}>
      <path d="M-22 128h84v80h-84z" fill={ink} />
      <path
        d={
          'M-13 70V13a13 13 0 0 1 26 0v32c4-10 22-9 24 3 5-7 21-4 23 7 7-5 20 1 20 14v16' +
          'c0 34-14 47-40 47H14c-18 0-26-8-34-22l-26-42c-6-12 10-24 18-14z'
        }
      />
      <Line d="M37 50v14M60 57v12" weight={fine} />
      <path d={box(104, 30, 10, -32, 110)} fill={sleeve} />
    </At>
  );
}

/** An arrow pointer; its tip is the origin. */
export function Cursor(place: Place): ReactElement {
  return (
    <Piece
      d="M0 0v82l21-19 15 34 20-9-15-32h29z"
      lift={8}
      tips={[
        [0, 82],
        [36, 97],
        [56, 88],
        [70, 56],
      ]}
      {...place}
    />
  );
}

/** A question mark round its own middle, 92 high. */
export function Question(place: Place): ReactElement {
  return (
    <At {...place}>
      <Line d="M-22-20C-22-48 22-48 22-19 22 0 0 0 0 16" weight={14} />
      <Fill d={disc(9, 0, 38)} tone={ink} />
    </At>
  );
}

/** The dollar sign as a path, as images have no fonts. */
export function Dollar({
  x = 0,
  y = 0,
  size = 1,
  weight = 8,
}: {
  x?: number;
  y?: number;
  size?: number;
  weight?: number;
}): ReactElement {
  const n = (v: number): number => Math.round(v * size);
  return (
    <At x={x} y={y}>
      <Line
        weight={weight}
        d={
          `M${n(15)} ${n(-13)}C${n(10)} ${n(-25)} ${n(-17)} ${n(-24)} ${n(-16)} ` +
          `${n(-10)}S${n(17)} ${n(-4)} ${n(16)} ${n(11)} ${n(-11)} ${n(25)} ${n(-17)} ` +
          `${n(12)}M0 ${n(-32)}V${n(32)}`
        }
      />
    </At>
  );
}

/** A nail that holds a paper. */
export function Nail({ x, y }: { x: number; y: number }): ReactElement {
  return <path d={disc(9, x, y)} fill={mist} strokeWidth={fine} />;
}

/** A telephone receiver, flat, with its hollow side down. */
export function Receiver({ fill = ink, ...place }: Place & { fill?: string }): ReactElement {
  return (
    <At {...place}>
      <Fill
        tone={fill}
        d={
          'M-28 11V3C-28-19 28-19 28 3v8a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5V4C4 2-4 2-9 4v7' +
          'a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5z'
        }
      />
    </At>
  );
}

/** The three letters of the format. */
export function Pdf({ x, y, tone = white }: { x: number; y: number; tone?: string }): ReactElement {
  return (
    <At x={x} y={y}>
      <Line
        d="M-62 22v-44h14a14 14 0 0 1 0 28h-14M-14 22v-44h8a22 22 0 0 1 0 44zM38 22v-44h26M38 1h20"
        tone={tone}
        weight={11}
      />
    </At>
  );
}
