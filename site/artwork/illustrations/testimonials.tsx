/**
 * Three portraits, 800 × 1120. The page lays a text plate over the lowest quarter, so hands and
 * tools stay above y 850.
 */
import type { ReactElement, ReactNode } from 'react';
import { At, Bust, Head } from '../shared/figure.tsx';
import { Cap, HardHat, HeartPin, PipeWrench } from '../shared/gear.ts';
import { box, colour, ink, Pen, ring, Sheet } from '../shared/line.tsx';

function Portrait({ ground, children }: { ground: string; children: ReactNode }): ReactElement {
  return (
    <Sheet w={800} h={1120}>
      <path d="M0 0H800V1120H0Z" fill={ground} />
      {children}
    </Sheet>
  );
}

/** Rests on the ear, under the brim. */
export function EarPencil(): ReactElement {
  return (
    <Pen width={9}>
      <path d="M192 322L222 316L228 344L198 350Z" fill={colour.white} />
      <path d="M220 316L368 286L374 314L226 344Z" fill={colour.clay} />
      <path d="M368 286L412 292L374 314Z" fill={colour.white} />
      <path d="M400 291L412 292L402 299Z" fill={ink} />
      {/* The ear's rim again, in front of the pencil. */}
      <path d="M284 340C290 316 320 306 340 326" strokeWidth={12} />
    </Pen>
  );
}

/** Tucked under crossed arms: the blade ends where the forearm begins. */
export function TuckedSaw(): ReactElement {
  const steps = 15;
  let teeth = 'M722 850';
  for (let i = 0; i < steps; i += 1)
    teeth += `l${24 + (i % 3)} -${9 + (i % 2) * 2}l-${11 + (i % 3)} -${23 - (i % 2)}`;
  return (
    <Pen>
      <path
        d={`${teeth}L884 322C878 310 862 306 850 318L552 838Q630 842 722 850Z`}
        fill={colour.white}
      />
      <path d="M600 806L832 398" stroke={colour.mist} strokeWidth={9} />
      <path d="M846 352v2" />
    </Pen>
  );
}

/** White teeth in the full beard, in place of the piece's small mouth. */
export function BeardGrin(): ReactElement {
  return (
    <g>
      <path d="M480 396C520 372 600 372 640 400L630 450C590 470 530 470 490 446Z" fill={ink} />
      <path
        d="M508 414C540 426 580 424 610 408C610 438 588 452 560 452C532 452 510 440 508 414Z"
        fill={colour.white}
      />
    </g>
  );
}

export function Apron(): ReactElement {
  return (
    <Pen width={10}>
      <path
        d="M232 540L294 524C300 620 312 730 326 836L262 850C246 740 236 640 232 540Z"
        fill={colour.clay}
      />
      <path
        d="M560 552L622 566C632 650 632 740 628 846L566 838C570 740 570 640 560 552Z"
        fill={colour.clay}
      />
      <path
        d="M254 566l4 44M262 650l5 44M274 736l6 44M596 590l4 40M602 668l0 42M600 750l-2 40"
        stroke={colour.white}
        strokeWidth={6}
      />
    </Pen>
  );
}

export function Carpenter(): ReactElement {
  return (
    <Portrait ground={colour.hivis}>
      <At x={384} y={116} scale={0.8}>
        <path d="M112 1100L720 1090C734 1110 744 1136 745 1160L742 1400L108 1400Z" fill={ink} />
        <Bust piece="ArmsCrossed" />
        <Apron />
        <TuckedSaw />
        <Head
          hair="Short"
          face="Smile"
          beard="FullMajestic"
          dropFace={[5]}
          extra={
            <>
              <EarPencil />
              <BeardGrin />
            </>
          }
          hat={<HardHat />}
        />
      </At>
    </Portrait>
  );
}

