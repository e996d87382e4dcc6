import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { fixed } from '../../styles/tokens.css.ts';

export const initials = style({
  display: 'grid',
  placeItems: 'start center',
  overflow: 'hidden',
  containerType: 'inline-size',
  color: fixed.ink,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: '1rem',
  lineHeight: 1,
  letterSpacing: '-0.04em',
});
globalStyle(`${initials} > *`, { translate: '0 40cqi', fontSize: '36cqi' });
