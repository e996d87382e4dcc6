import type Glider from 'glider-js';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { motion } from '../../styles/media.ts';
import { wrap } from './slide-keys.ts';

/** Duration of a move in milliseconds, whatever its distance. */
const moveMs = 280;
/** Pause in milliseconds after which scrolling is over; WebKit has no `scrollend`. */
const restMs = 120;
/** Distance from a slide, in slides, within which a row is at rest there. */
const restTolerance = 0.02;

/**
 * Moves a row of slides by glider-js. Swipes are the browser's own scrolling and snapping.
 */
export function useSlideRow(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  isEndless: boolean,
  onChange: (index: number) => void,
): (index: number) => void {
  const goTo = useRef((_index: number): void => undefined);
  const onSlide = useEffectEvent(onChange);
  useEffect(() => {
    const viewport = element.current;
    const track = viewport?.firstElementChild;
    if (!isOn || viewport === null || !track) return;
    const stop = new AbortController();
    goTo.current = startRow(viewport, track, isEndless, onSlide, stop.signal);
    return () => stop.abort();
  }, [element, isOn, isEndless]);
  return (index) => goTo.current(index);
}

/** A visual copy of a slide: without focus, name and ids. */
function copyOf(slide: Element): Element {
  const copy = slide.cloneNode(true) as Element;
  for (const name of copy.getAttributeNames()) if (name !== 'class') copy.removeAttribute(name);
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  copy.setAttribute('inert', '');
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** Positions are counted in slides from the start of the row, copies included. */
function startRow(
  viewport: HTMLElement,
  track: Element,
  isEndless: boolean,
  onChange: (index: number) => void,
  signal: AbortSignal,
): (index: number) => void {
  const slides = [...track.children];
  const last = isEndless ? slides.length + 1 : slides.length - 1;
  const sign = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
  const widthNow = (): number => slides[0]?.getBoundingClientRect().width ?? 0;
  let width = widthNow();
  let glider: Glider | undefined;
  let isGliding = false;
  let isMoving = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const position = (): number => (width === 0 ? target : Math.abs(viewport.scrollLeft) / width);
  const nearest = (): number => Math.min(Math.max(Math.round(position()), 0), last);
  const indexOf = (at: number): number => (isEndless ? wrap(at - 1, slides.length) : at);
  const jump = (to: number): void => void (viewport.scrollLeft = sign * to * width);
  /** The position requested last, so that quick clicks add up. */
  let target = width === 0 ? 0 : nearest();
  /** The position that the move under way leads to. */
  let goal = target;

  function move(): void {
    goal = Math.min(Math.max(target, 0), last);
    const left = sign * goal * width;
    isMoving = true;
    if (!window.matchMedia(motion).matches || Math.abs(position() - goal) < restTolerance) {
      onSettled();
    } else if (glider === undefined) {
      viewport.scrollTo({ left, behavior: 'smooth' });
    } else {
      isGliding = true;
      // Snapping would pull each step back: https://github.com/NickPiscitelli/Glider.js/pull/249
      viewport.toggleAttribute('data-no-snap', true);
      glider.scrollTo(left, moveMs, onSettled);
    }
  }

  /** Ends a move or a swipe, leaves a copy for its slide, and goes on to a later target. */
  function onSettled(): void {
    if (signal.aborted) return;
    const at = isMoving ? goal : target;
    const home = isEndless ? indexOf(at) + 1 : at;
    if (isMoving || home !== at) jump(home);
    target += home - at;
    isMoving = false;
    isGliding = false;
    viewport.toggleAttribute('data-no-snap', false);
    if (target !== home) move();
  }

  function change(to: number): void {
    if (to === target) return;
    target = to;
    onChange(indexOf(to));
  }

  function onScroll(): void {
    if (isGliding) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (!isGliding && Math.abs(position() - nearest()) < restTolerance) onSettled();
    }, restMs);
    // A resize scrolls as well; its observer is called later.
    if (!isMoving && widthNow() === width) change(nearest());
  }

  const copies = isEndless ? [...slides.slice(-1), ...slides.slice(0, 1)].map(copyOf) : [];
  track.prepend(...copies.slice(0, 1));
  track.append(...copies.slice(1));
  if (isEndless) jump((target += 1));
  onChange(indexOf(target));
  viewport.addEventListener('scroll', onScroll, { signal, passive: true });
  const onResize = (): void => {
    // A full-page screenshot resizes the page for less than a frame, but scrolls the row.
    const isDisplaced = widthNow() !== width || Math.abs(position() - target) > 0.6;
    width = widthNow();
    if (isDisplaced && !isMoving) jump(target);
  };
  window.addEventListener('resize', onResize, { signal });
  const resizes = new ResizeObserver(onResize);
  resizes.observe(viewport);
  // Imported here because glider-js touches `window` at once. Without it moves are native.
  const load = import('glider-js').then(({ default: Glider }) => {
    if (signal.aborted) return;
    glider = new Glider(viewport, { skipTrack: true, resizeLock: false, passiveListeners: true });
    window.removeEventListener('resize', glider.resize);
  });
  load.catch(() => undefined);
  signal.addEventListener('abort', () => {
    resizes.disconnect();
    clearTimeout(pause);
    viewport.removeAttribute('data-no-snap');
    for (const copy of copies) copy.remove();
  });

  return (index) => {
    change(target + index - indexOf(target));
    if (!isMoving) move();
  };
}
