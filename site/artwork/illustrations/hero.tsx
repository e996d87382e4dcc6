/** The hero: one man, two days, cut on the same frame. */
import type { ReactElement } from 'react';
import { At, BeardPiece, Bust, FacePiece, HairPiece } from '../shared/figure.tsx';
import {
  Calendar,
  Clock,
  Grin,
  HardHat,
  HatBadge,
  Invoice,
  MissedCalls,
  Mug,
  PaperPile,
  Plant,
  Plate,
  Sign,
  Steam,
  Sun,
  Sweat,
  VestForCoffee,
  Window,
} from '../shared/gear.ts';
import { letters } from '../shared/lettering.ts';
import { box, colour, ink, Pen, Sheet } from '../shared/line.tsx';
import { moving, Moving } from './hero-motion.tsx';

/** The flecks of the knitted sweater, each a long outline in Open Peeps. */
const flecks = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 15, 17, 18, 20, 21, 22, 24, 25, 26, 27];

/** The bill in his hands: in front of the sweater, behind the fingers. */
function HeldInvoice(): ReactElement {
  return (
    <g>
      <Pen width={11}>
        <path
          d={
            'M566 776L604 548C680 540 770 548 826 562L778 782C750 778 716 780 700 790' +
            'C692 798 692 812 686 834C676 826 664 816 652 802C640 790 628 772 612 768Z'
          }
          fill={colour.white}
        />
        <path d="M640 592c14 -12 24 12 40 0s22 10 36 0" strokeWidth={8} />
        <path d="M632 630c16 -10 28 12 46 0s28 12 46 2s28 10 44 2" strokeWidth={8} />
      </Pen>
      <g transform="translate(694 702) rotate(-7)">
        <path
          d={box(-84, -34, 168, 66, 10, 8, 3)}
          fill={colour.white}
          stroke={ink}
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path
          d={letters('UNPAID', { size: 39, y: 14, anchor: 'middle', tracking: 0 })}
          fill={ink}
        />
      </g>
    </g>
  );
}

/** The head and the hat of the man, who is in the image twice. */
function SameMan(): ReactElement {
  return (
    <defs>
      <g id="head">
        <HairPiece piece="Short" />
        <BeardPiece piece="Full" />
      </g>
      <g id="hat">
        <HardHat badge={null} />
      </g>
    </defs>
  );
}

/** Strokes that the pile, the sign or the table covers, in the long shot and in the close one. */
const hidden = {
  tired: { long: [14, 19, 23], close: [7, 12, 14, 16, 19, 23] },
  cheerful: { long: [7, 11, 12, 13, 14], close: [6, 7, 8, 9, 10, 11, 12, 13, 14] },
} as const;

function TiredMan({ shot }: { shot: 'long' | 'close' }): ReactElement {
  const long = shot === 'long';
  return (
    <>
      <Bust piece="Paper" drop={[...flecks, ...hidden.tired[shot]]} />
      {long ? (
        <path
          d={
            'M120 612l14 4M172 660l-16 8M140 742l16 10M230 690l20 2M232 592l18 -6M330 640l6 -18' +
            'M296 726l-18 6M388 700l4 18M312 842l18 6M430 610l14 6M478 668l-8 16M520 580l14 8' +
            'M330 880l-12 6M560 640l-4 16'
          }
          fill="none"
          stroke={colour.white}
          strokeWidth="9"
          strokeLinecap="round"
        />
      ) : null}
      {/* The piece lets its white peep out along the near shoulder. */}
      <path
        d="M86 654C126 580 200 540 316 524"
        fill="none"
        stroke={ink}
        strokeWidth="14"
        strokeLinecap="round"
      />
      {long ? <HeldInvoice /> : null}
      <use href="#head" />
      <FacePiece piece="Tired" />
      <Moving what="drop">
        <Sweat />
      </Moving>
      <use href="#hat" />
      <HatBadge fill={colour.mist} />
    </>
  );
}

function CheerfulMan({ shot }: { shot: 'long' | 'close' }): ReactElement {
  return (
    <>
      <Bust piece="Coffee" on={<VestForCoffee />} drop={hidden.cheerful[shot]} />
      <use href="#head" />
      <FacePiece piece="Calm" drop={[5]} />
      <Grin />
      <use href="#hat" />
      <HatBadge fill={colour.hivis} />
    </>
  );
}

