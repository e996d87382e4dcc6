import type { ReactNode } from 'react';
import { listOfMany } from './Demos.css.ts';

/** Up to so many demos a browser lays out all of a page at once. */
const few = 100;

/** As many cards as fill a few rows of two, three or four. */
const inList = 12;

/** Whether there are so many demos that the browser is to pass over those that are not in sight. */
export const isMany = ({ length }: readonly unknown[]): boolean => length > few;

export interface DemoCardsProps {
  /** The grid that they stand in. */
  className: string;
  many: boolean;
  /** Marks it for the styles as one of more than a row. */
  'data-rows'?: '' | undefined;
  /** The cards, each with a key. */
  children: readonly ReactNode[];
}

/** The cards of demos. Where there are many, they are several lists: a browser passes over a few rows as fast as over a single card. */
export function DemoCards({ className, many, children, ...mark }: DemoCardsProps) {
  if (!many) return <ul className={className} {...mark}>{children}</ul>;
  return Array.from({ length: Math.ceil(children.length / inList) }, (_, at) => (
    <ul key={at} className={`${className} ${listOfMany}`}>
      {children.slice(at * inList, (at + 1) * inList)}
    </ul>
  ));
}
