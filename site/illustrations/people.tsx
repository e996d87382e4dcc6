/**
 * Every picture with a person in it, the 404 page's, and the brand's mark.
 * Keys are paths under content/media.
 */
import type { ReactElement } from 'react';
import { HeroNarrow, HeroWide } from './hero';
import { colour, ink, Sheet } from './line';
import { NotFound } from './not-found';
import { Construction, Hr, Media, Plumbing, Trading } from './sectors';
import { Carpenter, Founder, Plumber } from './testimonials';

function Bob({ stroke = 3 }: { stroke?: number }): ReactElement {
  return (
    <g stroke={ink} strokeWidth={stroke} strokeLinejoin="round" strokeLinecap="round">
      <path d="M24 2.5V12" fill="none" />
      <path d="M10.5 18.5H37.5C37.5 26 33.5 32.5 27.4 38L24 45.5L20.6 38C14.5 32.5 10.5 26 10.5 18.5Z" fill={colour.hivis} />
      <path d="M20.6 38H27.4L24 45.5Z" fill={colour.white} />
      <path d="M19 11.5H29V18.5H19Z" fill={colour.white} />
    </g>
  );
}

const Mark = (): ReactElement => (
  <Sheet w={48} h={48}>
    <Bob />
  </Sheet>
);

const Icon = (): ReactElement => (
  <Sheet w={512} h={512}>
    <rect width="512" height="512" rx="112" fill={colour.hivis} />
    <g transform="translate(256 256) scale(8) translate(-24 -24)">
      <Bob />
    </g>
  </Sheet>
);

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
  'brand/icon.svg': Icon,
};
