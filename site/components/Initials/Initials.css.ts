import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { fixed } from '../../styles/tokens.css.ts';

const base = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  containerType: 'inline-size',
  color: fixed.ink,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.04em',
});

/** Slanted ink and yellow, like the tape around a site. */
const stripes = `repeating-linear-gradient(135deg, ${fixed.ink} 0 12px, ${fixed.hivis} 12px 24px)`;

const tape = style({
  background: `${stripes} bottom / 100% 14px no-repeat ${fixed.sky}`,
  paddingBottom: '14px',
});
const card = style({ placeItems: 'start center' });

export const initials = styleVariants({
  /** The top of a card: a strip of tape below. */
  tape: [base, tape],
  /** On the colour of a card that has words over its lower part. */
  card: [base, card],
});

export const letters = style({ fontSize: '36cqi' });
// A ground of their own, around all of them: of letters on a gradient, as the strip is one, nobody could compute the contrast.
globalStyle(`${tape} > *`, {
  display: 'grid',
  placeItems: 'center',
  placeSelf: 'stretch',
  background: fixed.sky,
});
globalStyle(`${card} > *`, { translate: '0 40cqi' });
