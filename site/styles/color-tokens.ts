import { palette, type Palette, type Tone } from './palette.ts';

/** Placeholders for the colors of the site, which the build puts in their place. */
export const colorTokens = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--color-${name})`]),
) as Palette;

export const colorPlaceholder = /var\(--color-(\w+)\)/g;

export const isColorName = (name: string): name is Tone => Object.hasOwn(palette, name);
