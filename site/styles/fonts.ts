/**
 * The families as styles name them. After each web font stand the faces that the build adjusts to
 * its measures (site/build/fonts.ts), so that nothing moves when the font itself arrives.
 */
export const fontFamily = {
  /** Comes in one weight: 800. */
  heading: "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Fallback Android', sans-serif",
  /** Any weight from 400 to 700. */
  body: "'Instrument Sans', 'Instrument Fallback', 'Instrument Fallback Android', sans-serif",
} as const;
