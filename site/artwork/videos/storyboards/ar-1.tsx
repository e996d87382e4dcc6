import { palette } from '../../../styles/palette.ts';
import { colour } from '../../shared/line.tsx';
import {
  Badge,
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  Line,
  mist,
  Piece,
  Receiver,
  skyDeep,
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
  shake,
  slide,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Bar, Phone, screen, Wave } from '../parts/device.tsx';
import { Done } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const booked = ['Dana Wills', '14 Elm Court', 'Water in basement'] as const;

export const ar1 = demo({
  id: 'ar-1',
  title: 'Answers every call — books jobs instantly.',
  brief: 'Answers every call',
  heading: ['Answers every', 'call — books jobs', 'instantly.'],
  ground: 'straw',
  cut: disc(200, 196, 208),
  leave: 'down',
  beats: {
    night: {
      lasts: 3.8,
      tells: 'Night falls. At 9:40 the phone on the nightstand rings. Nobody is up.',
    },
    answer: { lasts: 3.4, tells: 'A headset drops onto the phone. “My basement is filling up!”' },
    calm: { lasts: 4.4, tells: '“Turn the red valve to the right.” – “It stopped. Thank you!”' },
    book: {
      lasts: 4,
      tells: 'A ticket is printed: Dana Wills, 14 Elm Court, tomorrow at 7:00. Booked.',
    },
    morning: { lasts: 2.8, tells: 'The sun comes up. The owner finds the job on the phone.' },
  },
  closing: {
    figure: '2 rings',
    under: 'and it was answered',
    words: 'You slept. The job is yours.',
    tells: 'Two rings and it was answered. You slept; the job is yours.',
    seal: { pieces: [8], at: [490, 178], scale: 0.75 },
  },
  marks: (t, at) => (t > at.night + 0.25 && t < at.morning + 0.35 ? white : ink),
  backdrop: (t, at) => {
    const r = keys(t, [
      [at.night - 0.3, 0],
      [at.night + 0.6, 1500, carry],
      [at.morning, 1500],
      [at.morning + 0.8, 0, carry],
    ]);
    const moon = keys(t, [
      [at.night + 0.2, -300],
      [at.night + 1, 0, arrive],
      [at.morning, 0],
      [at.morning + 0.6, -300, gather],
    ]);
    const sun = keys(t, [
      [at.morning + 0.2, 600],
      [at.morning + 1.3, 0, arrive],
      [at.closing, 0],
      [at.closing + 0.4, 600, gather],
    ]);
    return (
      <>
        {r <= 0 ? null : <path d={disc(r, 360, -100)} fill={ink} />}
        {moon <= -300 ? null : (
          <G x={84} y={206 + moon} scale={0.8}>
            <path d="M-10-64a66 66 0 1 0 66 92 54 54 0 0 1-66-92z" fill={fresh} />
            <path
              d={
                disc(6, 700, -20) +
                disc(5, 740, 190) +
                disc(5, -60, 260) +
                disc(6, 560, -90) +
                disc(5, 250, -110)
              }
              fill={white}
            />
          </G>
        )}
        {sun >= 600 ? null : (
          <G x={92} y={200 + sun}>
            <path d={disc(66)} fill={fresh} stroke={ink} strokeWidth={8} />
          </G>
        )}
      </>
    );
  },
  play: (t, at) => {
    const up = keys(t, [
      [at.night - 0.4, 1250],
      [at.night + 0.35, 0, arrive],
      [at.closing - 0.05, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (up >= 1250 || t > at.closing + 0.45) return null;
    const ring = t < at.answer ? shake(t % 1.5, 0.35, 0.8, 7) * (t > at.night + 0.9 ? 1 : 0) : 0;
    const put = move(t, at.answer + 0.1, 0.6, drop);
    const talk = move(t, at.calm - 0.2, 0.6, carry);
    const away = move(t, at.book - 0.3, 0.5, gather);
    const ticket = move(t, at.book + 0.1, 1, linear);
    const dawn = t > at.morning + 0.4;
    const lit = t > at.answer - 0.1 || ring !== 0;
    return (
      <>
        <G y={up * 0.3}>
          <path d="M-20 1150H740V1300H-20z" fill={colour.timber} />
          <Line d="M-20 1176H740" weight={6} />
        </G>
        <G x={360 + ring * 9} y={692 + up} turn={ring * 2}>
          {put > 0 ? (
            <G y={(put - 1) * 700}>
              <Line
                d="M-286-120C-300-780 300-780 286-120"
                weight={54}
                tone={dawn || t < at.night ? ink : white}
              />
              <Line d="M-286-120C-300-780 300-780 286-120" weight={38} tone={clayDeep} />
            </G>
          ) : null}
          {t > at.night && t < at.morning + 0.4 ? (
            <path
              d={box(538, 1022, 58)}
              fill={lit ? white : mist}
              stroke="none"
              transform="translate(0 7)"
            />
          ) : null}
          <G x={0} y={0} scale={0.86}>
            <Phone x={0} y={0} paper={t < at.answer ? skyDeep : palette.paper}>
              <G y={55}>
                {t < at.answer + 0.15 ? (
                  <>
                    <Text x={282} y={270} size={150} face="display" anchor="middle">
                      9:40
                    </Text>
                    <Text x={282} y={340} size={46} anchor="middle">
                      at night
                    </Text>
                    <G x={282} y={560} scale={1 + Math.abs(ring) * 0.12}>
                      <Badge r={110} fill={fresh} lift={14}>
                        <G scale={2.6}>
                          <Receiver turn={-135} />
                        </G>
                      </Badge>
                    </G>
                    <Text x={282} y={780} size={50} anchor="middle">
                      Dana Wills
                    </Text>
                    <Text x={282} y={836} size={42} face="text" anchor="middle">
                      is calling
                    </Text>
                  </>
                ) : (
                  <G y={-talk * 30}>
                    <G y={away * 1300}>
                      <Talk
                        from="owner"
                        text="My basement is filling up!"
                        fill={clay}
                        size={46}
                        width={500}
                        y={100}
                        t={t}
                        at={at.answer + 0.65}
                      />
                      <Talk
                        from="assistant"
                        text="Turn the red valve to the right."
                        size={46}
                        width={500}
                        y={318}
                        t={t}
                        at={at.calm + 0.1}
                      />
                      <Talk
                        from="owner"
                        text="It stopped. Thank you!"
                        fill={clay}
                        size={46}
                        width={500}
                        y={536}
                        t={t}
                        at={at.calm + 2.2}
                      />
                      <Wave
                        x={282}
                        y={830}
                        w={420}
                        t={t}
                        loud={move(t, at.answer + 0.8, 0.3) - away}
                      />
                    </G>
                    {ticket <= 0 ? null : (
                      <G x={282} y={between(-560, 380, 0.5 * ticket + 0.5 * slide(ticket))}>
                        <Piece
                          d={
                            'M-220-310H220V290l-31.43 -24l-31.43 24l-31.43 -24l-31.43 24' +
                            'l-31.43 -24l-31.43 24l-31.43 -24l-31.43 24l-31.43 -24l-31.43 24' +
                            'l-31.43 -24l-31.43 24l-31.43 -24l-31.43 24z'
                          }
                          lift={12}
                        />
                        <Text y={-206} size={80} face="display" anchor="middle">
                          7:00
                        </Text>
                        <Text y={-150} size={42} face="text" anchor="middle">
                          tomorrow
                        </Text>
                        <Line d="M-180-116H180" weight={6} dash />
                        {booked.map((line, i) => (
                          <Text key={line} y={-52 + i * 58} size={44} anchor="middle">
                            {line}
                          </Text>
                        ))}
                        <Done x={0} y={176} r={58} t={t} at={at.book + 2} />
                      </G>
                    )}
                  </G>
                )}
              </G>
              <Bar w={screen.w} clock={dawn ? '6:15' : t < at.calm ? '9:40' : '9:42'} t={t} />
            </Phone>
          </G>
          {put > 0 ? (
            <G y={(put - 1) * 700}>
              <Piece d={box(76, 190, 34)} x={-272} y={-80} fill={clayDeep} lift={12} />
              <Piece d={box(76, 190, 34)} x={272} y={-80} fill={clayDeep} lift={12} />
            </G>
          ) : null}
        </G>
        {ring !== 0 ? (
          <Line d="M40 470q-22 60-22 120M680 470q22 60 22 120" tone={white} weight={12} />
        ) : null}
      </>
    );
  },
});
