import { globalStyle, style } from '@vanilla-extract/css';
import { lifted } from '../../styles/helpers.css.ts';
import { below } from '../../styles/media.ts';
import { color, outline, radius, space } from '../../styles/tokens.css.ts';

/** On a phone, where the cards stand below each other, the words stand beside the picture: twelve cards in full would be five screens high. */
export const link = style([
  lifted,
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.surface,
    color: color.text,
    '@media': { [below('small')]: { flexDirection: 'row' } },
  },
]);
// The picture itself is what stands beside the words.
globalStyle(`${link} > picture`, { display: 'contents' });

export const picture = style({
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderBottom: `${outline.width} solid ${color.outline}`,
  '@media': {
    [below('small')]: {
      flex: 'none',
      width: '50%',
      borderBottom: 0,
      borderInlineEnd: `${outline.width} solid ${color.outline}`,
    },
  },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexGrow: 1,
  minWidth: 0,
  minHeight: '68px',
  padding: `${space[3]} ${space[4]}`,
  '@media': {
    [below('small')]: {
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: 0,
      padding: space[3],
    },
  },
});

export const caption = style({
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [below('small')]: { width: '100%' } },
});
globalStyle(`${caption} > span`, { display: 'inline-block' });
