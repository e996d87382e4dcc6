/** Whose mark the plumb bob is. Under any other name it would be somebody else's, so there the first letter of the name stands in its place. */
export const sampleName = 'Plumbline';

export const initialOf = (name: string): string =>
  (/\p{L}|\p{N}/u.exec(name)?.[0] ?? '').toUpperCase();

/** The sign that the letter stands on, in a square of 48: the shape of the marks of the case studies. */
export const signPath = 'M4 14 24 3l20 11v20L24 45 4 34z';
