/** All films, in the order of the page. */
import type { Film } from '../engine/storyboard.ts';
import { pa1 } from './pa-1.tsx';
import { pa2 } from './pa-2.tsx';
import { pa3 } from './pa-3.tsx';
import { pa4 } from './pa-4.tsx';
import { pa5 } from './pa-5.tsx';
import { pa6 } from './pa-6.tsx';
import { pa7 } from './pa-7.tsx';
import { pa8 } from './pa-8.tsx';
import { pa9 } from './pa-9.tsx';

export const films: readonly Film[] = [pa1, pa2, pa3, pa4, pa5, pa6, pa7, pa8, pa9];
