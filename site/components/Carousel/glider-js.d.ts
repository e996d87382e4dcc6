/**
 * The part of glider-js 1.7 in use. The package has no types:
 * https://github.com/NickPiscitelli/Glider.js
 */
declare module 'glider-js' {
  export interface Options {
    /** Whether the track, the only child, is in the markup already. */
    skipTrack?: boolean;
    /** Whether to scroll to the current slide at the start and after each `resize`. */
    resizeLock?: boolean;
    passiveListeners?: boolean;
  }

  export default class Glider {
    constructor(element: HTMLElement, options?: Options);
    /** The listener on the window's `resize`. */
    readonly resize: () => void;
    /** Moves to a scroll offset in CSS pixels, then calls back. */
    scrollTo(left: number, milliseconds: number, onEnd: () => void): void;
  }
}
