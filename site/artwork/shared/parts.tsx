import type { ReactElement, ReactNode } from 'react';
import { palette, tints } from '../../styles/palette.ts';

/**
 * The shared parts of the demo thumbnails: paper pieces with an ink outline and a hard edge
 * below, as on the site's cards and buttons.
 *
 * A part is drawn round its middle and takes sizes, not a scale: all lines are equally thick.
 */

export const ink = palette.ink;
export const white = palette.white;
/** For what the assistant has just done, and for hard hats. */
export const fresh = palette.hivis;
export const sky = palette.sky;
export const skyDeep = tints.skyDeep.value;
export const clay = palette.clay;
export const clayDeep = tints.clayDeep.value;
export const mist = palette.mist;
export const soft = palette.onInkSoft;
export const sand = palette.sand;

/** A ground with the deeper paper that is cut and laid on it. */
export const grounds = {
  sky: { base: palette.sky, cut: tints.skyCut.value },
  clay: { base: palette.clay, cut: tints.clayCut.value },
  sand: { base: palette.sand, cut: tints.sandDeep.value },
  straw: { base: tints.straw.value, cut: tints.strawDeep.value },
  mist: { base: palette.mist, cut: tints.mistDeep.value },
} as const;

export type Ground = keyof typeof grounds;

const line = 8;
const fine = 6;
const edge = 12;

