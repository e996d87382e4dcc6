import { few } from './Demos.css.ts';

/** The class that a grid needs besides its own where it has too few cards for its columns. */
export const fewOf = ({ length }: readonly unknown[]): string | undefined =>
  length === 1 || length === 2 || length === 3 ? few[length] : undefined;
