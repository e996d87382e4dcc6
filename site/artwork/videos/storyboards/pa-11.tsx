import type { ReactElement, ReactNode } from 'react';
import { colour } from '../../shared/line.tsx';
import {
  box,
  clay,
  disc,
  Envelope,
  Fill,
  fresh,
  ink,
  Line,
  mist,
  Piece,
  skyDeep,
  white,
  Worker,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  gather,
  keys,
  move,
  pulse,
  settle,
  shake,
  wind,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Assistant } from '../parts/device.tsx';
import { Done } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

/** A Mike on his card, 300 × 330 round its middle. */
function Mike({
  trade,
  hat,
  fill,
  children,
}: {
  trade: string;
  hat: boolean;
  fill: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <>
      <Piece d={box(300, 350, 26)} fill={fill} lift={12} />
      <path d={disc(104, 0, -44)} fill={hat ? clay : mist} />
      <clipPath id={hat ? 'hat' : 'tie'}>
        <path d={disc(100, 0, -44)} />
      </clipPath>
      <G clip={hat ? 'hat' : 'tie'}>
        <G y={-42} scale={0.74}>
          {hat ? (
            <Worker hat={skyDeep} />
          ) : (
            <>
              <path d="M-118 214c-2-66 38-92 90-104V58h60v52c52 12 88 38 86 104z" fill={ink} />
              <path d="M-28 110l30 60 30-60V58h-60z" />
              <path d="M-52-40V20c0 38 24 62 56 62s54-24 54-62v-60z" />
              <path
                d={
                  'M-60 4c-16-70 10-104 62-104s78 30 62 104' +
                  'c-4-40-14-58-26-64-24 12-56 12-74 2-12 10-20 26-24 62z'
                }
                fill={ink}
              />
              <path
                d={`${disc(21, -22, 8)}${disc(21, 30, 8)}M-1 8h10`}
                fill="none"
                strokeWidth={6}
              />
              <Fill d={disc(5, -20, 10) + disc(5, 30, 10)} tone={ink} />
              <Line d="M-8 54q12 8 24-2" weight={6} />
            </>
          )}
        </G>
      </G>
      <path d={disc(104, 0, -44)} fill="none" />
      <Text y={118} size={42} face="display" anchor="middle">
        {trade}
      </Text>
      {children}
    </>
  );
}

const yours = [
  [0, 1],
  [2.5, 4],
] as const;
const mikes = [
  [0.5, 1.5],
  [3, 4],
] as const;

