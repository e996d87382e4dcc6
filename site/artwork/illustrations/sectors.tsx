/** Five case studies, 640 × 480: one person, one or two things that tell what changed. */
import type { ReactElement, ReactNode } from 'react';
import { At, Bust, Head } from '../shared/figure.tsx';
import {
  Calendar,
  Cap,
  Clock,
  Cv,
  FakeAccount,
  HardHat,
  Hook,
  PipeWrench,
  Shield,
  Tap,
  VestForPointing,
} from '../shared/gear.ts';
import { box, colour, ink, Pen, ring, Sheet } from '../shared/line.tsx';
import { PickedCv, CvTower } from './cvs.tsx';

/** The figures stand at 0.43, where their 12-unit pen is about this. */
export const thin = 5.4;

function Scene({ ground, children }: { ground: string; children: ReactNode }): ReactElement {
  return (
    <Sheet w={640} h={480}>
      <path d="M0 0H640V480H0Z" fill={ground} />
      {children}
    </Sheet>
  );
}

/** The worms on the pointing sweater: under a vest, cloth is better plain. */
export const squiggles = [4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16];
/** The flecks of the shirt that holds a phone. */
const specks = [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23];

function Bricks(): ReactElement {
  const rows = [
    { y: 452, from: 322, widths: [40, 62, 58, 64, 60, 40] },
    { y: 424, from: 322, widths: [66, 60, 62, 58, 40] },
    { y: 396, from: 424, widths: [60, 64, 60] },
  ];
  return (
    <Pen width={thin}>
      {rows.map((row) => {
        let x = row.from;
        return row.widths.map((w, i) => {
          const d = box(x, row.y, w, 28, 3, row.y + i, 1.5);
          x += w;
          return <path key={x} d={d} fill={(i + row.y) % 3 === 0 ? colour.white : colour.clay} />;
        });
      })}
    </Pen>
  );
}

export function Construction(): ReactElement {
  return (
    <Scene ground={colour.hivis}>
      <Pen width={thin}>
        <path d="M552 500L553 38M598 500L597 38" />
        <path d="M553 470L597 420L553 370L597 320L553 270L597 220L553 170L597 120L553 78" />
        <path d="M178 38L660 36M180 74L660 73M178 38L180 74" />
        <path
          d={
            'M180 74L214 38L248 73L282 38L316 73L350 38L384 73L418 38L452 73L486 38L520 73L553 38' +
            'L597 73L640 38'
          }
        />
        <path d="M553 38L575 8L597 38" />
        <path d={box(508, 76, 46, 48, 7, 4, 2)} fill={colour.white} />
        <path d={box(516, 84, 24, 20, 4, 5, 1)} fill={colour.sky} />
      </Pen>
      <Hook x={428} y={146} rope={72} />
      <Pen width={thin}>
        <path d="M428 164L370 206M428 164L484 206" />
      </Pen>
      <Calendar x={340} y={206} scale={0.88} line={6.4} />
      <Bricks />
      <At x={142} y={184} scale={0.43}>
        <Bust piece="PointingUp" drop={squiggles} />
        <VestForPointing />
        <Head
          hair="MediumBangs"
          face="Smile"
          hat={
            <g transform="translate(-22 -14) scale(1.05)">
              <HardHat badge={colour.sky} />
            </g>
          }
        />
      </At>
    </Scene>
  );
}

/** Bib and straps over the shrugging tee. */
function Bib(): ReactElement {
  return (
    <Pen>
      <path
        d="M262 548L326 532C336 640 344 740 352 824L288 830C276 740 266 640 262 548Z"
        fill={colour.sky}
      />
      <path
        d="M566 550L624 558C626 650 624 740 616 830L552 824C560 740 564 640 566 550Z"
        fill={colour.sky}
      />
      <path
        d="M262 810C380 802 520 802 642 810L664 1160H232C250 1040 264 920 262 810Z"
        fill={colour.sky}
      />
      <path d="M380 900L530 900L526 1004L456 1040L386 1004Z" />
      <path d={ring(318, 842, 16, 3)} fill={colour.hivis} strokeWidth={9} />
      <path d={ring(586, 842, 16, 4)} fill={colour.hivis} strokeWidth={9} />
    </Pen>
  );
}

export function Plumbing(): ReactElement {
  return (
    <Scene ground={colour.clay}>
      <Tap x={500} y={176} scale={0.92} />
      <Pen width={thin}>
        <path d="M484 214v24M500 208v40M516 214v22" />
      </Pen>
      <PipeWrench x={112} y={306} turn={-8} scale={0.44} />
      <At x={286} y={150} scale={0.43}>
        <Bust piece="Whatever" />
        <Bib />
        <Head hair="ShortCurly" face="Calm" beard="Imperial" dropFace={[5]} hat={<Cap />} />
      </At>
      <Clock x={496} y={338} scale={1.16} line={5} hour={3} minute={0} />
    </Scene>
  );
}

