import {
  box,
  Card,
  clay,
  clayDeep,
  Clock,
  fresh,
  Line,
  Piece,
  Receiver,
  sky,
  skyDeep,
  white,
  Worker,
} from '../../shared/parts.ts';
import {
  arrive,
  carry,
  gather,
  keys,
  linear,
  move,
  pulse,
  settle,
  shake,
  slide,
  sway,
  wind,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Bench, Chip, Done } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';
import { Friday, Hook, hour, Reminder } from './props/pa-4.tsx';

/** How many have to be written; their heap is as high. */
const invoices = 12;

export const pa4 = demo({
  id: 'pa-4',
  title: 'Creating Time Blocks',
  heading: ['Creating', 'Time Blocks'],
  ground: 'straw',
  cut: 'M322-369H640V769H615z',
  grow: {
    0: (
      <>
        <path d="M366-10V10" fill="none" />
        <path d="M-40-44H680v36H-40z" fill={clayDeep} />
        <path
          d={
            'M-4-44l36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 ' +
            '36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36'
          }
          fill="none"
          strokeWidth={5}
        />
      </>
    ),
  },
  leave: 'down',
  beats: {
    ask: {
      lasts: 3.4,
      tells:
        'An electrician and twelve unwritten invoices: “Keep Friday afternoon free for these.”',
    },
    lower: {
      lasts: 4,
      tells: 'A crane lowers a yellow block into Friday: invoices, from 1:00 to 4:00.',
    },
    bump: {
      lasts: 4.6,
      tells:
        'A sales call wants 2:00. It bounces off the block and lands on his hard hat. “Good hat.”',
    },
    bell: { lasts: 2.4, tells: 'A bell rings: the reminder is set for 12:45.' },
    work: {
      lasts: 3.6,
      tells: 'The clock runs from 1:00 to 4:00. The heap shrinks from twelve invoices to none.',
    },
  },
  closing: {
    figure: '3 hours',
    under: 'kept free',
    words: '12 invoices done. Sunday night is for the couch.',
    lasts: 4.2,
    tells: 'Three hours kept free, twelve invoices done. Sunday night is for the couch.',
    seal: {
      pieces: [],
      at: [0, 10],
      scale: 1,
      draw: (
        <Card w={250} h={96} turn={-3} fill={fresh} lift={12}>
          <Line d="M-24 0h48M0-24v48" weight={14} />
        </Card>
      ),
    },
  },
  play: (t, at) => {
    const scene = keys(t, [
      [at.ask - 0.5, 1200],
      [at.ask + 0.3, 0, arrive],
      [at.closing - 0.05, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (scene >= 1200) return null;
    const talk = move(t, at.lower - 0.2, 0.4, wind);
    const down = keys(t, [
      [at.lower, -900],
      [at.lower + 1.9, -46, carry],
      [at.lower + 2.2, -46],
      [at.lower + 2.6, 0, gather],
    ]);
    const hook = keys(t, [
      [at.lower, -900],
      [at.lower + 1.9, -46, carry],
      [at.lower + 2.2, -46],
      [at.lower + 2.6, 0, gather],
      [at.lower + 3, 0],
      [at.lower + 3.9, -1100, gather],
    ]);
    const swing =
      t < at.lower + 2.4
        ? sway(t - at.lower, 1.6) * 5 * (1 - move(t, at.lower + 0.2, 2.1, linear))
        : 0;
    const hit = at.bump + 1.6;
    const knock = shake(t, hit, 0.5, 2);
    const bonk = hit + 0.85;
    const call = {
      x: keys(t, [
        [at.bump + 0.1, 1000],
        [at.bump + 0.7, 600, arrive],
        [hit - 0.3, 600],
        [hit, 566, gather],
        [bonk, 190, linear],
        [bonk + 0.9, -260, linear],
      ]),
      y: keys(t, [
        [hit - 0.6, 470],
        [hit - 0.25, 420, slide],
        [hit, 520, gather],
        [hit + 0.3, 380, slide],
        [bonk, 792, gather],
        [bonk + 0.25, 700, slide],
        [bonk + 0.9, 1400, gather],
      ]),
      turn: keys(t, [
        [hit - 0.6, -4],
        [hit, 3],
        [bonk, -70, linear],
        [bonk + 0.9, -200, linear],
      ]),
    };
    const dazed = shake(t, bonk, 0.9, 4);
    const written = Math.min(invoices, Math.max(0, Math.floor((t - at.work - 0.3) / 0.21)));
    const hours = keys(t, [
      [at.work + 0.3, 1],
      [at.work + 2.9, 4, linear],
    ]);
    const clock = move(t, at.work - 0.05, 0.4, settle);
    const looksUp =
      move(t, at.lower + 0.3, 0.6, carry) -
      move(t, at.lower + 2.8, 0.6, carry) +
      move(t, at.bump + 0.4, 0.4, carry) -
      move(t, at.bell, 0.5, carry);
    return (
      <G y={scene}>
        <G x={178} y={318} scale={0.86}>
          <Friday />
          {t < at.lower - 0.1 ? null : (
            <>
              {hook > -1080 ? <Hook y={hook} turn={swing} /> : null}
              <G
                x={344 + knock * -10}
                y={130 + (3 * hour) / 2 + 118 + down}
                turn={swing * 0.8 - knock * 1.4}
                sy={1 - pulse(t, at.lower + 2.55, 0.25) * 0.04}
              >
                <Piece d={box(466, 3 * hour - 12, 24)} fill={fresh} lift={12} />
                <Text x={-196} y={-54} size={72} face="display">
                  Invoices
                </Text>
                <Text x={-196} y={8} size={46} face="text">
                  1:00 to 4:00
                </Text>
                <G x={-196} y={88} scale={move(t, at.lower + 3, 0.4, settle)}>
                  <Chip text="Busy" fill={white} size={44} />
                </G>
              </G>
            </>
          )}
        </G>
        <G
          x={160}
          y={960 + Math.round(pulse(t, bonk, 0.35) * 26)}
          turn={looksUp * -5 + dazed * 5}
          scale={1.2}
        >
          <Worker shirt={skyDeep} />
        </G>
        <Bench y={1166} />
        {Array.from({ length: invoices - written }, (_, i) => (
          <path
            key={i}
            d={box(210, 24, 5)}
            fill={i % 3 === 1 ? sky : white}
            strokeWidth={6}
            transform={`translate(${560 + ([0, 10, -8, 6][i % 4] ?? 0)} ${1152 - i * 20})`}
          />
        ))}
        {Array.from({ length: invoices }, (_, i) => {
          const p = (t - at.work - 0.51 - i * 0.21) / 0.6;
          return p <= 0 || p >= 1 ? null : (
            <G key={i} x={560 - p * 120} y={1152 - (invoices - i) * 20 - p * 900} turn={p * -30}>
              <path d={box(190, 130, 8)} />
              <Done x={50} y={30} r={30} t={p} at={0} />
            </G>
          );
        })}
        <G x={560} y={1230} scale={move(t, at.ask + 0.5, 0.4, settle)}>
          <Text anchor="middle" size={44} face="display">{`${invoices - written} to write`}</Text>
        </G>
        {t > at.bump && t < bonk + 1 ? (
          <G x={call.x} y={call.y} turn={call.turn}>
            <Piece d={box(270, 190, 22)} fill={clay} lift={10} />
            <Receiver x={-76} y={-30} />
            <Text x={-112} y={56} size={44}>
              Sales call
            </Text>
            <Text x={-20} y={-16} size={48} face="display">
              2:00?
            </Text>
          </G>
        ) : null}
        {knock !== 0 && t < hit + 0.25 ? (
          <Line d="M470 560l-40-36M450 600h-44M690 590l30-30" weight={10} />
        ) : null}
        {t > bonk && t < bonk + 0.35 ? (
          <Line d="M50 800l-36-40M110 770l-10-54M270 800l40-36" weight={10} />
        ) : null}
        <Talk
          from="assistant"
          x={40}
          width={620}
          size={50}
          text="Keep Friday afternoon free for these."
          y={620 + talk * 900}
          t={t < at.lower + 0.4 ? t : 0}
          at={at.ask + 0.3}
          fill={white}
        />
        <Talk
          from="assistant"
          x={60}
          width={600}
          size={48}
          text="Sorry, busy until 4:00."
          y={146}
          t={t < at.bell - 0.1 ? t : 0}
          at={hit + 0.1}
        />
        <Talk
          from="assistant"
          x={40}
          width={420}
          size={50}
          text="Good hat."
          y={680}
          t={t < at.bell + 0.2 ? t : 0}
          at={bonk + 1}
          fill={white}
        />
        {t < at.bell || clock >= 1 ? null : <Reminder t={t} at={at.bell} clock={clock} />}
        {clock <= 0 ? null : (
          <G x={360} y={190 - (1 - clock) * 420}>
            <Clock r={110} x={0} y={0}>
              <G turn={hours * 30}>
                <Line d="M0 0v-46" weight={16} />
              </G>
              <G turn={hours * 360}>
                <Line d="M0 0v-72" weight={10} />
              </G>
            </Clock>
          </G>
        )}
      </G>
    );
  },
});
