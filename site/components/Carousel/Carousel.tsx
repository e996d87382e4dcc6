import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../client/after-paint.ts';
import { emit, type SiteEventName } from '../../client/events.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { fill, inDigits } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import { below, from } from '../../styles/media.ts';
import { Icon } from '../Icon/Icon.tsx';
import { copyOf, Kept, type IslandContent } from '../Island/Kept.tsx';
import {
  arrow,
  back,
  carousel,
  controls,
  counter,
  slide as slideStyle,
  track,
  viewport,
} from './Carousel.css.ts';
import { atRest, useGlider, type Row } from './use-glider.ts';

/** One slide of a carousel. */
export interface Slide {
  key: string;
  /** What the slide is about, for those who hear it: its headline. */
  label: string;
}

/** What a carousel says by itself. */
export interface CarouselWords extends Pick<
  Words,
  'carousel' | 'slide' | 'previousSlide' | 'nextSlide' | 'slideOf' | 'firstSlide' | 'lastSlide'
> {
  /** The digits of its numbers from 0 to 9, where they are not those of English: the build says so, as a browser may know others. */
  digits?: string | undefined;
}

/** These alone travel in the HTML. */
export const carouselWords = (
  { carousel, slide, previousSlide, nextSlide, slideOf, firstSlide, lastSlide }: Words,
  digits?: string,
): CarouselWords => ({
  carousel,
  slide,
  previousSlide,
  nextSlide,
  slideOf,
  firstSlide,
  lastSlide,
  digits,
});

interface SharedProps {
  /** The carousel's name, for those who hear it. */
  label: string;
  words: CarouselWords;
  slides: readonly Slide[];
  /** The event to emit when another slide than before has come to rest. */
  viewEvent?: SiteEventName;
  /** What fills each slide's height, by the slide's key. */
  content?: IslandContent;
}

/**
 * A row of slides, one at a time, each as wide as the element that the carousel stands in; the row
 * itself reaches to both edges of the window. Without script it is a row that scrolls and snaps.
 */
export type CarouselProps = SharedProps &
  (
    | {
        /** Whether the first slide follows the last. */
        loop?: false;
        /** The width from which on the slides stand in a plain grid of three columns instead. */
        gridFrom?: 'medium';
      }
    | { loop: true; gridFrom?: never }
  );

/** Whether a media query matches; the server, which cannot know, takes the window for a large one. */
function useMedia(media: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => onServer,
  );
}

/** How long what is announced stays there to be read, in milliseconds: later it would be found in the middle of the page, where it means nothing. */
const SAID_MS = 5000;

/** How many copies there are at most: enough for what is seen beside a slide and for a few quick presses. */
const mostCopies = 3;

/** How many slides on each side of one may come into sight, beside it and by the next press. */
const nearby = 2;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** What a slide is called: which it is, of how many, and what it is about. */
const nameOf = (words: CarouselWords, { label }: Slide, at: number, count: number): string =>
  fill(words.slideOf, {
    n: inDigits(at + 1, words.digits),
    count: inDigits(count, words.digits),
    label,
  });

interface SlideRowProps extends Pick<SharedProps, 'words' | 'slides'> {
  content: IslandContent | undefined;
  element: RefObject<HTMLDivElement | null>;
  isCarousel: boolean;
  /** How many copies of slides stand at each end. */
  copyCount: number;
  look: keyof typeof viewport;
  /** How many slides there are, where they would not fill the grid. */
  few: number | undefined;
}

/** What scrolls. It stays as it is while the number of the slide changes that is shown. */
const SlideRow = memo(function SlideRow({
  element,
  words,
  slides,
  content,
  isCarousel,
  copyCount,
  look,
  few,
}: SlideRowProps) {
  const count = slides.length;
  const copies = (of: readonly Slide[], from: number): ReactNode =>
    of.map(({ key }, at) => (
      <div
        key={`copy ${String(from + at)}`}
        className={`glider-slide ${slideStyle[look]}`}
        data-gslide={from + at}
        aria-hidden="true"
        inert
        ref={(element) => {
          if (element !== null && element.childNodes.length === 0) element.append(copyOf(key));
        }}
      />
    ));
  // glider adds more classes while it runs. They stay, as React only writes a className that has changed.
  return (
    <div ref={element} className={`glider ${viewport[look]}`}>
      <div className={`glider-track ${track[look]}`} data-few={few}>
        {copies(slides.slice(count - copyCount), 0)}
        {slides.map((slide, at) => (
          <Kept
            key={slide.key}
            name={slide.key}
            className={`glider-slide ${slideStyle[look]}`}
            data-gslide={copyCount + at}
            role={isCarousel ? 'group' : undefined}
            aria-roledescription={isCarousel ? words.slide : undefined}
            aria-label={isCarousel ? nameOf(words, slide, at, count) : undefined}
          >
            {content?.[slide.key]}
          </Kept>
        ))}
        {copies(slides.slice(0, copyCount), copyCount + count)}
      </div>
    </div>
  );
});

