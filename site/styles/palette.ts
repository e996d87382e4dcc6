/**
 * The default colors of styles, images, share images and the manifest, with WCAG contrast ratios.
 * A brand gets a palette of the same names from site/generator/assets/brand-palette.ts.
 */
export const palette = {
  /** Text, outlines, dark panels; the page of the dark scheme. */
  ink: '#14181F',
  /** The page (ink on it 16.8:1). */
  paper: '#FBF8F1',
  white: '#FFFFFF',
  /** Alternate sections (ink on it 14.7:1). */
  sand: '#EFE9DC',
  /** Highlights: under ink, and on ink (11.0:1 both); never text on paper. */
  hivis: '#FFC21A',
  /** The main action. */
  action: '#FFC21A',
  /** The main action under the pointer (its text on it 12.4:1). */
  actionLight: '#FFD152',
  /** The text of the main action. */
  onAction: '#14181F',
  /** The edge of the main action on dark grounds. */
  actionEdge: '#9A7200',
  /** Secondary text (9.6:1 on paper). */
  textSoft: '#3B424D',
  /** The gray of "before" (ink on it 11.8:1). */
  mist: '#CDD3DB',
  /** The tip of the plumb bob. */
  steel: '#8D97A6',
  /** Second accent ground (ink on it 12.0:1). */
  sky: '#BFD6F6',
  /** Third accent ground (ink on it 10.2:1). */
  clay: '#F7B59B',
  /** Secondary text on ink (8.7:1). */
  onInkSoft: '#AEB6C2',
  /* The dark scheme alone: alternate sections, cards, secondary text, hard edges, dark panels. */
  darkAlternate: '#1C222B',
  darkSurface: '#222933',
  darkTextSoft: '#C9D0DA',
  darkEdge: '#6B7585',
  darkPanel: '#0C0F14',
  /* What lies over the page while a dialog is open, in both schemes, and the page below it. */
  veil: '#14181FA8',
  veiled: '#636466',
  darkVeil: '#05070AB3',
  darkVeiled: '#0A0C10',
} as const;

export type Tone = keyof typeof palette;

export type Palette = Readonly<Record<Tone, string>>;

/** Tints for the illustrations only, each beside its color of the palette. */
export const tints = {
  daylight: { of: 'hivis', value: '#FFD662' },
  straw: { of: 'hivis', value: '#FFE08A' },
  strawDeep: { of: 'hivis', value: '#FFCF57' },
  skyCut: { of: 'sky', value: '#A9C8F2' },
  skyDeep: { of: 'sky', value: '#93B9EE' },
  clayCut: { of: 'clay', value: '#F2A183' },
  clayDeep: { of: 'clay', value: '#EC8F6C' },
  sandDeep: { of: 'sand', value: '#DCD1B8' },
  mistDeep: { of: 'mist', value: '#AEB8C5' },
  /** Reflective tape, steel in shade. */
  glint: { of: 'mist', value: '#E4E8ED' },
} as const satisfies Readonly<Record<string, { of: Tone; value: string }>>;