/** Before and after are the same shot on two days, with the same things in both. */
export function HeroWide(): ReactElement {
  const man = { x: 250, y: 232, scale: 0.79 };
  return (
    <Sheet w={1080} h={1080}>
      <SameMan />
      <clipPath id="before">
        <path d="M0 0H540V1080H0Z" />
      </clipPath>
      <clipPath id="after">
        <path d="M540 0H1080V1080H540Z" />
      </clipPath>
      <path d="M0 0H540V1080H0Z" fill={colour.mist} />
      <path d="M540 0H1080V1080H540Z" fill={colour.hivis} />
      <g clipPath="url(#before)">
        <Window night x={372} y={42} w={134} h={216} />
        <Clock x={288} y={76} hour={10} minute={12} scale={0.86} />
        <Invoice x={58} y={208} turn={-16} scale={0.66} seed={3} />
        <Invoice x={56} y={452} turn={12} scale={0.76} stamped seed={5} />
        <Moving what="phone">
          <MissedCalls x={474} y={488} turn={8} scale={0.66} />
        </Moving>
        <At {...man}>
          <TiredMan shot="long" />
        </At>
        <Invoice x={44} y={992} turn={-26} seed={7} scale={0.92} />
        <Invoice x={236} y={1050} turn={16} seed={6} scale={0.92} />
        <Moving what="bill">
          <Invoice x={136} y={1024} turn={-5} seed={9} scale={0.98} stamped />
        </Moving>
      </g>
      <g clipPath="url(#after)">
        <path d="M912 262L1046 260L1080 330V1080H540V880Z" fill={colour.daylight} />
        <Window night={false} x={912} y={42} w={134} h={216} />
        <Plant x={1012} y={262} scale={0.72} />
        <Clock x={828} y={76} hour={4} minute={0} scale={0.86} />
        <Calendar
          x={560}
          y={300}
          scale={0.84}
          cols={3}
          rows={4}
          named={{ day: 10, id: moving.tick }}
        />
        <At {...man} x={man.x + 540}>
          <CheerfulMan shot="long" />
          <Moving what="steam">
            <Steam x={566} y={752} scale={0.9} tone={ink} />
          </Moving>
        </At>
      </g>
      <path d="M540 0L539 500L541 1080" stroke={ink} strokeWidth="10" />
      <Plate x={28} y={28} text="Before" size={40} />
      <Plate x={568} y={28} text="After" size={40} />
      <Sign x={540} y={972} turn={-3} w={430} h={164} big={84} small={42} />
    </Sheet>
  );
}

/** The closer shot for phones: two heads behind one table, without small details. */
export function HeroNarrow(): ReactElement {
  const man = { x: 270, y: 166, scale: 0.9 };
  return (
    <Sheet w={1080} h={800}>
      <SameMan />
      <clipPath id="before">
        <path d="M0 0H540V800H0Z" />
      </clipPath>
      <clipPath id="after">
        <path d="M540 0H1080V800H540Z" />
      </clipPath>
      <path d="M0 0H540V800H0Z" fill={colour.mist} />
      <path d="M540 0H1080V800H540Z" fill={colour.hivis} />
      <g clipPath="url(#before)">
        <Clock x={462} y={82} hour={10} minute={12} scale={1.05} />
        <Invoice x={50} y={424} turn={-9} scale={0.74} stamped seed={5} />
        <Invoice x={44} y={222} turn={16} scale={0.62} seed={3} />
        <At {...man}>
          <TiredMan shot="close" />
        </At>
        <path d="M-20 742L560 738V820H-20Z" fill={colour.white} stroke={ink} strokeWidth="11" />
        <PaperPile x={80} y={764} sheets={6} />
        <Moving what="bill">
          <Invoice x={70} y={630} turn={-7} scale={0.72} seed={4} stamped />
        </Moving>
        <Moving what="phone">
          <MissedCalls halo x={236} y={684} turn={-5} scale={0.84} />
        </Moving>
      </g>
      <g clipPath="url(#after)">
        <Sun x={1002} y={84} scale={0.86} />
        <Calendar x={556} y={300} cols={3} rows={4} named={{ day: 11, id: moving.tick }} />
        <At {...man} x={man.x + 540}>
          <CheerfulMan shot="close" />
        </At>
        <path d="M520 738L1100 742V820H520Z" fill={colour.white} stroke={ink} strokeWidth="11" />
        <Mug x={1020} y={774} scale={0.84} steam={moving.steam} />
      </g>
      <path d="M540 0L539 400L541 800" stroke={ink} strokeWidth="11" />
      <Plate x={24} y={24} text="Before" size={48} />
      <Plate x={566} y={24} text="After" size={48} />
      <Sign x={540} y={687} turn={-3} w={460} h={174} big={92} small={47} />
    </Sheet>
  );
}
