import culori from 'culori/require';

// One file: importing its 151 modules takes a quarter of a second.
const { formatHex, parse } = culori;

/**
 * Reads a CSS color such as a name, #rrggbb or oklch(). The # may be missing.
 * @returns the color as #rrggbb
 * @throws Error with a right example
 */
export function readColor(text: string): string {
  const color = parse(text.trim().toLowerCase());
  if (color === undefined)
    throw new Error(
      'must be a color: #rrggbb in quotation marks, a name ' +
        'such as navy, or rgb(), hsl() or oklch() as in CSS',
    );
  if ((color.alpha ?? 1) < 1)
    throw new Error('must be a color without transparency: delete the alpha value');
  return formatHex(color);
}
