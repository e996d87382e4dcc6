/**
 * The people of the testimonials, made of the pieces of their portraits, but with joints: each
 * `Pose` is one moment of them. At rest they are their portraits to the pixel.
 */
import type { ReactElement, ReactNode } from 'react';
import {
  Apron,
  BeardGrin,
  Clipboard,
  EarPencil,
  Fist,
  Overalls,
  TuckedSaw,
} from '../../illustrations/testimonials.tsx';
import { BeardPiece, Bust, FacePiece, HairPiece } from '../../shared/figure.tsx';
import { Cap, HardHat, HeartPin, PipeWrench } from '../../shared/gear.tsx';
import { colour, ink, Pen, ring } from '../../shared/line.tsx';
import { between } from '../engine/motion.ts';
import { G } from './stage.tsx';

/** One moment of a person; all numbers are 0 at rest. */
export interface Pose {
  /** The head to its right (our left), in degrees. */
  tilt: number;
  /** The head down, in the figure's units. */
  nod: number;
  /** The face to the right within the head, -1 to 1: where the person looks. */
  look: number;
  /** The whole upper body to the right, in degrees. */
  lean: number;
  /** The shoulders up, in the figure's units. */
  shrug: number;
  /** Eyes shut, 0 to 1. */
  lids: number;
  /** The nearer eye alone, 0 to 1. */
  wink: number;
  /** How much the eyes smile, 0 to 1; eyes that smile in the portrait open instead. */
  mirth: number;
  /** Brows up, in the figure's units. */
  brows: number;
  /** Brows that rise to the middle, in degrees: worry. */
  worry: number;
  /** The mouth open, 0 to 1. */
  mouth: number;
  /** The corners of the mouth down, 0 to 1. */
  glum: number;
  /** The arm of the portrait, 0 at its place, 1 at the end of its gesture; may overshoot. */
  arm: number;
}

export const rest: Pose = {
  tilt: 0,
  nod: 0,
  look: 0,
  lean: 0,
  shrug: 0,
  lids: 0,
  wink: 0,
  mirth: 0,
  brows: 0,
  worry: 0,
  mouth: 0,
  glum: 0,
  arm: 0,
};

/** Turns and scales what is in it about a point, and moves it. */
function About({
  x,
  y,
  dx = 0,
  dy = 0,
  turn = 0,
  sx = 1,
  sy = 1,
  children,
}: {
  x: number;
  y: number;
  dx?: number;
  dy?: number;
  turn?: number;
  sx?: number;
  sy?: number;
  children: ReactNode;
}): ReactElement {
  return (
    <G x={x + dx} y={y + dy} turn={turn} sx={sx} sy={sy}>
      <G x={-x} y={-y}>
        {children}
      </G>
    </G>
  );
}

/** Strokes of the faces of Open Peeps, in the order of their paths. */
const stroke = { farBrow: 0, nearBrow: 1, nose: 4, mouth: 5 } as const;
const all = [0, 1, 2, 3, 4, 5] as const;
const only = (...kept: number[]): number[] => all.filter((i) => !kept.includes(i));

/** Where the face's pieces turn and shut. */
const eyes = { near: [476, 297], far: [594, 297] } as const;
const brow = { near: [470, 260], far: [592, 256] } as const;

/** An eye open, smiling or shut. The faces Smile and Calm list their eyes in opposite order. */
function Eye({
  side,
  open,
  smiling,
  aside = 0,
}: {
  side: 'near' | 'far';
  /** 0 to 1. */ open: number;
  /** 0 to 1. */ smiling: number;
  /** An open eye to our left: a narrow face cuts it off else. */ aside?: number;
}): ReactElement {
  const [x, y] = eyes[side];
  if (open < 0.2)
    return (
      <path
        d={`M${x - aside - 17} ${y + 4}q17 13 34-1`}
        fill="none"
        stroke={ink}
        strokeWidth={9}
        strokeLinecap="round"
      />
    );
  if (smiling > 0.5)
    return (
      <About x={x} y={y + 8} sy={between(0.3, 1, (smiling - 0.5) * 2) * between(0.5, 1, open)}>
        <FacePiece piece="Calm" drop={only(side === 'near' ? 3 : 2)} />
      </About>
    );
  return (
    <About x={x} y={y} dx={-aside} sy={Math.max(0.2, open * (1 - smiling * 1.5))}>
      <FacePiece piece="Smile" drop={only(side === 'near' ? 2 : 3)} />
    </About>
  );
}

