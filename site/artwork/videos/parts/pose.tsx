import type { ReactElement, ReactNode } from 'react';
import { FacePiece } from '../../shared/figure.tsx';
import { colour, ink } from '../../shared/line.tsx';
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
export function About({
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
export const stroke = { farBrow: 0, nearBrow: 1, nose: 4, mouth: 5 } as const;
const all = [0, 1, 2, 3, 4, 5] as const;
export const only = (...kept: number[]): number[] => all.filter((i) => !kept.includes(i));

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
export function Features({
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
export function Mouth({
  x,
  y,
  w,
  open,
}: {
  x: number;
  y: number;
  w: number;
  open: number;
}): ReactElement {
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
export function Nodding({
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
export function Body({ pose, children }: { pose: Pose; children: ReactNode }): ReactElement {
  return (
    <About x={440} y={1400} dy={-pose.shrug} turn={pose.lean}>
      {children}
    </About>
  );
}
