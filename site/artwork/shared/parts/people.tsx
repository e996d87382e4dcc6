import type { ReactElement, ReactNode } from 'react';
import { ink, white, fresh } from './colours.ts';
import { fine, box, disc, type Place } from './shape.ts';
import { At, Fill, Line } from './base.tsx';

/** A person's bust in the line of the site's figures: white skin, ink hair. */
function Bust({
  shirt,
  children,
  ...place
}: Place & { shirt: string; children: ReactNode }): ReactElement {
  return (
    <At {...place}>
      <path d="M-118 214c-2-66 38-92 90-104V58h60v52c52 12 88 38 86 104z" fill={shirt} />
      <path d="M-28 110c12 22 46 22 60 0V58h-60z" />
      {children}
    </At>
  );
}

/** The tradesman: hard hat and beard, looking to the right. */
export function Worker({
  hat = fresh,
  shirt = ink,
  ...place
}: Place & { hat?: string; shirt?: string }): ReactElement {
  return (
    <Bust shirt={shirt} {...place}>
      <path d={disc(15, -52, 14)} />
      <path d="M-52-30V20c0 38 24 62 56 62s54-26 54-62v-50z" />
      <path
        d={
          'M-52-4V20c0 38 24 62 56 62s54-26 54-62v-6' +
          'C48 34 36 22 24 22 6 22 6 34-8 34-30 34-34 18-38-4z'
        }
        fill={ink}
      />
      <Line d="M4 50q12 10 24-2" tone={white} weight={fine} />
      <Fill d={disc(6, 2, 0) + disc(6, 38, 0)} tone={ink} />
      <Line d="M22 0q10 12-4 14" weight={fine} />
      <path d="M-60-34c0-58 30-76 64-76s62 18 62 76z" fill={hat} />
      <Line d="M-14-106q-10 30-8 60M22-106q10 30 8 60" weight={fine} />
      <path d={box(152, 22, 11, -72, -42)} fill={hat} />
    </Bust>
  );
}

/** The client: fringe and bun, looking to the left. */
export function Client({ shirt = white, ...place }: Place & { shirt?: string }): ReactElement {
  return (
    <Bust shirt={shirt} {...place}>
      <path d={disc(32, 34, -98)} fill={ink} />
      <path d="M-54-40V20c0 38 22 62 54 62s58-24 58-62v-60z" />
      <path
        d={
          'M-54-16c-12-50 16-78 56-78 50 0 76 34 62 92l-10 22-8-10' +
          'c6-24-4-40-16-50-26 18-58 24-86 26z'
        }
        fill={ink}
      />
      <path d={disc(14, 58, 18)} />
      <Fill d={disc(6, -36, 12) + disc(6, 2, 12)} tone={ink} />
      <Line d="M-20 12q-10 14 4 16M-28 50q12 10 28-2" weight={fine} />
    </Bust>
  );
}

/** A small portrait of a customer of the trade: the hard hat is its outline. */
export function Avatar({
  r,
  x = 0,
  y = 0,
  fill = white,
}: {
  r: number;
  x?: number;
  y?: number;
  fill?: string;
}): ReactElement {
  const n = (share: number): number => Math.round(r * share);
  return (
    <At x={x} y={y}>
      <path d={disc(r)} fill={fill} />
      <Fill
        tone={ink}
        d={
          `M${n(-0.34)} ${n(-0.24)}a${n(0.34)} ${n(0.36)} 0 0 1 ${n(0.68)} ` +
          `0h${n(0.14)}v${n(0.14)}h${n(-0.96)}v${n(-0.14)}zM${n(-0.28)} ` +
          `${n(-0.02)}h${n(0.56)}a${n(0.28)} ${n(0.3)} 0 0 1${n(-0.56)} 0zM${n(-0.62)} ` +
          `${n(0.72)}a${n(0.62)} ${n(0.42)} 0 0 1 ${n(1.24)} 0a${r} ${r} 0 0 1${n(-1.24)} 0z`
        }
      />
    </At>
  );
}
