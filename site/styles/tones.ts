import { palette, type Palette, type Tone } from './palette.ts';

/** What stands for each colour of the palette in styles and components, as the code knows no content: the generator puts the colours of the site in its place (`paint`). */
export const tones = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--tone-${name})`]),
) as Palette;

/** Finds those places; the group is the name. */
export const tonePlaces = /var\(--tone-(\w+)\)/g;

/** Whether a name is one of the palette's. */
export const isTone = (name: string): name is Tone => Object.hasOwn(palette, name);
