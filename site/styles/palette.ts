/**
 * The brand's colours, written once: the style tokens, the drawings, the share images
 * and the manifest all take them from here. Contrast figures are WCAG ratios.
 */
export const palette = {
  /** Text, outlines, dark panels. */
  ink: '#14181F',
  /** The page (ink on it 16.8:1). */
  paper: '#FBF8F1',
  white: '#FFFFFF',
  /** Alternate sections (ink on it 14.7:1). */
  sand: '#EFE9DC',
  /** Main action and highlights (ink on it 11.0:1); never text on paper. */
  hivis: '#FFC21A',
  /** The main action under the pointer (ink on it 12.4:1). */
  hivisLight: '#FFD152',
  /** The edge of the main action on dark grounds. */
  hivisDark: '#9A7200',
  /** Secondary text (9.6:1 on paper). */
  textSoft: '#3B424D',
  /** The grey of "before" (ink on it 11.8:1). */
  mist: '#CDD3DB',
  /** The tip of the plumb bob. */
  steel: '#8D97A6',
  /** Second accent ground (ink on it 12.0:1). */
  sky: '#BFD6F6',
  /** Third accent ground (ink on it 10.2:1). */
  clay: '#F7B59B',
  /** Secondary text on ink (8.7:1). */
  onInkSoft: '#AEB6C2',
} as const;
