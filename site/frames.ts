/**
 * The places of the pages that show a picture of the content: the shape that photographs are cut to,
 * how wide the smallest may be, the widths that files are made in, and how wide it stands on a page.
 * The widths follow from the styles of the components; tests/browser/pictures.spec.ts compares them.
 */

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point of a picture: fractions of its width from the left, and of its height from the top. */
export interface Point {
  x: number;
  y: number;
}

/** What is kept of a picture, in its pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** The shape of a place. */
export interface Shape {
  /** Width and height of the frame, as numbers without a common divisor. */
  ratio: readonly [width: number, height: number];
  /** The point that is kept where the content names none; the middle if there is nothing here. */
  focus?: Point;
  /** How far down in the frame that point is to lie, as a fraction; half-way if there is nothing here. */
  middle?: number;
  /** Whether the place goes on below the picture, beside something: in the colour of its lower corners, then, rather than in the one that most of it has. */
  goesOnBelow?: boolean;
}

export interface Frame extends Shape {
  /** What the README and the messages call it. */
  name: string;
  /** In pixels: what is narrower is blurred plainly even on a screen of few pixels. */
  leastWidth: number;
  /** The widths in device pixels at which files are made. */
  widths: readonly number[];
}

/**
 * From each file to the next. Small enough that no screen fetches one that is much too large, large
 * enough that a photograph is not made dozens of times.
 */
const step = 1.3;

/** Widths from the narrowest place at one pixel each to the widest at three, or at two where only tablets are as wide. */
function series(narrowest: number, widest: number): number[] {
  const steps = Math.ceil(Math.log(widest / narrowest) / Math.log(step));
  return Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(narrowest * (widest / narrowest) ** (index / steps)),
  );
}

export const frames = {
  heroWide: {
    name: 'the first screen of wide windows',
    ratio: [1, 1],
    leastWidth: 480,
    widths: series(360, 1680),
  },
  heroNarrow: {
    name: 'the first screen of phones',
    ratio: [27, 20],
    leastWidth: 320,
    widths: series(320, 1440),
  },
  demo: { name: 'the card of a demo', ratio: [8, 5], leastWidth: 320, widths: series(200, 1440) },
  // The plate with the words lies over the lower quarter.
  portrait: {
    name: 'the card of a testimonial',
    ratio: [5, 7],
    leastWidth: 220,
    widths: series(240, 1280),
    focus: { x: 0.5, y: 0 },
    middle: 0.38,
    goesOnBelow: true,
  },
  scene: { name: 'a case study', ratio: [4, 3], leastWidth: 280, widths: series(200, 1280) },
  notFound: {
    name: 'the page for addresses that do not exist',
    ratio: [3, 2],
    leastWidth: 320,
    widths: series(320, 1800),
  },
} as const satisfies Readonly<Record<string, Frame>>;

export type FrameName = keyof typeof frames;

/** The part of a photograph that a frame shows: as much as its shape allows, with the point to be kept as near to its place as the edges permit. */
export function cropTo(
  { width, height }: Size,
  { ratio, focus: usual, middle = 0.5 }: Shape,
  focus: Point = usual ?? { x: 0.5, y: 0.5 },
): Crop {
  const [across, down] = ratio;
  const kept =
    width * down > height * across
      ? { width: Math.max(1, Math.round((height * across) / down)), height }
      : { width, height: Math.max(1, Math.round((width * down) / across)) };
  const start = (all: number, part: number, at: number, place: number) =>
    Math.min(Math.max(Math.round(all * at - part * place), 0), all - part);
  return {
    left: start(width, kept.width, focus.x, 0.5),
    top: start(height, kept.height, focus.y, middle),
    ...kept,
  };
}

/** How far a ratio may be from that of its frame, as a factor, before cutting it would take away what it tells. */
const nearlyFits = 1.25;

/** Whether a drawing, which is never cut by the build, has so different a shape that it is shown whole inside of its frame. */
export function isMisfit({ width, height }: Size, { ratio: [across, down] }: Shape): boolean {
  const factor = (width * down) / (height * across);
  return factor > nearlyFits || factor < 1 / nearlyFits;
}

/**
 * Chromium takes the file whose density is nearest to the screen's, the smaller one too if it is less
 * than half a step below. Asked for half a step more, no browser takes one that would be enlarged.
 */
const slack = Math.sqrt(step) * 1.01;

/** A width for windows from some width on: in CSS pixels, in hundredths of the window, or the second less the first. */
interface Shown {
  from?: number;
  px?: number;
  vw?: number;
}

/** The `sizes` of an image. */
const sizesOf = (...shown: readonly Shown[]): string =>
  shown
    .map(({ from, px = 0, vw = 0 }) => {
      const [pixels, window] = [Math.round(px * slack), Number((vw * slack).toFixed(1))];
      const width =
        vw === 0
          ? `${String(pixels)}px`
          : px === 0
            ? `${String(window)}vw`
            : `calc(${String(window)}vw - ${String(-pixels)}px)`;
      return from === undefined ? width : `(min-width:${String(from)}px) ${width}`;
    })
    .join(',');

/** How wide pictures stand in the layouts, as the `sizes` attribute has it; the gutters of the page leave them 91vw at most. */
export const sizes = {
  heroWide: sizesOf({ from: 1280, px: 552 }, { vw: 44 }),
  heroNarrow: sizesOf({ vw: 91 }),
  /** Three columns, two, one; in one the picture takes half of the card. */
  demoHome: sizesOf(
    { from: 1280, px: 376 },
    { from: 1024, vw: 29.5 },
    { from: 640, vw: 44.2 },
    { vw: 45.5 },
  ),
  /** Four columns, three, two, one. */
  demoAll: sizesOf(
    { from: 1280, px: 276 },
    { from: 1024, vw: 29.5 },
    { from: 640, vw: 44.2 },
    { vw: 45.5 },
  ),
  /** One or two cards in a row of their own. */
  demoFew: sizesOf({ from: 1280, px: 580 }, { from: 640, vw: 46 }, { vw: 45.5 }),
  portrait: sizesOf(
    { from: 1280, px: 373 },
    { from: 768, vw: 29.5 },
    { from: 440, px: 396 },
    { vw: 91 },
  ),
  /** One or two cards, the portrait beside the words of one from 768 px on, of two from 1024. */
  portraitFew: sizesOf(
    { from: 1024, px: 310 },
    { from: 768, vw: 45 },
    { from: 440, px: 396 },
    { vw: 91 },
  ),
  scene: sizesOf(
    { from: 1280, px: 202 },
    { from: 1024, vw: 15.9 },
    { from: 640, vw: 32 },
    { vw: 91, px: -44 },
  ),
  notFound: sizesOf(
    { from: 1280, px: 593 },
    { from: 1024, vw: 46.4 },
    { from: 768, vw: 40 },
    { vw: 91 },
  ),
} as const;
