import type { ReactElement } from 'react';
import {
  box,
  clay,
  disc,
  fresh,
  Ghost,
  Line,
  mist,
  Piece,
  sky,
  skyDeep,
  white,
} from '../../shared/parts.ts';
import {
  between,
  carry,
  gather,
  keys,
  move,
  pulse,
  settle,
  shake,
  slide,
  wind,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { OnBench } from '../parts/hands.tsx';
import { Bar, slate } from '../parts/device.tsx';
import { Cloud, Done, Pencil } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Lines, Text } from '../parts/text.tsx';

const days = ['Mon', 'Tue', 'Wed'] as const;
const wide = 188;
const left = (day: number): number => 20 + day * 192;
const top = (time: number): number => 196 + (time - 8) * 72;

export const pa5 = demo({
  id: 'pa-5',
  title: 'Rescheduling Time Blocks',
  heading: ['Rescheduling', 'Time Blocks'],
  ground: 'mist',
  cut: disc(190, 300, 188),
  leave: 'up',
  beats: {
    rain: { lasts: 3.2, tells: 'A concrete pour is set for Tuesday. A rain cloud drifts over it.' },
    ask: { lasts: 3.4, tells: 'The builder says: “Move the concrete pour to Wednesday.”' },
    drag: {
      lasts: 4.6,
      tells: 'The block is carried to Wednesday and pushes a site meeting to 2:00.',
    },
    tell: { lasts: 4, tells: 'Two texts go out with the new times. Both clients agree.' },
  },
  closing: {
    figure: '0 calls',
    under: 'two clients rescheduled',
    words: 'The rain showed up anyway.',
    tells: 'Two clients rescheduled without a call. The rain showed up anyway.',
    seal: { pieces: [3], at: [436, 276], scale: 1.2 },
  },
  play: (t, at) => {
    const cloud = keys(t, [
      [at.rain + 0.7, 1000],
      [at.rain + 1.8, 404, slide],
      [at.closing, 404],
      [at.closing + 0.4, 1100, gather],
    ]);
    const lift = keys(t, [
      [at.drag + 0.3, 0],
      [at.drag + 0.7, 1, settle],
      [at.drag + 2, 1],
      [at.drag + 2.35, 0, gather],
    ]);
    const over = move(t, at.drag + 0.75, 1.2, carry);
    const landed = at.drag + 2.3;
    const nudge = move(t, landed - 0.05, 0.7, settle);
    const said = move(t, at.drag - 0.1, 0.5, wind);
    const texts = [
      ['Ortiz, pour:', 'Wednesday 8:00'],
      ['Site meeting:', 'Wednesday 2:00'],
    ] as const;
    return (
      <>
        <OnBench t={t} from={at.rain} to={at.closing} prop={<Pencil x={560} y={1046} turn={-8} />}>
          <G>
            {days.map((day, i) => (
              <G key={day} x={left(i)} y={122}>
                <Piece d={box(wide, 640, 16, 0, 0)} lift={8} />
                <path
                  d={`M0 62V16A16 16 0 0 1 16 0H${wide - 16}a16 16 0 0 1 16 16V62z`}
                  fill={i === 0 ? clay : i === 1 ? mist : skyDeep}
                />
                <Text x={wide / 2} y={45} size={40} anchor="middle">
                  {day}
                </Text>
              </G>
            ))}
            <G x={left(0) + 10} y={top(9.5)}>
              <path d={box(168, 130, 12, 0, 0)} fill={mist} strokeWidth={6} />
              <Lines lines={['Frame', 'garage']} x={16} y={20} size={36} />
            </G>
            <G x={left(1) + 10} y={top(13)}>
              <path d={box(168, 100, 12, 0, 0)} fill={mist} strokeWidth={6} />
              <Lines lines={['Order', 'steel']} x={16} y={6} size={36} />
            </G>
            {t > at.drag + 0.4 ? <Ghost w={164} h={196} x={left(1) + 94} y={top(8) + 104} /> : null}
            <G
              x={left(2) + 94}
              y={between(top(8.6), top(14), nudge) + 62}
              turn={shake(t, landed, 0.5, 1.5) * 3}
            >
              <Piece d={box(172, 116, 12)} fill={sky} lift={6} />
              <Lines lines={['Site', 'meeting']} x={-70} y={-46} size={36} />
            </G>
            <G
              x={between(left(1), left(2), over) + 94}
              y={top(8) + 104 - lift * 26 - Math.sin(over * Math.PI) * 50}
              turn={lift * (-5 + over * 8)}
              sy={1 - pulse(t, landed, 0.25) * 0.05}
            >
              <Piece d={box(172, 204, 14)} fill={fresh} lift={8 + Math.round(lift * 18)} />
              <Lines lines={['Concrete', 'pour']} x={-76} y={-86} size={34} />
              <Text x={-76} y={74} size={36} face="text">
                8:00
              </Text>
            </G>
          </G>
          <Bar w={slate.w} clock="6:20" title="Week" t={t} />
          {texts.map(([who, when], i) => {
            const start = at.tell + 0.2 + i * 1.2;
            const come = move(t, start, 0.5, settle);
            return come <= 0 ? null : (
              <G key={who} x={40} y={440 + i * 178 + (1 - come) * 500}>
                <Piece d={box(532, 156, 26, 0, 0)} lift={12} />
                <Text x={34} y={64} size={42}>
                  {who}
                </Text>
                <Text x={34} y={118} size={42} face="text">
                  {when}
                </Text>
                <Done x={462} y={78} r={42} t={t} at={start + 0.75} />
              </G>
            );
          })}
        </OnBench>
        {t > at.rain + 0.6 && t < at.closing + 0.4 ? (
          <>
            <Rain t={t} from={at.rain + 1.6} to={at.closing} x={cloud - 36} />
            <G x={cloud} y={146} scale={0.8}>
              <Cloud x={0} y={0} fill={white} />
            </G>
          </>
        ) : null}
        <G y={said * 700}>
          <Talk
            from="owner"
            x={50}
            span={620}
            width={580}
            size={46}
            text="Move the concrete pour to Wednesday."
            y={690}
            t={t}
            at={at.ask + 0.2}
          />
        </G>
      </>
    );
  },
});

/** Drops that fall over Tuesday in steps, a few at a time. */
function Rain({
  t,
  from,
  to,
  x,
}: {
  t: number;
  from: number;
  to: number;
  x: number;
}): ReactElement | null {
  if (t < from || t > to) return null;
  const step = Math.floor((t - from) * 6);
  return (
    <Line
      d={[0, 1, 2, 3]
        .map((i) => `M${Math.round(x) - 72 + i * 46} ${352 + ((step * 34 + i * 67) % 190)}l-8 28`)
        .join('')}
      tone={skyDeep}
      weight={12}
    />
  );
}
