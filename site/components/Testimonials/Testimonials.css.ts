import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { hover, motion } from '../../styles/media.ts';
import { color, duration, easeOut, fixed, outline, radius, space } from '../../styles/tokens.css.ts';

const quick = `${duration.quick} ${easeOut}`;

const cardBase = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  overflow: 'hidden',
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.panel,
  color: fixed.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  boxShadow: `0 4px 0 ${color.edge}`,
  '@media': {
    [motion]: { transition: `transform ${quick}, box-shadow ${quick}` },
    [hover]: { selectors: { '&:hover': { transform: 'translateY(-2px)', boxShadow: `0 6px 0 ${color.edge}` } } },
  },
  selectors: { '&:active': { transform: 'translateY(3px)', boxShadow: `0 1px 0 ${color.edge}` } },
});

/** Each portrait's own ground goes on below its picture. */
export const card = styleVariants({ 0: [cardBase, { background: fixed.hivis }], 1: [cardBase, { background: fixed.sky }], 2: [cardBase, { background: fixed.clay }] });

export const portrait = style({ width: '100%', aspectRatio: '5 / 7', objectFit: 'cover', objectPosition: 'top' });

export const plate = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[4],
  margin: `-24% ${space[3]} ${space[3]}`,
  padding: space[4],
  border: `${outline.width} solid ${fixed.ink}`,
  borderRadius: radius.card,
  background: fixed.white,
  flexGrow: 1,
});

export const headline = style({ fontFamily: fontFamily.heading, fontWeight: 800, fontSize: '1.375rem', lineHeight: 1.1, letterSpacing: '-0.02em', textWrap: 'balance' });

export const subtext = style({ gridColumn: '1 / -1', marginTop: space[2], lineHeight: 1.4, textWrap: 'pretty' });

export const person = style({ gridColumn: '1 / -1', alignSelf: 'end', marginTop: space[3], fontSize: '0.9375rem', lineHeight: 1.35 });

export const name = style({ fontWeight: 700 });

export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.round,
  background: fixed.ink,
  color: fixed.hivis,
  '@media': { [motion]: { transition: `transform ${quick}` } },
});

globalStyle(`${cardBase}:hover ${play}`, { '@media': { [hover]: { transform: 'scale(1.14)' } } });

export const after = style({ marginTop: space[8] });
