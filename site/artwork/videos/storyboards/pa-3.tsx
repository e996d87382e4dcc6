import type { ReactElement } from 'react';
import {
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  Line,
  mist,
  Piece,
  sky,
  skyDeep,
  Tick,
  white,
} from '../../shared/parts.ts';
import { between, carry, drop, keys, move, settle, shake } from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Held } from '../parts/hands.tsx';
import { Bar, Listening, screen } from '../parts/device.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const hour = 70;
const y = (time: number): number => 60 + (time - 9) * hour;
const day = [
  { from: 9, to: 11, words: 'Ruiz, deck', fill: sky },
  { from: 11, to: 11.75, words: 'Drive', fill: mist },
  { from: 11.75, to: 13.25, words: 'Lee, roof', fill: sky },
  { from: 15, to: 16, words: 'Supply run', fill: sky },
] as const;

/** Thursday, from its upper left corner, 516 wide. */
function Thursday({ children }: { children?: ReactElement | null }): ReactElement {
  return (
    <>
      <Piece d={box(516, 566, 20, 0, 0)} />
      <path d="M0 56V20A20 20 0 0 1 20 0H496a20 20 0 0 1 20 20V56z" fill={clayDeep} />
      <Text x={258} y={41} size={38} anchor="middle">
        Thursday
      </Text>
      {[9, 10, 11, 12, 1, 2, 3].map((time, i) => (
        <Text key={time} x={66} y={y(9 + i) + 36} size={34} face="text" anchor="end">
          {String(time)}
        </Text>
      ))}
      <Line
        d={[10, 11, 12, 13, 14, 15].map((time) => `M84 ${y(time)}h420`).join('')}
        tone={mist}
        weight={4}
      />
      {day.map(({ from, to, words, fill }) => (
        <G key={words} x={88} y={y(from)}>
          <path d={box(410, (to - from) * hour - 8, 12, 0, 4)} fill={fill} strokeWidth={6} />
          <Text x={22} y={((to - from) * hour) / 2 + 13} size={36}>
            {words}
          </Text>
        </G>
      ))}
      {children}
    </>
  );
}

/** A glass that truly magnifies: what lies under its middle is drawn larger in it. */
function Glass({
  x,
  y: at,
  children,
}: {
  x: number;
  y: number;
  children: ReactElement;
}): ReactElement {
  return (
    <G x={x} y={at}>
      <Line d="M74 74l34 34" weight={16} />
      <Line d="M92 100l58 58" weight={42} />
      <Line d="M92 92l58 58" weight={42} />
      <Line d="M92 92l58 58" weight={26} tone={clayDeep} />
      <clipPath id="glass">
        <path d={disc(100)} />
      </clipPath>
      <path d={disc(100)} />
      <G clip="glass">
        <G scale={1.3}>
          <G x={-x} y={-at}>
            {children}
          </G>
        </G>
      </G>
      <path d={disc(100)} fill="none" strokeWidth={10} />
    </G>
  );
}

export const pa3 = demo({
  id: 'pa-3',
  title: 'Checking Availability',
  heading: ['Checking', 'Availability'],
  ground: 'sand',
  cut: 'M0-369H519L-140 769H0z',
  leave: 'down',
  beats: {
    ask: {
      lasts: 3.6,
      tells: 'The owner asks her phone: “Can I fit in a site visit on Thursday?”',
    },
    look: {
      lasts: 5.2,
      tells:
        'A glass runs down Thursday: two jobs, the drive between them, then a gap from 1:30 ' +
        'to 3:00.',
    },
    hold: { lasts: 3, tells: 'A yellow block drops into the gap: site visit, held.' },
    who: {
      lasts: 4.2,
      tells: 'The assistant asks who it is for. “Mrs. Petrov.” Her name lands on the block.',
    },
  },
  closing: {
    figure: '8 sec',
    under: 'from question to slot',
    words: 'No job moved, nobody on hold.',
    tells: 'Eight seconds from question to slot. No job moved.',
    seal: { pieces: [1], at: [386, 220] },
  },
  play: (t, at) => {
    const up = move(t, at.look - 0.1, 0.7, settle);
    const away = move(t, at.who - 0.2, 0.6, carry);
    const gx = keys(t, [
      [at.look + 0.5, 800],
      [at.look + 1.1, 236, settle],
      [at.look + 1.5, 236],
      [at.look + 2.5, 190],
      [at.look + 3.4, 290],
      [at.hold - 0.1, 290],
      [at.hold + 0.5, 900, carry],
    ]);
    const gy = keys(t, [
      [at.look + 0.5, 130],
      [at.look + 1.5, 130],
      [at.look + 2.3, 226],
      [at.look + 2.7, 236],
      [at.look + 3.4, 428, settle],
      [at.hold - 0.1, 428],
      [at.hold + 0.5, 500, carry],
    ]);
    const fallen = move(t, at.hold + 0.35, 0.6, drop);
    const named = move(t, at.who + 2.6, 0.35, settle);
    const block =
      fallen <= 0 ? null : (
        <G
          x={88 + 205}
          y={between(-300, y(14.25), fallen)}
          turn={shake(t, at.hold + 0.9, 0.4, 1) * 1.5}
        >
          <Piece d={box(426, 1.5 * hour - 2, 14)} fill={fresh} lift={8} />
          <Text x={-186} y={-6} size={38}>
            Site visit
          </Text>
          {named < 1 ? (
            <G sx={1} sy={1 - named} y={34}>
              <Text x={-186} size={36} face="text">
                held
              </Text>
            </G>
          ) : null}
          <G y={34} sy={named}>
            <Text x={-186} size={36}>
              Mrs. Petrov
            </Text>
          </G>
          <G x={160} scale={move(t, at.who + 2.9, 0.4, settle)}>
            <Tick size={24} weight={12} />
          </G>
        </G>
      );
    const free =
      t < at.hold ? (
        <path
          d={box(410, 1.5 * hour - 8, 12, 88, y(13.5) + 4)}
          fill={move(t, at.look + 3.3, 0.2) > 0 ? fresh : white}
          strokeWidth={6}
          strokeDasharray="12 14"
        />
      ) : null;
    return (
      <Held t={t} from={at.ask} to={at.closing} sleeve={clay}>
        <G y={-away * 196}>
          <Listening t={t} from={at.ask + 0.2} to={at.look - 0.3} />
          <Talk
            from="owner"
            text="Can I fit in a site visit on Thursday?"
            y={128}
            t={t}
            at={at.ask + 0.45}
          />
          <G x={24} y={326 + (1 - up) * 800}>
            <Thursday>{t < at.look + 3.2 ? null : free}</Thursday>
            {block}
          </G>
          {t > at.look && t < at.hold + 0.6 ? (
            <Glass x={gx} y={gy + 326}>
              <G x={24} y={326}>
                <Thursday>{free}</Thursday>
              </G>
            </Glass>
          ) : null}
        </G>
        <Talk from="assistant" text="Held. Who is it for?" y={722} t={t} at={at.who + 0.2} />
        <Talk
          from="owner"
          text="Mrs. Petrov."
          y={836}
          span={446}
          t={t}
          at={at.who + 1.7}
          fill={skyDeep}
        />
        <Bar w={screen.w} clock="7:12" t={t} />
      </Held>
    );
  },
});
