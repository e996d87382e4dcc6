import type { ReactElement } from 'react';
import { box, colour, ink, Pen, ring } from '../line.tsx';
import { type PropPlace, place } from './place.ts';

/** A pipe wrench, handle down, jaws up; 120 × 520 around the middle of the grip. */
export function PipeWrench(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen>
        <path
          d="M-26 190C-30 60 -26 -60 -30 -170L30 -170C26 -60 32 60 26 190C26 232 -26 232 -26 190Z"
          fill={colour.hivis}
        />
        <path d="M0 186v4" />
        <path
          d={
            'M-22 -170L-24 -226L40 -228C56 -252 84 -258 104 -246L100 -214' +
            'C84 -210 60 -206 34 -206L30 -170Z'
          }
          fill={colour.steel}
        />
        <path
          d={
            'M-40 -196L-44 -316C-44 -366 24 -386 108 -364L104 -312C92 -322 80 -306 70 -316' +
            'C58 -326 30 -326 14 -308L12 -196Z'
          }
          fill={colour.steel}
        />
        <path
          d="M-50 -232C-20 -236 20 -236 46 -230L46 -176C20 -172 -20 -172 -50 -178Z"
          fill={colour.white}
        />
        <path d="M-22 -230v50M4 -232v54M26 -230v50" strokeWidth="8" />
      </Pen>
    </g>
  );
}

/** A builder's crane hook on its cable: hook at the origin, cable upward. */
export function Hook({ rope, ...at }: PropPlace & { rope: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={`M0 -46V-${rope}`} />
        <path d={box(-13, -48, 26, 24, 5, 3, 1)} fill={colour.hivis} />
        <path d="M0 -24V-8C16 -4 18 18 0 20C-12 20 -16 10 -13 2" />
      </Pen>
    </g>
  );
}

/** A tap on a pipe that comes in from the right; the spout's mouth is at the origin. */
export function Tap(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path
          d="M-24 0C-26 -50 -6 -84 50 -84L220 -84L220 -36L62 -36C36 -36 28 -24 28 0Z"
          fill={colour.steel}
        />
        <path d="M-30 0L34 0L34 14L-30 14Z" fill={colour.white} />
        <path d="M120 -92L162 -92L162 -28L120 -28Z" fill={colour.white} />
        <path d="M72 -84L72 -112L98 -112L98 -84Z" fill={colour.white} />
        <path
          d={
            'M38 -132C38 -116 60 -110 84 -110C110 -110 134 -116 134 -132' +
            'C132 -146 110 -140 86 -140C60 -140 40 -146 38 -132Z'
          }
          fill={colour.hivis}
        />
        <path d="M-12 -50C-6 -60 4 -66 16 -68" stroke={colour.white} />
      </Pen>
    </g>
  );
}

/** One page of somebody's life: portrait, name, lines. 84 × 110 around its middle. */
export function Cv(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={box(-42, -55, 84, 110, 6, 9, 2)} fill={colour.white} />
        <path d={ring(-18, -30, 9, 2)} fill={colour.white} strokeWidth={5} />
        <path d="M-33 -8C-32 -18 -4 -18 -3 -8" strokeWidth={5} />
        <path d="M10 -36h18M10 -20h12M-28 12h56M-28 28h48" strokeWidth={5} />
      </Pen>
    </g>
  );
}

/** The account that pretends to be you: a profile card in a domino mask. */
export function FakeAccount({ seed = 1, ...at }: PropPlace & { seed?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={box(-44, -54, 88, 108, 12, seed, 3)} fill={colour.white} />
        <path d={ring(0, -10, 28, seed)} fill={colour.clay} />
        <path
          d={
            'M-36 -20C-20 -30 -8 -26 0 -20C8 -26 20 -30 36 -20C34 -2 14 2 0 -8' +
            'C-14 2 -34 -2 -36 -20Z'
          }
          fill={ink}
        />
        <path d="M-14 -14h4M12 -14h4" stroke={colour.white} strokeWidth={6} />
        <path d="M-10 8C-4 12 6 12 12 5" strokeWidth={5} />
        <path d={`M-26 36h52`} strokeWidth={5} />
      </Pen>
    </g>
  );
}

export function Shield(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={7}>
        <path
          d={
            'M0 -118C40 -96 76 -90 112 -92C118 0 96 84 2 138C-94 86 -118 2 -110 -92' +
            'C-76 -90 -38 -98 0 -118Z'
          }
          fill={colour.white}
        />
        <path
          d={
            'M0 -92C30 -76 58 -70 88 -70C90 2 72 66 2 108C-70 66 -90 4 -86 -70' +
            'C-58 -70 -30 -76 0 -92Z'
          }
          fill={colour.hivis}
        />
        <path d="M-40 8C-28 18 -18 30 -8 44C6 12 24 -12 48 -32" strokeWidth={16} />
      </Pen>
    </g>
  );
}
