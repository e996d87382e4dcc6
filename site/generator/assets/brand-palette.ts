/**
 * Derives the palette of a brand in OKLCH, where equal steps of lightness look equal. Hue and
 * chroma do not change as far as a screen can show them.
 */
import culori from 'culori/require';
import { palette as own, type Palette, type Tone } from '../../styles/palette.ts';

const { clampChroma, converter, formatHex, wcagContrast } = culori;

export interface BrandColors {
  main: string;
  second?: string | undefined;
  third?: string | undefined;
}

export interface BrandPalette {
  palette: Palette;
  report: readonly string[];
}

/** The least contrast of text (WCAG 1.4.6), and of controls and focus rings (1.4.11). */
export const required = { text: 7, control: 3 } as const;

export const paletteOf = (colors: BrandColors | undefined): BrandPalette =>
  colors === undefined ? { palette: own, report: [] } : derivePalette(colors);

export const paletteReport = (report: readonly string[]): string =>
  ['  Colors of the brand:', ...report.map((line) => `  ${line}`)].join('\n');

interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');
const lchOf = (hex: string): Lch => ({ l: 0, c: 0, h: 0, ...toOklch(hex) });

/** The nearest color that screens can show: reduces chroma, not lightness. */
const hexOf = ({ l, c, h }: Lch): string =>
  formatHex(
    clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'),
  ).toUpperCase();

const shift = (a: string, b: string): number => Math.abs(lchOf(a).l - lchOf(b).l);

const contrasts = (hex: string, others: readonly string[], ratio: number): boolean =>
  others.every((other) => wcagContrast(hex, other) >= ratio);

/** One step of lightness, too small to be seen. */
const step = 0.004;

/**
 * The nearest color in one direction of lightness that has the contrast with all of the others.
 * @throws Error where even black or white has not: a mistake in the order of this file
 */
function withContrast(
  hex: string,
  others: readonly string[],
  direction: 'lighter' | 'darker',
  ratio: number = required.text,
): string {
  const { l, c, h } = lchOf(hex);
  const change = direction === 'lighter' ? step : -step;
  let color = hex;
  for (let lightness = l; lightness > -step && lightness < 1 + step; lightness += change) {
    if (contrasts(color, others, ratio)) return color;
    color = hexOf({ l: lightness + change, c, h });
  }
  throw new Error(
    `No ${direction} tone of ${hex} has the contrast ${ratio} with ${others.join(', ')}.`,
  );
}

/** The grays and papers of the site in the hue of the brand: as light as before, and as quiet. */
function neutralsOf(main: string) {
  const brand = lchOf(main);
  const tinted = (name: Tone): string => {
    const { l, c } = lchOf(own[name]);
    return hexOf({ l, c: Math.min(c * 1.1, brand.c * 0.25), h: brand.h });
  };
  // Papers are large areas: the eye adds their color up.
  const paperOf = (name: Tone): string => {
    const { l, c } = lchOf(own[name]);
    return hexOf({ l, c: Math.min(c, brand.c * 0.12), h: brand.h });
  };
  const [paper, sand, mist] = [paperOf('paper'), paperOf('sand'), tinted('mist')];
  const darkAlternate = tinted('darkAlternate');
  const darkSurface = tinted('darkSurface');
  const darkPanel = tinted('darkPanel');
  const ink = withContrast(tinted('ink'), [paper, sand, mist], 'darker');
  const dark = [ink, darkAlternate, darkSurface];
  return {
    ink,
    paper,
    sand,
    mist,
    darkAlternate,
    darkSurface,
    darkPanel,
    textSoft: withContrast(tinted('textSoft'), [paper, sand, own.white], 'darker'),
    onInkSoft: withContrast(tinted('onInkSoft'), [tinted('ink'), darkPanel], 'lighter'),
    darkTextSoft: withContrast(tinted('darkTextSoft'), dark, 'lighter'),
    darkEdge: tinted('darkEdge'),
    steel: tinted('steel'),
    veiled: tinted('veiled'),
    darkVeiled: tinted('darkVeiled'),
  };
}

