/**
 * The people of the testimonials, made of the pieces of their portraits, but with joints: each
 * `Pose` is one moment of them. At rest they are their portraits to the pixel.
 */
import type { ReactElement } from 'react';
import { colour } from '../../shared/line.tsx';
import type { Pose } from './pose.tsx';
import { Carpenter } from './carpenter.tsx';
import { Founder } from './founder.tsx';
import { Plumber } from './plumber.tsx';

/** A person of the cards: ground and place of the portrait (800 × 1120), and the posed figure. */
export interface Person {
  ground: string;
  x: number;
  y: number;
  scale: number;
  figure: (pose: Pose) => ReactElement;
}

export const people = {
  carpenter: { ground: colour.hivis, x: 384, y: 116, scale: 0.8, figure: Carpenter },
  founder: { ground: colour.sky, x: 404, y: 148, scale: 0.82, figure: Founder },
  plumber: { ground: colour.clay, x: 418, y: 136, scale: 0.86, figure: Plumber },
} as const satisfies Record<string, Person>;
