import {
  box,
  clay,
  clayDeep,
  fresh,
  ink,
  Pdf,
  Piece,
  sky,
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
  pulse,
  settle,
  shake,
  slide,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { OnBench, Touch } from '../parts/hands.tsx';
import { Bar, slate } from '../parts/device.tsx';
import { Mug, Note, Reach } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const items = [
  ['Copper elbow', '1/2 in', '$2.15'],
  ['Ball valve', '3/4 in', '$14.80'],
  ['PEX pipe', '100 ft', '$48.00'],
  ['Hose bib', '1/2 in', '$9.?5'],
] as const;

/** The smudged prices: the legible part, the two readings, and the one that the owner taps. */
const doubts = [
  { item: 'Hose bib', size: '1/2 in', read: '$9.?5', choice: ['$9.75', '$9.15'], right: 0 },
  { item: 'Copper tee', size: '3/4 in', read: '$3.4?', choice: ['$3.40', '$3.49'], right: 1 },
  { item: 'Flux', size: '4 oz', read: '$?.20', choice: ['$6.20', '$8.20'], right: 1 },
  { item: 'Pipe strap', size: '1 in', read: '$0.?9', choice: ['$0.89', '$0.39'], right: 0 },
] as const;
const lines = 212;
const sure = lines - doubts.length;

export const pa7 = demo({
  id: 'pa-7',
  title: 'Reading PDF → Writing to Database',
  brief: 'Reading PDF, writing rows',
  heading: ['Reading PDF', '→ Writing to', 'Database'],
  ground: 'clay',
  cut: 'M0-369H640V0L0 330z',
  leave: 'up',
  beats: {
    come: {
      lasts: 3.4,
      tells: 'A supplier sends his prices: a PDF of 14 pages lands on the screen.',
    },
    read: {
      lasts: 6,
      tells:
        'A yellow bar reads line by line. Item, size and price drop into the price table: 208 ' +
        'rows.',
    },
    doubt: {
      lasts: 4.4,
      tells: 'Four of 212 prices are smudged. The assistant does not guess. It asks.',
    },
    fix: { lasts: 4.4, tells: 'The owner taps four prices. Now the table has all 212 rows.' },
  },
  closing: {
    figure: '212 rows',
    under: 'typed by nobody',
    words: 'And four questions, asked not guessed.',
    lasts: 4.2,
    tells: '212 rows typed by nobody. Four questions asked, not guessed.',
    seal: { pieces: [2], at: [464, 168], scale: 1 },
  },
  play: (t, at) => {
    const land = move(t, at.come + 0.3, 0.8, arrive);
    const rowY = (i: number): number => 196 + i * 62;
    const turnTo = (i: number): number => at.read + 0.4 + i * 1.15;
    const scan = keys(t, [
      [at.read, 0],
      [turnTo(0), 0],
      [turnTo(1), 1, carry],
      [turnTo(2), 2, carry],
      [turnTo(3), 3, carry],
      [turnTo(3) + 1, 3.01],
    ]);
    const count = Math.round(
      keys(t, [
        [turnTo(0) + 0.6, 0],
        [turnTo(3), 3, linear],
        [at.read + 5.4, sure, carry],
      ]),
    );
    const tapAt = (i: number): number => at.fix + 0.7 + i * 0.85;
    const fixes = doubts.filter((_, i) => t >= tapAt(i)).length;
    // A question stays for a moment after its answer.
    const asked = doubts.filter((_, i) => i < 3 && t >= tapAt(i) + 0.42).length;
    const doubt = doubts[asked] ?? doubts[0];
    const fixed = fixes > asked;
    const rolled = asked === 0 ? 1 : move(t, tapAt(asked - 1) + 0.42, 0.25, settle);
    const side = (i: number): number => 166 + (doubts[i]?.right ?? 0) * 280;
    const gone = move(t, at.doubt - 0.4, 0.6, gather);
    return (
      <>
        <OnBench t={t} from={at.come} to={at.closing} prop={<Mug x={96} y={1034} />}>
          <G
            y={(1 - land) * -900 - gone * 700}
            turn={(1 - land) * -10 + shake(t, at.come + 1, 0.5, 1) * 2}
          >
            <Piece d={box(556, 330, 14, 28, 124)} lift={10} />
            <path d={box(150, 62, 10, 14, 112)} fill={clayDeep} />
            <G x={89} y={143} scale={0.85}>
              <Pdf x={-4} y={0} />
            </G>
            <Text x={560} y={162} size={34} face="text" anchor="end">
              Page 1 of 14
            </Text>
            {t > at.read - 0.3 ? (
              <G y={scan * 62}>
                <path d={box(532, 56, 10, 40, 184)} fill={fresh} stroke="none" />
              </G>
            ) : null}
            {items.map(([item, size, price], i) => (
              <G key={item} y={rowY(i) + 30}>
                <Text x={54} size={36}>
                  {item}
                </Text>
                <Text x={328} size={36} face="text">
                  {size}
                </Text>
                <Text x={562} size={36} face="text" anchor="end">
                  {price}
                </Text>
              </G>
            ))}
          </G>
          {t < at.come + 0.6 ? null : (
            <G y={-gone * 172 + (1 - move(t, at.come + 0.9, 0.6, arrive)) * 500}>
              <Note x={24} y={480} w={564} h={310} lift={0}>
                <path d="M0 66V18A18 18 0 0 1 18 0H546a18 18 0 0 1 18 18V66z" fill={ink} />
                <Text x={24} y={46} size={38} tone={white}>
                  Price table
                </Text>
                <Text
                  x={540}
                  y={46}
                  size={38}
                  face="text"
                  tone={white}
                  anchor="end"
                >{`${count + fixes} rows`}</Text>
                {items.map(([name, width, price], i) => {
                  const put = move(t, turnTo(i) + 0.1, 0.75, drop);
                  if (put <= 0) return null;
                  const y = between(-290, 70, put) + i * 60 * put;
                  const unsure = i === 3;
                  const { item, size, read } = unsure
                    ? doubt
                    : { item: name, size: width, read: price };
                  return (
                    <G key={name} y={y}>
                      <path
                        d={box(556, 60, 6, 4, 0)}
                        fill={unsure ? (fixed ? fresh : clay) : put < 1 ? fresh : white}
                        strokeWidth={5}
                      />
                      <G y={unsure ? (1 - rolled) * 20 : 0}>
                        <Text x={24} y={43} size={36}>
                          {item}
                        </Text>
                        <Text x={298} y={43} size={36} face="text">
                          {size}
                        </Text>
                        <Text x={540} y={43} size={36} anchor="end">
                          {unsure && fixed ? doubt.choice[doubt.right] : read}
                        </Text>
                      </G>
                    </G>
                  );
                })}
              </Note>
            </G>
          )}
          {t < at.doubt ? null : (
            <G y={510}>
              <G y={-378}>
                <Talk
                  from="assistant"
                  text={'Four are smudged.\nWhich one is right?'}
                  y={0}
                  x={24}
                  width={500}
                  size={36}
                  t={t < at.doubt ? 0 : t}
                  at={at.doubt + 0.9}
                  fill={sky}
                />
              </G>
              {doubt.choice.map((price, i) => {
                const press = i === doubt.right ? pulse(t, tapAt(asked) - 0.1, 0.4) : 0;
                return (
                  <G
                    key={i}
                    x={166 + i * 280}
                    y={200}
                    scale={move(t, at.doubt + 1.8 + i * 0.15, 0.4, settle) * (1 - press * 0.08)}
                  >
                    <Piece
                      d={box(250, 112, 24)}
                      fill={i === doubt.right && fixed ? fresh : white}
                      lift={press > 0.3 ? 2 : 10}
                    />
                    <Text y={18} size={52} face="display" anchor="middle">
                      {price}
                    </Text>
                  </G>
                );
              })}
              {t < at.fix ? null : (
                <G x={530} y={-306}>
                  <Text
                    anchor="middle"
                    size={40}
                  >{`${Math.min(asked + 1, doubts.length)} of 4`}</Text>
                </G>
              )}
            </G>
          )}
          {doubts.map((_, i) => (
            <Touch key={i} x={side(i)} y={710} t={t} at={tapAt(i)} />
          ))}
          <Bar w={slate.w} clock="1:05" t={t} />
        </OnBench>
        {t > at.fix - 0.3 && t < at.closing + 0.3 ? (
          <Reach
            x={
              66 +
              keys(t, [
                [at.fix, side(0)],
                ...[0, 1, 2].flatMap(
                  (i) =>
                    [
                      [tapAt(i) + 0.3, side(i)],
                      [tapAt(i + 1) - 0.15, side(i + 1), carry],
                    ] as const,
                ),
              ])
            }
            y={keys(t, [
              [at.fix - 0.3, 1400],
              [at.fix + 0.5, 884, slide],
              ...doubts.flatMap(
                (_, i) =>
                  [
                    [tapAt(i), 862],
                    [tapAt(i) + 0.25, 884],
                  ] as const,
              ),
              [tapAt(3) + 0.5, 894],
              [at.closing, 1400, gather],
            ])}
            sleeve={skyDeep}
            turn={-8}
          />
        ) : null}
      </>
    );
  },
});
