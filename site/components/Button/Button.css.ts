import { style, styleVariants } from '@vanilla-extract/css';
import { hover, motion } from '../../styles/media.ts';
import { color, duration, easeOut, fixed, layout, outline, radius, space } from '../../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '52px',
  padding: `${space[2]} ${space[6]}`,
  border: `${outline.width} solid ${color.edge}`,
  borderRadius: radius.button,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  boxShadow: `0 4px 0 ${color.edge}`,
  '@media': {
    [motion]: { transition: `transform ${duration.quick} ${easeOut}, box-shadow ${duration.quick} ${easeOut}, background-color ${duration.quick}` },
  },
  selectors: {
    '&:active': { transform: 'translateY(3px)', boxShadow: `0 1px 0 ${color.edge}` },
  },
});

/** The looks of a button, whatever element it is. */
export const button = styleVariants({
  primary: [base, { background: fixed.hivis, color: fixed.ink, '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: '#FFD152' } } } } }],
  secondary: [base, { background: color.surface, color: color.text, borderColor: color.outline, '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: color.pageAlternate } } } } }],
});

/** A lower button, for the bar. */
export const compact = style({ minHeight: layout.target, padding: `${space[1]} ${space[4]}`, fontSize: '1rem' });

/** A button as wide as its place. */
export const full = style({ width: '100%' });
