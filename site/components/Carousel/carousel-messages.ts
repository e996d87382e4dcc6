import { digitsOf } from '../../messages/index.ts';
import type { Messages } from '../../messages/messages.ts';

export interface CarouselMessages extends Pick<
  Messages,
  'carousel' | 'slide' | 'previousSlide' | 'nextSlide' | 'slideOf' | 'firstSlide' | 'lastSlide'
> {
  digits?: string | undefined;
}

/** Picks the strings that a carousel needs, because all props are in the HTML. */
export const carouselMessages = (messages: Messages, language: string): CarouselMessages => ({
  carousel: messages.carousel,
  slide: messages.slide,
  previousSlide: messages.previousSlide,
  nextSlide: messages.nextSlide,
  slideOf: messages.slideOf,
  firstSlide: messages.firstSlide,
  lastSlide: messages.lastSlide,
  digits: digitsOf(language),
});
