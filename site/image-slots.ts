/** Where pages show the images of the content: the ratio, widths and `sizes` of each slot. */

export interface Size {
  width: number;
  height: number;
}

/** A point of an image: fractions of its width from the left, and of its height from the top. */
export interface Point {
  x: number;
  y: number;
}

export interface Crop extends Size {
  left: number;
  top: number;
}

export interface Shape {
  ratio: readonly [width: number, height: number];
  /** The focal point where the content names none; the middle by default. */
  focus?: Point;
  /** How far down in the slot the focal point is, as a fraction; halfway by default. */
  middle?: number;
}

export interface ImageSlot extends Shape {
  name: string;
  /** In pixels: a narrower photograph is blurred on every screen. */
  leastWidth: number;
  widths: readonly number[];
}

export const imageSlots = {
  heroWide: {
    name: 'the first screen of wide windows',
    ratio: [1, 1],
    leastWidth: 480,
    widths: [480, 800, 1200, 1680],
  },
  heroNarrow: {
    name: 'the first screen of phones',
    ratio: [27, 20],
    leastWidth: 320,
    widths: [360, 720, 1080, 1440],
  },
  demo: {
    name: 'the card of a demo',
    ratio: [8, 5],
    leastWidth: 320,
    widths: [240, 400, 640, 1120],
  },
  portrait: {
    name: 'the card of a testimonial',
    ratio: [5, 7],
    leastWidth: 220,
    widths: [320, 480, 800, 1200],
    // The plate with the text covers the lower quarter.
    focus: { x: 0.5, y: 0 },
    middle: 0.38,
  },
  scene: {
    name: 'a case study',
    ratio: [4, 3],
    leastWidth: 280,
    widths: [240, 400, 640, 1080],
  },
  notFound: {
    name: 'the page for URLs that do not exist',
    ratio: [3, 2],
    leastWidth: 320,
    widths: [400, 720, 1200, 1800],
  },
} as const satisfies Readonly<Record<string, ImageSlot>>;

export type SlotName = keyof typeof imageSlots;

/** How wide images stand in the layouts, as values of the `sizes` attribute. */
export const sizes = {
  heroWide: '(min-width:1280px) 552px,44vw',
  heroNarrow: '91vw',
  demoHome: '(min-width:1280px) 376px,(min-width:1024px) 29.5vw,(min-width:640px) 44.2vw,45.5vw',
  demoAll: '(min-width:1280px) 276px,(min-width:1024px) 29.5vw,(min-width:640px) 44.2vw,45.5vw',
  demoFeature: '(min-width:1280px) 776px,(min-width:1024px) 60vw,(min-width:640px) 91vw,45.5vw',
  demoCompact: '(min-width:1280px) 580px,(min-width:640px) 46vw,45.5vw',
  portrait: '(min-width:1280px) 373px,(min-width:768px) 29.5vw,(min-width:440px) 396px,91vw',
  portraitCompact: '(min-width:1024px) 310px,(min-width:768px) 45vw,(min-width:440px) 396px,91vw',
  scene: '(min-width:1280px) 202px,(min-width:1024px) 15.9vw,(min-width:640px) 32vw,91vw',
  /** In the text of a page of the owner's own, which is 31 em wide. */
  text: '(min-width:640px) 560px,91vw',
  notFound: '(min-width:1280px) 593px,(min-width:1024px) 46.4vw,(min-width:768px) 40vw,91vw',
} as const;

/** The largest crop of a photograph in the ratio of a slot, around the focal point. */
export function cropTo(
  { width, height }: Size,
  { ratio, focus: usual, middle = 0.5 }: Shape,
  focus: Point = usual ?? { x: 0.5, y: 0.5 },
): Crop {
  const [across, down] = ratio;
  const crop =
    width * down > height * across
      ? { width: Math.max(1, Math.round((height * across) / down)), height }
      : { width, height: Math.max(1, Math.round((width * down) / across)) };
  const start = (all: number, part: number, at: number, place: number) =>
    Math.min(Math.max(Math.round(all * at - part * place), 0), all - part);
  return {
    left: start(width, crop.width, focus.x, 0.5),
    top: start(height, crop.height, focus.y, middle),
    ...crop,
  };
}

/** Whether an illustration differs so much from the slot that it is shown whole inside of it. */
export function isMisfit({ width, height }: Size, { ratio: [across, down] }: Shape): boolean {
  const factor = (width * down) / (height * across);
  return factor > 1.25 || factor < 1 / 1.25;
}
