import { keyframes, style } from '@vanilla-extract/css';
import { menuWidth } from '../../metrics.ts';
import { motion } from '../../styles/media.ts';
import { duration, easeOut, outline, space } from '../../styles/tokens.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const panel = style({
  placeSelf: 'stretch end',
  width: `max(${menuWidth}px, ${menuWidth / 16}rem)`,
  maxWidth: '100vw',
  maxHeight: 'none',
  marginBottom: 0,
  borderWidth: `0 0 0 ${outline.wide}`,
  borderRadius: 0,
  boxShadow: 'none',
  '@media': { [motion]: { animation: `${slideIn} ${duration.calm} ${easeOut}` } },
});

export const body = style({ padding: `${space[2]} ${space[4]} ${space[6]}` });