/** A rounded rectangle as path data, round its own middle unless a corner is given. */
export function box(w: number, h: number, r = 14, x = -w / 2, y = -h / 2): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ` +
    `${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** The head of a sheet: only the two upper corners are round. */
function cap(w: number, h: number, r: number, x: number, y: number): string {
  return (
    `M${x} ${y + h}v${r - h}a${r} ${r} 0 0 1 ${r} ${-r}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ` +
    `${r}v${h - r}z`
  );
}

export function disc(r: number, cx = 0, cy = 0): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

interface Place {
  x?: number;
  y?: number;
  turn?: number;
}

function move({ x = 0, y = 0, turn = 0 }: Place): string {
  return turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(${turn})`;
}

/** The whole image. Every part inherits its line, caps and joins. */
export function Scene({
  ground,
  cut,
  children,
}: {
  ground: Ground;
  /** Path data of the unlined paper on the ground. */
  cut: string;
  children: ReactNode;
}): ReactElement {
  const paper = grounds[ground];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={640} height={400} viewBox="0 0 640 400">
      <path fill={paper.base} d="M0 0h640v400H0z" />
      <path fill={paper.cut} d={cut} />
      <g fill={white} stroke={ink} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

export function At({ children, ...place }: Place & { children: ReactNode }): ReactElement {
  return <g transform={move(place)}>{children}</g>;
}

/**
 * A cut piece of paper. The edge is drawn apart from the turned piece, so that the edge always
 * falls straight down. `tips` are corners of the piece that are joined with those of the edge.
 */
export function Piece({
  d,
  fill = white,
  lift = edge,
  x = 0,
  y = 0,
  turn = 0,
  tips = [],
  children,
}: Place & {
  d: string;
  fill?: string;
  lift?: number;
  tips?: readonly (readonly [number, number])[];
  children?: ReactNode;
}): ReactElement {
  const angle = (turn * Math.PI) / 180;
  const joins = tips.map(([tx, ty]) => {
    const jx = Math.round(x + tx * Math.cos(angle) - ty * Math.sin(angle));
    const jy = Math.round(y + tx * Math.sin(angle) + ty * Math.cos(angle));
    return `M${jx} ${jy}v${lift}`;
  });
  return (
    <>
      {lift === 0 ? null : <path d={d} fill={ink} transform={move({ x, y: y + lift, turn })} />}
      {joins.length === 0 || lift === 0 ? null : <path d={joins.join('')} />}
      <g transform={move({ x, y, turn })}>
        <path d={d} fill={fill} />
        {children}
      </g>
    </>
  );
}

/** Flat colour without an outline. */
export function Fill({ d, tone }: { d: string; tone: string }): ReactElement {
  return <path d={d} fill={tone} stroke="none" />;
}

/** An open line. */
export function Line({
  d,
  tone,
  weight,
  dash,
}: {
  d: string;
  tone?: string | undefined;
  weight?: number | undefined;
  dash?: boolean;
}): ReactElement {
  return (
    <path
      d={d}
      fill="none"
      stroke={tone}
      strokeWidth={weight}
      strokeDasharray={dash === true ? '14 16' : undefined}
    />
  );
}

/** Lines of writing, each `[x, y, length]`: words without a font. */
export function Words({
  at,
  tone = soft,
  weight = 12,
}: {
  at: readonly (readonly [number, number, number])[];
  tone?: string;
  weight?: number;
}): ReactElement {
  return <Line d={at.map(([x, y, w]) => `M${x} ${y}h${w}`).join('')} tone={tone} weight={weight} />;
}

/** Short strokes of movement or of ringing. */
export function Strokes({ d }: { d: string }): ReactElement {
  return <Line d={d} />;
}

/** A dashed way that ends in a solid arrowhead. */
export function Way({
  d,
  tip,
  turn = 0,
}: {
  d: string;
  tip: readonly [number, number];
  turn?: number;
}): ReactElement {
  return (
    <>
      <Line d={d} dash />
      <At x={tip[0]} y={tip[1]} turn={turn}>
        <Line d="M-20-20 0 0-20 20" />
      </At>
    </>
  );
}

export function Tick({
  size = 20,
  x = 0,
  y = 0,
  tone,
  weight = 10,
}: {
  size?: number;
  x?: number;
  y?: number;
  tone?: string;
  weight?: number;
}): ReactElement {
  return (
    <Line
      d={`M${x - size} ${y + size * 0.1}l${size * 0.7} ${size * 0.7}L${x + size} ${y - size * 0.7}`}
      tone={tone}
      weight={weight}
    />
  );
}

/** A round badge; what it says is drawn by its children. */
export function Badge({
  r = 30,
  fill = fresh,
  lift = 8,
  children,
  ...place
}: Place & {
  r?: number;
  fill?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={disc(r)} fill={fill} lift={lift} {...place}>
      {children}
    </Piece>
  );
}

/** An application's window, from its upper left corner. */
export function Window({
  x,
  y,
  w,
  h,
  bar = ink,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  bar?: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece x={x} y={y} d={box(w, h, 18, 0, 0)}>
      <path d={cap(w, 46, 18, 0, 0)} fill={bar} />
      <Fill
        d={disc(8, 30, 24) + disc(8, 58, 24) + disc(8, 86, 24)}
        tone={bar === ink ? white : ink}
      />
      {children}
    </Piece>
  );
}

/** A closed letter. */
export function Envelope({
  w,
  fill = white,
  flap = white,
  lift = edge,
  children,
  ...place
}: Place & {
  w: number;
  fill?: string;
  flap?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const h = Math.round(w * 0.66);
  const l = w / 2;
  const t = h / 2;
  return (
    <Piece d={box(w, h, w > 90 ? 12 : 6)} fill={fill} lift={lift} {...place}>
      <path d={`M${4 - l} ${4 - t}L0 ${Math.round(h * 0.1)}L${l - 4} ${4 - t}z`} fill={flap} />
      {children}
    </Piece>
  );
}

/** A paper plane that flies up to the right. */
export function Plane({ fold = mist, ...place }: Place & { fold?: string }): ReactElement {
  return (
    <Piece
      d="M92-70-92-8-32 24-22 78 10 44 58 70z"
      tips={[
        [92, -70],
        [-92, -8],
        [-22, 78],
        [58, 70],
      ]}
      {...place}
    >
      <path d="M92-70-32 24-22 78 10 44z" fill={fold} />
      <Line d="M92-70 10 44" />
    </Piece>
  );
}

/** A pointing hand in a work sleeve; its finger tip is the origin. */
export function Hand({ sleeve = clayDeep, ...place }: Place & { sleeve?: string }): ReactElement {
  return (
    <At {...place}>
      <path d="M-22 128h84v80h-84z" fill={ink} />
      <path
        d={
          'M-13 70V13a13 13 0 0 1 26 0v32c4-10 22-9 24 3 5-7 21-4 23 7 7-5 20 1 20 14v16' +
          'c0 34-14 47-40 47H14c-18 0-26-8-34-22l-26-42c-6-12 10-24 18-14z'
        }
      />
      <Line d="M37 50v14M60 57v12" weight={fine} />
      <path d={box(104, 30, 10, -32, 110)} fill={sleeve} />
    </At>
  );
}

/** An arrow pointer; its tip is the origin. */
export function Cursor(place: Place): ReactElement {
  return (
    <Piece
      d="M0 0v82l21-19 15 34 20-9-15-32h29z"
      lift={8}
      tips={[
        [0, 82],
        [36, 97],
        [56, 88],
        [70, 56],
      ]}
      {...place}
    />
  );
}

export function Magnifier({
  r,
  x,
  y,
  glass = white,
  children,
}: {
  r: number;
  x: number;
  y: number;
  glass?: string;
  children?: ReactNode;
}): ReactElement {
  const a = Math.round(r * 0.78);
  const grip = `M${a + 14} ${a + 14}l48 48`;
  return (
    <At x={x} y={y}>
      <Line d={`M${a} ${a}l30 30`} weight={14} />
      <At y={8}>
        <Line d={grip} weight={36} />
      </At>
      <Line d={grip} weight={36} />
      <Line d={grip} weight={20} tone={clayDeep} />
      <Piece d={disc(r)} fill={glass} lift={10}>
        {children}
        <path d={disc(r)} fill="none" />
      </Piece>
    </At>
  );
}

/** A calendar sheet with its two rings, round its own middle. */
export function Sheet({
  w,
  h,
  head = clayDeep,
  band = 56,
  rings = true,
  fill = white,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  head?: string;
  band?: number;
  rings?: boolean;
  fill?: string;
  children?: ReactNode;
}): ReactElement {
  const l = -w / 2;
  const t = -h / 2;
  return (
    <Piece d={box(w, h, 16)} fill={fill} {...place}>
      <path d={cap(w, band, 16, l, t)} fill={head} />
      {rings ? (
        <path
          d={
            box(20, 44, 10, l + w * 0.24 - 10, t - 22) + box(20, 44, 10, l + w * 0.76 - 10, t - 22)
          }
        />
      ) : null}
      {children}
    </Piece>
  );
}

/** Flat squares of a calendar, so that the one that counts stands out. */
export function Days({
  x,
  y,
  cols,
  rows,
  w,
  h,
  gap,
  tone = mist,
  skip = [],
}: {
  x: number;
  y: number;
  cols: number;
  rows: number;
  w: number;
  h: number;
  gap: number;
  tone?: string;
  skip?: readonly number[];
}): ReactElement {
  const cells = Array.from({ length: cols * rows }, (_, i) => i).filter((i) => !skip.includes(i));
  return (
    <Fill
      tone={tone}
      d={cells
        .map((i) => box(w, h, 8, x + (i % cols) * (w + gap), y + Math.floor(i / cols) * (h + gap)))
        .join('')}
    />
  );
}

/** A luggage label with its eye at the left. */
export function Tag({
  w,
  h,
  fill,
  lift = 8,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  fill: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const l = -w / 2;
  const n = Math.round(h * 0.42);
  return (
    <Piece
      d={
        `M${l} ${-h / 2 + n}l${n} ${-n}h${w - n - 8}a8 8 0 0 1 8 8v${h - 16}a8 8 0 0 1-8 ` +
        `8H${l + n}l${-n} ${-n}z`
      }
      fill={fill}
      tips={[
        [l, h / 2 - n],
        [l, n - h / 2],
        [l + n, h / 2],
      ]}
      lift={lift}
      {...place}
    >
      <path d={disc(h > 70 ? 9 : 7, l + n + 4)} strokeWidth={fine} />
      {children}
    </Piece>
  );
}

/**
 * A speech bubble; its tail leaves the lower edge at `tail` and ends `lean` beside that.
 * The tail has to leave from the straight part of the edge.
 */
export function Bubble({
  w,
  h,
  tail,
  lean = -30,
  drop = 34,
  fill = white,
  lift = 10,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  tail: number;
  lean?: number;
  drop?: number;
  fill?: string;
  lift?: number;
  children?: ReactNode;
}): ReactElement {
  const r = Math.min(30, h / 2);
  const b = h / 2;
  const l = -w / 2;
  return (
    <Piece
      d={
        `M${l + r} ${-b}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ` +
        `${-r} ${r}H${tail + 20}L${tail + lean} ${b + drop}L${tail - 20} ${b}H${l + r}a${r} ` +
        `${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
      }
      fill={fill}
      lift={lift}
      tips={[[tail + lean, b + drop]]}
      {...place}
    >
      {children}
    </Piece>
  );
}

