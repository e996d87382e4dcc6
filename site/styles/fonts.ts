/**
 * The families of the design, each with its size-adjusted fallbacks
 * (site/generator/assets/fonts.ts).
 */
const fallbacks = "'~Arial','~Roboto','~DejaVu',sans-serif";

/** The custom properties behind `fontFamily`. */
export const fontVars = {
  '--heading': `Bricolage,${fallbacks}`,
  '--body': `Instrument,${fallbacks}`,
};

/** The families as styles name them. */
export const fontFamily = {
  /** Comes in one weight: 800. */
  heading: 'var(--heading)',
  /** Any weight from 400 to 700. */
  body: 'var(--body)',
} as const;
