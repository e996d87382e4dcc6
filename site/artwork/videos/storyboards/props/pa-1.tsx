import type { ReactElement } from 'react';
import {
  box,
  clay,
  clayDeep,
  Client,
  disc,
  fresh,
  ink,
  Line,
  mist,
  Piece,
  sky,
  skyDeep,
  white,
} from '../../../shared/parts.ts';
import { linear, move, settle } from '../../engine/motion.ts';
import { Chip, typed } from '../../parts/paper.tsx';
import { G } from '../../parts/stage.tsx';
import { Text } from '../../parts/text.tsx';

const letter = [
  'We start Monday at 7:00.',
  'Could you move both cars',
  'by then? Thank you, Dale',
] as const;

/** Courses of rounded shingles, along the slope. */
export const shingles = [0, 1, 2, 3, 4, 5]
  .map((row) => `M${row % 2 === 0 ? -60 : -108} ${8 + row * 84}${'v44q48 76 96 0v-44'.repeat(10)}`)
  .join('');

/** The letter in its window, round its own middle; what is read out is marked. */
export function Letter({
  t,
  at,
  readAt,
  sent,
}: {
  t: number;
  at: number;
  readAt: number;
  sent: number;
}): ReactElement {
  return (
    <>
      <Piece d={box(560, 410, 20)} lift={14} />
      <path d="M-280-123v-62a20 20 0 0 1 20-20h520a20 20 0 0 1 20 20v62z" fill={sky} />
      <Text x={-246} y={-149} size={40}>
        To
      </Text>
      <G x={-176} y={-164} scale={move(t, at + 0.5, 0.4, settle)}>
        <Chip text="The Hendersons" fill={clay} size={38} />
      </G>
      {letter.map((line, i) => {
        const read = move(t, readAt + i * 0.5, 0.5, linear);
        return (
          <G key={line} x={-246} y={-62 + i * 66}>
            {read <= 0 ? null : (
              <path
                d={`M-8-38h${Math.round(500 * read)}v52h${-Math.round(500 * read)}z`}
                fill={fresh}
                stroke="none"
              />
            )}
            <Text size={42} face="text">
              {typed(line, move(t, at + 0.8 + i * 0.8, 0.75, linear))}
            </Text>
          </G>
        );
      })}
      <G x={-246} y={146} scale={move(t, at + 3.2, 0.4, settle) * (1 - sent * 0.1)}>
        <Piece d={box(190, 76, 18, 0, -38)} fill={fresh} lift={sent > 0.3 ? 2 : 8} />
        <Text x={95} y={14} size={42} anchor="middle">
          Send
        </Text>
      </G>
    </>
  );
}

/** A car that drives to the right; its wheels stand on the origin. */
export function Car({ x, fill, roll }: { x: number; fill: string; roll: number }): ReactElement {
  return (
    <G x={x} y={-28}>
      <Piece
        d="M-130 0v-44q0-16 16-18l34-6 36-46q8-10 22-10h58q14 0 22 12l32 44 30 8q14 4 14 18V0z"
        fill={fill}
        lift={6}
      />
      <path
        d="M-62-70l26-32q4-6 12-6h18v38zM12-70v-38h20q8 0 12 6l22 32z"
        fill={sky}
        strokeWidth={6}
      />
      {[-74, 78].map((wheel) => (
        <G key={wheel} x={wheel} y={0} turn={roll}>
          <path d={disc(28)} fill={ink} />
          <path d={disc(10)} />
          <Line d="M0-18v8M0 10v8" tone={white} weight={5} />
        </G>
      ))}
    </G>
  );
}

/** A motor boat on its trailer; its wheel stands on the origin. */
export function Boat({ x, bob }: { x: number; bob: number }): ReactElement {
  return (
    <G x={x}>
      <Line d="M-150-42H210M210-42v20" />
      <G y={bob}>
        <Piece d="M-190-130H190q-16 60-70 84H-130q-50-14-60-84z" fill={fresh} lift={6} />
        <path d="M-40-130l20-66H60l40 66z" fill={sky} />
        <Line d="M-176-104H176" weight={6} />
        <path d={box(40, 90, 10, -218, -150)} fill={mist} />
      </G>
      <path d={disc(28, -30, -28)} fill={ink} />
      <path d={disc(10, -30, -28)} />
    </G>
  );
}

/** The Hendersons' house, its door step on the origin; Ann stands in the window. */
export function House({ t, at }: { t: number; at: number }): ReactElement {
  const up = move(t, at, 0.5, settle);
  return (
    <>
      <path d="M-250-300H250V0H-250z" />
      <Piece d="M-300-290L0-500 300-290z" fill={clayDeep} lift={0} />
      <path d="M-200-150h112V0h-112z" fill={skyDeep} />
      <path d={disc(8, -110, -70)} fill={ink} />
      <path d="M-20-250H210V-70H-20z" fill={sky} />
      <clipPath id="window">
        <path d="M-20-250H210V-70H-20z" />
      </clipPath>
      <G clip="window">
        <G x={96} y={-138 + (1 - up) * 200} scale={0.82}>
          <Client shirt={clay} />
        </G>
      </G>
      <path d="M-20-250H210V-70H-20z" fill="none" />
      <path d={box(260, 24, 6, -36, -76)} />
    </>
  );
}
