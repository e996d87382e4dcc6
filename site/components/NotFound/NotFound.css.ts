import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { from } from '../../styles/media.ts';
import { color, fixed, layout, outline, radius, space, text } from '../../styles/tokens.css.ts';

export const header = style({
  position: 'relative',
  paddingTop: space[2],
  marginBottom: `calc(-${space[2]} - ${layout.target})`,
});

export const body = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[8],
  minHeight: '100svh',
  paddingBlock: layout.section,
  '@media': {
    [from('medium')]: { gridTemplateColumns: '1.2fr 1fr', gap: space[8] },
    [from('large')]: { gridTemplateColumns: '1fr 1.1fr', gap: space[12] },
  },
});

export const bodyWithoutImage = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100svh',
  paddingBlock: layout.section,
});

export const code = style({
  display: 'block',
  width: 'fit-content',
  marginBottom: space[4],
  padding: `${space[1]} ${space[4]}`,
  border: `${outline.width} solid ${fixed.ink}`,
  borderRadius: radius.small,
  background: fixed.hivis,
  color: fixed.ink,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: text.h3,
});

/** So narrow that the lines break alike in the fallback font. */
export const message = style({
  maxWidth: '18.5em',
  margin: `${space[5]} 0 ${space[8]}`,
  fontSize: text.lead,
  color: color.textSoft,
});

export const image = style({ width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' });
