/**
 * The room of the brand.
 * In: the colours and the logo that the content names, or none.
 * Out: the palette of both schemes with the contrast that it must have, what paints styles, markup and
 * drawings with it, and the pictures that icons and share images are made of.
 */
import { palette } from '../../styles/palette.ts';
import { derivePalette, type BrandColours, type DerivedPalette } from './colours.ts';

export { brandArt, type BrandArt } from './art.ts';
export { applyTheme, recolorSvg } from './theme.ts';

/** The palette of the site: its own where the content names no colours. */
export const paletteOf = (colours: BrandColours | undefined): DerivedPalette =>
  colours === undefined ? { palette, report: [] } : derivePalette(colours);

/** What became of the colours that were given, for the terminal; empty where there are none. */
export const paletteReport = (report: readonly string[]): string =>
  report.length === 0
    ? ''
    : ['  Colours of the brand:', ...report.map((line) => `  ${line}`)].join('\n');
