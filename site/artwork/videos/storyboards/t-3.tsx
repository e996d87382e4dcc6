import {
  Badge,
  box,
  clay,
  clayDeep,
  disc,
  Fill,
  fresh,
  ink,
  Line,
  mist,
  Phone,
  Piece,
  Receiver,
  sky,
  white,
} from '../../shared/parts.ts';
import {
  arrive,
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
import { Done } from '../parts/paper.tsx';
import { people } from '../parts/person.tsx';
import { G } from '../parts/stage.tsx';
import { story } from '../parts/story.tsx';
import { Text } from '../parts/text.tsx';
import { Night, Pipe } from './props/t-3.tsx';

const calls = 6;

export const t3 = story({
  id: 't-3',
  title: 'Stopped losing jobs overnight',
  person: people.plumber,
  name: 'Ray Castellan',
  role: 'Plumber',
  seen: 'Ray and his wrench.',
  lines: {
    pipe: {
      lasts: 2.9,
      words: 'A pipe doesn’t care *what time* it is.',
      tells: 'Night falls. Behind Ray, a plumber, a pipe drips.',
    },
    missed: {
      lasts: 3.2,
      words: 'I used to wake up to *six missed calls,*',
      tells: 'A phone buzzes: one missed call, then two, up to six.',
    },
    lost: {
      lasts: 3.5,
      words: 'and by then *five* of them had found another plumber.',
      tells: 'Six callers wait in a row. Five turn away, one after another.',
    },
    answered: {
      lasts: 3.4,
      words: 'Now the phone gets *answered,* the job gets *booked,*',
      tells: 'The assistant answers, and a job is ticked on a calendar.',
    },
    sleep: { lasts: 2.6, words: 'and I get to *sleep.*', tells: 'Ray shuts his eyes. Z, z, z.' },
    overnight: {
      lasts: 3.2,
      words: 'It stopped overnight. *Literally.*',
      tells: 'The sun is up. He grins and lifts his wrench.',
    },
  },
  closing: {
    figure: '0',
    under: 'jobs lost overnight',
    tells: 'The sign reads: 0 jobs lost overnight. Ray Castellan.',
    lasts: 4,
  },
  acts: (t, at) => {
    const alarmed = move(t, at.missed + 0.5, 0.4, settle) - move(t, at.answered + 0.2, 0.5);
    const asleep = move(t, at.sleep + 0.5, 0.6, carry) - move(t, at.overnight + 0.05, 0.2, linear);
    const buzz = shake(t, at.missed + 0.6, 1.6, 10);
    return {
      look: keys(t, [
        [at.pipe + 0.5, 0],
        [at.pipe + 0.9, 0.9],
        [at.pipe + 2.3, 0.9],
        [at.missed + 0.2, 0],
        [at.missed + 0.5, 0.9],
        [at.missed + 2.4, 0.9],
        [at.lost + 0.3, 0],
        [at.lost + 0.8, 0],
        [at.lost + 1.4, -0.6],
        [at.lost + 2.8, 0.9],
        [at.answered + 0.3, 0.9],
        [at.answered + 2.6, 0.9],
        [at.sleep, 0],
      ]),
      tilt: alarmed * -2 + asleep * 9 - pulse(t, at.overnight + 1.5, 1.2) * 4 + buzz * 0.6,
      nod: asleep * 20 - pulse(t, at.overnight, 0.5) * 14 + alarmed * -4,
      lean: asleep * -1.6,
      worry: alarmed * 12,
      brows: alarmed * 6 + asleep * -2 + pulse(t, at.overnight, 0.6) * 14,
      lids: asleep,
      glum: Math.max(0, Math.min(1, alarmed)),
      mouth: pulse(t, at.sleep + 1.3, 1.1) * 0.22,
      shrug:
        pulse(t, at.pipe + 1.1, 1) * 22 +
        asleep * -10 +
        pulse(t, at.overnight, 0.5) * 18 +
        pulse(t, at.closing + 0.6, 0.5) * 14,
      arm: keys(t, [
        [at.pipe + 0.8, 0],
        [at.pipe + 1.2, 0.5, settle],
        [at.pipe + 2, 0.5],
        [at.pipe + 2.4, 0],
        [at.sleep + 0.3, 0],
        [at.sleep + 1, -0.5],
        [at.overnight, -0.5],
        [at.overnight + 0.4, 1.1, settle],
        [at.overnight + 1.4, 1.1],
        [at.overnight + 1.7, 0.3],
        [at.overnight + 1.95, 1, settle],
        [at.overnight + 2.6, 1],
        [at.closing, 0.001],
        [at.closing + 0.7, 0.001],
        [at.closing + 1, 1, settle],
        [at.closing + 1.5, 0.001],
      ]),
      wink: pulse(t, at.closing + 1.4, 0.8),
      mirth: move(t, at.overnight + 1.4, 0.3, linear) - move(t, at.closing + 1.2, 0.2, linear),
    };
  },
  behind: (t, at) => {
    const y = keys(t, [
      [at.pipe - 0.1, -1640],
      [at.pipe + 0.8, 0, arrive],
      [at.sleep + 2.2, 0],
      [at.overnight + 0.7, -1640, carry],
    ]);
    const sun = move(t, at.overnight + 0.3, 1, arrive);
    return (
      <>
        {y <= -1640 ? null : <Night y={y} t={t} />}
        {sun <= 0 ? null : (
          <g fill={fresh} stroke={ink} strokeWidth={8} strokeLinecap="round">
            <G x={628} y={160 + (1 - sun) * 760} turn={Math.floor(t * 10) * 0.6}>
              <path d={disc(58)} />
              <Line
                d={Array.from({ length: 10 }, (_, i) => {
                  const a = (i * Math.PI) / 5;
                  return (
                    `M${Math.round(Math.cos(a) * 78)} ` +
                    `${Math.round(Math.sin(a) * 78)}L${Math.round(Math.cos(a) * 98)} ` +
                    `${Math.round(Math.sin(a) * 98)}`
                  );
                }).join('')}
                weight={10}
              />
            </G>
          </g>
        )}
      </>
    );
  },
  before: (t, at) => {
    const phone = move(t, at.missed + 0.1, 0.5, settle) - move(t, at.sleep - 0.1, 0.4, gather);
    const count = Math.max(0, Math.min(calls, Math.floor((t - at.missed - 0.55) / 0.28) + 1));
    const ring = count > 0 && count < calls ? Math.sin(t * 60) : 0;
    const answered = t > at.answered + 0.5;
    const sheet = move(t, at.answered + 1.3, 0.6, drop) - move(t, at.sleep - 0.1, 0.4, wind);
    return (
      <>
        <Pipe t={t} from={at.pipe + 0.5} out={at.missed - 0.25} />
        {phone <= 0 ? null : (
          <G x={618 + ring * 3} y={600 + (1 - phone) * 760} turn={6 + ring * 2}>
            <Phone w={150} h={250} screen={answered ? fresh : white}>
              {answered ? (
                <Assistant y={-14} r={46} blink={pulse(t, at.answered + 1.6, 0.2)} />
              ) : (
                <G scale={1.5}>
                  <Receiver turn={135} />
                </G>
              )}
              {answered ? (
                <Line
                  d={[-40, -20, 0, 20, 40]
                    .map((x, i) => {
                      const h = Math.round(
                        3 + 15 * Math.abs(Math.sin(Math.floor(t * 10) * 0.9 + i * 1.9)),
                      );
                      return `M${x} ${74 - h}V${74 + h}`;
                    })
                    .join('')}
                  weight={9}
                />
              ) : null}
            </Phone>
            {count === 0 || answered ? null : (
              <G
                x={-66}
                y={-116}
                scale={1 + pulse(t, at.missed + 0.5 + (count - 1) * 0.28, 0.26) * 0.3}
              >
                <Badge r={46} fill={clayDeep} lift={6}>
                  <Text y={24} anchor="middle" size={66} face="display">
                    {String(count)}
                  </Text>
                </Badge>
              </G>
            )}
          </G>
        )}
        {Array.from({ length: calls }, (_, i) => {
          const pop =
            move(t, at.lost + 0.1 + i * 0.09, 0.4, settle) -
            (i === calls - 1 ? move(t, at.answered + 0.3, 0.3, gather) : 0);
          const off = i === calls - 1 ? 0 : move(t, at.lost + 1.1 + i * 0.3, 0.55, wind);
          if (pop <= 0 || off >= 1) return null;
          return (
            <G
              key={i}
              x={76 + i * 113.6 - off * 240}
              y={122 - Math.sin(off * Math.PI) * 30}
              scale={pop}
              turn={-off * 50}
            >
              <Badge r={39} fill={off > 0.05 ? mist : i % 2 === 0 ? white : sky} lift={7}>
                <Fill d={disc(5, -12, -6) + disc(5, 12, -6)} tone={ink} />
                <Line d={off > 0.05 ? 'M-14 18q14-14 28 0' : 'M-12 14h24'} weight={6} />
              </Badge>
            </G>
          );
        })}
        {sheet <= 0 ? null : (
          <G
            x={104 - (1 - sheet) * 20}
            y={200 - (1 - sheet) * 460}
            turn={-5 + shake(t, at.answered + 1.6, 0.8, 2) * 4}
          >
            <Piece d={box(168, 176, 16)} lift={10} />
            <path d="M-84-42v-30a16 16 0 0 1 16-16H68a16 16 0 0 1 16 16v30z" fill={clay} />
            <Text y={26} anchor="middle" size={40}>
              8:30
            </Text>
            <Done x={34} y={64} r={36} t={t} at={at.answered + 2} />
          </G>
        )}
        {[0, 1, 2].map((i) => {
          const p = move(t, at.sleep + 0.55 + i * 0.55, 1.9, linear);
          if (p <= 0 || p >= 1 || t > at.overnight + 0.1) return null;
          return (
            <G
              key={i}
              x={590 + p * 50 + Math.sin(p * 8) * 14}
              y={400 - p * 300}
              scale={(0.85 + i * 0.25) * Math.min(1, p * 5, (1 - p) * 5)}
              turn={sway(p, 1) * 10}
            >
              <Text anchor="middle" size={92} face="display">
                z
              </Text>
            </G>
          );
        })}
      </>
    );
  },
  zoom: (t, at) =>
    1 +
    keys(t, [
      [at.overnight + 1.2, 0],
      [at.overnight + 1.7, 0.1, settle],
      [at.closing, 0.1],
      [at.closing + 0.7, -0.04],
    ]),
});
