/** The 404 page: a sign that is not plumb, and the man who noticed. */
import type { ReactElement } from 'react';
import { At, Bust, Head } from '../shared/figure.tsx';
import { HardHat, VestForPointing } from '../shared/gear.ts';
import { colour, ink, Pen, Sheet } from '../shared/line.tsx';
import { squiggles } from './sectors.tsx';

/** A plank from end to end, sawn a little out of square. */
function Plank({
  x1,
  y1,
  x2,
  y2,
  w = 44,
  seed = 1,
}: {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  w?: number;
  seed?: number;
}): ReactElement {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const a = (seed * 37) % 7;
  const b = (seed * 53) % 6;
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${turn.toFixed(1)})`}>
      <path
        d={
          `M${-a} ${-w / 2 + 1}L${length + b} ${-w / 2 - 1}L${length - b} ${w / 2}L${a - 3} ` +
          `${w / 2 + 1}Z`
        }
        fill={seed % 3 ? colour.timber : colour.white}
      />
      <path
        d={
          `M${length * 0.2} ${-w * 0.16}C${length * 0.4} ${-w * 0.24} ${length * 0.5} ` +
          `${-w * 0.02} ${length * 0.78} ${-w * 0.12}`
        }
        strokeWidth={3.5}
      />
      <path d={`M14 ${w * 0.2}v.1M${length - 14} ${-w * 0.2}v.1`} strokeWidth={8} />
    </g>
  );
}

function Four({ seed }: { seed: number }): ReactElement {
  return (
    <>
      <Plank x1={104} y1={20} x2={2} y2={180} seed={seed + 2} />
      <Plank x1={122} y1={40} x2={122} y2={290} seed={seed + 4} />
      <Plank x1={-14} y1={196} x2={172} y2={192} seed={seed + 1} />
    </>
  );
}

function Zero(): ReactElement {
  return (
    <>
      <Plank x1={22} y1={20} x2={22} y2={290} seed={5} />
      <Plank x1={122} y1={24} x2={122} y2={288} seed={8} />
      <Plank x1={-6} y1={32} x2={152} y2={26} seed={3} />
      <Plank x1={-8} y1={270} x2={150} y2={276} seed={4} />
    </>
  );
}

/** Three figures out of planks, none of them upright and the last about to go. */
function Sign(): ReactElement {
  return (
    <Pen width={7.5}>
      <path d="M892 386L946 578L926 582L874 394Z" fill={colour.white} strokeWidth={6.5} />
      <g transform="translate(468 342) scale(.82) rotate(-5 122 290)">
        <Four seed={0} />
      </g>
      <g transform="translate(628 344) scale(.82) rotate(3 70 290)">
        <Zero />
      </g>
      <g transform="translate(782 346) scale(.82) rotate(12 122 290)">
        <Four seed={4} />
      </g>
    </Pen>
  );
}

/** The plumb line: the only straight thing in the illustration, which is the joke. */
function PlumbLine({ x, length }: { x: number; length: number }): ReactElement {
  return (
    <g transform={`translate(${x} 0)`}>
      <Pen width={5}>
        <path d={`M0 -20V${length}`} strokeWidth={5} />
        <g transform={`translate(0 ${length}) scale(1.15)`}>
          <path d="M-11 0H11V15H-11Z" fill={colour.steel} />
          <path
            d="M-25 15H25C26 38 16 54 8 64L0 84L-8 64C-16 54 -26 38 -25 15Z"
            fill={colour.hivis}
          />
          <path d="M-8 64H8L0 84Z" fill={colour.steel} />
        </g>
      </Pen>
    </g>
  );
}

function Bird(): ReactElement {
  return (
    <Pen width={5.5}>
      <path
        d="M-26 0C-24 -26 4 -34 16 -24C22 -42 46 -38 44 -22L58 -16L44 -12C42 8 4 16 -12 8L-40 12Z"
        fill={colour.white}
      />
      <path d="M-8 -10C0 -2 12 -4 16 -12" />
      <path d="M32 -24v.1" strokeWidth={6} />
      <path d="M4 12v14M16 10v14" />
    </Pen>
  );
}

export function NotFound(): ReactElement {
  return (
    <Sheet w={960} h={640}>
      <clipPath id="sheet">
        <rect width="960" height="640" rx="28" />
      </clipPath>
      <g clipPath="url(#sheet)">
        <path d="M0 0H960V640H0Z" fill={colour.sand} />
        <path d="M0 566C300 560 700 560 960 566V640H0Z" fill={colour.white} />
        <Pen width={6.5}>
          <path d="M-10 566C300 560 700 560 970 566" />
        </Pen>
        <Sign />
        <g transform="translate(682 346) rotate(3)">
          <Bird />
        </g>
        <PlumbLine x={812} length={268} />
        <At x={212} y={142} scale={0.54}>
          <Bust piece="PointingUp" drop={squiggles} />
          <VestForPointing />
          <Head
            hair="Short"
            face="Blank"
            dropFace={[5]}
            extra={
              <path
                d="M510 436C536 444 566 438 592 424"
                fill="none"
                stroke={ink}
                strokeWidth="13"
                strokeLinecap="round"
              />
            }
            beard="Full"
            hat={<HardHat badge={colour.hivis} />}
          />
        </At>
      </g>
    </Sheet>
  );
}
