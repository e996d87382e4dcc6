import type Glider from 'glider-js';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { motion } from '../../styles/media.ts';

/** How long a move takes, in milliseconds, whatever its distance. */
const MOVE_MS = 280;

/** Waits for glider no longer than this, in milliseconds. */
const LOAD_MS = 5000;

/** How far from a slide's place, in slides, a row may stand and still count as at rest there. */
const AT_REST = 0.02;

/** By these the visitor's own scrolling begins. */
const hands = ['pointerdown', 'wheel', 'keydown'];

/** How long scrolling has to pause to be over, in milliseconds, where the browser has no `scrollend`. */
const PAUSE_MS = 120;

const nothing = (): void => undefined;

/** Whether a row stands at the place of a slide. */
export const atRest = (row: Row): boolean =>
  Math.abs(row.position() - Math.round(row.position())) < AT_REST;

/** A row of slides of equal width. Positions are counted in slides from the row's first. */
export interface Row {
  /** Where the row stands; a fraction while it moves. */
  position: () => number;
  /** Shows the slide at `position` at once. */
  jump: (position: number) => void;
  /** Takes in slides that were added or have another width, and shows the one at `position` at once. */
  refresh: (position: number) => void;
  /** Does what a move would have to wait for: to be called when one is near. */
  prepare: () => void;
  /** Moves to the slide at `position`; ends with `onSettle`. Not to be called again before that. */
  move: (position: number) => void;
}

/** What a row reports. */
export interface RowEvents {
  /** The row can be moved from now on. */
  onReady: (row: Row) => void;
  /** The visitor scrolls it. */
  onScroll: (row: Row) => void;
  /** It has come to rest, after a move or after scrolling. */
  onSettle: (row: Row) => void;
}

/**
 * Makes a function for glider's `easing` option, good for one move: quick at first, then slower.
 *
 * Each frame glider covers a share of the way that is *left*, which makes an ordinary easing
 * depend on the frame rate. So this one keeps how much was left and answers with the share that
 * leads to where the curve should be.
 */
export function easeOut(): (
  x: number,
  elapsed: number,
  from: number,
  change: number,
  total: number,
) => number {
  let left = 1;
  return (_x, elapsed, _from, _change, total) => {
    if (elapsed >= total) return 1;
    const next = (1 - elapsed / total) ** 3;
    const share = 1 - next / left;
    left = next;
    return share;
  };
}

/**
 * Runs glider-js on a row of slides as long as `on` is true. This is the one place that knows it.
 *
 * The element is the scroll container, its only child the track, the track's children the slides.
 * Swiping is left to the browser's own scrolling with snapping; glider does the moves of the
 * buttons. Where it cannot be loaded the browser's own smooth scrolling does these too.
 *
 * @returns the row, once it can be moved, and what makes it so before it is told to be near: nobody who wants to move it waits for that
 */
export function useGlider(
  element: RefObject<HTMLElement | null>,
  on: boolean,
  events: RowEvents,
): readonly [row: RefObject<Row | null>, begin: RefObject<() => void>] {
  const current = useRef<Row | null>(null);
  const begin = useRef(nothing);
  const onReady = useEffectEvent(events.onReady);
  const onScroll = useEffectEvent(events.onScroll);
  const onSettle = useEffectEvent(events.onSettle);

  useEffect(() => {
    const viewport = element.current;
    if (!on || viewport === null) return;
    const listening = new AbortController();
    let stop: (() => void) | undefined;

    const start = (glider: Glider | null): void => {
      if (listening.signal.aborted) return;
      const row = startRow(viewport, glider, listening.signal, onScroll, onSettle);
      stop = row.stop;
      current.current = row;
      onReady(row);
    };
    // Nobody waits for it while the row is far away.
    const observer = new IntersectionObserver(
      (entries) => {
        // Of a busy page it is told in one go that the row was far away and that it is near.
        if (entries.some(({ isIntersecting }) => isIntersecting)) begin.current();
      },
      { rootMargin: '50%' },
    );
    observer.observe(viewport);
    begin.current = () => {
      begin.current = nothing;
      observer.disconnect();
      // Imported here because it needs a window as soon as it is loaded.
      const late = new Promise<null>((done) => setTimeout(() => done(null), LOAD_MS));
      void Promise.race([import('glider-js'), late]).then(
        (module) =>
          start(
            module === null || listening.signal.aborted
              ? null
              : startGlider(module.default, viewport),
          ),
        () => start(null),
      );
    };

    return () => {
      begin.current = nothing;
      observer.disconnect();
      listening.abort();
      stop?.();
      current.current = null;
    };
  }, [element, on]);

  return [current, begin];
}

function startGlider(Constructor: typeof Glider, viewport: HTMLElement): Glider {
  const glider = new Constructor(viewport, {
    skipTrack: true,
    exactWidth: true,
    itemWidth: slideWidth(viewport),
    // It would scroll back to the first slide.
    resizeLock: false,
    eventPropagate: true,
    passiveListeners: true,
  });
  // The row watches its own size instead, and can stop doing so.
  window.removeEventListener('resize', glider.resize);
  return glider;
}