export function Hr(): ReactElement {
  return (
    <Scene ground={colour.sky}>
      <CvTower />
      <Cv x={548} y={128} turn={-12} />
      <At x={196} y={92} scale={0.43}>
        <Bust
          piece="Device"
          cloth={colour.hivis}
          drop={specks}
          on={
            <path
              d={
                'M374 466L376 518L284 545C292 640 368 690 450 690C540 690 604 630 608 556' +
                'L558 536L548 480ZM446 836L474 828L530 776L600 744L644 640L784 636L676 866' +
                'L632 872L560 904L482 934Z'
              }
              fill={colour.white}
            />
          }
        />
        {/* Two specks are one with the outline; they can only be painted out. */}
        <path
          d="M292 652L318 640L332 668L306 684ZM500 720L526 716L534 748L510 760Z"
          fill={colour.hivis}
        />
        <PickedCv />
        <Head hair="MediumShade" face="Calm" />
      </At>
      <Pen width={thin}>
        <path d="M-10 424L650 422V500H-10Z" fill={colour.white} />
        <path d="M-10 442L650 440" strokeWidth={3.5} />
      </Pen>
    </Scene>
  );
}

/** Four fingertips over the rim, seen from the front. */
function Grip({ x, y, turn }: { x: number; y: number; turn: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Pen width={thin}>
        <path d="M-34 -8C-36 -18 -18 -18 -18 -8L-18 12C-18 22 -34 22 -34 12Z" fill={colour.white} />
        <path d="M-18 -10C-18 -22 0 -22 0 -10L0 16C0 26 -18 26 -18 16Z" fill={colour.white} />
        <path d="M0 -10C0 -22 17 -22 17 -10L17 16C17 26 0 26 0 16Z" fill={colour.white} />
        <path d="M17 -8C17 -18 33 -18 33 -8L32 10C32 20 17 20 17 12Z" fill={colour.white} />
      </Pen>
    </g>
  );
}

export function Media(): ReactElement {
  return (
    <Scene ground={colour.mist}>
      <FakeAccount x={424} y={92} turn={14} scale={1.05} />
      <FakeAccount x={554} y={206} turn={-10} scale={1.15} seed={4} />
      <FakeAccount x={446} y={318} turn={22} scale={1.05} seed={7} />
      <Pen width={thin}>
        <path d="M352 168l-22 18M372 206l-30 10M374 252l-28 -4" />
        <path d="M490 56l16 -14M502 90l18 -4M616 136l10 -18M512 300l20 -2M506 336l18 10" />
      </Pen>
      <At x={206} y={78} scale={0.43}>
        <Bust piece="Shirt" />
        <Head hair="BangsFilled" face="Driven" />
      </At>
      <Shield x={214} y={404} scale={1.24} />
      <Grip x={128} y={296} turn={-4} />
      <Grip x={300} y={296} turn={4} />
    </Scene>
  );
}

function Board(): ReactElement {
  const candles = [
    { x: 386, low: 272, high: 206, up: false },
    { x: 422, low: 256, high: 196, up: true },
    { x: 458, low: 232, high: 168, up: true },
    { x: 494, low: 216, high: 156, up: false },
    { x: 530, low: 184, high: 118, up: true },
    { x: 566, low: 150, high: 84, up: true },
  ];
  return (
    <Pen width={thin}>
      <path d="M398 318L378 500M574 318L604 500M474 318L476 500" />
      <path d={box(334, 40, 278, 280, 10, 3, 3)} fill={colour.white} />
      <path d={box(470, 26, 20, 18, 4, 6, 1)} fill={colour.hivis} />
      <path d="M354 62L355 298L594 296" />
      {candles.map((c) => (
        <g key={c.x}>
          <path d={`M${c.x} ${c.high - 20}L${c.x + 1} ${c.low + 18}`} />
          <path
            d={box(c.x - 11, c.high, 22, c.low - c.high, 3, c.x, 1.5)}
            fill={c.up ? colour.hivis : ink}
          />
        </g>
      ))}
    </Pen>
  );
}

export function Trading(): ReactElement {
  return (
    <Scene ground={colour.sand}>
      <Board />
      <At x={146} y={104} scale={0.43}>
        <Bust piece="DotJacket" cloth={colour.sky} on={<PointingHand />} />
        <Head hair="TwistsVolumed" face="Smile" glasses="GlassRoundThick" />
      </At>
    </Scene>
  );
}

/** Skin again, where a coloured jacket has tinted the whole piece. */
function PointingHand(): ReactElement {
  return (
    <path
      d={
        'M768 862L786 810L786 670C800 648 830 644 848 646L950 597C970 598 968 612 955 628' +
        'L905 662C930 670 930 690 925 698C938 710 934 724 940 730C940 748 934 752 926 756' +
        'C920 780 900 790 880 796L860 860L846 930L800 910ZM386 476L376 508L356 532L352 585' +
        'C390 630 520 636 554 560L548 532L536 508L530 472Z'
      }
      fill={colour.white}
    />
  );
}
