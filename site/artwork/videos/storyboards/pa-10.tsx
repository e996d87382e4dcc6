import type { ReactElement } from 'react';
import { colour } from '../../shared/line.tsx';
import {
  box,
  clay,
  clayDeep,
  Envelope,
  fresh,
  ink,
  mist,
  Piece,
  sky,
  Tag,
  white,
  Worker,
} from '../../shared/parts.ts';
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
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Bar, slate, Tablet } from '../parts/device.tsx';
import { Bench, Chip, Mug, Note, typed } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const tasks = ['Permit', 'Lumber', 'Crew'] as const;

/** A sandwich in two hands, its left end at the origin; a bite takes a quarter of it. */
function Sandwich({ bites }: { bites: number }): ReactElement {
  const left = bites * 46;
  const teeth = bites === 0 ? 'q-22 0-22 22v12q0 22 22 22' : 'q22 14 4 28q22 14-4 28';
  return (
    <>
      {bites >= 4 ? null : (
        <>
          <path
            d={`M${left} 20H196q14 0 14 14v8q0 14-14 14H${left}z`}
            fill={colour.timber}
            transform="translate(0 26)"
          />
          <path d={`M${left} 26q20 18 40 0t40 0 40 0 40 0H206V44H${left}z`} fill={fresh} />
          <path d={`M${left} 38H204V54H${left}z`} fill={clayDeep} />
          <path d={`M196-32H${left}${teeth}H196q24 0 24-28t-24-28z`} fill={colour.timber} />
        </>
      )}
      <path d={box(70, 96, 30, 168, -36)} />
      <path d="M176 0h44M176 26h44" strokeWidth={6} />
      <path d="M196 50L300 20 420 330H250z" fill={ink} />
    </>
  );
}

