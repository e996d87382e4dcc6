import { digitsOf } from '../../words/index.ts';
import type { Words } from '../../words/words.ts';

export interface CarouselWords extends Pick<
  Words,
  'carousel' | 'slide' | 'previousSlide' | 'nextSlide' | 'slideOf' | 'firstSlide' | 'lastSlide'
> {
  digits?: string | undefined;
}

/** Picks the strings that a carousel needs, because all props are in the HTML. */
export const carouselWords = (words: Words, language: string): CarouselWords => ({
  carousel: words.carousel,
  slide: words.slide,
  previousSlide: words.previousSlide,
  nextSlide: words.nextSlide,
  slideOf: words.slideOf,
  firstSlide: words.firstSlide,
  lastSlide: words.lastSlide,
  digits: digitsOf(language),
});
