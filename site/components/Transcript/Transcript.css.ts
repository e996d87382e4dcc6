import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../../styles/tokens.css.ts';

/** The summary and the link are high enough for a finger. */
export const transcript = style({ padding: `${space[3]} ${space[4]}`, fontSize: text.small });
globalStyle(`${transcript} > summary`, { margin: `-${space[3]} 0`, padding: `${space[3]} 0` });
globalStyle(`${transcript} > p`, { paddingTop: space[3] });