/** A question mark round its own middle, 92 high. */
export function Question(place: Place): ReactElement {
  return (
    <At {...place}>
      <Line d="M-22-20C-22-48 22-48 22-19 22 0 0 0 0 16" weight={14} />
      <Fill d={disc(9, 0, 38)} tone={ink} />
    </At>
  );
}

/** The dollar sign as a path, as images have no fonts. */
export function Dollar({
  x = 0,
  y = 0,
  size = 1,
  weight = 8,
}: {
  x?: number;
  y?: number;
  size?: number;
  weight?: number;
}): ReactElement {
  const n = (v: number): number => Math.round(v * size);
  return (
    <At x={x} y={y}>
      <Line
        weight={weight}
        d={
          `M${n(15)} ${n(-13)}C${n(10)} ${n(-25)} ${n(-17)} ${n(-24)} ${n(-16)} ` +
          `${n(-10)}S${n(17)} ${n(-4)} ${n(16)} ${n(11)} ${n(-11)} ${n(25)} ${n(-17)} ` +
          `${n(12)}M0 ${n(-32)}V${n(32)}`
        }
      />
    </At>
  );
}

/** A nail that holds a paper. */
export function Nail({ x, y }: { x: number; y: number }): ReactElement {
  return <path d={disc(9, x, y)} fill={mist} strokeWidth={fine} />;
}

