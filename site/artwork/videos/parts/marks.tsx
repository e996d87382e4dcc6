import type { ReactElement } from 'react';
import { ink } from '../../shared/parts.ts';
import { move, wind } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { Text } from './text.tsx';

/** The marks in the upper corners: “Sample film” all the time, “Silent” for the first seconds. */
export function Marks({ t, tone = ink }: { t: number; tone?: string }): ReactElement {
  const off = move(t, 4.4, 0.5, wind) * 260;
  return (
    <g stroke={tone}>
      <Text x={36} y={64} size={32} tone={tone}>
        Sample film
      </Text>
      {off >= 260 ? null : (
        <G x={720 - 36 + off} y={64}>
          <Text anchor="end" size={32} tone={tone}>
            Silent
          </Text>
          <G x={-136} y={-11}>
            <path d="M-22-7h9l12-11v36l-12-11h-9z" fill={tone} strokeWidth={4} />
            <path d="M10-9l18 18M28-9l-18 18" fill="none" strokeWidth={5} />
          </G>
        </G>
      )}
    </g>
  );
}
