import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { SiteEventName } from '../../client/events.ts';
import { useMedia } from '../../client/use-media.ts';
import { useViewEvent } from '../../client/use-view-event.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { below } from '../../styles/media.ts';
import { fill, inDigits } from '../../messages/fill.ts';
import { iconButton } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StaticHtml, type IslandContent } from '../Island/StaticHtml.tsx';
import type { CarouselMessages } from './carousel-messages.ts';
import * as css from './Carousel.css.ts';
import { slideForKey, wrap } from './slide-keys.ts';
import { useSlideRow } from './use-slide-row.ts';

export interface CarouselProps {
  label: string;
  messages: CarouselMessages;
  slides: readonly { key: string; label: string }[];
  /** Either the first slide follows the last, or the slides form a grid from 768 px on. */
  kind: 'endless' | 'grid';
  viewEvent?: SiteEventName;
  content?: IslandContent;
}

/** How long an announcement remains in the live region, in milliseconds. */
const announcedMs = 5000;

/** A row of slides, one at a time: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel(props: CarouselProps) {
  const { label, messages, slides, kind, viewEvent, content } = props;
  const count = slides.length;
  const isEndless = kind === 'endless';
  const isNarrow = useMedia(below('medium'), false);
  const isCarousel = count > 1 && (isEndless || isNarrow);
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const announce = (text: string): void => {
    // Unchanged text would not be announced again.
    setAnnouncement('');
    setTimeout(setAnnouncement, 100, text);
    // Or a screen reader would read the text within the page.
    setTimeout(setAnnouncement, announcedMs, '');
  };
  const row = useRef<HTMLDivElement>(null);
  const onChange = (now: number): void => {
    setIndex(now);
    setAnnouncement('');
  };
  const goTo = useSlideRow(row, isCarousel, isEndless, onChange);
  useViewEvent(row, viewEvent, slides[index]?.key ?? '', slides[index]?.label ?? '');

  const number = (value: number): string => inDigits(value, messages.digits);
  const nameOf = (at: number): string => {
    const values = { n: number(at + 1), count: number(count), label: slides[at]?.label ?? '' };
    return fill(messages.slideOf, values);
  };

  function show(to: number): void {
    const at = isEndless ? wrap(to, count) : to;
    if (at < 0 || at >= count) {
      announce(at < 0 ? messages.firstSlide : messages.lastSlide);
      return;
    }
    goTo(to);
    announce(nameOf(at));
  }

  function onFocus({ target }: FocusEvent): void {
    const at = target.closest('[data-slide]')?.getAttribute('data-slide');
    // A slide must not move away under a pointer that is down.
    if (isCarousel && at && target.matches(':focus-visible')) goTo(Number(at));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isCarousel || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = slideForKey(event.key, { index, count, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    show(to);
    if (document.activeElement?.closest('[data-slide]') === null) return;
    const link = `[data-slide="${String(isEndless ? wrap(to, count) : to)}"] :is(a[href], button)`;
    row.current?.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  }

  const arrow = (by: -1 | 1, name: string) => (
    <button
      type="button"
      className={iconButton}
      data-live=""
      aria-label={`${name} ${label}`}
      aria-disabled={isEndless ? undefined : index + by < 0 || index + by >= count}
      onClick={() => show(index + by)}
    >
      <Icon name="arrow" />
    </button>
  );

  return (
    <div
      className={css.carousel}
      data-kind={kind}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      role={isCarousel ? 'group' : undefined}
      aria-roledescription={isCarousel ? messages.carousel : undefined}
      aria-label={isCarousel ? label : undefined}
    >
      {count === 1 ? null : (
        <div className={css.controls}>
          {arrow(-1, messages.previousSlide)}
          <span className={css.counter} aria-hidden="true">
            {`${number(index + 1)} / ${number(count)}`}
          </span>
          <span className={visuallyHidden} aria-live="polite">
            {announcement}
          </span>
          {arrow(1, messages.nextSlide)}
        </div>
      )}
      {/* Firefox makes every scroll container a tab stop; the links in the slides are enough. */}
      <div ref={row} className={`glider ${css.viewport}`} tabIndex={-1}>
        <div
          className={`glider-track ${css.track}`}
          data-count={isEndless || count > 2 ? undefined : count}
        >
          {slides.map(({ key }, at) => (
            <StaticHtml
              key={key}
              name={key}
              className={`glider-slide ${css.slide}`}
              data-slide={at}
              role={isCarousel ? 'group' : undefined}
              aria-roledescription={isCarousel ? messages.slide : undefined}
              aria-label={isCarousel ? nameOf(at) : undefined}
            >
              {content?.[key]}
            </StaticHtml>
          ))}
        </div>
      </div>
    </div>
  );
}
