import {
  box,
  clay,
  clayDeep,
  fresh,
  ink,
  Line,
  mist,
  Phone,
  Piece,
  Plane,
  sky,
  skyDeep,
  white,
  Worker,
} from '../../shared/parts.ts';
import { colour } from '../../shared/line.tsx';
import {
  arrive,
  between,
  carry,
  drop,
  gather,
  keys,
  move,
  pulse,
  shake,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Touch } from '../parts/hands.tsx';
import { Assistant, Wave } from '../parts/device.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';
import { shingles, Letter, Car, Boat, House } from './props/pa-1.tsx';

export const pa1 = demo({
  id: 'pa-1',
  title: 'Sending Emails',
  heading: ['Sending', 'Emails'],
  ground: 'sky',
  cut:
    'M640-369V250' +
    'c-30 14-72 2-84-30-38 22-92 4-98-44-44 0-68-44-48-80-22-32-8-76 22-96' +
    '-34-34-30-84 6-106-26-44-2-96 44-104 4-54 50-96 90-99z',
  grow: {
    3: <path d="M-22 128h84v700h-84z" fill={ink} transform="translate(206 256) rotate(-10)" />,
  },
  leave: 'down',
  beats: {
    ask: {
      lasts: 3.8,
      tells:
        'On a roof, gloves on: “Tell the Hendersons we start Monday at seven, and ask them to ' +
        'move both cars.”',
    },
    write: { lasts: 3.8, tells: 'The assistant writes: start at 7:00, please move both cars.' },
    send: {
      lasts: 3.8,
      tells: 'It reads the letter back. “Send it.” The letter folds into a paper plane.',
    },
    street: {
      lasts: 6.6,
      tells:
        'Ann Henderson reads it. One car leaves, then the other. Then a boat. “Cars moved. ' +
        'The boat too!”',
    },
  },
  closing: {
    figure: '0 gloves',
    under: 'taken off',
    words: 'Two cars moved. And a boat.',
    tells: 'No glove was taken off. Two cars moved, and a boat.',
    seal: { pieces: [2], at: [522, 130], scale: 1 },
  },
  play: (t, at) => {
    const scene = keys(t, [
      [at.ask - 0.5, 1100],
      [at.ask + 0.3, 0, arrive],
      [at.closing - 0.05, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (scene >= 1100) return null;
    const pan = move(t, at.street - 0.35, 0.9, carry);
    const talks = move(t, at.write - 0.1, 0.4, gather);
    const up = move(t, at.write, 0.6, arrive);
    const press = at.send + 2.3;
    const fold = move(t, press + 0.15, 0.4, gather);
    const fly = move(t, press + 0.5, 0.9, gather);
    const nods =
      pulse(t, at.ask + 1, 0.5) + pulse(t, at.ask + 2.2, 0.5) + pulse(t, at.send + 1.9, 0.5);
    const landing = move(t, at.street + 0.4, 0.9, carry);
    const leaves = (from: number): number => move(t, at.street + from, 1.3, gather);
    const boat = move(t, at.street + 4, 1.5, gather);
    return (
      <G y={scene}>
        {pan >= 1 ? null : (
          <G x={-pan * 800}>
            <Talk
              from="assistant"
              x={40}
              width={640}
              size={50}
              text="Tell the Hendersons we start Monday at seven, and ask them to move both cars."
              y={120 - talks * 600}
              t={t}
              at={at.ask + 0.3}
              fill={white}
            />
            <G x={210} y={760 + nods * 10} turn={-2 + nods * 3} scale={1.32}>
              <Worker />
            </G>
            <path d="M-20 980L740 800V1340H-20z" fill={clayDeep} />
            <clipPath id="slope">
              <path d="M-20 980L740 800V1340H-20z" />
            </clipPath>
            <G clip="slope">
              <G x={-20} y={980} turn={-13.3}>
                <Line d={shingles} weight={6} />
              </G>
            </G>
            <G x={470} y={770 - nods * 6} turn={8}>
              <Phone w={170} h={290} screen={t > at.write ? fresh : sky}>
                <Assistant y={-40} r={48} blink={t % 2.7 > 2.56 ? 1 : 0} />
              </Phone>
              <Wave
                x={0}
                y={62}
                w={120}
                t={t}
                loud={
                  move(t, at.ask + 0.4, 0.3) -
                  move(t, at.ask + 3.4, 0.3) +
                  move(t, at.send + 0.1, 0.2) -
                  move(t, at.send + 1.6, 0.2)
                }
              />
              {[0, 1, 2, 3].map((i) => (
                <path
                  key={i}
                  d={box(74, 48, 24)}
                  fill={mist}
                  transform={`translate(${-78 + (i === 3 ? 6 : 0)} ${-40 + i * 44})`}
                />
              ))}
              <path
                d="M70 60q-30-70-4-90 30 0 40 60l10 130-60 60H-40l-36-44 60-20q60 0 86-96z"
                fill={mist}
              />
              <path d="M-90 190L110 150 150 330-90 340z" fill={ink} />
            </G>
            {up <= 0 || t > press + 0.6 ? null : (
              <G
                x={370 + (1 - up) * 760}
                y={296}
                sx={1 - fold}
                sy={1 - fold * 0.6}
                turn={-fold * 30}
              >
                <Letter
                  t={t}
                  at={at.write}
                  readAt={at.send + 0.1}
                  sent={pulse(t, press - 0.1, 0.4)}
                />
              </G>
            )}
            <Touch x={220} y={442} t={t} at={press} />
            <Talk
              from="assistant"
              x={236}
              width={340}
              size={54}
              text="Send it."
              y={522}
              t={t < at.street ? t : 0}
              at={at.send + 1.8}
              fill={white}
            />
          </G>
        )}
        {fold > 0.6 && fly < 1 ? (
          <G
            x={between(370, 900, fly)}
            y={296 - Math.sin(fly * Math.PI) * 120}
            turn={-10 + fly * 16}
            scale={1.3}
          >
            <Plane />
          </G>
        ) : null}
        {pan <= 0 ? null : (
          <G x={(1 - pan) * 800}>
            <path d="M-20 900H740V1340H-20z" fill={colour.steel} />
            <path d="M-20 900H740V950H-20z" fill={mist} />
            <Line d="M40 1130h120M270 1130h120M500 1130h120" tone={white} weight={14} />
            <G x={360} y={884} scale={1.12}>
              <House t={t} at={at.street + 1.1} />
            </G>
            {landing >= 1 ? null : (
              <G
                x={between(-200, 440, landing)}
                y={between(300, 700, landing) - Math.sin(landing * Math.PI) * 140}
                turn={10 + landing * 30}
                scale={1.1 - landing * 0.5}
              >
                <Plane />
              </G>
            )}
            <G y={1056}>
              {boat >= 1 ? null : (
                <Boat
                  x={between(150, 1100, boat)}
                  bob={Math.round(shake(t, at.street + 3.6, 1.6, 5) * 8)}
                />
              )}
              <Line
                d={boat <= 0 || boat >= 1 ? 'M0 0' : `M${between(360, 1310, boat)}-42H1600`}
                weight={6}
              />
            </G>
            <G y={1036}>
              {leaves(2) >= 1 ? null : (
                <Car x={between(540, 1300, leaves(2))} fill={clay} roll={leaves(2) * 900} />
              )}
              {leaves(2.8) >= 1 ? null : (
                <Car x={between(210, 1100, leaves(2.8))} fill={skyDeep} roll={leaves(2.8) * 900} />
              )}
            </G>
            <Talk
              from="owner"
              x={40}
              span={620}
              width={560}
              size={50}
              text={t < at.street + 5 ? 'Cars moved.' : 'Cars moved.\nThe boat too!'}
              y={150}
              t={t}
              at={at.street + 3.9}
              fill={clay}
            />
            <G x={360} y={1036 - (1 - move(t, at.street + 5.4, 0.5, drop)) * 1300}>
              <Line d="M0 0V-80" weight={12} />
              <Piece d={box(400, 92, 16, -200, -160)} fill={fresh} lift={8} />
              <Text y={-100} anchor="middle" size={48} face="display">
                Monday 7:00
              </Text>
            </G>
          </G>
        )}
      </G>
    );
  },
});
