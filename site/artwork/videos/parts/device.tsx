import type { ReactElement, ReactNode } from 'react';
import {
  Badge,
  box,
  clayDeep,
  disc,
  Fill,
  fresh,
  ink,
  Line,
  Piece,
  sky,
  white,
} from '../../shared/parts.ts';
import { palette } from '../../../styles/palette.ts';
import { move, settle, wind } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { Text } from './text.tsx';

/** The phone's screen, from its upper left corner. Hand and captions cover what is below `safe`. */
export const screen = { w: 564, h: 1110, bar: 104, safe: 950 } as const;
/** Where the phone is held: its middle in the frame. */
export const held = { x: 360, y: 700 } as const;
/** The tablet's screen. */
export const slate = { w: 612, h: 800, bar: 104 } as const;

/** The assistant: a face with a headset, as on the receptionist's thumbnail. */
export function Assistant({
  x = 0,
  y = 0,
  r = 34,
  smile = 1,
  blink = 0,
  fill = sky,
}: {
  x?: number;
  y?: number;
  r?: number;
  smile?: number;
  blink?: number;
  fill?: string;
}): ReactElement {
  const k = r / 34;
  const eye = Math.max(0.15, 1 - blink);
  return (
    <G x={x} y={y} scale={k}>
      <path d={disc(34)} fill={fill} strokeWidth={6} />
      <G y={-5} sy={eye}>
        <Fill d={disc(4.5, -11) + disc(4.5, 11)} tone={ink} />
      </G>
      <path d={`M-12 ${9 - 2 * smile}q12 ${14 * smile} 25-1`} fill="none" strokeWidth={5} />
      <path d="M-35-4C-34-54 34-54 35-4" fill="none" strokeWidth={12} />
      <path d="M-35-4C-34-54 34-54 35-4" fill="none" stroke={clayDeep} strokeWidth={4} />
      <path d={box(13, 28, 6, -43, -8) + box(13, 28, 6, 30, -8)} fill={clayDeep} strokeWidth={5} />
    </G>
  );
}

/** The bar at the top of a screen: who speaks, and what time it is. */
export function Bar({
  w,
  clock,
  title = 'Assistant',
  t = 0,
  r = 34,
}: {
  w: number;
  clock?: string;
  title?: string;
  t?: number;
  r?: number;
}): ReactElement {
  const blink = t % 3.1 > 2.94 ? 1 : 0;
  return (
    <>
      <Fill d={`M0 0h${w}v${screen.bar}H0z`} tone={ink} />
      <g stroke={ink}>
        <Assistant x={66} y={57} r={r} blink={blink} />
      </g>
      <Text x={122} y={66} size={38} tone={white}>
        {title}
      </Text>
      {clock === undefined ? null : (
        <Text x={w - 28} y={66} size={36} anchor="end" face="text" tone={white}>
          {clock}
        </Text>
      )}
    </>
  );
}

interface DevicePlace {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  /** Paper of the screen. */
  paper?: string;
  children: ReactNode;
}

/** The paper of a screen, below its bar: under the bar, paper would shine through at the edges. */
const sheet = (w: number, h: number, r: number): string =>
  `M0 ${screen.bar - 4}H${w}V${h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`;

/** A phone, its middle at `x`, `y`; the children draw on its screen, from the upper left corner. */
export function Phone({
  x = held.x,
  y = held.y,
  turn = 0,
  scale = 1,
  paper = palette.paper,
  children,
}: DevicePlace): ReactElement {
  return (
    <G x={x} y={y} turn={turn} scale={scale}>
      <clipPath id="screen">
        <path d={box(screen.w, screen.h, 40, 0, 0)} />
      </clipPath>
      <Piece d={box(screen.w + 36, screen.h + 36, 58)} fill={ink} lift={14} />
      <G x={-screen.w / 2} y={-screen.h / 2}>
        <Fill d={sheet(screen.w, screen.h, 40)} tone={paper} />
        <G clip="screen">{children}</G>
      </G>
    </G>
  );
}

