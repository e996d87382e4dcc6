import type { ReactElement } from 'react';
import { listOfMany } from './Demos.css.ts';

/** Up to so many demos, all of a page is laid out at once. */
const mostAtOnce = 100;

/** As many cards as fill whole rows of two, three or four. */
const inList = 12;

export const areMany = ({ length }: readonly unknown[]): boolean => length > mostAtOnce;

/** Many cards in several lists: a browser passes over a few rows that are not in sight as fast as over a single card. See site/client/pass-over.ts. */
export function ListsOfMany({
  className,
  cards,
}: {
  className: string;
  cards: readonly ReactElement[];
}) {
  return Array.from({ length: Math.ceil(cards.length / inList) }, (_, index) => (
    <ul key={index} className={`${className} ${listOfMany}`} data-many="">
      {cards.slice(index * inList, (index + 1) * inList)}
    </ul>
  ));
}
