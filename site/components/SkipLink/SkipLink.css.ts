import { style } from '@vanilla-extract/css';
import { fixed, outline, radius, space } from '../../styles/tokens.css.ts';

export const skip = style({
  position: 'fixed',
  zIndex: 20,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[5]}`,
  border: `${outline.width} solid ${fixed.ink}`,
  borderRadius: radius.button,
  background: fixed.hivis,
  color: fixed.ink,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