/** Carried under the far arm. */
export function Clipboard(): ReactElement {
  return (
    <g transform="translate(742 868) rotate(9)">
      <Pen>
        <path d={box(-130, -210, 250, 420, 18, 4, 4)} fill={colour.timber} />
        <path d={box(-112, -184, 214, 380, 6, 5, 3)} fill={colour.white} strokeWidth={9} />
        <path
          d="M-46 -196L-42 -226C-40 -252 28 -252 30 -226L36 -196Z"
          fill={colour.steel}
          strokeWidth={10}
        />
        <path
          d="M44 -130l10 12l22 -28M44 -70l10 12l22 -28M44 -10l10 12l22 -28M44 50l10 12l22 -28"
          strokeWidth={9}
        />
      </Pen>
    </g>
  );
}

export function Founder(): ReactElement {
  return (
    <Portrait ground={colour.sky}>
      <At x={404} y={148} scale={0.82}>
        <Clipboard />
        <Bust piece="Explaining" />
        <path d="M168 1136C360 1124 540 1124 704 1136L716 1400L164 1400Z" fill={ink} />
        <Pen>
          <path d="M708 1140L716 1400H784L770 1140" fill={colour.white} />
        </Pen>
        <HeartPin x={622} y={668} />
        <Head
          hair="BunCurly"
          face="Calm"
          extra={
            <Pen width={9}>
              <path
                d="M272 166C276 112 324 64 384 57L396 64C344 80 302 118 286 166Z"
                fill={colour.hivis}
                stroke="none"
              />
              <path d={ring(316, 412, 20, 3)} fill={colour.hivis} />
            </Pen>
          }
        />
      </At>
    </Portrait>
  );
}

/** Over the solid tee, and around the arm that is raised in front of it. */
export function Overalls(): ReactElement {
  return (
    <Pen>
      <path
        d="M222 556L290 534C300 590 324 640 352 668L334 716L292 776C254 716 232 640 222 556Z"
        fill={colour.sky}
      />
      <path
        d="M572 560L640 580C656 660 662 740 660 830L588 832C592 740 588 650 572 560Z"
        fill={colour.sky}
      />
      <path
        d="M400 808L672 820C682 1000 686 1200 690 1410H180L196 1124C260 1090 340 1010 366 930Z"
        fill={colour.sky}
      />
      <path d="M452 930L604 934L600 1060L530 1096L456 1056Z" />
      <path d={ring(624, 850, 17, 3)} fill={colour.hivis} strokeWidth={9} />
    </Pen>
  );
}

/** The fist of the piece, traced, to close over the handle that now runs through it. */
export function Fist(): ReactElement {
  return (
    <g>
      <path
        d={
          'M346 700L362 662C366 640 352 622 356 600C358 580 384 566 410 556' +
          'C430 544 450 540 456 558C462 568 474 570 474 584C486 594 490 606 490 618' +
          'C508 624 506 642 494 648C478 658 474 674 468 692L452 728L420 745L372 764Z'
        }
        fill={colour.white}
      />
      <Pen width={10}>
        <path
          d={
            'M362 664C368 640 352 622 356 600' + 'C360 578 386 566 410 556C434 542 454 546 454 566'
          }
        />
        <path d="M380 612C386 592 412 582 436 576C454 571 468 574 472 586" strokeWidth={8} />
        <path d="M414 630C424 612 446 604 462 598C480 594 488 606 484 618" strokeWidth={8} />
        <path
          d={
            'M446 644C460 636 476 622 488 622C504 624 506 640 494 646C480 656 474 672 468 692' +
            'L456 724'
          }
        />
      </Pen>
    </g>
  );
}

export function Plumber(): ReactElement {
  return (
    <Portrait ground={colour.clay}>
      <At x={418} y={136} scale={0.86}>
        <path d="M176 1120L690 1120L694 1400L176 1400Z" fill={ink} />
        <Pen>
          <path d="M690 1130L694 1400H770V1130" fill={colour.white} />
        </Pen>
        <Bust piece="Killer" />
        {/* The piece holds a knife; ours holds a wrench. */}
        <path d="M480 640L520 620L720 850L640 850L520 790L456 716Z" fill={ink} />
        <Overalls />
        <Pen>
          <path d="M388 450C390 488 380 510 338 524" />
        </Pen>
        <PipeWrench x={428} y={632} turn={-57} scale={1.05} />
        <Fist />
        <Head hair="ShortCurly" face="Smile" beard="Imperial" dropFace={[5]} hat={<Cap />} />
      </At>
    </Portrait>
  );
}
