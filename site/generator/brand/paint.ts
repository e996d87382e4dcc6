/** Puts the colours of a palette into what was made without knowing them: styles, markup, and the drawings of the site. */
import culori from 'culori/require';
import { palette as own, tints, type Palette } from '../../styles/palette.ts';
import { isTone, tonePlaces } from '../../styles/tones.ts';

// In one file, as in site/styles/colour.ts.
const { clampChroma, converter, formatHex } = culori;

/** As short as CSS can write it. */
const shortened = (hex: string): string =>
  hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Styles or markup with the colours in their places. */
export function paint(text: string, palette: Palette): string {
  return text.replace(tonePlaces, (_, name: string) => {
    if (!isTone(name))
      throw new Error(
        `The styles name a tone "${name}", which site/styles/palette.ts does not have.`,
      );
    return palette[name].toLowerCase();
  });
}

/** What the drawings of site/artwork carry on their root: they are ours, and wear the colours of the site. */
const signature = /<svg\b[^>]*\sdata-palette="site"/;

/** The colours that drawings have, and that none but the highlight shares. */
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

/** A tint as far from the new colour as it is from the old one: in lightness, in hue, and in its share of chroma. */
function retint(tint: string, from: string, to: string): string {
  const [a, b, c] = [tint, from, to].map((hex) => ({ l: 0, c: 0, h: 0, ...toOklch(hex) }));
  if (a === undefined || b === undefined || c === undefined) return tint;
  const lightness = Math.min(Math.max(c.l + a.l - b.l, 0), 1);
  return formatHex(
    clampChroma(
      { mode: 'oklch', l: lightness, c: b.c === 0 ? c.c : (c.c * a.c) / b.c, h: c.h + a.h - b.h },
      'oklch',
    ),
  );
}

/** The colours of the drawings, and what each becomes. */
function drawnColours(palette: Palette): Map<string, string> {
  return new Map([
    ...drawn.map((name) => [own[name].toLowerCase(), shortened(palette[name])] as const),
    ...Object.values(tints).map(
      ({ of, value }) =>
        [value.toLowerCase(), shortened(retint(value, own[of], palette[of]))] as const,
    ),
  ]);
}

/**
 * A drawing of the site in the colours of a palette. Drawings of the owner, and all of them where
 * the palette is the site's own, stay as they are.
 */
export function paintDrawing(svg: string, palette: Palette): string {
  if (palette === own || !signature.test(svg)) return svg;
  const colours = drawnColours(palette);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => colours.get(hex.toLowerCase()) ?? hex);
}

/** The same for the bytes of any picture. */
export function paintPicture(bytes: Buffer, palette: Palette): Buffer {
  if (palette === own || !/^\s*(?:<\?xml|<!--|<svg)/.test(bytes.subarray(0, 64).toString('latin1')))
    return bytes;
  return Buffer.from(paintDrawing(bytes.toString(), palette));
}