export function Carousel({
  label,
  words,
  slides,
  loop = false,
  gridFrom,
  viewEvent,
  content,
}: CarouselProps) {
  const isSmall = useMedia(below('medium'), false);
  const isLarge = useMedia(from('large'), true);
  const count = slides.length;
  /** One slide is no row: there is nowhere to go. */
  const single = count === 1;
  const isCarousel = !single && (gridFrom === undefined || isSmall);
  const look = gridFrom === undefined ? 'always' : 'belowMedium';
  /** How many copies of slides stand at each end of a looping row. */
  const copyCount = Math.min(count, mostCopies);

  const [index, setIndex] = useState(0);
  const [said, setSaid] = useState('');
  const [copied, setCopied] = useState(false);

  const element = useRef<HTMLDivElement>(null);
  /** The position of the first slide: behind the copies before it, once these are there. */
  const first = useRef(0);
  /** The position that the buttons have asked for and that the row is not at yet. */
  const wanted = useRef<number | null>(null);
  const viewed = useRef(0);
  const unsay = useRef((): void => undefined);

  /** What is heard comes once what is seen is there, which would have to wait for it. */
  function say(text: string): void {
    unsay.current();
    unsay.current = afterPaint(() => setSaid(text));
  }

  const indexAt = (position: number): number => {
    const fromFirst = Math.round(position) - first.current;
    return loop ? ((fromFirst % count) + count) % count : clamp(fromFirst, 0, count - 1);
  };

  const [row, begin] = useGlider(element, isCarousel, {
    onReady: settle,
    onScroll(scrolled) {
      // A button was pressed meanwhile, and the counter tells already where that will lead.
      if (wanted.current !== null) return;
      const now = indexAt(scrolled.position());
      if (now === index) return;
      fetchPictures(now);
      setIndex(now);
      say('');
    },
    onSettle: settle,
  });

  function settle(at: Row): void {
    copyEnds(at);
    returnFromCopy(at);
    const now = indexAt(at.position());
    fetchPictures(now);
    if (wanted.current !== null && wanted.current !== Math.round(at.position())) {
      approach(at, wanted.current);
      return;
    }
    wanted.current = null;
    if (now !== index) setIndex(now);
    if (now === viewed.current) return;
    viewed.current = now;
    tellView();
  }

  /** Tells that the slide at rest is looked at. */
  function tellView(): void {
    const shown = slides[viewed.current];
    if (viewEvent !== undefined && shown !== undefined)
      emit(viewEvent, { id: shown.key, title: shown.label });
  }
  const tellFirstView = useEffectEvent(tellView);

  // The first slide is looked at once the visitor has come down to it.
  useEffect(() => {
    const viewport = element.current;
    if (viewEvent === undefined || viewport === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tellFirstView();
      },
      { threshold: 0.5 },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewEvent]);

  /** Puts copies of slides before and after them, while what is seen stays where it is. */
  function copyEnds(at: Row): void {
    if (!loop || first.current !== 0 || !atRest(at)) return;
    const position = at.position();
    // In one go, or a frame could show the row with its new slides and its old scroll offset.
    flushSync(() => setCopied(true));
    first.current = copyCount;
    if (wanted.current !== null) wanted.current += copyCount;
    at.refresh(position + copyCount);
  }

  /** Goes from a copy to the slide that it is a copy of: the same picture at another place. */
  function returnFromCopy(at: Row): void {
    if (first.current === 0 || !atRest(at)) return;
    const position = Math.round(at.position());
    const home = first.current + indexAt(position);
    if (home === position) return;
    at.jump(home);
    if (wanted.current !== null) wanted.current += home - position;
  }

  /** Moves towards a position, on a looping row as far as there are copies. */
  function approach(from: Row, to: number): void {
    const position = Math.round(from.position());
    // At the end of each move two more slides are still to be seen beside it.
    const most = loop ? Math.max(1, copyCount - 2) : count;
    from.move(clamp(to, position - most, position + most));
  }

  /**
   * Fetches the pictures of a slide and of those near it, before anything is pressed: none may be missing when it comes
   * into sight, nor from a copy of a slide to the slide itself.
   */
  function fetchPictures(about: number): void {
    for (const slide of element.current?.querySelectorAll<HTMLElement>('[data-gslide]') ?? []) {
      const away = Math.abs(indexAt(Number(slide.dataset['gslide'])) - about);
      if ((loop ? Math.min(away, count - away) : away) > nearby) continue;
      for (const picture of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
        picture.loading = 'eager';
    }
  }

  /** A finger has come down on a button: what comes of it does not wait for what can be done by now. */
  const prepare = (): void => row.current?.prepare();

  function step(by: 1 | -1): void {
    const from =
      wanted.current ??
      (row.current === null ? first.current + index : Math.round(row.current.position()));
    const to = loop ? from + by : clamp(from + by, 0, count - 1);
    if (to === from) {
      say(by < 0 ? words.firstSlide : words.lastSlide);
      return;
    }
    go(to);
    const now = indexAt(to);
    const shown = slides[now];
    if (shown !== undefined) say(nameOf(words, shown, now, count));
  }

  /** The keyboard has come to something in a slide: the row goes there. What is pressed must not move away under the pointer. */
  function followFocus({ target }: FocusEvent): void {
    const position = target.closest('[data-gslide]')?.getAttribute('data-gslide');
    if (
      !isCarousel ||
      position === null ||
      position === undefined ||
      !target.matches(':focus-visible')
    )
      return;
    say('');
    go(Number(position));
  }

  function go(to: number): void {
    fetchPictures(indexAt(to));
    const idle = wanted.current === null;
    wanted.current = to;
    setIndex(indexAt(to));
    // At once, or else as soon as glider is loaded, the move under way has ended, or the row has
    // stopped rolling after a swipe, which would not let itself be interrupted.
    if (row.current === null) begin.current();
    else if (idle && atRest(row.current)) approach(row.current, to);
  }

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const buttons = (
    <div key="controls" className={controls[look]} onPointerDown={prepare}>
      <button
        type="button"
        className={arrow}
        data-live=""
        aria-label={words.previousSlide}
        aria-disabled={loop ? undefined : index === 0}
        onClick={() => step(-1)}
      >
        <Icon name="arrow" className={back} />
      </button>
      <span className={counter} aria-hidden="true">
        {`${inDigits(index + 1, words.digits)} / ${inDigits(count, words.digits)}`}
      </span>
      <button
        type="button"
        className={arrow}
        data-live=""
        aria-label={words.nextSlide}
        aria-disabled={loop ? undefined : index === count - 1}
        onClick={() => step(1)}
      >
        <Icon name="arrow" />
      </button>
    </div>
  );

  const slidesRow = (
    <SlideRow
      key="row"
      element={element}
      words={words}
      slides={slides}
      content={content}
      isCarousel={isCarousel}
      copyCount={copied ? copyCount : 0}
      look={look}
      few={gridFrom !== undefined && count < 3 ? count : undefined}
    />
  );

  // The keyboard goes through both in the order in which they are seen.
  const inOrder = isLarge && gridFrom === undefined ? [buttons, slidesRow] : [slidesRow, buttons];

  // https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ In a grid there is nothing to be told: the slides are what they hold.
  return (
    <div
      className={carousel[look]}
      onFocus={followFocus}
      role={isCarousel ? 'group' : undefined}
      aria-roledescription={isCarousel ? words.carousel : undefined}
      aria-label={isCarousel ? label : undefined}
    >
      {single ? null : (
        <p className={visuallyHidden} aria-live="polite">
          {said}
        </p>
      )}
      {single ? slidesRow : inOrder}
    </div>
  );
}
