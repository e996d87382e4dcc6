import type { ReactElement } from 'react';
import { clayDeep, disc, ink, Line, mist, Piece, white } from '../../../shared/parts.ts';
import { G } from '../../parts/stage.tsx';

/** A water heater, its foot at the origin, 320 wide. */
export function Heater({ hum }: { hum: number }): ReactElement {
  return (
    <G x={hum}>
      <Line d="M-70-690V-1300M70-690V-1300" weight={44} />
      <Line d="M-70-690V-1300M70-690V-1300" weight={28} tone={clayDeep} />
      <Piece d="M-160-640c0-80 320-80 320 0V0h-320z" fill={white} lift={0} />
      <Line d="M-160-520H160M-160-70H160" weight={6} />
      <Line d="M-110-600V-40" tone={mist} weight={26} />
      <path d={disc(26, 96, -110)} fill={clayDeep} />
      <Line d="M96-126v16" weight={8} />
      <path d="M-120 0h48v30h-48zM72 0h48v30h-48z" fill={ink} />
    </G>
  );
}
