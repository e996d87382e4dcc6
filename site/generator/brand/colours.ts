/**
 * Every tone of both schemes from the colours of a brand. Lightness is that of OKLCH, where equal
 * steps look equal; hue and chroma stay the brand's as far as a screen can show them.
 */
import culori from 'culori/require';
import { palette, type Palette, type Tone } from '../../styles/palette.ts';

// In one file, as in site/styles/colour.ts.
const { clampChroma, converter, formatHex, wcagContrast } = culori;

/** The colours of a brand as the content names them, each as #rrggbb. */
export interface BrandColours {
  main: string;
  second?: string | undefined;
  third?: string | undefined;
}

/** A palette, and what became of each colour that was given: one line each. */
export interface DerivedPalette {
  palette: Palette;
  report: readonly string[];
}

/** The contrast that text must have with its ground (WCAG 1.4.6), and that controls and focus rings must have (1.4.11). */
export const required = { text: 7, control: 3 } as const;

interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');

function lchOf(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** As a screen shows it: chroma gives way, not lightness. */
const hexOf = ({ l, c, h }: Lch): string =>
  formatHex(
    clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'),
  ).toUpperCase();

/** Below this a colour is grey, and its hue means nothing. */
const grey = 0.02;

const contrasts = (hex: string, others: readonly string[], ratio: number): boolean =>
  others.every((other) => wcagContrast(hex, other) >= ratio);

/** One step of lightness, too small to be seen. */
const step = 0.004;

/**
 * The nearest colour in one direction of lightness that has the contrast with all of the others.
 * @returns undefined where even black or white has not
 */
function moved(
  hex: string,
  others: readonly string[],
  ratio: number,
  direction: 'lighter' | 'darker',
): string | undefined {
  if (contrasts(hex, others, ratio)) return hex;
  const { l, c, h } = lchOf(hex);
  const sign = direction === 'lighter' ? 1 : -1;
  for (
    let lightness = l + sign * step;
    lightness > -step && lightness < 1 + step;
    lightness += sign * step
  ) {
    const tone = hexOf({ l: lightness, c, h });
    if (contrasts(tone, others, ratio)) return tone;
  }
  return undefined;
}

/** The same where there always is one. */
function movedSurely(
  hex: string,
  others: readonly string[],
  ratio: number,
  direction: 'lighter' | 'darker',
): string {
  const found = moved(hex, others, ratio, direction);
  if (found === undefined)
    throw new Error(
      `No ${direction} tone of ${hex} has the contrast ${String(ratio)} with ${others.join(', ')}. Mend the order in site/generator/brand/colours.ts.`,
    );
  return found;
}

/** How far apart two colours are in lightness. */
const shift = (a: string, b: string): number => Math.abs(lchOf(a).l - lchOf(b).l);

/** The greys and papers of the site with the hue of the brand in them: as light as before, and as quiet. */
function neutralsOf(
  main: string,
): Record<
  | 'ink'
  | 'paper'
  | 'sand'
  | 'textSoft'
  | 'mist'
  | 'steel'
  | 'onInkSoft'
  | 'darkAlternate'
  | 'darkSurface'
  | 'darkTextSoft'
  | 'darkEdge'
  | 'darkPanel'
  | 'veiled'
  | 'darkVeiled',
  string
> {
  const brand = lchOf(main);
  const hueOf = (name: Tone): string => {
    const { l, c } = lchOf(palette[name]);
    return hexOf({ l, c: Math.min(c * 1.1, brand.c * 0.25), h: brand.h });
  };
  /** Papers are large: the eye adds their colour up. */
  const paperOf = (name: Tone): string => {
    const { l, c } = lchOf(palette[name]);
    return hexOf({ l, c: Math.min(c, brand.c * 0.12), h: brand.h });
  };
  const ink = hueOf('ink');
  const [paper, sand, darkAlternate, darkSurface, darkPanel, mist] = [
    paperOf('paper'),
    paperOf('sand'),
    hueOf('darkAlternate'),
    hueOf('darkSurface'),
    hueOf('darkPanel'),
    hueOf('mist'),
  ];
  return {
    ink: movedSurely(ink, [paper, sand, mist], required.text, 'darker'),
    paper,
    sand,
    mist,
    darkAlternate,
    darkSurface,
    darkPanel,
    textSoft: movedSurely(hueOf('textSoft'), [paper, sand, palette.white], required.text, 'darker'),
    onInkSoft: movedSurely(hueOf('onInkSoft'), [ink, darkPanel], required.text, 'lighter'),
    darkTextSoft: movedSurely(
      hueOf('darkTextSoft'),
      [ink, darkAlternate, darkSurface],
      required.text,
      'lighter',
    ),
    darkEdge: hueOf('darkEdge'),
    steel: hueOf('steel'),
    veiled: hueOf('veiled'),
    darkVeiled: hueOf('darkVeiled'),
  };
}

/** A pale ground in the hue of a colour, as light as one of the site's own. */
function groundOf(source: string, like: 'sky' | 'clay', ink: string): string {
  const { l, c } = lchOf(palette[like]);
  const own = lchOf(source);
  return movedSurely(
    hexOf({ l, c: Math.min(own.c, c * 1.2), h: own.h }),
    [ink],
    required.text,
    'lighter',
  );
}

/** The button in the colour itself, with ink or white on it: whichever moves the colour less. */
function actionOf(main: string, ink: string): { action: string; onAction: string } {
  const dark = movedSurely(main, [palette.white], required.text, 'darker');
  const light = movedSurely(main, [ink], required.text, 'lighter');
  return shift(light, main) <= shift(dark, main)
    ? { action: light, onAction: ink }
    : { action: dark, onAction: palette.white };
}

/** From this contrast on, a button is seen to change. Lightness alone does not tell: near black, a twentieth of it is nothing. */
const seen = 1.12;

/** The button under the pointer: a little lighter, or darker where that would not be seen or would cost its words their contrast. */
function hoverOf(action: string, onAction: string): string {
  const { l, c, h } = lchOf(action);
  const tones = [0.05, -0.05, 0.1, 0.2].map((change) => hexOf({ l: l + change, c, h }));
  return (
    tones.find(
      (tone) => contrasts(tone, [action], seen) && contrasts(tone, [onAction], required.text),
    ) ?? action
  );
}

const ratioOf = (a: string, b: string): string => `${wcagContrast(a, b).toFixed(1)}:1`;

/**
 * Makes the palette of a brand. Text has 7:1 with its grounds, and controls and focus rings have 3:1,
 * in both schemes (see `textPairs` and `controlPairs`): lightness gives way where it must.
 */
export function derivePalette({ main, second, third }: BrandColours): DerivedPalette {
  const given = [
    { name: 'main', value: main },
    ...(second === undefined ? [] : [{ name: 'second', value: second }]),
    ...(third === undefined ? [] : [{ name: 'third', value: third }]),
  ];
  const neutrals = neutralsOf(main);
  const { ink } = neutrals;
  const { action, onAction } = actionOf(main, ink);

  // What lies under ink and shines on it: the given colour that has to move least for that; the first of equals.
  const candidates = given.map(({ name, value }) => ({
    name,
    value,
    tone: movedSurely(value, [ink], required.text, 'lighter'),
  }));
  const highlight = candidates.reduce((best, each) =>
    shift(each.tone, each.value) < shift(best.tone, best.value) - step &&
    (lchOf(each.value).c >= grey || lchOf(main).c < grey)
      ? each
      : best,
  );
  const others = candidates.filter(({ name }) => name !== highlight.name);
  const [sky = highlight, clay = others.length === 0 ? highlight : (others[1] ?? highlight)] =
    others;

  const edge = lchOf(action);
  const derived: Palette = {
    ...neutrals,
    white: palette.white,
    hivis: highlight.tone,
    action,
    onAction,
    actionLight: hoverOf(action, onAction),
    actionEdge: movedSurely(
      hexOf({ l: onAction === ink ? 0.58 : 0.72, c: edge.c * 0.75, h: edge.h }),
      [ink, neutrals.darkAlternate, neutrals.darkSurface, neutrals.darkPanel],
      required.control,
      'lighter',
    ),
    sky: groundOf(sky.value, 'sky', ink),
    clay: groundOf(clay.value, 'clay', ink),
    veil: `${ink}${palette.veil.slice(7)}`,
    darkVeil: palette.darkVeil,
  };

  const report = given.map(({ name, value }) => {
    const uses: string[] = [];
    const use = (what: string, tone: string, ground: string) => {
      const change =
        tone.toLowerCase() === value.toLowerCase()
          ? 'as given'
          : `${lchOf(tone).l > lchOf(value).l ? 'lightened' : 'darkened'} to ${tone.toLowerCase()}, as ${ratioOf(value, ground)} is less than ${String(required.text)}:1`;
      uses.push(`${what} ${change}`);
    };
    if (name === 'main')
      use(`buttons (${onAction === ink ? 'dark' : 'white'} words)`, action, onAction);
    if (name === highlight.name) use('highlights', highlight.tone, ink);
    if (name === sky.name) uses.push(`ground ${derived.sky.toLowerCase()}`);
    if (name === clay.name) uses.push(`ground ${derived.clay.toLowerCase()}`);
    return `${name} ${value}: ${uses.join('; ')}`;
  });
  return { palette: derived, report };
}

/** A tone, and the grounds that it stands on. */
type Pair = readonly [on: Tone, grounds: readonly Tone[]];

/** Every text of the site and what it stands on, in both schemes. */
export const textPairs: readonly Pair[] = [
  ['ink', ['paper', 'sand', 'white', 'mist', 'sky', 'clay', 'hivis']],
  ['textSoft', ['paper', 'sand', 'white']],
  ['onAction', ['action', 'actionLight']],
  // Dark panels, the frame of a video, and the chosen tab.
  ['paper', ['ink', 'darkPanel', 'darkAlternate', 'darkSurface']],
  ['onInkSoft', ['ink', 'darkPanel']],
  ['hivis', ['ink', 'darkPanel']],
  ['darkTextSoft', ['ink', 'darkAlternate', 'darkSurface']],
];

/** Every edge of a control. */
export const controlPairs: readonly Pair[] = [
  ['ink', ['paper', 'sand', 'white', 'hivis']],
  ['textSoft', ['paper', 'sand', 'white']],
  ['onInkSoft', ['ink', 'darkAlternate', 'darkSurface']],
  ['actionEdge', ['ink', 'darkAlternate', 'darkSurface', 'darkPanel']],
  ['hivis', ['ink', 'darkAlternate', 'darkSurface', 'darkPanel']],
];

/** Everything that a focus ring may lie on, in both schemes: one of its two colours, ink and the highlight, shows there. */
export const ringGrounds: readonly Tone[] = [
  'paper',
  'sand',
  'white',
  'mist',
  'sky',
  'clay',
  'hivis',
  'ink',
  'darkAlternate',
  'darkSurface',
  'darkPanel',
];
