import { Plant } from '../../shared/gear.ts';
import { clayDeep, Clock, ink, Line, Phone, sky, white } from '../../shared/parts.ts';
import {
  arrive,
  drop,
  gather,
  keys,
  linear,
  move,
  pulse,
  settle,
  shake,
  sway,
  wind,
} from '../engine/motion.ts';
import { Assistant } from '../parts/device.tsx';
import { Mug } from '../parts/paper.tsx';
import { people } from '../parts/person.tsx';
import { G } from '../parts/stage.tsx';
import { story } from '../parts/story.tsx';
import { table, Table, Heap, Sawdust } from './props/t-1.tsx';

export const t1 = story({
  id: 't-1',
  title: 'Back on the tools by nine',
  person: people.carpenter,
  name: 'Walt Brannigan',
  role: 'Carpenter',
  seen: 'Walt, arms folded.',
  lines: {
    stairs: {
      lasts: 3.6,
      words: 'I build *stairs.* I don’t build *spreadsheets.*',
      tells: 'Walt, a carpenter, shakes his head: he builds stairs, not spreadsheets.',
    },
    quotes: {
      lasts: 2.8,
      words: '*Quotes and emails* used to keep me',
      tells: 'On a kitchen table papers pile up before him.',
    },
    noon: {
      lasts: 2.8,
      words: 'at the kitchen table until *noon.*',
      tells: 'The heaps grow. A clock runs on to noon.',
    },
    talk: {
      lasts: 3.2,
      words: 'Now I *talk* to the assistant on the drive in,',
      tells: 'The papers are swept away: he talks to the assistant on the drive in.',
    },
    sawdust: {
      lasts: 3,
      words: 'and by *nine* I’m making sawdust.',
      tells: 'The clock goes back to nine. His saw makes sawdust.',
    },
    wife: {
      lasts: 3.7,
      words: 'My wife likes it too. She got her *table* back.',
      tells: 'He winks: his wife got her table back, with a plant and a mug on it.',
    },
  },
  closing: {
    figure: '9:00',
    under: 'back on the tools',
    tells: 'The sign reads: 9:00, back on the tools. Walt Brannigan, carpenter.',
  },
  acts: (t, at) => {
    const no = shake(t, at.stairs + 1.15, 1.5, 3);
    const buried = move(t, at.quotes + 0.5, 1.2) - move(t, at.talk + 0.1, 0.4, settle);
    const sawing =
      t > at.sawdust + 0.4 && t < at.wife - 0.3
        ? (1 - Math.cos((t - at.sawdust - 0.4) * 2 * Math.PI * 1.6)) / 2
        : 0;
    const proud = move(t, at.closing + 0.5, 0.5, settle);
    return {
      look:
        no * 1.1 +
        buried * 0.5 +
        keys(t, [
          [at.talk + 0.5, 0],
          [at.talk + 0.9, -1],
          [at.talk + 2.6, -1],
          [at.talk + 3, 0],
        ]),
      tilt: no * -1.5 + buried * 3 - pulse(t, at.wife + 1.9, 1.3) * 5 - proud * 2,
      shrug:
        pulse(t, at.stairs + 1.2, 1.1) * 26 -
        buried * 14 +
        pulse(t, at.talk + 0.2, 0.6) * 14 +
        pulse(t, at.closing + 0.7, 0.5) * 16,
      lids: buried * 0.4,
      glum: Math.min(1, buried),
      worry: buried * 13,
      brows:
        buried * -3 + pulse(t, at.stairs + 1.2, 1.1) * 10 + pulse(t, at.sawdust + 0.3, 0.6) * 8,
      arm: sawing * 0.95 + pulse(t, at.closing + 0.9, 0.7) * 0.9,
      lean: sawing * 1.2 + pulse(t, at.talk + 0.3, 1) * -1.5,
      wink: pulse(t, at.wife + 2, 0.9),
      mirth: move(t, at.closing + 0.4, 0.3, linear),
    };
  },
  behind: (t, at) => {
    const there = move(t, at.noon + 0.1, 0.45, settle) - move(t, at.wife - 0.2, 0.35, wind);
    const hour = keys(t, [
      [at.noon + 0.5, 8],
      [at.noon + 2.1, 12],
      [at.sawdust + 0.1, 12],
      [at.sawdust + 1.1, 9, settle],
    ]);
    return there <= 0 ? null : (
      <g fill={white} stroke={ink} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        <G x={626} y={206 - (1 - there) * 380} turn={shake(t, at.noon + 2.1, 0.6, 4) * 8}>
          <Clock r={78} x={0} y={0}>
            <G turn={hour * 30}>
              <Line d="M0 0v-32" weight={13} />
            </G>
            <G turn={hour * 360}>
              <Line d="M0 0v-48" weight={8} />
            </G>
          </Clock>
        </G>
      </g>
    );
  },
  before: (t, at) => {
    const set = keys(t, [
      [at.quotes - 0.1, 620],
      [at.quotes + 0.45, 0, arrive],
      [at.talk + 0.3, 0],
      [at.talk + 0.75, 620, gather],
      [at.wife + 0.1, 620],
      [at.wife + 0.65, 0, arrive],
      [at.closing - 0.2, 0],
      [at.closing + 0.35, 620, gather],
    ]);
    const phone = move(t, at.talk + 0.5, 0.5, settle) - move(t, at.sawdust - 0.2, 0.35, gather);
    const flowers = move(t, at.wife + 1.5, 0.6, drop);
    return (
      <>
        {set >= 620 ? null : <Table y={table + set} />}
        <Heap x={110} t={t} from={at.quotes + 0.5} to={at.noon + 1} sheets={13} away={at.talk} />
        <Heap
          x={606}
          t={t}
          from={at.quotes + 0.8}
          to={at.noon + 1.4}
          sheets={17}
          away={at.talk - 0.1}
        />
        {phone <= 0 ? null : (
          <G
            x={112 - (1 - phone) * 300}
            y={706}
            turn={-8 + sway(Math.floor(t * 10) / 10, 0.7) * 1.2}
          >
            <Phone w={164} h={270} screen={sky}>
              <Assistant y={-30} r={50} blink={pulse(t, at.talk + 1.6, 0.2)} />
              <Line
                d={[-48, -24, 0, 24, 48]
                  .map((x, i) => {
                    const beat = Math.abs(Math.sin(Math.floor(t * 10) * 0.9 + i * 1.9));
                    const h = Math.round(4 + 20 * beat);
                    return `M${x} ${70 - h}V${70 + h}`;
                  })
                  .join('')}
                weight={10}
              />
            </Phone>
          </G>
        )}
        {t < at.sawdust || t > at.wife + 0.5 ? null : (
          <Sawdust t={t} from={at.sawdust + 0.5} to={at.wife - 0.5} />
        )}
        {flowers <= 0 || set >= 620 ? null : (
          <g transform={`translate(0 ${Math.round(set - (1 - flowers) * 620)})`}>
            <Plant x={104} y={table} scale={1.9} />
            <Mug x={610} y={table - 66} />
          </g>
        )}
        {[0, 1, 2].map((i) => {
          const p = move(t, at.wife + 2.1 + i * 0.28, 1.5, linear);
          return p <= 0 || p >= 1 ? null : (
            <G
              key={i}
              x={564 + i * 48 + Math.sin(p * 7 + i) * 12}
              y={400 - p * 270}
              scale={(1.2 + i * 0.2) * Math.min(1, p * 6, (1 - p) * 6)}
            >
              <path
                d="M0 22C-30 2-32-24-14-27-5-28 0-21 1-15 4-25 13-30 21-24 32-15 24 6 0 22z"
                fill={i === 1 ? white : clayDeep}
                strokeWidth={5}
              />
            </G>
          );
        })}
      </>
    );
  },
  zoom: (t, at) =>
    1 +
    keys(t, [
      [at.wife + 1.4, 0],
      [at.wife + 2.1, 0.06],
      [at.closing, 0.06],
      [at.closing + 0.8, -0.04],
    ]),
});