export function Clock({
  r,
  x,
  y,
  face = white,
  children,
}: {
  r: number;
  x: number;
  y: number;
  face?: string;
  children?: ReactNode;
}): ReactElement {
  const far = r - 16;
  const near = r - 28;
  return (
    <Piece d={disc(r)} x={x} y={y} fill={face}>
      <Line d={`M0 ${-far}V${-near}M${far} 0H${near}M0 ${far}V${near}M${-far} 0H${-near}`} />
      {children}
    </Piece>
  );
}

/** A telephone receiver, flat, with its hollow side down. */
export function Receiver({ fill = ink, ...place }: Place & { fill?: string }): ReactElement {
  return (
    <At {...place}>
      <Fill
        tone={fill}
        d={
          'M-28 11V3C-28-19 28-19 28 3v8a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5V4C4 2-4 2-9 4v7' +
          'a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5z'
        }
      />
    </At>
  );
}

/** A mobile phone, round its own middle; the children draw its screen. */
export function Phone({
  w,
  h,
  screen = sky,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  screen?: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={box(w, h, 28)} fill={ink} lift={8} {...place}>
      <path d={box(w - 24, h - 24, 18)} fill={screen} />
      {children}
    </Piece>
  );
}

/** A person's bust in the line of the site's figures: white skin, ink hair. */
function Bust({
  shirt,
  children,
  ...place
}: Place & { shirt: string; children: ReactNode }): ReactElement {
  return (
    <At {...place}>
      <path d="M-118 214c-2-66 38-92 90-104V58h60v52c52 12 88 38 86 104z" fill={shirt} />
      <path d="M-28 110c12 22 46 22 60 0V58h-60z" />
      {children}
    </At>
  );
}

