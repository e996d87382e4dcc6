/**
 * The families of the design. After each web font stand the faces that the build adjusts to its
 * measures (site/generator/assets/fonts.ts), so that nothing moves when the font itself arrives. Their
 * weight tells which font they are like: 800 is that of headings alone.
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
