import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { hoverLift, tape } from '../../styles/helpers.css.ts';
import { below, print } from '../../styles/media.ts';
import { color, fixed, outline, radius, space, text } from '../../styles/tokens.css.ts';

/** On phones the text stands beside the image, as twelve whole cards would be five screens high. */
export const link = style([
  hoverLift,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.surface,
    color: color.text,
    '@media': {
      [below('small')]: { flexDirection: 'row' },
      [print]: { breakInside: 'avoid' },
    },
  },
]);

export const image = style({
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderBottom: `${outline.width} solid ${color.outline}`,
  '@media': {
    [below('small')]: {
      flex: 'none',
      // WebKit leaves the border out of the ratio once the image is there, and all below moves up.
      boxSizing: 'content-box',
      width: `calc(50% - ${outline.width})`,
      objectFit: 'contain',
      borderBottom: 0,
      borderInlineEnd: `${outline.width} solid ${color.outline}`,
      selectors: { 'img&': { background: color.pageAlternate } },
    },
  },
});

/** The caption in place of a missing image, large, below the length of the video. */
export const scene = style([
  tape,
  {
    display: 'grid',
    placeItems: 'center',
    padding: `${space[8]} ${space[4]} ${space[6]}`,
    color: fixed.ink,
    fontFamily: fontFamily.heading,
    fontSize: text.h3,
    textAlign: 'center',
    '@media': {
      [below('small')]: { boxSizing: 'border-box', paddingInline: space[2], fontSize: '1.125rem' },
    },
  },
]);

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

export const texts = style({ '@media': { [below('small')]: { width: '100%' } } });

export const caption = style({
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
});
globalStyle(`${caption} > span`, { display: 'inline-block' });
globalStyle(`${scene} > *`, { background: fixed.sky, fontWeight: 800, lineHeight: 1.1 });

export const result = style({
  display: 'block',
  marginTop: space[1],
  fontSize: text.small,
  lineHeight: 1.3,
  color: color.textSoft,
  textWrap: 'balance',
});

export const length = style({
  position: 'absolute',
  top: space[2],
  insetInlineStart: space[2],
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  background: fixed.ink,
  color: fixed.paper,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
});
