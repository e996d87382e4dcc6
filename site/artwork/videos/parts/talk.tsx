import type { ReactElement, ReactNode } from 'react';
import { Bubble, sky, white } from '../../shared/parts.ts';
import { move, settle } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { heightOf, Lines, linesOf } from './text.tsx';
import { widthOf } from '../../shared/lettering.ts';

const pad = { x: 30, y: 24 } as const;

/** Seconds that somebody takes to say it. */
const sayingOf = (text: string): number => Math.max(0.5, text.length / 24);

/**
 * A speech bubble that grows from its tail; the words come as they are spoken. `y` is the upper
 * edge. The owner's bubbles stand at the right end of `span`, the assistant's at the left.
 */
export function Talk({
  from,
  text,
  x = 24,
  y,
  span = 516,
  width = 470,
  size = 40,
  t,
  at,
  fill,
  children,
}: {
  from: 'owner' | 'assistant';
  text: string;
  x?: number;
  y: number;
  /** The room from `x` to the right. */
  span?: number;
  width?: number;
  size?: number;
  t: number;
  /** When it begins, in seconds. */
  at: number;
  fill?: string;
  children?: ReactNode;
}): ReactElement | null {
  if (t <= at) return null;
  const lines = linesOf(text, size, width - 2 * pad.x);
  const w = Math.max(...lines.map((line) => widthOf(line, size, undefined, 'strong'))) + 2 * pad.x;
  const h = heightOf(lines.length, size) + 2 * pad.y;
  const right = from === 'owner';
  const tail = (right ? 1 : -1) * (w / 2 - 62);
  const lean = right ? 34 : -34;
  const middle = right ? x + span - w / 2 : x + w / 2;
  const grown = move(t, at, 0.4, settle);
  return (
    <G x={middle + tail + lean} y={y + h + 26} scale={grown} turn={(1 - grown) * (right ? 9 : -9)}>
      <G x={-tail - lean} y={-h / 2 - 26}>
        <Bubble
          w={w}
          h={h}
          tail={tail}
          lean={lean}
          drop={26}
          lift={8}
          fill={fill ?? (right ? sky : white)}
        />
        <Lines
          lines={lines}
          x={-w / 2 + pad.x}
          y={-h / 2 + pad.y - 1}
          size={size}
          shown={move(t, at + 0.15, sayingOf(text), (p) => p)}
        />
        {children}
      </G>
    </G>
  );
}
