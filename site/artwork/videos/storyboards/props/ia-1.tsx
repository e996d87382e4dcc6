import type { ReactElement } from 'react';
import {
  box,
  clay,
  clayDeep,
  disc,
  Fill,
  ink,
  Line,
  skyDeep,
  white,
} from '../../../shared/parts.ts';
import { G } from '../../parts/stage.tsx';
import { Text } from '../../parts/text.tsx';

/** A day of a tear-off calendar round its middle. */
function Day({ name }: { name: string }): ReactElement {
  return (
    <>
      <path d={box(176, 188, 14)} />
      <path d="M-88-42V-80a14 14 0 0 1 14-14H74a14 14 0 0 1 14 14v38z" fill={clayDeep} />
      <Text y={-55} size={36} anchor="middle">
        Day
      </Text>
      <Text y={64} size={100} face="display" anchor="middle">
        {name}
      </Text>
    </>
  );
}

/** When each day is torn off. */
export function Days({
  t,
  first,
  second,
}: {
  t: number;
  first: number;
  second: number;
}): ReactElement {
  const torn = [0, 1, 2, 3, 4].map((i) => first + i * 0.36).concat([second, second + 0.45]);
  const day = torn.filter((when) => t >= when).length;
  const falling = torn
    .map((when, i) => ({ i, p: (t - when) / 0.7 }))
    .filter(({ p }) => p >= 0 && p < 1);
  return (
    <>
      <path d={box(176, 188, 14)} fill={ink} transform="translate(0 10)" />
      <Day name={String(day)} />
      {falling.map(({ i, p }) => (
        <G
          key={i}
          x={-p * 90 * (i % 2 === 0 ? 1 : -0.4)}
          y={p ** 2 * 1150}
          turn={p * (i % 2 === 0 ? -40 : 30)}
        >
          <Day name={String(i)} />
        </G>
      ))}
    </>
  );
}

/** Pete in his chair, his chin 82 below the origin. */
export function Pete({
  look,
  fright,
  blink,
}: {
  /** 1: down at his phone. */ look: number;
  /** 0 to 1. */ fright: number;
  blink: boolean;
}): ReactElement {
  const eyes =
    disc(7 + fright * 3, 2 + look * 6, look * 8) + disc(7 + fright * 3, 38 + look * 6, look * 8);
  return (
    <>
      <path d={box(300, 330, 24, -146, 40)} fill={skyDeep} />
      <Line d="M-86 44V360M-26 44V360M34 44V360M94 44V360" tone={white} weight={14} />
      <path d="M-118 240c-2-92 38-118 90-130V58h60v52c52 12 88 38 86 130v140h-236z" fill={clay} />
      <path d="M-28 110c12 22 46 22 60 0V58h-60z" />
      <path d={disc(15, -52, 14)} />
      <path d="M-52-40V20c0 38 24 62 56 62s54-24 54-62v-60z" />
      <path
        d={
          'M-60 2' +
          'c-20-70 14-108 64-108 52 0 78 38 58 98' +
          '-2-26-12-44-28-56-26 10-54 10-74 0-8 12-14 36-20 66z'
        }
        fill={ink}
        transform={`translate(0 ${Math.round(fright * -14)})`}
      />
      {blink ? <Line d="M-6 2h16M30 2h16" weight={6} /> : <Fill d={eyes} tone={ink} />}
      <Line d={fright > 0.5 ? 'M-10-26l20-8M32-34l20 8' : 'M-8-20h20M32-20h20'} weight={7} />
      <Line d="M24 2q12 14-4 17" weight={6} />
      {fright > 0.5 ? (
        <path d={disc(13, 18, 54)} fill={ink} />
      ) : (
        <path d="M-8 44q26-22 54 0-26 14-54 0z" fill={ink} />
      )}
    </>
  );
}
