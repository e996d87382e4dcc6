import type { ReactElement } from 'react';
import { Clipboard } from '../../illustrations/testimonials.tsx';
import { Bust, FacePiece, HairPiece } from '../../shared/figure.tsx';
import { HeartPin } from '../../shared/gear.ts';
import { colour, ink, Pen, ring } from '../../shared/line.tsx';
import { G } from './stage.tsx';
import { type Pose, About, stroke, only, Features, Mouth, Nodding, Body } from './pose.tsx';

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
export function Founder(pose: Pose): ReactElement {
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
