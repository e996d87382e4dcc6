import type { ReactElement } from 'react';
import { box, colour, Pen, ring, scrawl } from '../shared/line.tsx';
import { thin } from './sectors.tsx';

/** The page that was worth pulling out: it grows from the fingers that held a phone. */
export function PickedCv(): ReactElement {
  return (
    <g>
      <path
        d={
          'M540 758L706 404L912 420L706 806L690 790L652 780C670 764 664 746 640 740' +
          'C610 738 576 748 540 758Z'
        }
        fill={colour.white}
      />
      <Pen>
        <path d="M548 742L706 404L912 420L672 866" />
      </Pen>
      <g transform="translate(738 562) rotate(26)">
        <Pen>
          <path d={ring(-26, -66, 28, 2)} fill={colour.hivis} strokeWidth={10} />
          <path d="M-70 2C-66 -32 14 -32 18 2" strokeWidth={10} />
          <path d={scrawl(-66, 46, 130, 3, 7)} strokeWidth={9} />
          <path d={scrawl(-66, 88, 120, 4, 7)} strokeWidth={9} />
        </Pen>
      </g>
    </g>
  );
}

export function CvTower(): ReactElement {
  return (
    <Pen width={thin}>
      {Array.from({ length: 22 }, (_, i) => {
        const lean = [0, 6, -5, 9, -8, 3, 10, -4, 5, -9, 2, 8, -6, 4, -2][i % 15] ?? 0;
        return (
          <path
            key={i}
            d={box(452 + lean + i * 0.5, 413 - i * 9.4, 138 - (i % 4) * 5, 9, 2, i + 2, 2)}
            fill={i % 6 === 3 ? colour.hivis : colour.white}
            strokeWidth={4}
          />
        );
      })}
    </Pen>
  );
}
