import culori from 'culori/require';
import { palette as own, tints, type Palette } from '../../styles/palette.ts';
import { isColorName, colorPlaceholder } from '../../styles/color-tokens.ts';

// The whole library in one file: its modules, one by one, slow the start of each build.
const { clampChroma, converter, formatHex } = culori;

/** Replaces the placeholders of colors in styles or markup. */
export function applyTheme(text: string, palette: Palette): string {
  return text.replace(colorPlaceholder, (_, name: string) => {
    if (!isColorName(name))
      throw new Error(
        `The styles name a color "${name}", which site/styles/palette.ts does not have.`,
      );
    return palette[name].toLowerCase();
  });
}

/** The attribute of the sample illustrations, which wear the colors of the site. */
const isSample = /<svg\b[^>]*\sdata-palette="site"/;

const drawn = [
  'ink',
  'paper',
  'sand',
  'hivis',
  'textSoft',
  'mist',
  'steel',
  'sky',
  'clay',
  'onInkSoft',
] as const;

const toOklch = converter('oklch');

/** A tint at the same distance from the new color as from the old one, in OKLCH. */
function retint(tint: string, from: string, to: string): string {
  const oklch = (hex: string) => ({ l: 0, c: 0, h: 0, ...toOklch(hex) });
  const [a, b, c] = [oklch(tint), oklch(from), oklch(to)];
  const l = Math.min(Math.max(c.l + a.l - b.l, 0), 1);
  const chroma = b.c === 0 ? c.c : (c.c * a.c) / b.c;
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: c.h + a.h - b.h }, 'oklch'));
}

/**
 * A sample illustration in the colors of a palette. Illustrations of the owner do not change; with
 * the default palette, no illustration changes.
 */
export function recolorSvg(svg: string, palette: Palette): string {
  if (palette === own || !isSample.test(svg)) return svg;
  const colors = new Map([
    ...drawn.map((name) => [own[name].toLowerCase(), palette[name].toLowerCase()] as const),
    ...Object.values(tints).map(
      ({ of, value }) => [value.toLowerCase(), retint(value, own[of], palette[of])] as const,
    ),
  ]);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex);
}
