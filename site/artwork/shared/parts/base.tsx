import type { ReactElement, ReactNode } from 'react';
import { ink, white, soft, grounds, type Ground } from './colours.ts';
import { line, edge, type Place, move } from './shape.ts';

/** The whole image. Every part inherits its line, caps and joins. */
export function Scene({
  ground,
  cut,
  children,
}: {
  ground: Ground;
  /** Path data of the unlined paper on the ground. */
  cut: string;
  children: ReactNode;
}): ReactElement {
  const paper = grounds[ground];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={640} height={400} viewBox="0 0 640 400">
      <path fill={paper.base} d="M0 0h640v400H0z" />
      <path fill={paper.cut} d={cut} />
      <g fill={white} stroke={ink} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

export function At({ children, ...place }: Place & { children: ReactNode }): ReactElement {
  return <g transform={move(place)}>{children}</g>;
}

/**
 * A cut piece of paper. The edge is drawn apart from the turned piece, so that the edge always
 * falls straight down. `tips` are corners of the piece that are joined with those of the edge.
 */
export function Piece({
  d,
  fill = white,
  lift = edge,
  x = 0,
  y = 0,
  turn = 0,
  tips = [],
  children,
}: Place & {
  d: string;
  fill?: string;
  lift?: number;
  tips?: readonly (readonly [number, number])[];
  children?: ReactNode;
}): ReactElement {
  const angle = (turn * Math.PI) / 180;
  const joins = tips.map(([tx, ty]) => {
    const jx = Math.round(x + tx * Math.cos(angle) - ty * Math.sin(angle));
    const jy = Math.round(y + tx * Math.sin(angle) + ty * Math.cos(angle));
    return `M${jx} ${jy}v${lift}`;
  });
  return (
    <>
      {lift === 0 ? null : <path d={d} fill={ink} transform={move({ x, y: y + lift, turn })} />}
      {joins.length === 0 || lift === 0 ? null : <path d={joins.join('')} />}
      <g transform={move({ x, y, turn })}>
        <path d={d} fill={fill} />
        {children}
      </g>
    </>
  );
}

/** Flat colour without an outline. */
export function Fill({ d, tone }: { d: string; tone: string }): ReactElement {
  return <path d={d} fill={tone} stroke="none" />;
}

/** An open line. */
export function Line({
  d,
  tone,
  weight,
  dash,
}: {
  d: string;
  tone?: string | undefined;
  weight?: number | undefined;
  dash?: boolean;
}): ReactElement {
  return (
    <path
      d={d}
      fill="none"
      stroke={tone}
      strokeWidth={weight}
      strokeDasharray={dash === true ? '14 16' : undefined}
    />
  );
}

/** Lines of writing, each `[x, y, length]`: words without a font. */
export function Words({
  at,
  tone = soft,
  weight = 12,
}: {
  at: readonly (readonly [number, number, number])[];
  tone?: string;
  weight?: number;
}): ReactElement {
  return <Line d={at.map(([x, y, w]) => `M${x} ${y}h${w}`).join('')} tone={tone} weight={weight} />;
}

/** Short strokes of movement or of ringing. */
export function Strokes({ d }: { d: string }): ReactElement {
  return <Line d={d} />;
}

/** A dashed way that ends in a solid arrowhead. */
export function Way({
  d,
  tip,
  turn = 0,
}: {
  d: string;
  tip: readonly [number, number];
  turn?: number;
}): ReactElement {
  return (
    <>
      <Line d={d} dash />
      <At x={tip[0]} y={tip[1]} turn={turn}>
        <Line d="M-20-20 0 0-20 20" />
      </At>
    </>
  );
}
