import type { ReactElement } from 'react';
import { Apron, BeardGrin, EarPencil, TuckedSaw } from '../../illustrations/testimonials.tsx';
import { BeardPiece, Bust, HairPiece } from '../../shared/figure.tsx';
import { HardHat } from '../../shared/gear.ts';
import { colour, ink } from '../../shared/line.tsx';
import { between } from '../engine/motion.ts';
import { G } from './stage.tsx';
import { type Pose, About, Features, Nodding, Body } from './pose.tsx';

/** The carpenter. His arms stay folded; the saw under them goes up and down. */
export function Carpenter(pose: Pose): ReactElement {
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
