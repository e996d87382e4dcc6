import { style, styleVariants } from '@vanilla-extract/css';
import { dark, print } from '../../styles/media.ts';
import { fixed, radius } from '../../styles/tokens.css.ts';

const logo = style({ minWidth: 0, objectFit: 'contain' });

/** The name breaks before the logo beside it shrinks. */
export const besideLogo = style({ flexShrink: 1000 });

/** A light background, for a logo that has no variant for dark ones. */
const plate = {
  boxSizing: 'content-box',
  maxWidth: 'calc(100% - 16px)',
  padding: '5px 8px',
  background: fixed.paper,
  borderRadius: radius.small,
} as const;

export const logos = styleVariants({
  /** On the page, which is light or dark, with both variants. */
  both: [logo],
  /** On the page, with one variant. */
  page: [logo, { '@media': { [dark]: plate } }],
  /** On a panel that is dark in both schemes, with the dark variant. Paper is white. */
  onDark: [logo, { '@media': { [print]: { filter: 'brightness(0)' } } }],
  /** The same with the one variant. */
  panel: [logo, plate],
});
