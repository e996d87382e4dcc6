import { palette, type Palette, type Tone } from './palette.ts';

/** Placeholders for the colors of the site, which the build puts in their place. */
export const tones = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--tone-${name})`]),
) as Palette;

export const tonePlaces = /var\(--tone-(\w+)\)/g;

export const isTone = (name: string): name is Tone => Object.hasOwn(palette, name);
