import { style } from '@vanilla-extract/css';
import { radius, space } from '../../styles/tokens.css.ts';

export const note = style({
  display: 'inline-block',
  padding: `0 ${space[2]}`,
  border: '1px solid',
  borderRadius: radius.round,
  fontSize: '0.8125rem',
  fontWeight: 400,
});
