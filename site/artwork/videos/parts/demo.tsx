/** A demo video: it opens on the card's image, plays its story, and closes on a sign. */
import { type ReactElement, type ReactNode, Children, isValidElement } from 'react';
import { scenes } from '../../illustrations/scenes.tsx';
import { widthOf } from '../../shared/lettering.ts';
import { type Ground, ink, Line } from '../../shared/parts.ts';
import { move, pulse, settle, shake, wind } from '../engine/motion.ts';
import { type Beat, type Video, startsOf } from '../engine/storyboard.ts';
import { Marks } from './marks.tsx';
import { Sign, type SignPlace } from './sign.tsx';
import { G, poster, Stage } from './stage.tsx';
import { Text } from './text.tsx';

/** When each scene begins, in seconds; the story's own between the two that every demo has. */
export type Starts<Name extends string> = Record<Name | 'opening' | 'closing', number>;

export interface Demo<Name extends string> {
  id: string;
  /** The card's caption. */
  title: string;
  /** A shorter title for the first caption: about 25 characters. */
  brief?: string;
  /** The lines of the caption on the opening image; a leading '→' becomes a path. */
  heading: readonly string[];
  ground: Ground;
  /** The cut paper of the thumbnail's ground, grown to the video's height: y from -369 to 769. */
  cut: string;
  /** Where the pieces of the image go when the story begins. */
  leave: 'up' | 'down' | 'left' | 'right';
  /** Drawn below a piece, beyond the edge of the thumbnail: an arm, a rope. */
  grow?: Readonly<Record<number, ReactNode>> | undefined;
  /** Drawn in front of the image; both leave together. */
  front?: ReactNode;
  /** Seconds of the opening; 2.2 unless given. */
  opens?: number;
  /** The scenes between opening and closing, in their order. */
  beats: Readonly<Record<Name, Beat & { tells: string }>>;
  closing: {
    /** What was saved: a number, a time, a sum. */
    figure: string;
    /** The figure's unit, or what it counts. */
    under: string;
    /** One sentence, about 40 characters. */
    words: string;
    tells: string;
    /** Seconds; 4 unless given. The sign stands still for all but the first two. */
    lasts?: number;
    /** The pieces of the image that stand on top of the sign, and their point that stands there. */
    seal: {
      pieces: readonly number[];
      at: readonly [number, number];
      scale?: number;
      draw?: ReactNode;
    };
  };
  /** Colour of the marks in the corners; ink unless the ground goes dark. */
  marks?: (t: number, at: Starts<Name>) => string;
  /** Drawn on the ground before everything else: night, rain, a bench. */
  backdrop?: (t: number, at: Starts<Name>) => ReactNode;
  play: (t: number, at: Starts<Name>) => ReactNode;
}

function piecesOf(id: string): ReactNode[] {
  const scene = scenes[`demos/${id}.svg`]?.();
  if (!isValidElement<{ children: ReactNode }>(scene))
    throw new Error(
      `site/artwork/videos/parts/demo.tsx: scenes.tsx draws no demos/${id}.svg, with which ` +
        `the video ${id} has to open. Give the video the name of a thumbnail.`,
    );
  return Children.toArray(scene.props.children);
}

const directions = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** The thumbnail, whose pieces stir and then leave one after another. */
function Opening({
  pieces,
  leave,
  grow,
  front,
  t,
  ends,
}: Pick<Demo<never>, 'leave' | 'grow' | 'front'> & {
  pieces: readonly ReactNode[];
  t: number;
  ends: number;
}): ReactElement | null {
  const [dx, dy] = directions[leave];
  if (t > ends + 0.5) return null;
  const away = move(t, ends - 0.6, 0.6, wind);
  return (
    <G y={poster.y} scale={poster.scale}>
      {pieces.map((piece, i) => {
        const gone = move(t, ends - 0.6 + (i % 6) * 0.07, 0.6, wind);
        const hop = pulse(t, 0.5 + (i % 6) * 0.12, 0.34);
        return gone >= 1 ? null : (
          <G key={i} x={dx * gone * 900} y={dy * gone * 1000 - hop * 12}>
            {grow?.[i]}
            {piece}
          </G>
        );
      })}
      {front === undefined ? null : (
        <G x={dx * away * 900} y={dy * away * 1000}>
          {front}
        </G>
      )}
    </G>
  );
}