/** The tradesman: hard hat and beard, looking to the right. */
export function Worker({
  hat = fresh,
  shirt = ink,
  ...place
}: Place & { hat?: string; shirt?: string }): ReactElement {
  return (
    <Bust shirt={shirt} {...place}>
      <path d={disc(15, -52, 14)} />
      <path d="M-52-30V20c0 38 24 62 56 62s54-26 54-62v-50z" />
      <path
        d={
          'M-52-4V20c0 38 24 62 56 62s54-26 54-62v-6' +
          'C48 34 36 22 24 22 6 22 6 34-8 34-30 34-34 18-38-4z'
        }
        fill={ink}
      />
      <Line d="M4 50q12 10 24-2" tone={white} weight={fine} />
      <Fill d={disc(6, 2, 0) + disc(6, 38, 0)} tone={ink} />
      <Line d="M22 0q10 12-4 14" weight={fine} />
      <path d="M-60-34c0-58 30-76 64-76s62 18 62 76z" fill={hat} />
      <Line d="M-14-106q-10 30-8 60M22-106q10 30 8 60" weight={fine} />
      <path d={box(152, 22, 11, -72, -42)} fill={hat} />
    </Bust>
  );
}

/** The client: fringe and bun, looking to the left. */
export function Client({ shirt = white, ...place }: Place & { shirt?: string }): ReactElement {
  return (
    <Bust shirt={shirt} {...place}>
      <path d={disc(32, 34, -98)} fill={ink} />
      <path d="M-54-40V20c0 38 22 62 54 62s58-24 58-62v-60z" />
      <path
        d={
          'M-54-16c-12-50 16-78 56-78 50 0 76 34 62 92l-10 22-8-10' +
          'c6-24-4-40-16-50-26 18-58 24-86 26z'
        }
        fill={ink}
      />
      <path d={disc(14, 58, 18)} />
      <Fill d={disc(6, -36, 12) + disc(6, 2, 12)} tone={ink} />
      <Line d="M-20 12q-10 14 4 16M-28 50q12 10 28-2" weight={fine} />
    </Bust>
  );
}

/** A small portrait of a customer of the trade: the hard hat is its outline. */
export function Avatar({
  r,
  x = 0,
  y = 0,
  fill = white,
}: {
  r: number;
  x?: number;
  y?: number;
  fill?: string;
}): ReactElement {
  const n = (share: number): number => Math.round(r * share);
  return (
    <At x={x} y={y}>
      <path d={disc(r)} fill={fill} />
      <Fill
        tone={ink}
        d={
          `M${n(-0.34)} ${n(-0.24)}a${n(0.34)} ${n(0.36)} 0 0 1 ${n(0.68)} ` +
          `0h${n(0.14)}v${n(0.14)}h${n(-0.96)}v${n(-0.14)}zM${n(-0.28)} ` +
          `${n(-0.02)}h${n(0.56)}a${n(0.28)} ${n(0.3)} 0 0 1${n(-0.56)} 0zM${n(-0.62)} ` +
          `${n(0.72)}a${n(0.62)} ${n(0.42)} 0 0 1 ${n(1.24)} 0a${r} ${r} 0 0 1${n(-1.24)} 0z`
        }
      />
    </At>
  );
}

/** A written page with a folded corner, round its own middle. */
export function Page({
  w,
  h,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  children?: ReactNode;
}): ReactElement {
  const f = 50;
  const l = -w / 2;
  const t = -h / 2;
  return (
    <Piece
      d={
        `M${l + 12} ${t}h${w - f - 12}l${f} ${f}v${h - f - 12}a12 12 0 0 1-12 12H${l + 12}a12 ` +
        `12 0 0 1-12-12V${t + 12}a12 12 0 0 1 12-12z`
      }
      {...place}
    >
      <path d={`M${l + w - f} ${t}v${f}h${f}z`} fill={mist} />
      {children}
    </Piece>
  );
}

/** The three letters of the format. */
export function Pdf({ x, y, tone = white }: { x: number; y: number; tone?: string }): ReactElement {
  return (
    <At x={x} y={y}>
      <Line
        d="M-62 22v-44h14a14 14 0 0 1 0 28h-14M-14 22v-44h8a22 22 0 0 1 0 44zM38 22v-44h26M38 1h20"
        tone={tone}
        weight={11}
      />
    </At>
  );
}

