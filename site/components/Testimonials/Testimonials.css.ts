import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { below, from, lowWindow } from '../../styles/media.ts';
import { hoverLift, sampleNote } from '../../styles/helpers.css.ts';
import { fixed, outline, radius, space, text } from '../../styles/tokens.css.ts';

/** One card, and two in wide windows, have the portrait beside the text. */
const lying = (rule: StyleRule) => ({
  [from('medium')]: { selectors: { '[data-count="1"] &': rule } },
  [from('large')]: { selectors: { '[data-count] &': rule } },
});

const cardBase = style([
  hoverLift,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: radius.panel,
    color: fixed.ink,
    '@media': lying({ flexDirection: 'row' }),
  },
]);

export const card = styleVariants({
  0: [cardBase, { background: fixed.hivis }],
  1: [cardBase, { background: fixed.sky }],
  2: [cardBase, { background: fixed.clay }],
});

export const portrait = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: 'top',
  '@media': lying({
    position: 'static',
    flex: 'none',
    width: '40%',
    height: 'auto',
    aspectRatio: '5 / 7',
    objectFit: 'cover',
  }),
});

/** In low windows the plate begins higher, so that a jump shows the names. */
export const plate = style({
  // Above the portrait, but not the containing block of the link, which fills the card.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[3],
  margin: `116% ${space[3]} ${space[3]}`,
  padding: space[4],
  border: `${outline.width} solid ${fixed.ink}`,
  borderRadius: radius.card,
  background: fixed.white,
  flexGrow: 1,
  '@media': {
    [`${from('medium')} and ${below('large')}`]: {
      margin: `116% ${space[2]} ${space[2]}`,
      padding: space[3],
    },
    [`${from('medium')} and ${lowWindow}`]: { marginTop: '84%' },
    ...lying({ margin: space[5], minWidth: 0 }),
  },
});

/** The link, whose target is the whole card. */
export const headline = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: '1.375rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': {
    // Two lines in every card, so that the sentences below start at one height.
    [from('medium')]: { minHeight: '2lh' },
    [`${from('medium')} and ${below('large')}`]: { fontSize: '1.125rem' },
  },
});

export const subtext = style({
  gridColumn: '1 / -1',
  marginTop: space[2],
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const person = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  rowGap: '2px',
  marginTop: space[4],
  fontSize: text.small,
  lineHeight: 1.35,
});

export const name = style({ fontWeight: 700 });

export const note = style([sampleNote, { marginTop: space[2] }]);

export const after = style({ marginTop: space[8] });