/** Brows, eyes and nose; the mouth differs from person to person. */
function Features({
  pose,
  piece,
  smiling,
}: {
  pose: Pose;
  piece: 'Smile' | 'Calm';
  smiling: number;
}): ReactElement {
  return (
    <>
      <About x={brow.near[0]} y={brow.near[1]} dy={-pose.brows} turn={-pose.worry}>
        <FacePiece piece={piece} drop={only(stroke.nearBrow)} />
      </About>
      <About x={brow.far[0]} y={brow.far[1]} dy={-pose.brows} turn={pose.worry}>
        <FacePiece piece={piece} drop={only(stroke.farBrow)} />
      </About>
      <Eye side="near" open={(1 - pose.lids) * (1 - pose.wink)} smiling={smiling} />
      <Eye
        side="far"
        open={1 - pose.lids}
        smiling={smiling}
        {...(piece === 'Calm' ? { aside: 9 } : {})}
      />
      <FacePiece piece={piece} drop={only(stroke.nose)} />
    </>
  );
}

/** An open mouth round `x`, `y` (the middle of its upper lip): teeth above, the tongue below. */
function Mouth({ x, y, w, open }: { x: number; y: number; w: number; open: number }): ReactElement {
  const h = 14 + open * 44;
  const half = (w / 2) * (1 - open * 0.12);
  return (
    <G x={x} y={y}>
      <path
        d={
          `M${-half} -6Q0 8 ${half} -8Q${half + 6} ${h * 0.55} ${half * 0.42} ${h * 0.92}Q0 ` +
          `${h * 1.08} ${-half * 0.5} ${h * 0.9}Q${-half - 6} ${h * 0.5} ${-half} -6Z`
        }
        fill={ink}
        stroke={ink}
        strokeWidth={9}
        strokeLinejoin="round"
      />
      {open < 0.3 ? null : (
        <path
          d={
            `M${-half * 0.6} ${h * 0.8}Q0 ${h * 0.38} ${half * 0.55} ${h * 0.8}Q0 ${h * 1.1} ` +
            `${-half * 0.6} ${h * 0.8}Z`
          }
          fill={colour.clay}
        />
      )}
      {open < 0.45 ? null : (
        <path
          d={`M${-half * 0.78} 0Q0 12 ${half * 0.8} -2L${half * 0.66} 9Q0 22 ${-half * 0.66} 10Z`}
          fill={colour.white}
        />
      )}
    </G>
  );
}

/** The head, with what is worn. It seems to turn, as the face moves a little further. */
function Nodding({
  pose,
  under,
  face,
  over,
}: {
  pose: Pose;
  under: ReactNode;
  face: ReactNode;
  over: ReactNode;
}): ReactElement {
  return (
    <About x={450} y={478} dx={pose.lean * 2} dy={pose.nod - pose.shrug * 0.35} turn={pose.tilt}>
      {under}
      <G x={pose.look * 9}>{face}</G>
      <G x={pose.look * 3}>{over}</G>
    </About>
  );
}

/** The body leans from the hips and shrugs, together with all its children. */
function Body({ pose, children }: { pose: Pose; children: ReactNode }): ReactElement {
  return (
    <About x={440} y={1400} dy={-pose.shrug} turn={pose.lean}>
      {children}
    </About>
  );
}

/** The carpenter. His arms stay folded; the saw under them goes up and down. */
function Carpenter(pose: Pose): ReactElement {
  const { mouth } = pose;
  return (
    <>
      <path d="M108 1390H742L760 1900H96Z" fill={ink} />
      <path d="M112 1100L720 1090C734 1110 744 1136 745 1160L742 1400L108 1400Z" fill={ink} />
      <Body pose={pose}>
        <path d="M112 1100L720 1090V1260H112Z" fill={ink} />
        <Bust piece="ArmsCrossed" />
        <Apron />
        <clipPath id="above-arm">
          <path d="M300 -200H1100V1000H880L884 868L720 850L552 838L300 826Z" />
        </clipPath>
        <g clipPath={pose.arm === 0 ? undefined : 'url(#above-arm)'}>
          <G x={pose.arm * 17} y={pose.arm * -55}>
            <TuckedSaw />
          </G>
        </g>
        <Nodding
          pose={pose}
          under={<HairPiece piece="Short" />}
          face={
            <>
              <Features pose={pose} piece="Smile" smiling={pose.mirth} />
              <About x={530} y={330} sy={1 + mouth * 0.035}>
                <BeardPiece piece="FullMajestic" />
              </About>
            </>
          }
          over={
            <>
              <EarPencil />
              <G x={pose.look * 6}>
                {mouth < 0.04 && pose.glum === 0 ? (
                  <BeardGrin />
                ) : (
                  <>
                    <path
                      d="M480 396C520 372 600 372 640 400L630 450C590 470 530 470 490 446Z"
                      fill={ink}
                    />
                    <About x={560} y={420} sy={1 - pose.glum * (1.5 - mouth)}>
                      <path
                        d={
                          `M508 414C540 ${426 - mouth * 8} 580 ${424 - mouth * 8} 610 408` +
                          `C612 ${438 + mouth * 34} 588 ${452 + mouth * 42} ` +
                          `560 ${452 + mouth * 42}` +
                          `C532 ${452 + mouth * 42} 508 ${440 + mouth * 34} 508 414Z`
                        }
                        fill={ink}
                        stroke={colour.white}
                        strokeWidth={mouth * 5}
                      />
                      <path
                        d={
                          `M508 414C540 ${426 - mouth * 8} 580 ${424 - mouth * 8} 610 408` +
                          `C610 ${between(438, 424, mouth)} 588 ${between(452, 440, mouth)} ` +
                          `560 ${between(452, 440, mouth)}` +
                          `C532 ${between(452, 440, mouth)} 510 ${between(440, 428, mouth)} ` +
                          '508 414Z'
                        }
                        fill={colour.white}
                      />
                      {mouth < 0.35 ? null : (
                        <path
                          d={
                            `M530 ${454 + mouth * 30}` +
                            `Q560 ${436 + mouth * 14} 590 ${452 + mouth * 30}` +
                            `Q562 ${462 + mouth * 36} 530 ${454 + mouth * 30}Z`
                          }
                          fill={colour.clay}
                        />
                      )}
                    </About>
                  </>
                )}
              </G>
              <HardHat />
            </>
          }
        />
      </Body>
    </>
  );
}