/** A ruled table from its upper left corner. */
export function Table({
  x,
  y,
  w,
  rows,
  rowH,
  head = ink,
  cols,
  children,
}: {
  x: number;
  y: number;
  w: number;
  rows: number;
  rowH: number;
  head?: string;
  cols: readonly number[];
  children?: ReactNode;
}): ReactElement {
  const h = rowH * (rows + 1);
  const rules = Array.from({ length: rows }, (_, i) => `M0 ${rowH * (i + 1)}h${w}`).join('');
  return (
    <Piece x={x} y={y} d={box(w, h, 14, 0, 0)}>
      <path d={cap(w, rowH, 14, 0, 0)} fill={head} />
      <Line d={rules + cols.map((c) => `M${c} ${rowH}v${h - rowH}`).join('')} weight={fine} />
      {children}
    </Piece>
  );
}

/**
 * A store of data in three tiers, open at the top; the origin is the middle of the rim. Its
 * children are drawn between the far and the near rim.
 */
export function Store({
  x,
  y,
  rx,
  ry,
  tier,
  tones,
  children,
}: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  tier: number;
  tones: readonly [string, string, string];
  children?: ReactNode;
}): ReactElement {
  const ring = (top: number, h: number): string =>
    `M${-rx} ${top}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`;
  return (
    <At x={x} y={y}>
      <ellipse rx={rx} ry={ry} fill={ink} />
      {children}
      <path d={ring(0, 3 * tier + edge)} fill={ink} />
      <path d={ring(2 * tier, tier)} fill={tones[2]} />
      <path d={ring(tier, tier)} fill={tones[1]} />
      <path d={ring(0, tier)} fill={tones[0]} />
    </At>
  );
}

/** A card of a board or a planner. */
export function Card({
  w,
  h,
  fill = white,
  lift = 8,
  r = 12,
  children,
  ...place
}: Place & {
  w: number;
  h: number;
  fill?: string;
  lift?: number;
  r?: number;
  children?: ReactNode;
}): ReactElement {
  return (
    <Piece d={box(w, h, r)} fill={fill} lift={lift} {...place}>
      {children}
    </Piece>
  );
}

/** The place that a card has left or is to take. */
export function Ghost({
  w,
  h,
  x,
  y,
  r = 12,
  turn = 0,
  fill = 'none',
}: {
  w: number;
  h: number;
  x: number;
  y: number;
  r?: number;
  turn?: number;
  fill?: string;
}): ReactElement {
  return (
    <path
      d={box(w, h, r)}
      transform={move({ x, y, turn })}
      fill={fill}
      strokeWidth={fine}
      strokeDasharray="12 14"
    />
  );
}

/** A standing blade of a tape measure, from its upper left corner; its hook reaches to the left. */
export function Tape({
  x,
  y,
  w,
  h,
  step,
  reach = 0,
  hook = true,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  step: number;
  reach?: number;
  hook?: boolean;
}): ReactElement {
  const marks = Array.from(
    { length: Math.floor((h - 12) / step) },
    (_, i) => `M0 ${step * (i + 1)}h${i % 2 === 1 ? w * 0.6 : w * 0.35}`,
  );
  return (
    <At x={x} y={y}>
      <path d={`M0 0h${w}v${h}H0z`} />
      <Line d={marks.join('')} weight={fine} />
      {hook ? <path d={box(w + 4 + reach, 20, 6, -reach, -10)} fill={mist} /> : null}
    </At>
  );
}

/** The case of a tape measure, round its own middle. The blade leaves at the square corner. */
export function TapeCase({
  size,
  fill = clayDeep,
  ...place
}: Place & { size: number; fill?: string }): ReactElement {
  const s = size / 2;
  const r = size * 0.36;
  return (
    <Piece
      d={
        `M${-s} ${s}V${r - s}a${r} ${r} 0 0 1 ${r} ${-r}H${s - r}a${r} ${r} 0 0 1 ${r} ` +
        `${r}V${s - 10}a10 10 0 0 1-10 10z`
      }
      fill={fill}
      {...place}
    >
      <path d={disc(Math.round(size * 0.24))} />
    </Piece>
  );
}
