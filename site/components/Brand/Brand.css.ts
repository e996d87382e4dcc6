import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { layout, space } from '../../styles/tokens.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: layout.target,
  minHeight: layout.target,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: 'min(clamp(1.125rem, 1rem + 0.6vw, 1.375rem), 4.8vw)',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

/** Both marks have empty margins of their own. */
export const mark = style({
  width: '34px',
  height: '34px',
  flex: 'none',
  marginInlineStart: '-7px',
});
export const sign = style({
  width: '32px',
  height: '32px',
  flex: 'none',
  marginInline: '-2px -3px',
});

export const name = style({ textWrap: 'balance' });

/** A name of short words breaks between these alone. */
export const breaksBetweenWords = style({ overflowWrap: 'normal', hyphens: 'manual' });

export const longWords = style({ minWidth: 0 });

/**
 * In the header, which is a container, the box shrinks to its lines below the large breakpoint.
 * `anywhere` and hyphens would make `min-content` a few characters wide.
 */
export const twoLines = style({
  '@container': {
    '(max-width: 1023.98px)': {
      width: 'min-content',
      overflowWrap: 'break-word',
      hyphens: 'manual',
    },
  },
});