export const pa11 = demo({
  id: 'pa-11',
  title: 'Clarifying Questions (Meetings with Attendees)',
  brief: 'Clarifying questions',
  heading: ['Clarifying', 'Questions', '(Meetings', 'with Attendees)'],
  ground: 'sky',
  cut: 'M0 769V300c160-60 480-60 640 0V769z',
  leave: 'down',
  front: <path d="M-20 400H660V800H-20z" fill={colour.timber} />,
  opens: 2.4,
  beats: {
    ask: { lasts: 3, tells: 'A builder says: “Set up a meeting with Mike.”' },
    which: {
      lasts: 4,
      tells: 'The assistant asks, “Which Mike?”, and shows the electrician and the architect.',
    },
    pick: { lasts: 3.2, tells: '“The electrician.” His card turns yellow, the other slides off.' },
    how: { lasts: 3.6, tells: '“Half an hour, on site?” the assistant asks. “Yes.”' },
    when: {
      lasts: 4.4,
      tells: 'Both calendars slide together. One gap fits both: Thursday, 1:30.',
    },
  },
  closing: {
    figure: '1 invite',
    under: 'to the right Mike',
    words: 'The architect never knows.',
    tells: 'One invite, to the right Mike. The architect never knows.',
    seal: { pieces: [3], at: [310, 100], scale: 1 },
  },
  play: (t, at) => {
    const here = keys(t, [
      [at.ask - 0.1, 900],
      [at.ask + 0.5, 0, arrive],
      [at.closing, 0],
      [at.closing + 0.45, 900, gather],
    ]);
    if (here >= 900) return null;
    const nod = [at.pick + 0.4, at.how + 1.9].reduce((sum, when) => sum + pulse(t, when, 0.5), 0);
    // Each Mike thinks that he is meant.
    const me = pulse(t, at.which + 2.1, 0.5);
    const orMe = pulse(t, at.which + 2.9, 0.5);
    const chosen = move(t, at.pick + 1, 0.4, settle);
    const aside = move(t, at.pick + 1.3, 0.6, wind);
    const cards = move(t, at.when - 0.3, 0.5, wind);
    const strips = move(t, at.when, 0.7, arrive);
    const join = move(t, at.when + 1, 0.8, settle);
    const slot = move(t, at.when + 2, 0.45, settle);
    const says = (from: number, to: number): number => (t < to ? t : 0) - (t < from ? t : 0);
    return (
      <>
        <G y={-here}>
          <G x={110} y={206 + Math.abs(shake(t, at.which + 0.2, 0.6, 1.5)) * -14}>
            <Assistant r={66} fill={white} blink={t % 2.7 > 2.56 ? 1 : 0} />
          </G>
        </G>
        <Talk
          from="assistant"
          x={200}
          y={136}
          width={480}
          size={48}
          text="Which Mike?"
          t={says(0, at.how)}
          at={at.which + 0.2}
        />
        <Talk
          from="assistant"
          x={200}
          y={126}
          width={480}
          size={46}
          text={'Half an hour,\non site?'}
          t={says(0, at.when + 0.1)}
          at={at.how + 0.3}
        />
        <Talk
          from="assistant"
          x={200}
          y={126}
          width={480}
          size={46}
          text={'Thursday suits\nyou both.'}
          t={says(0, at.closing + 0.1)}
          at={at.when + 2.3}
        />
        {t < at.which || cards >= 1 ? null : (
          <>
            <G
              x={534 + aside * 620}
              y={540 - orMe * 24}
              scale={move(t, at.which + 1.15, 0.5, settle)}
              turn={3 + aside * 14 + orMe * 3}
            >
              <Mike trade="Architect" hat={false} fill={white} />
            </G>
            <G
              x={186 + chosen * 174 - cards * 800}
              y={540 - me * 24}
              scale={move(t, at.which + 0.8, 0.5, settle) * (1 + chosen * 0.06)}
              turn={-3 + chosen * 2 - me * 3}
            >
              <Mike trade="Electrician" hat fill={chosen > 0.3 ? fresh : white}>
                <Done x={146} y={-168} r={46} t={t} at={at.pick + 1.2} fill={white} />
              </Mike>
            </G>
          </>
        )}
        {strips <= 0 || (here > 0 && t > at.closing + 0.4)
          ? null
          : [
              { name: 'You', busy: yours, fill: clay },
              { name: 'Mike', busy: mikes, fill: skyDeep },
            ].map(({ name, busy, fill }, i) => {
              const x =
                i === 0
                  ? between(-420, between(44, 112, join), strips)
                  : between(780, between(396, 352, join), strips);
              return (
                <G key={name} x={x} y={330 + (t > at.closing ? here : 0)}>
                  <Piece d={box(i === 0 ? 248 : 256, 400, 18, 0, 0)} lift={12} />
                  <Text x={124} y={54} size={40} anchor="middle">
                    {name}
                  </Text>
                  {busy.map(([from, to]) => (
                    <path
                      key={from}
                      d={box(212, (to - from) * 76 - 8, 10, 18, 78 + from * 76)}
                      fill={fill}
                      strokeWidth={6}
                    />
                  ))}
                </G>
              );
            })}
        {slot <= 0 ? null : (
          <G x={360} y={330 + 78 + 2 * 76 - 4 + (t > at.closing ? here : 0)} scale={slot}>
            <Piece d={box(520, 78, 16)} fill={fresh} lift={8} />
            <Text y={16} size={46} face="display" anchor="middle">
              Thursday 1:30
            </Text>
          </G>
        )}
        <G y={here}>
          <G x={180} y={930 + nod * 14} scale={1.18} turn={nod * 2}>
            <Worker />
          </G>
          <path d="M-20 1120H740V1300H-20z" fill={colour.timber} />
          <Line d="M-20 1146H740" weight={6} />
        </G>
        <Talk
          from="assistant"
          x={292}
          y={770}
          width={410}
          size={46}
          fill={clay}
          text="Set up a meeting with Mike."
          t={says(0, at.which + 0.6)}
          at={at.ask + 0.4}
        />
        <Talk
          from="assistant"
          x={292}
          y={800}
          width={410}
          size={46}
          fill={clay}
          text="The electrician."
          t={says(0, at.how)}
          at={at.pick + 0.2}
        />
        <Talk
          from="assistant"
          x={292}
          y={800}
          width={410}
          size={46}
          fill={clay}
          text="Yes."
          t={says(0, at.when)}
          at={at.how + 1.8}
        />
        {t > at.when + 2.8 && t < at.closing + 0.4 ? (
          <G
            x={500}
            y={890 + (t > at.closing ? here : 0)}
            scale={move(t, at.when + 2.8, 0.4, settle)}
          >
            <Envelope w={220} turn={-6} flap={fresh} />
            <Done x={96} y={-66} r={40} t={t} at={at.when + 3.2} />
          </G>
        ) : null}
      </>
    );
  },
});
