import culori from 'culori/require';

// One file: importing its 151 modules takes a quarter of a second.
const { formatHex, parse } = culori;

/**
 * Reads a CSS colour such as a name, #rrggbb or oklch(). The # may be missing.
 * @returns the colour as #rrggbb
 * @throws Error that shows a right one
 */
export function readColour(text: string): string {
  const colour = parse(text.trim().toLowerCase());
  if (colour === undefined)
    throw new Error(
      'must be a colour: #rrggbb in quotation marks, a name ' +
        'such as navy, or rgb(), hsl() or oklch() as in CSS',
    );
  if ((colour.alpha ?? 1) < 1)
    throw new Error('must be a colour that nothing shines through: leave its transparency out');
  return formatHex(colour);
}