/** A pale ground in the hue of a color, as light as one of the site's own. */
function groundOf(source: string, like: 'sky' | 'clay', ink: string): string {
  const { l, c } = lchOf(own[like]);
  const { c: chroma, h } = lchOf(source);
  return withContrast(hexOf({ l, c: Math.min(chroma, c * 1.2), h }), [ink], 'lighter');
}

/** The color of the button with dark or white text: the variant with the smaller change. */
function actionOf(main: string, ink: string): { action: string; onAction: string } {
  const dark = withContrast(main, [own.white], 'darker');
  const light = withContrast(main, [ink], 'lighter');
  return shift(light, main) <= shift(dark, main)
    ? { action: light, onAction: ink }
    : { action: dark, onAction: own.white };
}

/** The hovered button: visibly lighter or darker, without loss of contrast for its text. */
function hoverOf(action: string, onAction: string): string {
  const { l, c, h } = lchOf(action);
  const tones = [0.05, -0.05, 0.1, 0.2].map((change) => hexOf({ l: l + change, c, h }));
  const isSeen = (tone: string) => contrasts(tone, [action], 1.12);
  return tones.find((tone) => isSeen(tone) && contrasts(tone, [onAction], required.text)) ?? action;
}

/** Below this chroma a color is gray, and has no visible hue. */
const gray = 0.02;

/**
 * Changes only lightness for contrast, in both schemes: 7:1 for text, 3:1 for controls and focus
 * rings.
 */
export function derivePalette({ main, second, third }: BrandColors): BrandPalette {
  const neutrals = neutralsOf(main);
  const { ink, darkAlternate, darkSurface, darkPanel } = neutrals;
  const { action, onAction } = actionOf(main, ink);

  // Highlights need contrast with ink: take the color with the smallest change.
  const candidates = Object.entries({ main, second, third }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value, tone: withContrast(value, [ink], 'lighter') }],
  );
  const highlight = candidates.reduce((best, each) =>
    shift(each.tone, each.value) < shift(best.tone, best.value) - step &&
    (lchOf(each.value).c >= gray || lchOf(main).c < gray)
      ? each
      : best,
  );
  const others = candidates.filter((each) => each !== highlight);
  const sky = others[0] ?? highlight;
  const clay = others[1] ?? highlight;

  const { c, h } = lchOf(action);
  const edge = hexOf({ l: onAction === ink ? 0.58 : 0.72, c: c * 0.75, h });
  const dark = [ink, darkAlternate, darkSurface, darkPanel];
  const palette: Palette = {
    ...neutrals,
    white: own.white,
    hivis: highlight.tone,
    action,
    onAction,
    actionLight: hoverOf(action, onAction),
    actionEdge: withContrast(edge, dark, 'lighter', required.control),
    sky: groundOf(sky.value, 'sky', ink),
    clay: groundOf(clay.value, 'clay', ink),
    veil: `${ink}${own.veil.slice(7)}`,
    darkVeil: own.darkVeil,
  };

  const change = (value: string, tone: string, ground: string): string =>
    tone.toLowerCase() === value.toLowerCase()
      ? 'as given'
      : `${lchOf(tone).l > lchOf(value).l ? 'lightened' : 'darkened'} to ${tone.toLowerCase()}, ` +
        `because a contrast of ${wcagContrast(value, ground).toFixed(1)}:1 is less than ` +
        `${required.text}:1`;
  const report = candidates.map((each) => {
    const { name, value } = each;
    const text = onAction === ink ? 'dark' : 'white';
    const uses = [
      ...(name === 'main' ? [`buttons (${text} text) ${change(value, action, onAction)}`] : []),
      ...(each === highlight ? [`highlights ${change(value, each.tone, ink)}`] : []),
      ...(each === sky ? [`background ${palette.sky.toLowerCase()}`] : []),
      ...(each === clay ? [`background ${palette.clay.toLowerCase()}`] : []),
    ];
    return `${name} ${value}: ${uses.join('; ')}`;
  });
  return { palette, report };
}