/** The shirt of the piece as it is behind her arm. */
function BehindFounderArm(): ReactElement {
  return (
    <>
      <path
        d="M96 1010L200 926L222 936V776H396L402 718H684V1128H176L200 960L120 1030Z"
        fill={colour.white}
      />
      <g fill="none" stroke={ink} strokeLinecap="round">
        <path
          d="M226 776L682 790M222 842L682 857M214 904L682 917M206 974L682 994M196 1056L682 1068"
          strokeWidth={17}
        />
        <path d="M216 776C214 830 206 890 197 940L174 1134" strokeWidth={11} />
      </g>
    </>
  );
}

/** Forearm and hand of the piece, traced, to be turned about the elbow. */
function FounderArm(): ReactElement {
  return (
    <>
      <path
        d={
          'M104 1006C150 964 190 948 206 938C290 900 340 866 404 806C402 780 404 772 420 756' +
          'C440 736 450 724 456 712C468 704 476 722 472 744C468 760 458 772 468 780' +
          'C490 788 520 784 540 780C580 768 606 760 618 762Q630 764 626 770L650 762' +
          'C662 760 660 772 650 784C610 814 590 850 545 878C510 896 470 892 434 893' +
          'C360 945 320 1000 265 1055C230 1090 200 1106 172 1126L108 1092Z'
        }
        fill={colour.white}
      />
      <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        <path d="M104 1006C124 986 142 974 160 964" strokeWidth={5} />
        <path
          d={
            'M160 964C180 952 192 946 206 938C290 900 340 866 402 808M462 716' +
            'C474 724 474 746 466 762C458 776 474 786 500 784C540 780 590 764 612 764' +
            'Q624 764 620 770M528 846C570 832 606 812 640 786M434 893C380 930 340 975 300 1020' +
            'C260 1062 210 1096 172 1126'
          }
          strokeWidth={12}
        />
        <path
          d={
            'M402 806C402 780 404 772 420 756C440 736 450 724 456 714L462 716M506 820' +
            'C550 804 596 784 624 771L650 763C660 762 660 772 650 782C610 814 590 850 545 878' +
            'C510 896 470 892 434 893'
          }
          strokeWidth={9}
        />
      </g>
    </>
  );
}

/** The founder. Her hand leaves her heart and opens to the one she tells it. */
function Founder(pose: Pose): ReactElement {
  const { mouth } = pose;
  return (
    <>
      <Body pose={pose}>
        <Clipboard />
        <Bust piece="Explaining" />
        {pose.arm === 0 ? null : (
          <>
            <BehindFounderArm />
            <About x={140} y={1085} turn={pose.arm * -9}>
              <FounderArm />
            </About>
          </>
        )}
        <path d="M168 1136C360 1124 540 1124 704 1136L716 1400L164 1400Z" fill={ink} />
        <Pen>
          <path d="M708 1140L716 1400L732 1900H800L784 1400L770 1140" fill={colour.white} />
        </Pen>
        <path d="M164 1300H713L716 1400L732 1900H160Z" fill={ink} />
        <HeartPin x={622} y={668} />
        <Nodding
          pose={pose}
          under={<HairPiece piece="BunCurly" />}
          face={
            <>
              <Features pose={pose} piece="Calm" smiling={1 - pose.mirth} />
              {mouth < 0.06 ? (
                <About x={541} y={410} sy={1 - pose.glum * 1.5}>
                  <FacePiece piece="Calm" drop={only(stroke.mouth)} />
                </About>
              ) : (
                <Mouth x={543} y={400} w={66} open={mouth} />
              )}
            </>
          }
          over={
            <Pen width={9}>
              <path
                d="M272 166C276 112 324 64 384 57L396 64C344 80 302 118 286 166Z"
                fill={colour.hivis}
                stroke="none"
              />
              <G x={316} y={396} turn={-pose.tilt * 2}>
                <G x={-316} y={-396}>
                  <path d={ring(316, 412, 20, 3)} fill={colour.hivis} />
                </G>
              </G>
            </Pen>
          }
        />
      </Body>
    </>
  );
}

