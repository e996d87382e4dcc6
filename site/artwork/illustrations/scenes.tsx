import type { ReactElement } from 'react';
import { sending, getting, labelling } from './scenes/emails.tsx';
import { availability, creating, rescheduling, canceling } from './scenes/calendar.tsx';
import { cost, reading, asking, board } from './scenes/data.tsx';
import { clarifying, answering, following } from './scenes/calls.tsx';

/**
 * The fourteen demo thumbnails. Their grounds repeat after five, so that in three or four columns
 * no neighbours have the same colour.
 *
 * The play mark covers the lower right corner, 96 by 96.
 */
export const scenes: Record<string, () => ReactElement> = {
  'demos/pa-1.svg': sending,
  'demos/pa-2.svg': getting,
  'demos/pa-3.svg': availability,
  'demos/pa-4.svg': creating,
  'demos/pa-5.svg': rescheduling,
  'demos/pa-6.svg': cost,
  'demos/pa-7.svg': reading,
  'demos/pa-8.svg': asking,
  'demos/pa-9.svg': labelling,
  'demos/pa-10.svg': board,
  'demos/pa-11.svg': clarifying,
  'demos/pa-12.svg': canceling,
  'demos/ar-1.svg': answering,
  'demos/ia-1.svg': following,
};
