/**
 * The illustrations with people, the 404 page's, and the brand's mark.
 * Keys are paths under content/media.
 */
import type { ReactElement } from 'react';
import { heroMotion } from './hero-motion.tsx';
import { HeroNarrow, HeroWide } from './hero.tsx';
import { Mark } from './mark.tsx';
import { NotFound } from './not-found.tsx';
import { Construction, Hr, Media, Plumbing, Trading } from './sectors.tsx';
import { Carpenter, Founder, Plumber } from './testimonials.tsx';

export const people: Record<string, () => ReactElement> = {
  'hero-wide.svg': HeroWide,
  'hero-narrow.svg': HeroNarrow,
  'testimonials/t-1.svg': Carpenter,
  'testimonials/t-2.svg': Founder,
  'testimonials/t-3.svg': Plumber,
  'case-studies/construction.svg': Construction,
  'case-studies/plumbing.svg': Plumbing,
  'case-studies/hr.svg': Hr,
  'case-studies/media.svg': Media,
  'case-studies/trading-education.svg': Trading,
  'not-found.svg': NotFound,
  'brand/mark.svg': Mark,
};

/** The illustrations that move: their style sheet, and the ids that it names. */
export const motions: Readonly<Record<string, { ids: readonly string[]; style: string }>> = {
  'hero-wide.svg': heroMotion,
  'hero-narrow.svg': heroMotion,
};
