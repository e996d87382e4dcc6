import type { ReactElement } from 'react';
import { box, clayDeep, fresh, ink, mist, sky, white } from '../../shared/parts.tsx';
import { arrive, between, carry, drop, move, settle, shake } from '../engine/motion.ts';
import { demo, Held } from '../parts/demo.tsx';
import { Bar, screen } from '../parts/device.tsx';
import { Done, Note } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

/** A day of a tear-off calendar round its middle. */
function Day({ name }: { name: string }): ReactElement {
  return (
    <>
      <path d={box(164, 176, 14)} />
      <path d="M-82-38V-74a14 14 0 0 1 14-14H68a14 14 0 0 1 14 14v36z" fill={clayDeep} />
      <Text y={-52} size={34} anchor="middle">Day</Text>
      <Text y={58} size={92} face="display" anchor="middle">{name}</Text>
    </>
  );
}

/** When each day is torn off. */
function Days({ t, first, second }: { t: number; first: number; second: number }): ReactElement {
  const torn = [0, 1, 2, 3, 4].map((i) => first + i * 0.34).concat([second, second + 0.4]);
  const day = torn.filter((when) => t >= when).length;
  const falling = torn.map((when, i) => ({ i, p: (t - when) / 0.6 })).filter(({ p }) => p >= 0 && p < 1);
  return (
    <>
      <path d={box(164, 176, 14)} fill={ink} transform="translate(0 10)" />
      <Day name={String(day)} />
      {falling.map(({ i, p }) => (
        <G key={i} x={-p * 60 * (i % 2 === 0 ? 1 : -0.4)} y={p ** 2 * 900} turn={p * (i % 2 === 0 ? -40 : 30)}>
          <Day name={String(i)} />
        </G>
      ))}
    </>
  );
}

export const ia1 = demo({
  id: 'ia-1',
  title: 'Sends automatic follow-ups to customers.',
  brief: 'Automatic follow-ups',
  heading: ['Sends automatic', 'follow-ups to', 'customers.'],
  ground: 'sky',
  cut: 'M640-369V769H560C500 640 400 500 330 400C250 300 260 90 390 0 420-120 500-280 560-369z',
  leave: 'left',
  beats: {
    quote: { lasts: 3.4, tells: 'A deck quote for $6,840 goes out to Pete Novak.' },
    wait: { lasts: 3, tells: 'Five days are torn off the calendar. No reply.' },
    first: { lasts: 3.8, tells: 'The assistant writes by itself: “Any questions about the deck?”' },
    second: { lasts: 3.8, tells: 'Two days later it asks once more: “Shall I hold your spot in May?”' },
    yes: { lasts: 4.4, tells: 'Pete answers: “Can you come Saturday?” The visit goes on the calendar.' },
  },
  closing: {
    figure: '$6,840',
    under: 'deck job won',
    words: 'Two follow-ups. You wrote none.',
    tells: 'A deck job of $6,840 won. Two follow-ups, none typed.',
    seal: { pieces: [0, 1, 2], at: [144, 194], scale: 0.72 },
  },
  play: (t, at) => {
    const come = move(t, at.quote + 0.3, 0.8, arrive);
    const dull = t > at.wait && t < at.yes + 1;
    const scroll = move(t, at.yes - 0.2, 0.6, carry) * 214;
    const visit = move(t, at.yes + 2.1, 0.6, drop);
    return (
      <Held t={t} from={at.quote} to={at.closing} sleeve={clayDeep}>
        <G x={24} y={130 + (1 - come) * 900} turn={(1 - come) * -8}>
          <Note w={326} h={196} fill={dull ? mist : white}>
            <Text x={26} y={56} size={40}>Deck quote</Text>
            <Text x={26} y={122} size={66} face="display">$6,840</Text>
            <Text x={26} y={170} size={34} face="text">Pete Novak</Text>
          </Note>
        </G>
        <G x={458} y={222 + (1 - move(t, at.quote + 0.8, 0.6, settle)) * -420}>
          <Days t={t} first={at.wait + 0.3} second={at.second + 0.1} />
        </G>
        {t > at.wait + 1.4 && t < at.first + 0.2 ? <G x={282} y={470} scale={move(t, at.wait + 1.4, 0.4, settle)} turn={-3}><Text size={76} face="display" anchor="middle">No reply</Text></G> : null}
        <clipPath id="thread"><path d="M0 346H564V1110H0z" /></clipPath>
        <G clip="thread">
          <G y={-scroll}>
            <Talk from="assistant" text="Any questions about the deck?" size={44} width={480} y={372} t={t} at={at.first + 0.3} fill={fresh} />
            <Talk from="assistant" text="Shall I hold your spot in May?" size={44} width={480} y={566} t={t} at={at.second + 1} fill={fresh} />
            <Talk from="owner" text="Can you come Saturday?" size={44} width={480} y={742} t={t} at={at.yes + 0.4} fill={sky} />
          </G>
        </G>
        {visit <= 0 ? null : (
          <G x={24} y={between(-300, 722, visit)} turn={shake(t, at.yes + 2.5, 0.4, 1) * 1.5}>
            <Note w={516} h={140} fill={white} lift={10}>
              <path d="M0 140V18A18 18 0 0 1 18 0H150V140z" fill={clayDeep} />
              <Text x={76} y={88} size={50} face="display" anchor="middle">Sat</Text>
              <Text x={176} y={62} size={42}>Pete Novak</Text>
              <Text x={176} y={112} size={40} face="text">10:00, deck</Text>
            </Note>
            <Done x={468} y={70} r={44} t={t} at={at.yes + 2.9} />
          </G>
        )}
        <Bar w={screen.w} clock="8:00" t={t} />
      </Held>
    );
  },
});