export const pa10 = demo({
  id: 'pa-10',
  title: 'CRM/Trello Update on Email Received + Label',
  brief: 'CRM/Trello update',
  heading: ['CRM/Trello Update', 'on Email Received', '+ Label'],
  ground: 'mist',
  cut: 'M0 250l640-150V769H0z',
  leave: 'right',
  opens: 2.6,
  beats: {
    mail: { lasts: 3.2, tells: 'Lunch. An email flies in from Nora Bell: “We accept your quote.”' },
    label: { lasts: 2.4, tells: 'A yellow label is tied on: Won. The builder takes a bite.' },
    crm: { lasts: 3.6, tells: 'In the CRM, Nora Bell turns from Quoted to Won. Another bite.' },
    carry: {
      lasts: 3.4,
      tells: 'On the board her card is lifted from Quoted and put down under Booked.',
    },
    fill: {
      lasts: 5,
      tells: 'The card gets its date, May 12, and a checklist. Last bite. “Did I miss anything?”',
    },
  },
  closing: {
    figure: '0 taps',
    under: 'from yes to booked',
    words: 'The sandwich took longer.',
    tells: 'No tap from yes to booked. The sandwich took longer.',
    seal: { pieces: [4], at: [464, 226], scale: 1.1 },
  },
  play: (t, at) => {
    const here = keys(t, [
      [at.mail - 0.5, 1250],
      [at.mail + 0.35, 0, arrive],
      [at.closing - 0.1, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (here >= 1250) return null;
    const come = move(t, at.mail + 0.4, 0.9, arrive);
    const open = move(t, at.mail + 1.3, 0.4, settle);
    const tied = move(t, at.label + 0.2, 0.5, settle);
    const crm = move(t, at.crm - 0.1, 0.6, arrive) - move(t, at.carry - 0.25, 0.5, gather);
    const won = move(t, at.crm + 2, 0.4, settle);
    const lift = keys(t, [
      [at.carry + 0.3, 0],
      [at.carry + 0.7, 1, settle],
      [at.carry + 1.9, 1],
      [at.carry + 2.25, 0, gather],
    ]);
    const over = move(t, at.carry + 0.8, 1.1, carry);
    const landed = at.carry + 2.2;
    const room = move(t, at.carry + 1.2, 0.6, settle);
    const tall = between(104, 286, move(t, at.fill + 0.1, 0.6, settle));
    const chews = [at.mail + 2.1, at.label + 1.1, at.crm + 1.1, at.fill + 2.2];
    const bites = chews.filter((when) => t >= when + 0.35).length;
    const toMouth = chews.reduce((sum, when) => sum + pulse(t, when, 0.8), 0);
    // He chews for a second after each bite.
    const chew = chews.reduce(
      (sum, when) =>
        sum + (t > when + 0.5 && t < when + 1.7 ? Math.abs(Math.sin((t - when) * 9)) : 0),
      0,
    );
    return (
      <>
        <G y={here}>
          <Tablet x={360} y={482} scale={0.88}>
            {['Quoted', 'Booked'].map((name, i) => (
              <Note
                key={name}
                x={20 + i * 292}
                y={326}
                w={280}
                h={466}
                fill={i === 0 ? white : sky}
                lift={0}
              >
                <Text x={24} y={52} size={42} face="display">
                  {name}
                </Text>
              </Note>
            ))}
            <Note x={36} y={522 - room * 120} w={248} h={100} fill={mist} lift={6}>
              <Text x={20} y={62} size={38}>
                Cho, fence
              </Text>
            </Note>
            <Note
              x={328}
              y={402 + room * 116 + (tall - 104) * 0.98}
              w={248}
              h={84}
              fill={mist}
              lift={6}
            >
              <Text x={20} y={54} size={38}>
                Diaz, stairs
              </Text>
            </Note>
            <G
              x={between(160, 452, over)}
              y={454 - lift * 40 - Math.sin(over * Math.PI) * 50}
              turn={lift * (-4 + over * 9)}
              sy={1 - pulse(t, landed, 0.25) * 0.06}
            >
              <Piece
                d={box(252, tall, 14, -126, -52)}
                fill={fresh}
                lift={8 + Math.round(lift * 16)}
              />
              <Text x={-106} y={12} size={40}>
                Bell, deck
              </Text>
              {t < at.fill + 0.4 ? null : (
                <>
                  <Text x={-106} y={62} size={35} face="text">
                    {typed('Starts May 12', move(t, at.fill + 0.5, 0.9, linear))}
                  </Text>
                  {tasks.map((task, i) => (
                    <G
                      key={task}
                      x={-106}
                      y={86 + i * 49}
                      scale={move(t, at.fill + 1.3 + i * 0.3, 0.3, settle)}
                    >
                      <path d={box(36, 36, 8, 0, 0)} strokeWidth={6} />
                      <Text x={54} y={31} size={38}>
                        {task}
                      </Text>
                    </G>
                  ))}
                </>
              )}
            </G>
            {crm <= 0 ? null : (
              <G x={306} y={566 + (1 - crm) * 640}>
                <Piece d={box(560, 400, 22)} lift={14} />
                <path d="M-280-112v-66a22 22 0 0 1 22-22h516a22 22 0 0 1 22 22v66z" fill={ink} />
                <Text x={-246} y={-140} size={44} face="display" tone={white}>
                  CRM
                </Text>
                <path d={box(330, 60, 30, -80, -188)} fill={white} />
                <Text x={-54} y={-146} size={38} face="text">
                  {typed('Nora Bell', move(t, at.crm + 0.4, 0.7, linear))}
                </Text>
                {t < at.crm + 1.2 ? null : (
                  <G y={(1 - move(t, at.crm + 1.2, 0.4, settle)) * 60}>
                    <Text x={-246} y={-34} size={60} face="display">
                      Nora Bell
                    </Text>
                    <Text x={-246} y={28} size={42} face="text">
                      14 Mill Lane, deck
                    </Text>
                    <G x={-246} y={118} sy={Math.max(0.05, Math.abs(Math.cos(won * Math.PI)))}>
                      <Chip
                        text={won < 0.5 ? 'Quoted' : 'Won'}
                        fill={won < 0.5 ? mist : fresh}
                        size={52}
                        lift={8}
                      />
                    </G>
                  </G>
                )}
              </G>
            )}
            {t < at.mail + 0.2 ? null : (
              <G
                x={between(900, 0, come)}
                y={Math.sin(come * Math.PI) * -60}
                turn={(1 - come) * 12}
              >
                <Note x={20} y={122} w={572} h={180}>
                  <Envelope
                    x={84}
                    y={80}
                    w={112}
                    flap={clay}
                    lift={0}
                    turn={shake(t, at.mail + 1.1, 0.4, 2) * 5}
                  />
                  <Text x={164} y={54} size={42}>
                    Nora Bell
                  </Text>
                  <G x={164} y={104} sy={open}>
                    <Text size={42} face="text">
                      We accept
                    </Text>
                    <Text y={48} size={42} face="text">
                      your quote.
                    </Text>
                  </G>
                </Note>
                {tied <= 0 ? null : (
                  <G
                    x={502}
                    y={between(-260, 176, tied)}
                    turn={-5 + (1 - tied) * 40 + shake(t, at.label + 0.5, 0.6, 2) * 6}
                  >
                    <Tag w={190} h={84} fill={fresh} lift={10} />
                    <Text x={20} y={16} size={50} face="display" anchor="middle">
                      Won
                    </Text>
                  </G>
                )}
              </G>
            )}
            <Bar w={slate.w} clock="0 taps" title="Jobs" t={t} />
          </Tablet>
        </G>
        <G y={here * 0.4}>
          <G x={196} y={1034 + Math.round(chew * 5)} scale={1.02} turn={toMouth * 2}>
            <Worker shirt={clay} />
          </G>
          <Bench y={1168} />
          <Mug x={640} y={1150} />
          <G x={320 - toMouth * 86} y={1100 - toMouth * 20} turn={toMouth * -6}>
            <Sandwich bites={bites} />
          </G>
        </G>
        <Talk
          from="assistant"
          x={300}
          width={420}
          size={44}
          text="Did I miss anything?"
          y={930}
          t={t < at.closing ? t : 0}
          at={at.fill + 3.3}
          fill={white}
        />
      </>
    );
  },
});
