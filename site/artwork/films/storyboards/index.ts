/** All films, in the order of the page. */
import type { Film } from '../engine/storyboard.ts';
import { pa3 } from './pa-3.tsx';

export const films: readonly Film[] = [pa3];