/** Width of the slides in CSS pixels, or 0 where there is no layout. */
function slideWidth(viewport: HTMLElement): number {
  return viewport.querySelector('.glider-slide')?.getBoundingClientRect().width ?? 0;
}

function startRow(
  viewport: HTMLElement,
  glider: Glider | null,
  signal: AbortSignal,
  onScroll: (row: Row) => void,
  onSettle: (row: Row) => void,
): Row & { stop: () => void } {
  let width = slideWidth(viewport);
  /** Scroll offsets are negative where a language is written from right to left: https://drafts.csswg.org/cssom-view/#dom-element-scrollleft */
  const sign = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
  let moving = false;
  /** Whether a hand came to the row while it moved. */
  let handCame = false;
  /** Whether snapping came back with the hand that came last. */
  let snapsAnew = false;
  /** Where the visitor or a move has left the row: after a resize the scroll offset tells no more. */
  let known = 0;

  /**
   * Snapping would pull each small step of a move back: https://github.com/NickPiscitelli/Glider.js/pull/249
   * To take it away costs a layout of the whole row, so it stays away from move to move, until the visitor scrolls.
   */
  const snap = (on: boolean): void => void viewport.toggleAttribute('data-no-snap', !on);
  const snapAnew = (): void => {
    snapsAnew = viewport.hasAttribute('data-no-snap');
    snap(true);
  };

  const measure = (): void => {
    glider?.setOption({ itemWidth: width });
    glider?.refresh();
  };

  const row: Row & { stop: () => void } = {
    position: () => {
      const now = slideWidth(viewport);
      if (now === 0) return 0;
      // A new width, of which the row is told a frame later, leaves it where it is.
      return now === width ? (sign * viewport.scrollLeft) / width : known;
    },
    jump: (position) => {
      known = position;
      viewport.scrollLeft = sign * position * width;
    },
    refresh: (position) => {
      measure();
      row.jump(position);
    },
    prepare: () => {
      if (glider !== null && atRest(row)) snap(false);
    },
    move: (position) => {
      known = position;
      const animated = window.matchMedia(motion).matches;
      if (glider === null) {
        viewport.scrollTo({
          left: sign * position * width,
          behavior: animated ? 'smooth' : 'instant',
        });
        return;
      }
      moving = true;
      handCame = false;
      snap(false);
      glider.setOption({ easing: easeOut() });
      // Not its scrollItem(), which knows offsets from left to right alone.
      glider.scrollTo(sign * position * width, animated ? MOVE_MS : 0, arrive);
    },
    stop: () => {
      observer.disconnect();
      snap(true);
      if (glider === null) return;
      // Not its destroy(), which puts a copy in the place of the element that React knows.
      glider.track.removeAttribute('style');
      for (const slide of glider.track.children) slide.removeAttribute('style');
    },
  };

  const arrive = (): void => {
    if (signal.aborted) return;
    moving = false;
    // A resize during the move leaves glider's goal, which is in pixels, somewhere else.
    row.jump(known);
    if (handCame) snapAnew();
    onSettle(row);
  };

  /** Whether it is the visitor who scrolls. A new width scrolls the row too; the observer puts that right. */
  const scrolled = (): boolean => !moving && slideWidth(viewport) === width;

  const settle = (): void => {
    if (!scrolled()) return;
    // What scrolls the row without a hand (a search in the page, a link, a screen reader) knows nothing of slides. And Chromium does not always
    // snap what a wheel scrolls while it is told to snap again. Where there is no `scrollend`, a finger at rest on the row would look the same.
    const isLoose = viewport.hasAttribute('data-no-snap') || (snapsAnew && 'onscrollend' in window);
    if (isLoose && !atRest(row)) row.move(Math.round(row.position()));
    else onSettle(row);
  };
  const listen = (name: string, listener: () => void): void =>
    viewport.addEventListener(name, listener, { signal, passive: true });

  for (const hand of hands) {
    listen(hand, () => {
      if (moving) handCame = true;
      else snapAnew();
    });
  }
  listen('scroll', () => {
    if (!scrolled()) return;
    known = row.position();
    onScroll(row);
  });
  if ('onscrollend' in window) {
    listen('scrollend', settle);
  } else {
    let pause: ReturnType<typeof setTimeout>;
    listen('scroll', () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (!signal.aborted) settle();
      }, PAUSE_MS);
    });
  }

  const adapt = (): void => {
    const now = slideWidth(viewport);
    // Some resizes are over before the observer looks, as when a picture of the whole page is taken,
    // but have scrolled the row. A swipe goes less far in a frame.
    const displaced = !moving && Math.abs(row.position() - known) > 0.6;
    if (now === width && !displaced) return;
    width = now;
    row.refresh(Math.round(known));
  };
  const observer = new ResizeObserver(adapt);
  observer.observe(viewport);
  window.addEventListener('resize', adapt, { signal });

  measure();
  known = row.position();
  return row;
}
