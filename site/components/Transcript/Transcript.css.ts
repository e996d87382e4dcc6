import { style } from '@vanilla-extract/css';
import { space, text } from '../../styles/tokens.css.ts';

export const transcript = style({ padding: `${space[3]} ${space[4]}`, fontSize: text.small });
