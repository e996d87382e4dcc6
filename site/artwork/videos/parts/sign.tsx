import type { ReactElement } from 'react';
import { widthOf } from '../../shared/lettering.ts';
import { box, fresh, Line, Piece } from '../../shared/parts.ts';
import { arrive, between, move, pulse, settle, slide } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { balanced, Lines, Text } from './text.tsx';

/** The sign's middle and its size, in the frame's units. */
export interface SignPlace {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The sign at the end of a video: it swings up, then a large figure and words appear. */
export function Sign({
  place,
  figure,
  under: counted,
  words,
  size: largest = 210,
  t,
  at,
}: {
  place: SignPlace;
  figure: string;
  /** The figure's unit, or what it counts. */
  under: string;
  words: string;
  /** The figure's height at most, in pixels of the video. */
  size?: number;
  t: number;
  /** When the sign comes, in seconds. */
  at: number;
}): ReactElement | null {
  if (t <= at) return null;
  const up = move(t, at + 0.25, 0.7, arrive);
  const struck = move(t, at + 0.75, 0.4, settle);
  const size = Math.min(largest, (largest * (place.w - 90)) / widthOf(figure, largest));
  const under = Math.min(66, (66 * (place.w - 90)) / widthOf(counted, 66));
  const lines = balanced(words, 40, place.w - 90, 'text');
  return (
    <G x={place.x} y={place.y + (1 - up) * 1000 + pulse(t, at + 0.92, 0.25) * 14} turn={-2}>
      <Piece d={box(place.w, place.h, 30)} lift={20} />
      <G y={-place.h / 2 + 90 + size * 0.72} scale={between(0.4, 1, struck)}>
        {struck <= 0 ? null : (
          <Text anchor="middle" size={size} face="display">
            {figure}
          </Text>
        )}
      </G>
      <Line
        d={
          `M-236 ${-place.h / 2 + 128 + size * 0.72}` +
          `h${Math.round(472 * move(t, at + 1, 0.5)) + 0.1}`
        }
        tone={t > at + 1 ? fresh : 'none'}
        weight={22}
      />
      <G y={-place.h / 2 + 222 + size * 0.72 + (1 - move(t, at + 1.1, 0.4, slide)) * 30}>
        {t <= at + 1.1 ? null : (
          <Text anchor="middle" size={under} face="display">
            {counted}
          </Text>
        )}
      </G>
      <Lines
        lines={lines}
        y={place.h / 2 - (lines.length > 1 ? 150 : 128)}
        size={40}
        face="text"
        anchor="middle"
        shown={move(t, at + 1.45, 0.7, (p) => p)}
      />
    </G>
  );
}
