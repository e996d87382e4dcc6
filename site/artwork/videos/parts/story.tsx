/** A testimonial video: the card's portrait tells its story, then a sign shows the result. */
import type { ReactElement, ReactNode } from 'react';
import { At } from '../../shared/figure.tsx';
import { widthOf } from '../../shared/lettering.ts';
import { box, fresh, Piece, white } from '../../shared/parts.ts';
import { arrive, between, carry, gather, linear, move, pulse } from '../engine/motion.ts';
import { type Beat, type Video, frame, startsOf } from '../engine/storyboard.ts';
import { Marks } from './marks.tsx';
import { type Person } from './person.tsx';
import { type Pose, rest } from './pose.tsx';
import { Sign } from './sign.tsx';
import { Frame, G } from './stage.tsx';
import { balanced, heightOf, leading, Lines, Text } from './text.tsx';

/** When each line begins, in seconds, with those of the opening and the closing. */
export type Starts<Name extends string> = Record<Name | 'opening' | 'closing', number>;

export interface Story<Name extends string> {
  id: string;
  /** The headline of the card. */
  title: string;
  person: Person;
  name: string;
  role: string;
  /** What is seen at first, for the first caption: about 20 characters. */
  seen: string;
  /** The lines, in their order; what stands between two * is marked. About 45 characters each. */
  lines: Readonly<Record<Name, Beat & { words: string; tells: string }>>;
  closing: { figure: string; under: string; tells: string; lasts?: number };
  /** What the person does besides living and speaking. */
  acts: (t: number, at: Starts<Name>) => Partial<Pose>;
  /** How much nearer the person is seen: 1 as on the card. */
  zoom?: (t: number, at: Starts<Name>) => number;
  /** Behind the person. */
  behind?: (t: number, at: Starts<Name>) => ReactNode;
  /** Before the person, and below the words. */
  before?: (t: number, at: Starts<Name>) => ReactNode;
}

/** A portrait of 800 × 1120 stands in the middle of the frame, as wide as it. */
const portrait = {
  scale: frame.width / 800,
  y: (frame.height - (1120 * frame.width) / 800) / 2,
} as const;

/** The panel of the words. The space below its foot is left to captions and controls. */
const panel = { x: 34, foot: 1108, pad: 38, size: 58 } as const;
/** How far the person goes up when the words come. */
const rise = 64;
const opens = 2;
/** Characters a second: words stand a little before they are said, as subtitles do. */
const pace = { written: 34, said: 22 } as const;

/** The words without their marks. */
const unmarked = (words: string): string => words.replaceAll('*', '');

/** A pseudorandom number between 0 and 1, the same for the same `n`. */
const chance = (n: number): number => {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453;
  return x - Math.floor(x);
};

/** How far a mouth is open that says something since `from`; every syllable is another. */
function talking(t: number, from: number, lasts: number): number {
  if (t <= from || t >= from + lasts) return 0;
  const beat = (t - from) * 6.4;
  const syllable = Math.floor(beat);
  const wide = 0.4 + chance(syllable + Math.round(from * 30)) * 0.6;
  return (
    Math.sin((beat - syllable) * Math.PI) *
    wide *
    Math.min(1, (t - from) * 6, (from + lasts - t) * 6)
  );
}

/** Seconds for which a head keeps its tilt, and seconds in which the tilt changes. */
const held = { for: 1.9, turns: 0.5 } as const;

/**
 * Someone who only stands there: breathes, blinks, and tilts the head now and then.
 * @returns With `breath` in whole pixels, which cost the video hardly any bytes.
 */
function idle(t: number): { breath: number; tilt: number; lids: number } {
  const turn = Math.floor(t / held.for);
  const way = (n: number): number => (n <= 0 ? 0 : (chance(n) - 0.5) * 3.2);
  const round = Math.round((t - 1.1) / 3);
  const blink = 1.1 + round * 3 + (chance(round) - 0.5) * 1.3;
  return {
    breath: Math.round((1 - Math.cos((t / 3.4) * 2 * Math.PI)) * 3),
    tilt: between(way(turn - 1), way(turn), move(t, turn * held.for, held.turns, carry)),
    lids: pulse(t, blink, 0.24),
  };
}

