import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../../styles/tokens.css.ts';

/** What opens it is as high as a finger needs; so is the link in its place. */
export const transcript = style({ padding: `${space[3]} ${space[4]}`, fontSize: text.small });
globalStyle(`${transcript} > summary`, { margin: `-${space[3]} 0`, padding: `${space[3]} 0` });
globalStyle(`${transcript} > p`, { paddingTop: space[3] });
