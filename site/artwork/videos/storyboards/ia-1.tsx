import { colour } from '../../shared/line.tsx';
import {
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  Line,
  mist,
  Phone,
  Piece,
  sky,
  skyDeep,
  white,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  drop,
  gather,
  keys,
  move,
  pulse,
  settle,
  shake,
  slide,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Assistant } from '../parts/device.tsx';
import { Done, Note } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';
import { Days, Pete } from './props/ia-1.tsx';

/** The upper edge of the deck. */
const deck = 1000;

export const ia1 = demo({
  id: 'ia-1',
  title: 'Sends automatic follow-ups to customers.',
  brief: 'Automatic follow-ups',
  heading: ['Sends automatic', 'follow-ups to', 'customers.'],
  ground: 'sky',
  cut: 'M640-369V769H560C500 640 400 500 330 400C250 300 260 90 390 0 420-120 500-280 560-369z',
  leave: 'left',
  beats: {
    quote: {
      lasts: 3,
      tells: 'Pete Novak sits on his old deck. The quote for a new one, $6,840, goes out to him.',
    },
    wait: { lasts: 2.8, tells: 'Five days are torn off the calendar. No reply.' },
    first: {
      lasts: 3.6,
      tells: 'The assistant writes on its own: “Any questions about the deck?” Pete thinks: later.',
    },
    second: {
      lasts: 3.8,
      tells: 'Two days later it asks once more: “Shall I hold your spot in May?” A board cracks.',
    },
    yes: {
      lasts: 5.2,
      tells: 'The old deck gives way. “Can you come Saturday?” The visit goes on the calendar.',
    },
  },
  closing: {
    figure: '2 follow-ups',
    under: 'none typed',
    words: 'Saturday at 10:00, Pete shows you the hole.',
    tells: 'Two follow-ups, none typed. On Saturday at ten, Pete shows you the hole.',
    seal: { pieces: [0, 1, 2], at: [144, 194], scale: 0.72 },
  },
  play: (t, at) => {
    const scene = keys(t, [
      [at.quote - 0.5, 1150],
      [at.quote + 0.3, 0, arrive],
      [at.closing - 0.05, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (scene >= 1150) return null;
    const come = move(t, at.quote + 0.5, 0.8, arrive);
    const crash = at.yes + 0.5;
    const fallen = move(t, crash, 0.4, drop);
    const crack =
      move(t, at.wait + 0.6, 0.4) * 0.3 +
      move(t, at.first + 2.4, 0.4) * 0.25 +
      move(t, at.second + 2.2, 0.8) * 0.45;
    const creak = shake(t, at.first + 2.4, 0.5, 3) + shake(t, at.second + 2.2, 0.9, 5);
    const looks = keys(t, [
      [at.first + 0.5, 0],
      [at.first + 0.8, 1],
      [at.first + 1.8, 1],
      [at.first + 2.1, 0],
      [at.second + 1.5, 0],
      [at.second + 1.8, 1],
      [at.second + 2.5, 1],
      [at.second + 2.8, 0],
      [at.yes + 1.6, 0],
      [at.yes + 1.9, 1],
    ]);
    const fright =
      t < crash - 0.1 ? move(t, at.second + 2.6, 0.2) * 0.4 : 1 - move(t, at.yes + 1.8, 0.2);
    const weeds = move(t, at.wait + 0.3, 2, slide);
    const said = (from: number, to: number): number => (t < from || t > to ? 0 : t);
    const rings = pulse(t, at.first + 0.35, 0.4) + pulse(t, at.second + 1.15, 0.4);
    const visit = move(t, at.yes + 3, 0.6, drop);
    return (
      <G y={scene}>
        <path d="M-20 470H740V1010H-20z" />
        <Line
          d="M-20 540H740M-20 610H740M-20 680H740M-20 750H740M-20 820H740M-20 890H740M-20 960H740"
          tone={mist}
          weight={6}
        />
        <path d="M-20 440H740V486H-20z" fill={clayDeep} />
        <path d="M566 640H706V1010H566z" fill={skyDeep} />
        <path d="M594 676H678V786H594z" fill={sky} />
        <path d={disc(9, 592, 850)} fill={ink} />
        <G
          x={300}
          y={770 + fallen * 112 + Math.round(creak * 5)}
          turn={fallen * -5 + creak * 1.2}
          scale={1.12}
        >
          <Pete look={looks} fright={fright} blink={fright < 0.1 && t % 2.9 > 2.76} />
          <G x={150} y={170 - looks * 16} turn={10 + rings * 8}>
            <Phone w={96} h={160} screen={rings > 0.1 || looks > 0.5 ? fresh : sky}>
              <Line d="M-22-24h44M-22 2h30" weight={8} />
            </Phone>
            {[0, 1, 2].map((i) => (
              <path key={i} d={box(46, 32, 16)} transform={`translate(-46 ${-4 + i * 30})`} />
            ))}
            <path d="M-70 24L40 40 30 150-120 190z" fill={clay} />
          </G>
          <path d={box(44, 210, 18, -172, 150)} fill={white} />
        </G>
        <path d={`M-20 ${deck}H740V1340H-20z`} fill={colour.steel} />
        <path d={`M-20 ${deck + 70}H740V1340H-20z`} fill={ink} />
        <path d="M40 1060H90V1340H40zM630 1060H680V1340H630z" fill={colour.timber} />
        <path d={`M-20 ${deck}H96V${deck + 76}H-20z`} fill={colour.timber} />
        <path d={`M556 ${deck}H740V${deck + 76}H556z`} fill={colour.timber} />
        <G x={96} y={deck} turn={fallen * 46}>
          <path
            d={fallen > 0 ? 'M0 0H230l-22 20 30 20-34 16 20 20H0z' : 'M0 0H232V76H0z'}
            fill={colour.timber}
          />
          <Line d="M40 26h120M30 52h80" tone={clay} weight={5} />
        </G>
        <G x={556} y={deck} turn={fallen * -40}>
          <path
            d={fallen > 0 ? 'M0 0H-226l18 22-28 18 32 18-22 18H0z' : 'M0 0H-232V76H0z'}
            fill={colour.timber}
          />
          <Line d="M-170 26h120M-120 52h80" tone={clay} weight={5} />
        </G>
        {fallen > 0 || crack <= 0 ? null : (
          <path
            d="M326 1000l-14 22 26 18-24 20 14 16"
            fill="none"
            strokeWidth={9}
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1 - crack}
          />
        )}
        {[18, 500, 700].map((x, i) => (
          <G
            key={x}
            x={x}
            y={deck}
            sy={weeds * (1 - i * 0.16) * (1 + (t > at.second + 0.5 ? 0.3 : 0))}
          >
            {weeds <= 0 ? null : (
              <path
                d="M0 0C-6-60-30-70-34-84 2-78 6-50 6-40 10-70 28-84 46-90 40-64 20-50 14 0z"
                fill={colour.timber}
                strokeWidth={6}
              />
            )}
          </G>
        ))}
        {fallen > 0 && t < crash + 1 ? (
          <G
            x={330}
            y={960}
            scale={move(t, crash, 0.4, settle)}
            opacity={1 - move(t, crash + 0.5, 0.5)}
          >
            <Line d="M-230-40l-60-40M-180-110l-40-70M220-60l66-44M170-130l36-66" weight={12} />
          </G>
        ) : null}
        {t > at.yes + 2.7 ? null : (
          <>
            <G x={36} y={118 + (1 - come) * 900} turn={(1 - come) * -8}>
              <Note w={430} h={196} fill={t > at.wait + 1.9 && t < at.yes ? mist : white} lift={10}>
                <Text x={30} y={58} size={42}>
                  Deck quote
                </Text>
                <Text x={30} y={128} size={74} face="display">
                  $6,840
                </Text>
                <Text x={30} y={176} size={38} face="text">
                  to Pete Novak
                </Text>
              </Note>
            </G>
            <G x={588} y={214 + (1 - move(t, at.quote + 1, 0.6, settle)) * -420}>
              <Days t={t} first={at.wait + 0.2} second={at.second + 0.1} />
            </G>
          </>
        )}
        {t > at.wait + 1.9 && t < at.first + 0.1 ? (
          <G x={360} y={400} scale={move(t, at.wait + 1.9, 0.4, settle)} turn={-3}>
            <Text size={80} face="display" anchor="middle">
              No reply
            </Text>
          </G>
        ) : null}
        {t < at.first || t > at.yes + 0.3 ? null : (
          <G x={96} y={410} scale={move(t, at.first, 0.4, settle)}>
            <Assistant r={56} fill={white} blink={t % 2.7 > 2.56 ? 1 : 0} />
          </G>
        )}
        <Talk
          from="assistant"
          text={'Any questions\nabout the deck?'}
          size={48}
          x={172}
          width={520}
          y={346}
          t={said(at.first, at.second + 0.6)}
          at={at.first + 0.3}
          fill={fresh}
        />
        <Talk
          from="assistant"
          text={'Shall I hold your\nspot in May?'}
          size={48}
          x={172}
          width={520}
          y={346}
          t={said(at.second, at.yes + 0.3)}
          at={at.second + 1.1}
          fill={fresh}
        />
        <Talk
          from="owner"
          text="Later."
          size={46}
          x={20}
          span={200}
          width={300}
          y={600}
          t={said(at.first, at.second + 0.2)}
          at={at.first + 1.9}
        />
        <Talk
          from="owner"
          text={'Can you come\nSaturday?'}
          size={54}
          x={24}
          span={420}
          width={480}
          y={500}
          t={said(at.yes, at.closing + 0.5)}
          at={at.yes + 1.7}
        />
        {visit <= 0 ? null : (
          <G x={360} y={between(-260, 262, visit)} turn={shake(t, at.yes + 3.4, 0.4, 1) * 1.5}>
            <Piece d={box(620, 220, 24)} lift={14} />
            <path d="M-310-86a24 24 0 0 1 24-24H-110V110H-286a24 24 0 0 1-24-24z" fill={clayDeep} />
            <Text x={-210} y={28} size={84} face="display" anchor="middle">
              Sat
            </Text>
            <Text x={-80} y={-10} size={56} face="display">
              Pete Novak
            </Text>
            <Text x={-80} y={56} size={46} face="text">
              10:00, deck visit
            </Text>
            <Done x={270} y={-84} r={50} t={t} at={at.yes + 3.7} />
          </G>
        )}
      </G>
    );
  },
});