/** One line: a panel that grows from the mouth, words as they are said, and marks under some. */
function Saying({
  words,
  t,
  from,
  to,
  odd,
  tip,
}: {
  words: string;
  t: number;
  from: number;
  to: number;
  odd: boolean;
  tip: number;
}): ReactElement | null {
  if (t <= from || t >= to + 0.1) return null;
  const w = frame.width - 2 * panel.x;
  const lines = balanced(unmarked(words), panel.size, w - 2 * panel.pad, 'display');
  const h = heightOf(lines.length, panel.size) + 2 * panel.pad - 12;
  const grown = move(t, from, 0.42, arrive);
  const gone = move(t, to - 0.22, 0.3, gather);
  const said = move(t, from + 0.12, unmarked(words).length / pace.written, linear);
  const tail = tip - frame.width / 2;
  const r = 28;
  const d =
    `M${-w / 2 + r} ${-h / 2}H${tail - 34}L${tail + 6} ${-h / 2 - 46}L${tail + 18} ` +
    `${-h / 2}H${w / 2 - r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ` +
    `${r}H${-w / 2 + r}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  const total = unmarked(words).split(/\s/).length;
  // Every other part, between two *, is marked.
  const marks = words.split('*').flatMap((part, i) =>
    part
      .split(/\s/)
      .filter(Boolean)
      .map(() => i % 2 === 1),
  );
  const counts = lines.map((line) => line.split(' ').length);
  return (
    <G
      x={frame.width / 2 + tail + 6}
      y={panel.foot - h - 46 + gone * 640}
      scale={grown}
      turn={(1 - grown) * 8 + (odd ? -1 : 0.8)}
    >
      <G x={-tail - 6} y={h / 2 + 46}>
        <Piece d={d} lift={14} />
        {lines.map((line, row) => {
          const y = -h / 2 + panel.pad - 4 + row * panel.size * leading + panel.size * 0.86;
          const before = counts.slice(0, row).reduce((sum, count) => sum + count, 0);
          return line.split(' ').map((word, i, all) => {
            const index = before + i;
            // The sum of single widths, as each word is drawn by itself.
            const here = all
              .slice(0, i)
              .reduce((x, other) => x + widthOf(`${other} `, panel.size), -w / 2 + panel.pad);
            const wide = widthOf(word, panel.size);
            const next = here + widthOf(`${word} `, panel.size);
            const p = Math.min(1, said * (total + 1) - index);
            if (p <= 0) return null;
            const mark =
              (marks[index + 1] === true && i < all.length - 1 ? next - here : wide) + 10;
            return (
              <g key={`${row} ${i}`}>
                {marks[index] ? (
                  <path
                    d={`M${here - 5} ${y - 16}h${mark * p}v26h${-mark * p}z`}
                    fill={fresh}
                    stroke="none"
                  />
                ) : null}
                <Text x={here} y={y + (1 - p) * 18} size={panel.size} face="display">
                  {word}
                </Text>
              </g>
            );
          });
        })}
      </G>
    </G>
  );
}

/** Name and role, as on the plate of the card. */
function Name({
  name,
  role,
  t,
  to,
}: {
  name: string;
  role: string;
  t: number;
  to: number;
}): ReactElement | null {
  const up = move(t, 0.35, 0.6, arrive) - move(t, to - 0.15, 0.35, gather);
  if (up <= 0) return null;
  const size = Math.min(70, (70 * 560) / widthOf(name, 70));
  return (
    <G x={frame.width / 2} y={1010 + (1 - up) * 420} turn={-1}>
      <Piece d={box(frame.width - 2 * panel.x, 196, 28)} fill={white} lift={14} />
      <Text x={panel.x + panel.pad - frame.width / 2} y={0} size={size} face="display">
        {name}
      </Text>
      <Lines
        x={panel.x + panel.pad - frame.width / 2}
        y={16}
        size={42}
        face="text"
        lines={[role]}
      />
    </G>
  );
}

/** A testimonial video from its storyboard. */
export function story<Name extends string>(plan: Story<Name>): Video {
  const opening: Beat = { lasts: opens, tells: `Silent sample film: ${plan.seen}` };
  const closing: Beat = { lasts: plan.closing.lasts ?? 3.8, tells: plan.closing.tells };
  const beats = { opening, ...plan.lines, closing } as Record<Name | 'opening' | 'closing', Beat>;
  const at = startsOf(beats);
  const lines = (Object.keys(plan.lines) as Name[]).map((name, i) => ({
    ...plan.lines[name],
    from: at[name],
    to: at[name] + plan.lines[name].lasts,
    odd: i % 2 === 1,
  }));
  const { person } = plan;
  // Where the mouth is: the figure's 555, 430.
  const tip = (person.x + (555 - 460) * person.scale) * portrait.scale;
  const face = {
    x: tip - 30,
    y: portrait.y + (person.y + (380 - 65) * person.scale) * portrait.scale,
  };
  return {
    id: plan.id,
    title: plan.title,
    beats: Object.values<Beat>(beats),
    says: lines.map(({ words }) => unmarked(words)),
    draw: (t) => {
      const still = idle(t);
      const acts = plan.acts(t, at);
      const mouth = lines.reduce(
        (sum, { words, from }) => sum + talking(t, from + 0.15, unmarked(words).length / pace.said),
        0,
      );
      const begins = lines.reduce((sum, { from }) => sum + pulse(t, from + 0.1, 0.7), 0);
      const pose: Pose = {
        ...rest,
        ...acts,
        mouth: Math.max(acts.mouth ?? 0, mouth),
        tilt: still.tilt + (acts.tilt ?? 0) - begins * 1.6,
        nod: (acts.nod ?? 0) + begins * 7,
        brows: (acts.brows ?? 0) + begins * 7,
        lids: Math.max(still.lids, acts.lids ?? 0),
      };
      const zoom = plan.zoom?.(t, at) ?? 1;
      const up = move(t, opens - 0.5, 0.9, carry) * rise;
      return (
        <Frame ground={person.ground}>
          {plan.behind?.(t, at)}
          <G x={face.x} y={face.y - up - still.breath} scale={zoom}>
            <G x={-face.x} y={-face.y + portrait.y} scale={portrait.scale}>
              <g stroke="none">
                <At x={person.x} y={person.y} scale={person.scale}>
                  {person.figure(pose)}
                </At>
              </g>
            </G>
          </G>
          {plan.before?.(t, at)}
          <Name name={plan.name} role={plan.role} t={t} to={opens} />
          {lines.map((line) => (
            <Saying key={line.from} {...line} t={t} tip={between(face.x, tip, 0.5)} />
          ))}
          <Sign
            place={{ x: 360, y: 852, w: 640, h: 500 }}
            figure={plan.closing.figure}
            under={plan.closing.under}
            words={plan.name}
            size={176}
            t={t}
            at={at.closing}
          />
          <Marks t={t} />
        </Frame>
      );
    },
  };
}
