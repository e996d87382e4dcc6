import { box, clayDeep, fresh, ink, Line, mist, Piece, sky, white } from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
  gather,
  keys,
  linear,
  move,
  pulse,
  settle,
  shake,
  wind,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Held, Touch } from '../parts/hands.tsx';
import { Bar, Listening, screen } from '../parts/device.tsx';
import { Done } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const offers = ['Monday 3:00', 'Tuesday 9:00', 'Wednesday 1:00'] as const;

export const pa12 = demo({
  id: 'pa-12',
  title: 'Canceling Events',
  heading: ['Canceling', 'Events'],
  ground: 'clay',
  cut: 'M0 769V320c200-30 440-30 640 0V769z',
  leave: 'down',
  beats: {
    ask: { lasts: 4, tells: 'High on a roof: “Cancel my two o’clock. I’m stuck on a roof.”' },
    cross: { lasts: 4.2, tells: 'The meeting is crossed out, crumpled, and dropped in the bin.' },
    offer: {
      lasts: 4.6,
      tells: 'The assistant tells Ana Silva why, and offers her three new times.',
    },
    book: { lasts: 3.6, tells: 'Ana takes Tuesday at nine. It is booked.' },
  },
  closing: {
    figure: '2 sentences',
    under: 'moved the meeting',
    words: 'Getting down is up to you.',
    tells: 'Two sentences moved the meeting. Getting down is up to you.',
    seal: { pieces: [3], at: [458, 270], scale: 0.9 },
  },
  backdrop: (t, at) => {
    const up = keys(t, [
      [at.ask - 0.5, 700],
      [at.ask + 0.1, 0, arrive],
      [at.closing, 0],
      [at.closing + 0.4, 700, gather],
    ]);
    return up >= 700 ? null : (
      <g stroke={ink} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        <G y={up}>
          <path d="M-20 470L360 250 740 470V1300H-20z" fill={clayDeep} />
          <Line
            d={
              'M-20 600l60-34M-20 730l60-34M-20 860l60-34M740 600l-60-34M740 730l-60-34M740 860' +
              'l-60-34M660 520v60M700 640v60M666 760v60M24 520v60M14 660v60'
            }
            weight={6}
          />
        </G>
      </g>
    );
  },
  play: (t, at) => {
    const shown = move(t, at.cross - 0.1, 0.6, arrive);
    const first = move(t, at.cross + 0.9, 0.35);
    const second = move(t, at.cross + 1.3, 0.35);
    const crumple = move(t, at.cross + 2, 0.5, carry);
    const toss = move(t, at.cross + 2.5, 0.75, linear);
    const gone = move(t, at.offer - 0.2, 0.5, gather);
    const scroll = move(t, at.offer - 0.2, 0.7, carry);
    const pick = move(t, at.book + 0.9, 0.4, settle);
    const press = pulse(t, at.book + 0.6, 0.4);
    const bin = keys(t, [
      [at.cross + 1.6, 500],
      [at.cross + 2.2, 0, settle],
      [at.offer - 0.2, 0],
      [at.offer + 0.3, 600, gather],
    ]);
    return (
      <Held t={t} from={at.ask} to={at.closing} sleeve={mist}>
        <Listening t={t} from={at.ask + 0.2} to={at.cross - 0.75} />
        {toss < 1 && t > at.cross - 0.1 ? (
          <G
            x={282 + toss * 40}
            y={
              between(1000, 500, shown) +
              between(0, 330, toss ** 2) -
              Math.sin(toss * Math.PI) * 150
            }
            scale={1 - crumple * 0.74}
            turn={crumple * 40 + toss * 200}
            sy={1 + crumple * 0.9}
          >
            <Piece
              d={
                crumple > 0.6
                  ? 'M-200-90L-60-120 90-96 220-70 190 40 214 96 40 122-120 92-226 60-190-30z'
                  : box(480, 200, 22)
              }
              fill={fresh}
              lift={10}
            />
            {crumple > 0.6 ? (
              <Line d="M-120-60L10-10M60-70L10-10-60 60M10-10L120 50" weight={14} />
            ) : (
              <>
                <Text x={-206} y={-8} size={72} face="display">
                  2:00
                </Text>
                <Text x={-206} y={58} size={42} face="text">
                  Ana Silva, estimate
                </Text>
                {first <= 0 ? null : (
                  <Line d={`M-210-76L${-210 + 420 * first} ${-76 + 152 * first}`} weight={18} />
                )}
                {second <= 0 ? null : (
                  <Line d={`M210-76L${210 - 420 * second} ${-76 + 152 * second}`} weight={18} />
                )}
              </>
            )}
          </G>
        ) : null}
        {bin >= 500 ? null : (
          <G x={322} y={862 + bin} turn={shake(t, at.cross + 3.2, 0.5, 2) * 6}>
            <Piece d="M-76-74h152l-14 150a10 10 0 0 1-10 8h-104a10 10 0 0 1-10-8z" fill={mist}>
              <Line d="M-32-36l6 86M32-36l-6 86M0-36v86" />
              <path d={box(184, 30, 12, -92, -90)} fill={mist} />
            </Piece>
          </G>
        )}
        <G y={-scroll * 260}>
          <Talk
            from="owner"
            text={'Cancel my two o’clock.\nI’m stuck on a roof.'}
            y={128}
            width={500}
            t={t}
            at={at.ask + 0.4}
          />
        </G>
        {gone <= 0 ? null : (
          <>
            <Talk
              from="assistant"
              text="Sorry, Ana: Ben is stuck on a roof. Which time suits you?"
              width={500}
              y={130}
              t={t}
              at={at.offer + 0.4}
            />
            {offers.map((offer, i) => {
              const come = move(t, at.offer + 1.9 + i * 0.5, 0.5, settle);
              const mine = i === 1;
              const off = mine ? 0 : move(t, at.book + 1.2, 0.5, wind);
              return come <= 0 ? null : (
                <G
                  key={offer}
                  x={282 + (1 - come) * 500 + off * (i === 0 ? -700 : 700)}
                  y={486 + i * 138}
                  scale={mine ? 1 - press * 0.06 + pick * 0.06 : 1}
                >
                  <Piece
                    d={box(452, 100, 24)}
                    fill={mine && pick > 0 ? fresh : sky}
                    lift={mine && press > 0.3 ? 2 : 10}
                  />
                  <Text y={15} size={44} anchor="middle">
                    {offer}
                  </Text>
                  {mine ? (
                    <Done x={206} y={-46} r={40} t={t} at={at.book + 1.5} fill={white} />
                  ) : null}
                </G>
              );
            })}
            <Touch x={282} y={624} t={t} at={at.book + 0.7} />
            <G x={282} y={800} scale={move(t, at.book + 1.8, 0.5, settle)}>
              <Text size={60} face="display" anchor="middle">
                Booked!
              </Text>
            </G>
          </>
        )}
        <Bar w={screen.w} clock={t < at.offer ? '1:20' : t < at.book ? '1:21' : '1:34'} t={t} />
      </Held>
    );
  },
});
