import type { ReactElement } from 'react';
import { box, clayDeep, fresh, Line, mist, Piece, skyDeep } from '../../../shared/parts.ts';
import { move, settle, shake } from '../../engine/motion.ts';
import { Done } from '../../parts/paper.tsx';
import { G } from '../../parts/stage.tsx';
import { Text } from '../../parts/text.tsx';

const hours = ['12', '1', '2', '3', '4'] as const;
/** The height of an hour. */
export const hour = 118;

/** Friday afternoon on a sheet of its own, 600 wide, from its upper left corner. */
export function Friday(): ReactElement {
  return (
    <>
      <Piece d={box(600, 740, 24, 0, 0)} lift={16} />
      <path d="M0 92V24A24 24 0 0 1 24 0H576a24 24 0 0 1 24 24V92z" fill={skyDeep} />
      <path d={box(24, 60, 12, 120, -30) + box(24, 60, 12, 456, -30)} />
      <Text x={300} y={64} size={52} face="display" anchor="middle">
        Friday
      </Text>
      {hours.map((time, i) => (
        <Text key={time} x={84} y={130 + i * hour + 14} size={40} anchor="end">
          {time}
        </Text>
      ))}
      <Line d={hours.map((_, i) => `M108 ${130 + i * hour}H570`).join('')} tone={mist} weight={6} />
    </>
  );
}

/** The hook of the crane, which comes down by `y`. */
export function Hook({ y, turn }: { y: number; turn: number }): ReactElement {
  return (
    <G x={344} turn={turn}>
      <Line d={`M0-600V${108 + y}`} weight={8} />
      <G y={254 + y}>
        <Line d="M-150 0L0-60 150 0" weight={7} />
        <path d={box(70, 64, 16, -35, -150)} fill={clayDeep} />
        <Line d="M0-86v14c36 6 34 46 0 46-20 0-28-12-28-26" weight={10} />
      </G>
    </G>
  );
}

/** The reminder with its bell: comes down at `at` seconds, and goes up as the clock comes. */
export function Reminder({ t, at, clock }: { t: number; at: number; clock: number }): ReactElement {
  const ringing = shake(t, at + 0.6, 1.2, 6);
  return (
    <G x={360} y={190 + (1 - move(t, at + 0.1, 0.6, settle)) * -420 - clock * 420}>
      <Piece d={box(600, 140, 26)} lift={10} />
      <G x={-220} y={-34} turn={ringing * 24}>
        <path d="M-34 56c10-12 8-30 8-44 0-46 52-46 52 0 0 14-2 32 8 44z" fill={fresh} />
        <Line d="M-8 66q8 10 16 0" />
      </G>
      <Text x={-150} y={-10} size={46}>
        Reminder set
      </Text>
      <Text x={-150} y={46} size={44} face="text">
        Friday, 12:45
      </Text>
      <Done x={234} y={0} r={42} t={t} at={at + 1.1} />
    </G>
  );
}
