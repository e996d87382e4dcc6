/** What this site uses of glider-js 1.7, which comes without types: https://github.com/NickPiscitelli/Glider.js */
declare module 'glider-js' {
  export interface Options {
    /** Whether `track`, the only child, is in the markup already. */
    skipTrack?: boolean;
    /** Slides shown at a time. */
    slidesToShow?: number;
    /** Whether a slide is `itemWidth` wide, however many fit. */
    exactWidth?: boolean;
    /** Width of a slide in CSS pixels. */
    itemWidth?: number;
    /** The share of what is left of the way that the next frame covers, `elapsed` of `total` milliseconds after the start. */
    easing?: (x: number, elapsed: number, from: number, change: number, total: number) => number;
    /** Whether to scroll to the current slide at the start and after each `refresh`. */
    resizeLock?: boolean;
    /** Whether its own events stay at the element. */
    eventPropagate?: boolean;
    passiveListeners?: boolean;
  }

  /** Starts on the element, or gives what was started on it before. */
  export default class Glider {
    constructor(element: HTMLElement, options?: Options);
    /** The list of slides, inside the element. */
    readonly track: HTMLElement;
    /** What it listens to the window's `resize` with. */
    readonly resize: () => void;
    setOption(options: Options): void;
    /** Reads the slides again. */
    refresh(): void;
    /** Moves to a scroll offset in CSS pixels, in so many milliseconds, then calls back. */
    scrollTo(left: number, milliseconds: number, onEnd: () => void): void;
  }
}
