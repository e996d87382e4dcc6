import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { fixed } from '../../styles/tokens.css.ts';

const base = style({ display: 'grid', placeItems: 'center', overflow: 'hidden', containerType: 'inline-size', color: fixed.ink, fontFamily: fontFamily.heading, fontWeight: 800, lineHeight: 1, letterSpacing: '-0.04em' });

/** Slanted ink and yellow, like the tape around a site. */
const tape = `repeating-linear-gradient(135deg, ${fixed.ink} 0 12px, ${fixed.hivis} 12px 24px)`;

const card = style([base, { placeItems: 'start center' }]);

export const initials = styleVariants({
  /** The top of a card: a strip of tape below. */
  tape: [base, { background: `${tape} bottom / 100% 14px no-repeat ${fixed.sky}`, paddingBottom: '14px' }],
  /** On the colour of a card that has words over its lower part. */
  card: [card],
});

export const letters = style({ fontSize: '36cqi' });
globalStyle(`${card} > *`, { translate: '0 40cqi' });
