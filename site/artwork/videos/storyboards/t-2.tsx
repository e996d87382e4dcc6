import { colour, scrawl } from '../../shared/line.tsx';
import {
  Badge,
  box,
  clayDeep,
  Clock,
  fresh,
  ink,
  Line,
  Piece,
  sky,
  white,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
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
import { Done, Pencil } from '../parts/paper.tsx';
import { people } from '../parts/person.tsx';
import { G } from '../parts/stage.tsx';
import { story } from '../parts/story.tsx';
import { Text } from '../parts/text.tsx';
import { heart, tasks, place, Bag } from './props/t-2.tsx';

export const t2 = story({
  id: 't-2',
  title: '18 hours a week, back',
  person: people.founder,
  name: 'Denise Okoro',
  role: 'Non-profit founder',
  seen: 'Denise, hand on heart.',
  lines: {
    counted: { lasts: 1.8, words: 'We *counted.*', tells: 'She opens her eyes: they counted.' },
    tasks: {
      lasts: 4,
      words: 'Donor letters, volunteer shifts, thank-you notes:',
      tells: 'Beside her fall a letter, a calendar of shifts and a thank-you note.',
    },
    hours: {
      lasts: 3.2,
      words: '*18 hours per week,* most of them mine.',
      tells: 'A clock runs up to 18 hours per week. Her brows rise.',
    },
    draft: {
      lasts: 3.8,
      words: 'The assistant does the *first draft* of all of it now.',
      tells: 'The assistant drafts all three of them: tick, tick, tick.',
    },
    sign: {
      lasts: 2.6,
      words: 'I *check* it, I *sign* it,',
      tells: 'A letter is checked, and a pencil signs it.',
    },
    groceries: {
      lasts: 3.2,
      words: 'and I go *hand out groceries.*',
      tells: 'Full bags of groceries stand before her. She beams.',
    },
  },
  closing: {
    figure: '18 hours',
    under: 'a week, back',
    tells: 'The sign reads: 18 hours a week, back. Denise Okoro.',
    lasts: 4,
  },
  acts: (t, at) => {
    const pats = [at.counted + 0.3, at.hours + 1.9, at.sign + 0.2, at.closing + 0.9].reduce(
      (sum, from) => sum + pulse(t, from, 0.5) + pulse(t, from + 0.5, 0.45) * 0.7,
      0,
    );
    const open = keys(t, [
      [at.tasks, 0],
      [at.tasks + 0.5, 1, settle],
      [at.hours - 0.2, 1],
      [at.hours + 0.3, 0],
      [at.groceries + 0.2, 0],
      [at.groceries + 0.7, 1.5, settle],
      [at.closing - 0.1, 1.5],
      [at.closing + 0.4, 0],
    ]);
    const tired = move(t, at.hours + 0.3, 0.6) - move(t, at.draft + 0.2, 0.5, settle);
    return {
      mirth: keys(t, [
        [at.counted - 0.35, 0],
        [at.counted - 0.1, 1, linear],
        [at.draft + 2.7, 1],
        [at.draft + 2.95, 0, linear],
        [at.sign + 0.1, 0],
        [at.sign + 0.35, 1, linear],
        [at.groceries + 0.5, 1],
        [at.groceries + 0.75, 0, linear],
      ]),
      arm: open + pats * (open > 0.5 ? 0.3 : -0.5),
      look: keys(t, [
        [at.tasks + 0.2, 0],
        [at.tasks + 0.6, 0.8],
        [at.tasks + 3.6, 0.8],
        [at.hours + 0.2, 0.6],
        [at.hours + 2.2, 0.6],
        [at.hours + 2.6, 0],
        [at.draft + 0.4, 0],
        [at.draft + 0.8, 0.8],
        [at.sign + 2, 0.8],
        [at.sign + 2.5, 0],
      ]),
      tilt: tired * 4 - pulse(t, at.groceries + 0.6, 1.4) * 5 - pulse(t, at.draft + 2.8, 0.9) * 4,
      worry: tired * 9,
      brows: tired * 3 + pulse(t, at.tasks + 0.2, 0.7) * 8,
      shrug:
        tired * -12 + pulse(t, at.groceries + 0.4, 0.6) * 18 + pulse(t, at.closing + 0.6, 0.5) * 16,
      lids: tired * 0.25,
      glum: Math.min(1, tired) * 0.9,
    };
  },
  before: (t, at) => {
    const clock = move(t, at.hours + 0.1, 0.45, settle) - move(t, at.draft - 0.05, 0.35, wind);
    const hours = Math.round(18 * move(t, at.hours + 0.5, 1.5, carry));
    const helper = move(t, at.draft + 0.25, 0.45, settle) - move(t, at.sign - 0.2, 0.3, gather);
    const paper = move(t, at.sign + 0.05, 0.5, settle) - move(t, at.groceries, 0.4, wind);
    const written = move(t, at.sign + 1.25, 0.8, linear);
    return (
      <>
        {tasks.map((task, i) => {
          const { x, y, turn } = place(i);
          const down = move(t, at.tasks + 0.5 + i * 0.75, 0.55, drop);
          const aside =
            move(t, at.hours - 0.2 + i * 0.06, 0.4, wind) -
            move(t, at.draft + 0.35 + i * 0.1, 0.5, arrive);
          const off = move(t, at.sign - 0.25 + i * 0.06, 0.4, wind);
          const hop = pulse(t, at.draft + 1.25 + i * 0.6, 0.3);
          if (down <= 0 || aside >= 1 || off >= 1) return null;
          return (
            <G
              key={i}
              x={x + (aside + off) * 260}
              y={y - (1 - down) * 620 - hop * 16 + (helper > 0 ? helper * 82 : 0)}
              turn={turn + (1 - down) * 16}
            >
              {task}
              <Done x={52} y={38} r={30} t={t} at={at.draft + 1.15 + i * 0.6} />
            </G>
          );
        })}
        {helper <= 0 ? null : (
          <G x={628} y={116} scale={helper}>
            <Badge r={62} fill={white} lift={8}>
              <Assistant r={40} blink={pulse(t, at.draft + 1.5, 0.2)} smile={1} />
            </Badge>
          </G>
        )}
        {clock <= 0 ? null : (
          <G
            x={606 + (1 - clock) * 260}
            y={272}
            turn={shake(t, at.hours + 2, 0.7, 4) * 7}
            scale={1 + pulse(t, at.hours + 2, 0.3) * 0.12}
          >
            <Clock r={100} x={0} y={0}>
              <G turn={hours * 60}>
                <Line d="M0-64v-14" weight={14} tone={clayDeep} />
              </G>
              <Text y={30} anchor="middle" size={84} face="display">
                {String(hours)}
              </Text>
            </Clock>
          </G>
        )}
        {paper <= 0 ? null : (
          <G x={608 + (1 - paper) * 280} y={300} turn={5}>
            <Piece d={box(180, 240, 14)} lift={10} />
            <path
              d={
                scrawl(-62, -82, 70, 3, 4) +
                scrawl(-62, -46, 120, 4, 4) +
                scrawl(-62, -12, 112, 5, 4)
              }
              fill="none"
              stroke={colour.steel}
              strokeWidth={6}
            />
            <Done x={58} y={-92} r={34} t={t} at={at.sign + 0.65} />
            {written <= 0 ? null : (
              <path
                d="M-58 74c22-52 34-40 26-4s18-40 32-30-10 40 8 28 18-30 28-22-2 24 20 14"
                fill="none"
                strokeWidth={8}
                pathLength={1}
                strokeDasharray="1 2"
                strokeDashoffset={between(1, 0, written)}
              />
            )}
            {written <= 0 || paper < 1 ? null : (
              <G x={-58 + written * 120} y={72 - Math.abs(Math.sin(written * 14)) * 22}>
                <Pencil x={20} y={-114} turn={100} />
              </G>
            )}
          </G>
        )}
        {[0, 1].map((i) => {
          const up =
            move(t, at.groceries + 0.15 + i * 0.25, 0.6, arrive) -
            move(t, at.closing - 0.1, 0.4, gather);
          return up <= 0 ? null : (
            <Bag
              key={i}
              x={i === 0 ? 128 : 596}
              y={920 + (1 - up) * 560}
              turn={(i === 0 ? -4 : 5) + sway(t, 2.4, i / 3) * 0.8}
              swap={i === 1}
            />
          );
        })}
        {[0, 1, 2].map((i) => {
          const p = move(t, at.groceries + 1 + i * 0.3, 1.6, linear);
          return p <= 0 || p >= 1 ? null : (
            <G
              key={i}
              x={580 + i * 46 + Math.sin(p * 7 + i) * 12}
              y={470 - p * 300}
              scale={(1.2 + i * 0.2) * Math.min(1, p * 6, (1 - p) * 6)}
            >
              <path d={heart} fill={i === 1 ? sky : fresh} strokeWidth={5} stroke={ink} />
            </G>
          );
        })}
      </>
    );
  },
  zoom: (t, at) =>
    1 +
    keys(t, [
      [at.closing, 0],
      [at.closing + 0.8, -0.05],
    ]),
});
