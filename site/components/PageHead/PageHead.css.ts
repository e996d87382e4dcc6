import { style } from '@vanilla-extract/css';
import { color, layout, space, text } from '../../styles/tokens.css.ts';

export const body = style({ paddingBlock: `clamp(32px, 5vw, 64px) ${layout.section}` });

export const head = style({ marginBottom: space[8] });

export const subtitle = style({ marginTop: space[4], fontSize: text.lead, color: color.textSoft });
