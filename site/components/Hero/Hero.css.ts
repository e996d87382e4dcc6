import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { framed } from '../../styles/helpers.css.ts';
import { below, dark, forced, from, motion, print } from '../../styles/media.ts';
import { color, easeOut, fixed, layout, space, text } from '../../styles/tokens.css.ts';

export const hero = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${layout.section}`,
  alignItems: 'center',
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: space[8],
      paddingBlock: space[12],
      selectors: {
        // Reserves the room of the image before it is parsed.
        '&::before': { content: '""', gridArea: '1 / 2', aspectRatio: '1' },
      },
    },
    [from('large')]: { gridTemplateColumns: '1.05fr 1fr', gap: space[12], paddingBlock: space[16] },
    [print]: {
      display: 'block',
      padding: `0 0 ${space[4]}`,
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

/** Without an image, the text has the whole width. */
export const heroWithoutImage = style({
  paddingBlock: `${space[8]} ${layout.section}`,
  '@media': {
    [from('medium')]: { paddingBlock: space[16] },
    [print]: { padding: `0 0 ${space[4]}` },
  },
});
export const textOnly = style({ maxWidth: '58rem' });

/** In proportion to the column, so that the web font breaks lines where its fallback does. */
const tablet = `screen and ${from('medium')} and ${below('large')}`;

export const headline = style({
  '@media': { [tablet]: { fontSize: 'clamp(2.75rem, 6.9vw, 5.75rem)' } },
});

const landing = keyframes({ from: { transform: 'translateY(12px) rotate(.7deg)' } });
const draw = keyframes({ from: { textDecorationThickness: 0 } });

const under = { textDecorationThickness: '0.09em', textUnderlineOffset: '0.1em' };

/** A marker under the last word: a line, as tools cannot compute contrast on a gradient. */
export const marked = style({
  // Safari before 26 ignores the shorthand with a thickness.
  textDecorationLine: 'underline',
  textDecorationThickness: '0.45em',
  textDecorationColor: fixed.hivis,
  textUnderlineOffset: '-0.25em',
  textDecorationSkipInk: 'none',
  '@media': {
    [dark]: under,
    [forced]: under,
    [motion]: { animation: `${draw} 500ms ${easeOut} both` },
  },
});

const taglineSize = 'clamp(1.25rem, 1.05rem + 0.9vw, 1.875rem)';
export const tagline = style({
  marginTop: space[5],
  fontSize: taglineSize,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': {
    [tablet]: { fontSize: `min(2.75vw, ${taglineSize})` },
    [print]: { marginTop: space[2], fontSize: '13pt' },
  },
});

export const noBreak = style({ display: 'inline-block' });

export const intro = style({
  marginTop: space[3],
  fontSize: text.lead,
  color: color.textSoft,
  textWrap: 'balance',
  '@media': {
    // In proportion to the line, so that it breaks alike on each phone and in each font.
    [below('small')]: { fontSize: `min(max(0.9375rem, 4.8vw), ${text.lead})` },
    [tablet]: { fontSize: `min(2.25vw, ${text.lead})` },
    [print]: { marginTop: space[1], fontSize: 'inherit' },
  },
});

export const claim = style({ color: color.text, fontWeight: 700 });

/** Beside the image the buttons are stacked, all as wide as the longest. */
export const actions = style({
  // Tells the booking button of the bar when these are out of sight.
  viewTimelineName: '--hero',
  viewTimelineInset: '73px 0px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[6],
  '@media': {
    [below('small')]: { marginTop: space[5] },
    [`screen and ${from('medium')} and ${below('extraLarge')}`]: {
      selectors: { [`${hero} &`]: { display: 'grid', gridTemplateColumns: 'fit-content(100%)' } },
    },
    [print]: { display: 'none' },
  },
});

export const action = style({
  '@media': {
    [below('small')]: { flex: '1 1 auto', paddingInline: space[3] },
    [`${from('medium')} and ${below('extraLarge')}`]: { minWidth: '260px' },
  },
});
globalStyle(`${action} > svg`, { flex: 'none' });

export const frame = style([
  framed,
  {
    '@media': {
      [from('medium')]: { gridArea: '1 / 2' },
      [motion]: { animation: `${landing} 500ms ${easeOut} both` },
      [print]: { display: 'none' },
    },
  },
]);

export const image = style({
  width: '100%',
  aspectRatio: '1080 / 800',
  objectFit: 'cover',
  '@media': { [from('medium')]: { aspectRatio: '1' } },
});
