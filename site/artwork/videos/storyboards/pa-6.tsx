import type { ReactElement } from 'react';
import { palette } from '../../../styles/palette.ts';
import {
  clay,
  clayDeep,
  Dollar,
  fresh,
  Line,
  Piece,
  sky,
  skyDeep,
  soft,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
  gather,
  keys,
  linear,
  move,
  settle,
  shake,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { OnBench } from '../parts/hands.tsx';
import { Bar, Listening, slate } from '../parts/device.tsx';
import { Chip, chipWidth, Pencil } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const bars = [
  { name: 'Labor', sum: '$9,200', h: 306, fill: sky },
  { name: 'Materials', sum: '$7,450', h: 254, fill: fresh },
  { name: 'Rentals', sum: '$1,640', h: 86, fill: clay },
] as const;
const floor = 690;
const column = (i: number): number => 112 + i * 194;

/** A till receipt round its own middle. */
function Receipt({
  x,
  y,
  turn,
  scale = 1,
}: {
  x: number;
  y: number;
  turn: number;
  scale?: number;
}): ReactElement {
  return (
    <G x={x} y={y} turn={turn} scale={scale}>
      <Piece d="M-46-66H46V62l-13-12-13 12-13-12-13 12-13-12-14 12-13-12z" lift={6}>
        <Dollar y={-32} size={0.62} weight={6} />
        <Line d="M-24 8h48M-24 28h30" tone={soft} weight={8} />
      </Piece>
    </G>
  );
}

/** A ring that a pencil draws by hand, as much of it as is done. */
function Ring({
  x,
  y,
  w,
  h,
  done,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  done: number;
}): ReactElement | null {
  if (done <= 0) return null;
  const points = Array.from({ length: Math.ceil(done * 40) + 1 }, (_, i) => {
    const turn = -2 + Math.min(i / 40, done) * 7;
    const wide = 1 + i / 500;
    return `${x + (Math.cos(turn) * w * wide) / 2} ${y + (Math.sin(turn) * h * wide) / 2}`;
  });
  return <Line d={`M${points.join('L')}`} tone={clayDeep} weight={9} />;
}

export const pa6 = demo({
  id: 'pa-6',
  title: 'Generating Cost Report',
  heading: ['Generating', 'Cost Report'],
  ground: 'sky',
  cut: 'M-189 769l519-519 80 40L640 50V769z',
  leave: 'left',
  beats: {
    ask: { lasts: 3.6, tells: 'The remodeler asks: “What has the Miller kitchen cost us so far?”' },
    fall: { lasts: 4.4, tells: 'Twenty-three receipts flutter down. Each one makes a bar grow.' },
    chart: {
      lasts: 4.4,
      tells:
        'The chart is ready: labor, materials, rentals. Materials break through the plan by 8%.',
    },
    point: {
      lasts: 4.2,
      tells: 'The assistant holds up one receipt: the tile order, $550 over plan.',
    },
  },
  closing: {
    figure: '20 sec',
    under: 'for 23 receipts',
    words: 'It used to be a whole Sunday.',
    tells: 'Twenty seconds for 23 receipts. It used to be a whole Sunday.',
    seal: { pieces: [0], at: [118, 200], scale: 0.66 },
  },
  play: (t, at) => {
    const away = move(t, at.fall - 0.2, 0.5, carry);
    const count = Math.min(23, Math.floor(move(t, at.fall + 0.6, 3.1, linear) * 23.99));
    const over = move(t, at.chart + 1.9, 0.5, settle);
    const raise = move(t, at.point + 0.2, 0.6, arrive);
    return (
      <OnBench t={t} from={at.ask} to={at.closing} prop={<Pencil x={150} y={1050} turn={8} />}>
        <Listening t={t} from={at.ask + 0.2} to={at.fall - 0.3} x={306} y={500} />
        <G y={-away * 500}>
          <Talk
            from="owner"
            text="What has the Miller kitchen cost us so far?"
            y={128}
            span={564}
            width={480}
            t={t}
            at={at.ask + 0.4}
          />
        </G>
        {t < at.fall - 0.1 ? null : (
          <>
            {bars.map(({ name, sum, h, fill }, i) => {
              const grown = keys(t, [
                [at.fall + 0.7 + i * 0.12, 0.02],
                [at.fall + 3.9, i === 1 ? 0.86 : 1, linear],
                [at.chart + 1.5, i === 1 ? 0.86 : 1],
                [at.chart + 2, 1, settle],
              ]);
              const tall = Math.max(10, Math.round(h * grown));
              return (
                <G key={name} x={column(i)} y={floor}>
                  <path
                    d={`M-70 0v${-tall}h140V0z`}
                    fill={i === 1 && t < at.chart + 1.5 ? skyDeep : fill}
                  />
                  {t < at.chart + 0.2 + i * 0.3 ? null : (
                    <G y={-tall - 20} scale={move(t, at.chart + 0.2 + i * 0.3, 0.4, settle)}>
                      <Text anchor="middle" size={42} face="display">
                        {sum}
                      </Text>
                    </G>
                  )}
                  <Text y={56} anchor="middle" size={38}>
                    {name}
                  </Text>
                </G>
              );
            })}
            <Line d={`M20 ${floor}H592`} weight={12} />
            {Array.from({ length: 12 }, (_, i) => {
              const start = at.fall + 0.2 + i * 0.28;
              const p = (t - start) / 0.9;
              if (p <= 0 || p >= 1) return null;
              const target = column([1, 0, 1, 2, 0, 1][i % 6] ?? 1);
              return (
                <Receipt
                  key={i}
                  x={target + Math.sin(p * 7 + i) * 34 * (1 - p)}
                  y={between(180, floor - 130, gather(p) * 0.5 + p * 0.5)}
                  turn={Math.sin(p * 6 + i) * 16}
                  scale={1 - 0.5 * gather(p)}
                />
              );
            })}
            <G y={(1 - move(t, at.fall, 0.5, settle)) * -300}>
              <path d="M0 0h612v256H0z" fill={palette.paper} stroke="none" />
              <Line d="M0 256h612" weight={6} />
              <Text x={30} y={176} size={48} face="display">
                Miller kitchen
              </Text>
              <Text x={30} y={232} size={40} face="text">
                {t < at.chart + 0.1 ? `${count} receipts` : '$18,290 so far'}
              </Text>
            </G>
            {over <= 0 ? null : (
              <>
                <Line d="M216 455H396" weight={8} dash />
                <G x={440} y={322} scale={over} turn={3}>
                  <G x={-chipWidth('8% over plan', 38) / 2}>
                    <Chip text="8% over plan" fill={clay} size={38} lift={6} />
                  </G>
                </G>
              </>
            )}
            <Ring
              x={column(1)}
              y={floor + 44}
              w={204}
              h={82}
              done={move(t, at.chart + 3, 0.8, carry)}
            />
            {raise <= 0 ? null : (
              <G
                x={306}
                y={between(1200, 500, raise)}
                turn={-3 + shake(t, at.point + 0.7, 0.5, 1.5) * 3}
              >
                <Piece
                  d={
                    'M-210-170H210V170' +
                    'l-30-24-30 24-30-24-30 24-30-24-30 24-30-24' +
                    '-30 24-30-24-30 24-30-24-30 24-30-24-30 24z'
                  }
                  lift={14}
                />
                <Text y={-96} size={46} face="display" anchor="middle">
                  Lake Tile Supply
                </Text>
                <Text x={-176} y={-24} size={40} face="text">
                  Wall tile
                </Text>
                <Text x={176} y={-24} size={40} anchor="end">
                  $2,310
                </Text>
                <Text x={-176} y={36} size={40} face="text">
                  Planned
                </Text>
                <Text x={176} y={36} size={40} face="text" anchor="end">
                  $1,760
                </Text>
                <Ring x={112} y={-38} w={176} h={78} done={move(t, at.point + 2.4, 0.7, carry)} />
                <G
                  y={96}
                  x={-chipWidth('That is the 8%', 38) / 2}
                  scale={move(t, at.point + 1.3, 0.4, settle)}
                >
                  <Chip text="That is the 8%" size={38} />
                </G>
              </G>
            )}
          </>
        )}
        <Bar w={slate.w} clock="5:40" t={t} />
      </OnBench>
    );
  },
});
