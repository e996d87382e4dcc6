import { style } from '@vanilla-extract/css';
import { scripted, unscripted } from './media.ts';

/** Read out by screen readers, not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Makes no sense without script. */
export const onlyScripted = style({ '@media': { [unscripted]: { display: 'none' } } });

/** Stands in for what script would do. */
export const onlyUnscripted = style({ '@media': { [scripted]: { display: 'none' } } });