/** A path, as the font has no arrow. */
const pointing = '→ ';

function Heading({
  lines,
  t,
  ends,
}: {
  lines: readonly string[];
  t: number;
  ends: number;
}): ReactElement | null {
  if (t > ends + 0.2) return null;
  const size = Math.min(
    92,
    288 / lines.length,
    ...lines.map((line) =>
      line.startsWith(pointing)
        ? (92 * 500) / widthOf(line.replace(pointing, ''), 92)
        : (92 * 624) / widthOf(line, 92),
    ),
  );
  const top = 268 - (lines.length * size * 1.02) / 2;
  return (
    <>
      {lines.map((line, i) => {
        const y = top + (i + 0.8) * size * 1.02 - move(t, ends - 0.75, 0.5, wind) * 620;
        const arrow = line.startsWith(pointing);
        return (
          <G key={i} x={46} y={y}>
            {arrow ? (
              <G scale={size / 92}>
                <Line d="M8-30h84m-34-34l34 34-34 34" weight={15} />
              </G>
            ) : null}
            <Text x={arrow ? size * 1.3 : 0} size={size} face="display">
              {line.replace(pointing, '')}
            </Text>
          </G>
        );
      })}
    </>
  );
}

const sign: SignPlace = { w: 620, h: 560, x: 360, y: 690 };

/** The sign at the end: it swings up, the figure lands on it, and a piece of the image on top. */
function Closing({
  closing,
  pieces,
  t,
  at,
}: {
  closing: Demo<never>['closing'];
  pieces: readonly ReactNode[];
  t: number;
  at: number;
}): ReactElement | null {
  if (t <= at) return null;
  const { seal } = closing;
  const landed = move(t, at + 1.15, 0.5, settle);
  const scale = seal.scale ?? 1.1;
  return (
    <>
      <Sign
        place={sign}
        figure={closing.figure}
        under={closing.under}
        words={closing.words}
        t={t}
        at={at}
      />
      {landed <= 0 ? null : (
        <G
          x={sign.x}
          y={sign.y - sign.h / 2 - 66 - (1 - landed) * 420}
          turn={shake(t, at + 1.5, 0.8, 2) * 5}
          scale={scale}
        >
          <G x={-seal.at[0]} y={-seal.at[1]}>
            {seal.pieces.map((i) => pieces[i])}
            {seal.draw}
          </G>
        </G>
      )}
    </>
  );
}

/** A demo video from its storyboard. */
export function demo<Name extends string>(plan: Demo<Name>): Video {
  const opening: Beat = {
    lasts: plan.opens ?? 2.2,
    tells: `Silent sample film: ${plan.brief ?? plan.title}`,
  };
  const closing: Beat = { lasts: plan.closing.lasts ?? 4, tells: plan.closing.tells };
  const beats = { opening, ...plan.beats, closing } as Record<Name | 'opening' | 'closing', Beat>;
  const at = startsOf(beats);
  const pieces = piecesOf(plan.id);
  return {
    id: plan.id,
    title: plan.title,
    beats: Object.values<Beat>(beats),
    draw: (t) => (
      <Stage ground={plan.ground} cut={plan.cut} over={plan.backdrop?.(t, at)}>
        <Heading lines={plan.heading} t={t} ends={opening.lasts} />
        <Opening
          pieces={pieces}
          leave={plan.leave}
          grow={plan.grow}
          front={plan.front}
          t={t}
          ends={opening.lasts}
        />
        {plan.play(t, at)}
        <Closing closing={plan.closing} pieces={pieces} t={t} at={at.closing} />
        <Marks t={t} tone={plan.marks?.(t, at) ?? ink} />
      </Stage>
    ),
  };
}
