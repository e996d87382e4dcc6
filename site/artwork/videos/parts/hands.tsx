import type { ReactElement, ReactNode } from 'react';
import { disc, white } from '../../shared/parts.ts';
import { arrive, gather, keys, move, pulse } from '../engine/motion.ts';
import { Grip, held, Phone, screen, Tablet } from './device.tsx';
import { Bench } from './paper.tsx';
import { G } from './stage.tsx';

/**
 * A phone in somebody's hand, from when it comes up to when it goes.
 * @param from When the story begins; the phone comes up just before.
 * @param to When the phone has to be gone.
 * @param taps When the thumb touches the screen: the phone gives a little.
 */
export function Held({
  t,
  from,
  to,
  sleeve,
  skin = white,
  paper,
  taps = [],
  children,
}: {
  t: number;
  from: number;
  to: number;
  sleeve: string;
  skin?: string;
  paper?: string;
  taps?: readonly number[];
  children: ReactNode;
}): ReactElement | null {
  if (t < from - 0.5 || t > to + 0.5) return null;
  const y = keys(t, [
    [from - 0.45, 1250],
    [from + 0.3, 0, arrive],
    [to - 0.05, 0],
    [to + 0.42, 1350, gather],
  ]);
  const press = taps.reduce((sum, tap) => sum + pulse(t, tap, 0.3), 0);
  return (
    <G x={held.x} y={held.y + y + press * 7} turn={press * 0.5}>
      <Phone x={0} y={0} {...(paper === undefined ? {} : { paper })}>
        {children}
      </Phone>
      <Grip sleeve={sleeve} skin={skin} thumb={press * 8} />
    </G>
  );
}

/** A tablet that leans above a bench, from when it comes up to when it goes. */
export function OnBench({
  t,
  from,
  to,
  paper,
  prop,
  children,
}: {
  t: number;
  from: number;
  to: number;
  paper?: string;
  /** What lies on the bench, in the frame's units. */
  prop?: ReactNode;
  children: ReactNode;
}): ReactElement | null {
  if (t < from - 0.5 || t > to + 0.5) return null;
  const bench = keys(t, [
    [from - 0.5, 420],
    [from - 0.1, 0, arrive],
    [to, 0],
    [to + 0.45, 420, gather],
  ]);
  const up = keys(t, [
    [from - 0.4, 1250],
    [from + 0.35, 0, arrive],
    [to - 0.1, 0],
    [to + 0.4, 1300, gather],
  ]);
  return (
    <>
      <Bench y={978 + bench} />
      <Tablet x={360} y={548 + up} {...(paper === undefined ? {} : { paper })}>
        {children}
      </Tablet>
      <G y={bench}>{prop}</G>
    </>
  );
}

/** Where the held phone's screen lies in the frame: what flies out of it is drawn there. */
export const onVideo = { x: held.x - screen.w / 2, y: held.y - screen.h / 2 } as const;

/** The ring that a touch leaves. */
export function Touch({
  x,
  y,
  t,
  at,
}: {
  x: number;
  y: number;
  t: number;
  at: number;
}): ReactElement | null {
  const p = move(t, at, 0.45);
  return p <= 0 || p >= 1 ? null : (
    <path d={disc(12 + p * 60, x, y)} fill="none" strokeWidth={8 * (1 - p) + 0.5} />
  );
}