/** A tablet, its middle at `x`, `y`; its children start at the upper left corner of the screen. */
export function Tablet({
  x = 360,
  y = 560,
  turn = 0,
  scale = 1,
  paper = palette.paper,
  children,
}: DevicePlace): ReactElement {
  return (
    <G x={x} y={y} turn={turn} scale={scale}>
      <clipPath id="slate">
        <path d={box(slate.w, slate.h, 22, 0, 0)} />
      </clipPath>
      <Piece d={box(slate.w + 64, slate.h + 72, 46)} fill={ink} lift={18} />
      <Fill d={disc(7, 0, -slate.h / 2 - 18)} tone={white} />
      <G x={-slate.w / 2} y={-slate.h / 2}>
        <Fill d={sheet(slate.w, slate.h, 22)} tone={paper} />
        <G clip="slate">{children}</G>
      </G>
    </G>
  );
}

/** The hand around the phone: fingers around the left edge, the thumb over the right one. */
export function Grip({
  sleeve,
  skin = white,
  thumb = 0,
}: {
  sleeve: string;
  skin?: string;
  /** Degrees that the thumb is lifted. */ thumb?: number;
}): ReactElement {
  return (
    <>
      {[3, 2, 1, 0].map((i) => (
        <path
          key={i}
          d={box([92, 98, 94, 78][i] ?? 90, 66, 32)}
          fill={skin}
          transform={`translate(${i === 3 ? -306 : -300} ${206 + i * 57}) rotate(${-10 + i * 2})`}
        />
      ))}
      <G x={400} y={520} turn={thumb}>
        <path
          d="M40-130C-30-130-66-180-92-232C-114-276-172-254-162-206C-150-146-112-70-66 20L60 90z"
          fill={skin}
        />
        <path d="M-146-220q12-24 36-14" fill="none" strokeWidth={6} />
      </G>
      <path d="M300 510L420 416 540 600 330 640z" fill={sleeve} />
      <path d="M286 500L416 396 450 444 326 552z" fill={sleeve} />
    </>
  );
}

/** Bars that move while somebody speaks, ten times a second to save bytes. */
export function Wave({
  x,
  y,
  w,
  t,
  loud,
  tone = ink,
}: {
  x: number;
  y: number;
  w: number;
  t: number;
  /** 0 to 1. */ loud: number;
  tone?: string;
}): ReactElement {
  const bars = Math.floor(w / 22);
  const now = Math.floor(t * 10) / 10;
  const d = Array.from({ length: bars }, (_, i) => {
    const beat = Math.abs(Math.sin(now * (7 + (i % 3)) + i * 1.7) * Math.sin(now * 3.1 + i * 0.6));
    const h = Math.round(3 + loud * 30 * beat * (0.5 + Math.sin(((i + 0.5) / bars) * Math.PI) / 2));
    return `M${x - w / 2 + (i + 0.5) * 22} ${y - h}v${2 * h}`;
  }).join('');
  return <Line d={d} weight={9} tone={tone} />;
}

/** The round key that is spoken into. */
function Microphone({
  x,
  y,
  r = 50,
  fill = fresh,
}: {
  x: number;
  y: number;
  r?: number;
  fill?: string;
}): ReactElement {
  return (
    <Badge x={x} y={y} r={r} fill={fill}>
      <G scale={r / 50}>
        <path d={box(24, 42, 12, -12, -32)} />
        <path d="M-24-8c0 32 48 32 48 0M0 17v14" fill="none" />
      </G>
    </Badge>
  );
}

/** The assistant listens: the key swells while somebody speaks. */
export function Listening({
  t,
  from,
  to,
  x = screen.w / 2,
  y = 700,
}: {
  t: number;
  from: number;
  to: number;
  x?: number;
  y?: number;
}): ReactElement | null {
  const there = move(t, from, 0.4, settle) - move(t, to, 0.3, wind);
  const loud = move(t, from + 0.3, 0.3) - move(t, to - 0.5, 0.4);
  if (there <= 0) return null;
  return (
    <G x={x} y={y + (1 - there) * 240}>
      {loud <= 0 ? null : (
        <path
          d={disc(66 + loud * (16 + 10 * Math.abs(Math.sin(Math.floor((t - from) * 10) * 0.9))))}
          fill={fresh}
          stroke="none"
        />
      )}
      <Microphone x={0} y={0} r={66} />
      <Wave x={0} y={180} w={420} t={t} loud={loud} />
    </G>
  );
}
