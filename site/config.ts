import { createUrl } from './urls.ts';

/** Put in by the build: the path under which the site is published, '/' or '/repo/'. */
declare const BASE_PATH: string;

export const url = createUrl(BASE_PATH);

export const fragments = {
  top: 'top',
  demos: 'demos',
  testimonials: 'testimonials',
  caseStudies: 'case-studies',
  book: 'book',
  menu: 'menu',
  allDemos: 'all',
} as const;
