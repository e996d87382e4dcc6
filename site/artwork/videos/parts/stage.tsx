import type { ReactElement, ReactNode } from 'react';
import { frame } from '../engine/storyboard.ts';
import { grounds, type Ground, ink, white } from '../../shared/parts.ts';

/** Rounded to thousandths, so that every machine draws the same. */
const n = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** Moves, turns and scales its children about `x`, `y`. A scale of 0 draws nothing. */
export function G({
  x = 0,
  y = 0,
  turn = 0,
  scale = 1,
  sx = 1,
  sy = 1,
  opacity,
  clip,
  children,
}: {
  x?: number;
  y?: number;
  /** Degrees. */
  turn?: number;
  scale?: number;
  /** A squash: beside the scale. */
  sx?: number;
  sy?: number;
  opacity?: number;
  /** The name of a <clipPath>. */
  clip?: string;
  children: ReactNode;
}): ReactElement | null {
  const wide = n(scale * sx);
  const high = n(scale * sy);
  if (wide === 0 || high === 0 || opacity === 0) return null;
  const parts = [
    x !== 0 || y !== 0 ? `translate(${n(x)} ${n(y)})` : '',
    turn !== 0 ? `rotate(${n(turn)})` : '',
    wide !== 1 || high !== 1 ? (wide === high ? `scale(${wide})` : `scale(${wide} ${high})`) : '',
  ].filter(Boolean);
  return (
    <g
      transform={parts.length > 0 ? parts.join(' ') : undefined}
      opacity={opacity === undefined || opacity >= 1 ? undefined : n(opacity)}
      clipPath={clip === undefined ? undefined : `url(#${clip})`}
    >
      {children}
    </g>
  );
}

/** A thumbnail of 640 × 400 stands in the middle of the frame, as wide as it. */
export const poster = {
  scale: frame.width / 640,
  y: (frame.height - (400 * frame.width) / 640) / 2,
} as const;

/** The whole frame, with line, caps and joins as in the thumbnails. */
export function Frame({
  ground,
  over,
  children,
}: {
  /** The colour that everything stands on. */
  ground: string;
  /** Drawn over the ground and below the rest, without a line. */
  over?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
    >
      <path fill={ground} d={`M0 0h${frame.width}v${frame.height}H0z`} />
      {over}
      <g fill={white} stroke={ink} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** The frame of a demo: its thumbnail's ground, grown to the video's height. */
export function Stage({
  ground,
  cut,
  over,
  children,
}: {
  ground: Ground;
  /** The paper on the ground, in the thumbnail's units, grown to y from -369 to 769. */
  cut: string;
  over?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const paper = (
    <>
      <G y={poster.y} scale={poster.scale}>
        <path fill={grounds[ground].cut} d={cut} />
      </G>
      {over}
    </>
  );
  return (
    <Frame ground={grounds[ground].base} over={paper}>
      {children}
    </Frame>
  );
}
