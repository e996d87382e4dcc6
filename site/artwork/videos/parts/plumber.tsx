import type { ReactElement } from 'react';
import { Fist, Overalls } from '../../illustrations/testimonials.tsx';
import { BeardPiece, Bust, HairPiece } from '../../shared/figure.tsx';
import { Cap, PipeWrench } from '../../shared/gear.ts';
import { colour, ink, Pen } from '../../shared/line.tsx';
import { type Pose, About, Features, Mouth, Nodding, Body } from './pose.tsx';

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
export function Plumber(pose: Pose): ReactElement {
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
