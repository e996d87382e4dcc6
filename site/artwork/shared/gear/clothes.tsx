import type { ReactElement } from 'react';
import { colour, ink, Pen, pen } from '../line.tsx';
import { type PropPlace, place } from './place.ts';

/** The hat is seen from the same three-quarter view as the face: rib and peak point right. */
export function HardHat({ badge = colour.hivis }: { badge?: string | null }): ReactElement {
  const dome = 'M271 236C259 120 312 12 452 -6C585 -20 668 78 664 214C560 196 400 200 271 236Z';
  return (
    <Pen>
      <path d={dome} fill={colour.white} />
      {/* The far side in shade keeps a white hat round on a white page. */}
      <path
        d="M356 26C330 78 322 146 330 214C308 218 290 226 271 236C262 140 296 60 356 26Z"
        fill={colour.steel}
        stroke="none"
      />
      <path d={dome} />
      <path
        d="M446 -8C452 -34 560 -38 572 16C618 70 634 140 630 206L540 202C542 120 510 40 446 -8Z"
        fill={colour.white}
      />
      <path d="M359 33C332 84 322 146 330 214" />
      {badge ? <HatBadge fill={badge} /> : null}
      <path
        d={
          'M262 226C380 188 560 178 664 196C706 202 742 222 740 238C738 252 712 250 676 246' +
          'C560 230 400 240 282 272C250 280 240 236 262 226Z'
        }
        fill={colour.white}
      />
    </Pen>
  );
}

export function HatBadge({ fill }: { fill: string }): ReactElement {
  return (
    <Pen width={9}>
      <path
        d="M404 112C422 102 452 102 468 114C472 146 462 168 440 184C416 170 402 146 404 112Z"
        fill={fill}
      />
    </Pen>
  );
}

/** A plumber's cap: a flat crown low on the head and a peak that looks where he looks. */
export function Cap(): ReactElement {
  return (
    <Pen>
      <path
        d="M272 232C256 110 330 34 458 34C580 34 652 116 650 206C540 178 400 190 272 232Z"
        fill={colour.hivis}
      />
      <path d="M448 34C452 20 478 20 484 34" fill={colour.hivis} />
      <path d="M470 36C540 66 580 120 588 186" />
      <path d="M452 36C380 60 344 120 342 206" />
      <path
        d={
          'M520 190C600 168 690 176 752 218C766 230 758 244 740 242C670 230 590 226 520 234' +
          'C440 238 360 246 286 268C268 270 262 240 274 232C350 208 440 192 520 190Z'
        }
        fill={colour.hivis}
      />
      <path
        d="M438 96C462 88 492 92 506 104C508 130 494 150 474 162C450 148 436 126 438 96Z"
        fill={ink}
        stroke="none"
      />
    </Pen>
  );
}

/** Reflective tape: ink on both edges, steel between. */
function Tape({ d, width = 44 }: { d: string; width?: number }): ReactElement {
  return (
    <>
      <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="butt" />
      <path
        d={d}
        fill="none"
        stroke={colour.white}
        strokeWidth={width - pen * 1.5}
        strokeLinecap="butt"
      />
    </>
  );
}

/** For the body that holds a mug: goes between its white and its ink. */
export function VestForCoffee(): ReactElement {
  return (
    <g>
      <path
        d={
          'M226 568L322 536C346 562 366 592 402 606C424 612 440 618 450 640L484 680L500 630' +
          'C524 642 552 636 568 608L590 562L668 606C656 690 684 750 690 836L686 1165L165 1165' +
          'L176 1108L340 1008L334 892L196 950C204 880 202 840 208 806C220 730 212 650 226 568Z'
        }
        fill={colour.hivis}
      />
      <Tape d="M273 550C290 606 262 800 268 925" />
      <Tape d="M644 590C622 640 652 820 650 1165" />
      <Tape d="M160 1112L350 1064L486 1062L690 1058" />
      <Pen width={10}>
        <path d="M226 572C212 650 220 730 208 806" />
        <path d="M668 608C656 690 684 750 690 836" />
      </Pen>
      {/* Arm, hand and mug come in front of the vest again. */}
      <path d="M40 980L200 948L336 892L338 1008L110 1128L40 1100Z" fill={colour.white} />
      <path
        d={
          'M520 790L546 780Q600 773 664 789C670 860 652 930 622 956L548 956' +
          'C530 950 522 936 512 915Z'
        }
        fill={colour.sky}
      />
      <path
        d={
          'M336 892L372 872L412 820L452 790L488 764L536 776L530 792L524 802L530 826L540 842' +
          'L544 864L536 884L530 902L516 918L500 930L480 940L440 978L346 1004Z'
        }
        fill={colour.white}
      />
    </g>
  );
}

/** One drop of sweat on the temple of a figure that faces right. */
export function Sweat(): ReactElement {
  return (
    <Pen width={9}>
      <path d="M408 282C388 314 380 340 402 346C426 348 424 316 408 282Z" fill={colour.sky} />
    </Pen>
  );
}

/** A laugh in the short beard: the opening closed with whiskers, the teeth let through. */
export function Grin(): ReactElement {
  return (
    <g>
      <path d="M454 428C478 380 602 372 624 424L602 478L492 480L460 456Z" fill={ink} />
      <path
        d="M478 410C516 428 568 426 604 402C608 438 586 460 546 460C506 460 482 440 478 410Z"
        fill={colour.white}
      />
    </g>
  );
}

export function HeartPin(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={10}>
        <path
          d="M0 40C-50 6 -52 -36 -24 -42C-8 -44 0 -32 2 -22C8 -38 22 -46 36 -36C54 -22 40 14 0 40Z"
          fill={colour.hivis}
        />
      </Pen>
    </g>
  );
}

/** For the body that points up, which is solid ink: the vest lies on top. */
export function VestForPointing(): ReactElement {
  const d =
    'M226 556L330 520C370 590 470 600 500 640C530 600 552 570 566 536L640 560' +
    'C640 640 664 720 690 790L712 1165L196 1165C206 1000 190 760 226 556Z';
  return (
    <g>
      <path d={d} fill={colour.hivis} />
      <Tape d="M282 540C268 700 280 900 274 1165" />
      <Tape d="M612 552C612 700 636 900 632 1165" />
      <Tape d="M200 930L694 922" />
      <Pen>
        <path d={d} />
        <path d="M496 640C484 800 500 980 496 1165" />
      </Pen>
    </g>
  );
}
