import { widthOf } from '../../shared/lettering.ts';
import type { ReactElement } from 'react';
import {
  box,
  clay,
  clayDeep,
  fresh,
  mist,
  Piece,
  sand,
  sky,
  skyDeep,
  Tag,
  white,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
  gather,
  keys,
  move,
  pulse,
  settle,
  shake,
  slide,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Held, onVideo, Touch } from '../parts/hands.tsx';
import { Bar, screen } from '../parts/device.tsx';
import { Reach } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Text } from '../parts/text.tsx';

const mails = [
  { from: 'Jo Keller', words: 'New bath?', tag: 'New Lead', fill: skyDeep },
  { from: 'Bolt & Beam', words: 'Invoice 2208', tag: 'Invoice', fill: clayDeep },
  { from: 'City office', words: 'Permit is ready', tag: 'Permit', fill: mist },
  { from: 'Pine Lumber', words: 'New prices', tag: 'Supplier', fill: clay },
  { from: 'Toner 4 You', words: 'Only today!', tag: 'Junk', fill: sand },
  { from: 'Mrs. Ortega', words: 'My roof leaks!', tag: 'Urgent', fill: fresh },
] as const;
const step = 136;

/** A label that is tied on: its eye at the left. */
function Label({
  text,
  fill,
  t,
  at,
}: {
  text: string;
  fill: string;
  t: number;
  at: number;
}): ReactElement | null {
  const p = move(t, at, 0.45, settle);
  if (p <= 0) return null;
  const w = Math.round(widthOf(text, 34, undefined, 'strong')) + 82;
  return (
    <G x={504} y={between(-160, 58, p)} turn={-3 + (1 - p) * 30 + shake(t, at + 0.3, 0.5, 1.5) * 5}>
      <G x={-w / 2}>
        <Tag w={w} h={58} fill={fill} lift={6} />
        <Text x={22} y={12} size={34} anchor="middle">
          {text}
        </Text>
      </G>
    </G>
  );
}

export const pa9 = demo({
  id: 'pa-9',
  title: 'Email Labeler',
  heading: ['Email', 'Labeler'],
  ground: 'straw',
  cut: 'M-0-369H8L242 769H0z',
  leave: 'left',
  beats: {
    roll: { lasts: 3.4, tells: 'Before six, thirty new emails roll in. They all look the same.' },
    label: {
      lasts: 6.2,
      tells: 'Labels fly onto them: New Lead, Invoice, Permit, Supplier, Junk.',
    },
    urgent: { lasts: 5, tells: 'One says “My roof leaks!” It gets Urgent and hops to the top.' },
    open: { lasts: 3.2, tells: 'The owner wakes up and taps the yellow one first.' },
  },
  closing: {
    figure: '30 emails',
    under: 'labeled by six',
    words: 'You know where to start.',
    tells: 'Thirty emails labeled by six. You know where to start.',
    seal: { pieces: [5], at: [470, 180], scale: 1.1 },
  },
  play: (t, at) => {
    const hop = at.urgent + 1.6;
    const jump = move(t, hop, 0.9, carry);
    const pushed = move(t, hop + 0.2, 0.7, settle);
    const press = pulse(t, at.open + 1.1, 0.4);
    return (
      <>
        <Held t={t} from={at.roll} to={at.closing} sleeve={clay} taps={[at.open + 1.1]}>
          {mails
            .map(({ from, words, tag, fill }, i) => {
              const urgent = i === 5;
              const come = move(t, at.roll + 0.4 + i * 0.3, 0.6, arrive);
              const lifted = urgent ? Math.sin(jump * Math.PI) : 0;
              const y = urgent ? between(5, 0, jump) * step : (i + pushed) * step;
              return (
                <G
                  key={from}
                  x={16 + (1 - come) * -700 + lifted * 20}
                  y={124 + y}
                  turn={lifted * -3}
                  scale={1 + (urgent ? press * -0.03 + 0 * lifted : 0)}
                >
                  <Piece
                    d={box(532, 118, 18, 0, 0)}
                    fill={urgent && t > at.urgent + 0.9 ? fresh : white}
                    lift={6 + Math.round(lifted * 16)}
                  />
                  <Text x={28} y={50} size={36}>
                    {from}
                  </Text>
                  <Text x={28} y={94} size={36} face="text">
                    {words}
                  </Text>
                  <Label
                    text={tag}
                    fill={urgent ? white : fill}
                    t={t}
                    at={urgent ? at.urgent + 0.5 : at.label + 0.3 + i * 1.05}
                  />
                </G>
              );
            })
            .sort((a, b) => Number(a.key === 'Mrs. Ortega') - Number(b.key === 'Mrs. Ortega'))}
          {[150, 330, 250].map((x, i) => {
            const fallen = move(t, hop + 1.3 + i * 0.55, 0.9, gather);
            return fallen <= 0 || fallen >= 1 ? null : (
              <path
                key={x}
                d="M0-34C12-14 20-4 20 8a20 20 0 0 1-40 0C-20-4-12-14 0-34z"
                fill={sky}
                strokeWidth={6}
                transform={`translate(${x} ${Math.round(between(250, 1150, fallen))})`}
              />
            );
          })}
          <Touch x={250} y={184} t={t} at={at.open + 1.15} />
          <Bar
            w={screen.w}
            title="Inbox: 30"
            clock={t < at.urgent + 3 ? '5:48' : t < at.open ? '5:54' : '6:00'}
            t={t}
          />
        </Held>
        {t > at.open && t < at.closing + 0.3 ? (
          <Reach
            x={onVideo.x + 260}
            y={keys(t, [
              [at.open, 1400],
              [at.open + 0.9, onVideo.y + 220, slide],
              [at.open + 1.2, onVideo.y + 196],
              [at.open + 1.6, onVideo.y + 220],
              [at.open + 2.2, onVideo.y + 220],
              [at.open + 2.9, 1400, gather],
            ])}
            sleeve={clay}
            turn={-6}
          />
        ) : null}
      </>
    );
  },
});
