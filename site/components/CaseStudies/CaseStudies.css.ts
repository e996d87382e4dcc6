import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { edge } from '../../styles/helpers.css.ts';
import { from, print, rightToLeft } from '../../styles/media.ts';
import { color, fixed, outline, radius, space, text } from '../../styles/tokens.css.ts';

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.panel,
  background: `linear-gradient(${color.panel} 50%, ${color.surface} 0)`,
  boxShadow: edge.panel,
  '@media': {
    [from('large')]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      background: `linear-gradient(90deg, ${color.panel} 50%, ${color.surface} 0)`,
    },
    [print]: {
      display: 'block',
      breakInside: 'avoid',
      background: 'none',
      boxShadow: 'none',
      borderRadius: radius.small,
      fontSize: '9pt',
      lineHeight: 1.35,
    },
  },
});

export const dark = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `clamp(20px, 3.4vw, 44px)`,
  background: color.panel,
  color: color.onPanel,
  // Paper is white, and ink costs money.
  '@media': {
    [print]: { padding: `${space[2]} ${space[3]} 0`, background: 'none', color: fixed.ink },
  },
});

export const head = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'center',
  '@media': {
    [from('small')]: { gridTemplateColumns: 'minmax(0, 1fr) 38%' },
    [print]: { display: 'block' },
  },
});

export const headline = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2.1vw, 2.625rem)',
  lineHeight: 1.04,
  '@media': { [print]: { fontSize: '15pt' } },
});

export const scene = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.card,
  '@media': { [from('small')]: { order: 1 }, [print]: { display: 'none' } },
});

export const branded = style({
  marginTop: space[3],
  color: fixed.hivis,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [print]: { marginTop: 0, color: fixed.ink } },
});

export const turn = style({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  margin: `${space[6]} 0`,
  '@media': {
    [from('small')]: { gridTemplateColumns: 'fit-content(10em) minmax(0, 1fr)' },
    [print]: { gap: `0 ${space[3]}`, margin: `${space[2]} 0` },
  },
});

export const stepName = style({
  fontWeight: 700,
  color: color.onPanelSoft,
  '@media': { [print]: { color: fixed.ink } },
});

export const turnText = style({
  marginBottom: space[2],
  maxWidth: '28em',
  textWrap: 'pretty',
  '@media': { [print]: { margin: 0, maxWidth: 'none' } },
});

export const quote = style({
  marginTop: 'auto',
  paddingTop: space[5],
  borderTop: `${outline.width} solid ${fixed.textSoft}`,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': { [print]: { paddingTop: space[2], fontSize: '11pt' } },
});

export const client = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[4],
  lineHeight: 1.35,
  '@media': { [print]: { marginTop: space[2] } },
});

export const logo = style({
  flex: 'none',
  width: '48px',
  height: '48px',
  '@media': { [print]: { width: '28px', height: '28px' } },
});

/** Below the logo where there is no room beside it. */
export const clientText = style({ flex: '1 1 9.5em' });

export const clientLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const clientName = style({ fontWeight: 700 });

export const clientRole = style({
  color: color.onPanelSoft,
  '@media': { [print]: { color: fixed.ink } },
});

export const light = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[5],
  padding: `clamp(20px, 3.4vw, 44px)`,
  background: color.surface,
  borderTop: `${outline.width} solid ${color.outline}`,
  '@media': {
    [from('large')]: { borderTop: 0 },
    [print]: { display: 'block', padding: `${space[2]} ${space[3]}`, border: 0 },
  },
});

const size = createVar();

/** All values of a slide have one size, by the longest, in proportion to the grid. */
export const tiles = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.6em, 40%)), 1fr))',
  gap: space[3],
  vars: { [size]: '13.2cqi' },
  selectors: {
    '&[data-size=middle]': { vars: { [size]: '10cqi' } },
    '&[data-size=long]': { vars: { [size]: '7.8cqi' } },
    '&[data-size=longest]': { vars: { [size]: '5.8cqi' } },
  },
  '@media': { [print]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space[2] } },
});

/** Values are on top, so that all values of a row share a baseline. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[4]} clamp(12px, 2.2cqi, 20px)`,
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.card,
  background: color.page,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
  '@media': {
    [print]: {
      gap: 0,
      gridColumn: 'auto !important',
      padding: `${space[1]} ${space[2]}`,
      borderWidth: '1px',
      borderRadius: radius.small,
    },
  },
});

export const value = style({
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: `clamp(1.25rem, ${size}, 4.5rem)`,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'lining-nums',
  // A left-to-right value is aligned with its right-to-left label.
  selectors: { [`${rightToLeft} &`]: { textAlign: 'right' } },
  '@media': { [print]: { fontSize: '15pt' } },
});

export const arrow = style({
  display: 'inline-block',
  width: '0.9em',
  height: '0.9em',
  verticalAlign: '-0.1em',
});
globalStyle(`${arrow} > path`, { strokeWidth: 4 });

export const label = style({
  lineHeight: 1.25,
  fontSize: text.small,
  color: color.textSoft,
  '@media': { [print]: { fontSize: '8pt' } },
});

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [print]: { display: 'none' } },
});

export const numbersHeading = style({ fontSize: '1.375rem' });