/** What the plumber's arm covers: the tee, and the neck in it. */
function BehindPlumberArm(): ReactElement {
  return (
    <>
      <path
        d={
          'M196 884L280 640L300 540L440 530L520 600L505 680L470 740L420 770L360 940L240 1096' +
          'L180 1114L200 1000Z'
        }
        fill={ink}
      />
      <path
        d="M336 526C352 590 420 630 480 622C530 618 552 590 570 556L520 470L400 470Z"
        fill={colour.white}
      />
    </>
  );
}

/** Forearm of the piece, traced, to be turned about the elbow. */
function PlumberArm(): ReactElement {
  const d =
    'M140 975C160 930 180 904 204 880C250 836 290 786 318 740C340 704 352 690 362 664L462 692' +
    'C458 722 440 730 424 736C408 744 404 766 394 800C350 912 300 1010 228 1092' +
    'C206 1110 190 1110 172 1112L144 1060Z';
  return (
    <>
      <path d={d} fill={ink} stroke={ink} strokeWidth={18} strokeLinejoin="round" />
      <path d={d} fill={colour.white} />
      <path d="M114 940L152 950L210 1010L190 1104L160 1084L134 1030Z" fill={colour.white} />
      <path
        d="M153 953C160 930 178 905 198 886"
        fill="none"
        stroke={ink}
        strokeWidth={11}
        strokeLinecap="round"
      />
      <path
        d="M368 726Q378 738 391 737"
        fill="none"
        stroke={ink}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </>
  );
}

/** The plumber. The wrench on his shoulder goes up and comes down again. */
function Plumber(pose: Pose): ReactElement {
  const { mouth } = pose;
  return (
    <>
      <Body pose={pose}>
        <path d="M176 1120L690 1120L694 1400L176 1400Z" fill={ink} />
        <Pen>
          <path d="M690 1130L704 1900H776L770 1130" fill={colour.white} />
        </Pen>
        <Bust piece="Killer" />
        <path d="M480 640L520 620L720 850L640 850L520 790L456 716Z" fill={ink} />
        {pose.arm === 0 ? null : <BehindPlumberArm />}
        <Overalls />
        <path d="M180 1300H688L704 1900H176Z" fill={colour.sky} />
        <Pen>
          <path d="M186 1300L176 1900M688 1300L704 1900" />
        </Pen>
        <Pen>
          <path d="M388 450C390 488 380 510 338 524" />
        </Pen>
        <About x={160} y={1080} turn={pose.arm * -7}>
          {pose.arm === 0 ? null : <PlumberArm />}
          <About x={420} y={650} turn={pose.arm * 16}>
            <PipeWrench x={428} y={632} turn={-57} scale={1.05} />
          </About>
          <Fist />
        </About>
        <Nodding
          pose={pose}
          under={<HairPiece piece="ShortCurly" />}
          face={
            <>
              <Features pose={pose} piece="Smile" smiling={pose.mirth} />
              {mouth < 0.08 ? null : <Mouth x={552} y={416} w={62} open={mouth} />}
              <About
                x={548}
                y={380}
                dy={pose.glum * 7 - mouth * 7}
                turn={mouth * 1.5}
                sx={1 + mouth * 0.03 - pose.glum * 0.06}
                sy={1 + pose.glum * 0.16}
              >
                <BeardPiece piece="Imperial" />
              </About>
            </>
          }
          over={<Cap />}
        />
      </Body>
    </>
  );
}

/** A person of the cards: ground and place of the portrait (800 × 1120), and the posed figure. */
export interface Person {
  ground: string;
  x: number;
  y: number;
  scale: number;
  figure: (pose: Pose) => ReactElement;
}

export const people = {
  carpenter: { ground: colour.hivis, x: 384, y: 116, scale: 0.8, figure: Carpenter },
  founder: { ground: colour.sky, x: 404, y: 148, scale: 0.82, figure: Founder },
  plumber: { ground: colour.clay, x: 418, y: 136, scale: 0.86, figure: Plumber },
} as const satisfies Record<string, Person>;
