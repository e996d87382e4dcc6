/** The sample's content with something changed, and what components show of it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as sample from '#content';
import type { PageContent, PageLogo } from '../../site/content.ts';

export function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The sample has none.');
  return item;
}
export const agent = first(sample.agents);
export const demo = first(sample.demos);
export const testimonial = first(sample.testimonials);
export const study = first(sample.caseStudies);
export const { pages, site } = sample;

/** The sample with some lists changed. */
export const changed = (changes: Partial<PageContent>): PageContent => ({ ...sample, ...changes });

/** The same object without an optional field. */
export function without<Owner extends object, Key extends keyof Owner>(owner: Owner, key: Key) {
  const fields = Object.entries(owner).filter(([name]) => name !== key);
  return Object.fromEntries(fields) as Omit<Owner, Key>;
}

export function render(element: ReactNode): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  return document.body;
}
export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
export const hrefs = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

export const logo: PageLogo = {
  image: { src: '/logo.svg', width: 300, height: 100, sources: [] },
  width: 120,
  height: 40,
};
export const brandLogo = { light: logo, showName: true };
