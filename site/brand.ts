/** The plumb bob is the mark of this name only. Every other name gets its first letter as mark. */
export const sampleName = 'Plumbline';

export const initialOf = (name: string): string =>
  (/\p{L}|\p{N}/u.exec(name)?.[0] ?? '').toUpperCase();

/** The shape behind the letter, in a square of 48: that of the marks of the case studies. */
export const signPath = 'M4 14 24 3l20 11v20L24 45 4 34z';
