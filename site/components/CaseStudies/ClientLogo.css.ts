import { style } from '@vanilla-extract/css';
import { fixed, radius, space } from '../../styles/tokens.css.ts';

/** A white card of one height on the dark panel. */
export const plate = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeItems: 'center',
  minWidth: '60px',
  maxWidth: '50%',
  height: '60px',
  padding: `${space[2]} ${space[3]}`,
  background: fixed.white,
  borderRadius: radius.small,
});

export const image = style({ maxHeight: '100%', objectFit: 'contain' });
