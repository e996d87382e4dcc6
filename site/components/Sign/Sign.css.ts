import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../styles/media.ts';
import { fixed } from '../../styles/tokens.css.ts';

/** The shape of `signPath` (site/brand.ts) and, a little smaller, its ground on it. */
export const sign = style({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  clipPath: 'polygon(6% 28%, 50% 4%, 94% 28%, 94% 72%, 50% 96%, 6% 72%)',
  background: fixed.paper,
  lineHeight: 1,
  '@media': { [print]: { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' } },
});

globalStyle(`${sign} > *`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  margin: '4%',
  clipPath: 'inherit',
  background: fixed.hivis,
  color: fixed.ink,
  fontSize: '36cqi',
  fontWeight: 700,
});
globalStyle(`${sign}[data-one] > *`, { fontSize: '56cqi' });
