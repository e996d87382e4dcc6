/** All videos, in the order of the page. */
import type { Video } from '../engine/storyboard.ts';
import { ar1 } from './ar-1.tsx';
import { ia1 } from './ia-1.tsx';
import { pa1 } from './pa-1.tsx';
import { pa10 } from './pa-10.tsx';
import { pa11 } from './pa-11.tsx';
import { pa12 } from './pa-12.tsx';
import { pa2 } from './pa-2.tsx';
import { pa3 } from './pa-3.tsx';
import { pa4 } from './pa-4.tsx';
import { pa5 } from './pa-5.tsx';
import { pa6 } from './pa-6.tsx';
import { pa7 } from './pa-7.tsx';
import { pa8 } from './pa-8.tsx';
import { pa9 } from './pa-9.tsx';
import { t1 } from './t-1.tsx';
import { t2 } from './t-2.tsx';
import { t3 } from './t-3.tsx';

export const videos: readonly Video[] = [
  pa1,
  pa2,
  pa3,
  pa4,
  pa5,
  pa6,
  pa7,
  pa8,
  pa9,
  pa10,
  pa11,
  pa12,
  ar1,
  ia1,
  t1,
  t2,
  t3,
];
