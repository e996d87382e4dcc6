import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { headerHeight, scrollBarWidth } from '../../metrics.ts';
import { below, from, hover, motion, print, tallLines } from '../../styles/media.ts';
import {
  color,
  duration,
  easeOut,
  fixed,
  layout,
  outline,
  radius,
  space,
} from '../../styles/tokens.css.ts';
import { brand, name as brandName } from '../Brand/Brand.css.ts';

/** Words without spaces between them break where `inHalves` lets them. */
const bar = style({
  fontSize: '1rem',
  zIndex: 10,
  top: 0,
  minHeight: headerHeight,
  background: color.page,
  borderBottom: `${outline.width} solid ${color.outline}`,
  viewTransitionName: 'header',
  wordBreak: 'keep-all',
  '@media': { [print]: { display: 'none' } },
});

/** Stays at the top of the window; the page makes room for it. */
export const fixedBar = style([
  bar,
  { position: 'fixed', left: 0, right: `var(${scrollBarWidth}, 0px)` },
]);

export const stickyBar = style([bar, { position: 'sticky' }]);

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: `calc(${headerHeight} - ${outline.width})`,
});
// It grows with a name or a way back of many lines, which then stand off its edges.
globalStyle(`${stickyBar} > div`, { paddingBlock: space[1] });

/** How much a try takes of the room above it where its words fit into one line; twice that where not. See Gauged.tsx. */
const weight = { all: 4, name: 2, button: 1 };
/** As high as the bar, for words of two lines to stand within: what reaches out of its box leaves a checker without the ground that it is to compare them with. */
const height = 71;
const most = 2 * (weight.all + weight.name + weight.button);
/** Whether this try fits, or one that has more in it. */
const fits = (what: keyof typeof weight, bound: 'min' | 'max' = 'min'): string =>
  `(${bound}-height: ${height - most + weight[what] - 0.5}px)`;

export const gauged = style({ display: 'flex', flexDirection: 'column', height: `${height}px` });

export const room = style({ containerType: 'size', flex: 1, minHeight: 0 });

const gauge = style({
  display: 'flex',
  flexWrap: 'wrap',
  visibility: 'hidden',
  pointerEvents: 'none',
  overflowWrap: 'normal',
  hyphens: 'manual',
  selectors: { '&::after': { content: '""', width: '1px' } },
});
globalStyle(`${gauge} > div`, { display: 'flex', overflow: 'hidden' });
globalStyle(`${gauge} i`, { fontStyle: 'normal' });
globalStyle(`${gauge} i::before`, { content: 'attr(data-words)' });

const trial = (what: keyof typeof weight): string => {
  const own = style([gauge]);
  globalStyle(`${own} > div, ${own}::after`, { height: `${weight[what]}px` });
  return own;
};

/** All in one line. */
export const tryAll = trial('all');
globalStyle(`${tryAll} > div`, { whiteSpace: 'nowrap' });

/** Name and button, which may break once, and the menu. */
export const tryName = trial('name');
/** Button and menu, beside the mark alone. */
export const tryButton = trial('button');
globalStyle(`${tryName} > div, ${tryButton} > div`, { paddingRight: '42px' });
globalStyle(`${tryName} i, ${tryButton} i`, { width: 'min-content' });
globalStyle(`${tryButton} > div`, { paddingLeft: '44px' });

/** The name as it stands beside its mark, and the button as it stands beside all else. */
export const trialName = style([brand, { paddingLeft: '35px' }]);
/** The name beside a logo, whose room is kept by an element of its own. */
export const trialNameAlone = style([brand, { paddingLeft: space[2] }]);
export const trialLogo = style({ flex: 'none', maxWidth: 'none' });
globalStyle(`${gauge} i:last-child`, {
  marginLeft: space[2],
  '@media': { [from('large')]: { marginLeft: space[6] } },
});

globalStyle(`${room} ${brandName}`, {
  '@container': {
    [fits('button')]: { overflowWrap: 'normal' },
    // Leaves the mark alone where the bar is too narrow for both.
    [`${fits('button')} and ${fits('name', 'max')}`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

/** The button breaks before the name does. */
export const end = style({
  display: 'flex',
  flexShrink: 1000,
  alignItems: 'center',
  gap: space[2],
  '@media': { [from('large')]: { gap: space[6] } },
});

export const navigation = style({
  display: 'none',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '@media': { [from('medium')]: { '@container': { [fits('all')]: { display: 'flex' } } } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  padding: `0 ${space[2]}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.2,
  // One by one: Safari took the shorthand with a thickness late.
  textDecorationLine: 'underline',
  textDecorationThickness: '3px',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '8px',
  textWrap: 'balance',
  borderRadius: radius.small,
  selectors: tallLines(1.4),
  '@media': {
    [from('large')]: { padding: `0 ${space[3]}`, fontSize: '1rem' },
    [motion]: { transition: `text-decoration-color ${duration.calm} ${easeOut}` },
    [hover]: { selectors: { '&:hover': { textDecorationColor: fixed.hivis } } },
  },
});

/** Its words, of one line or of two, end where the page does, and not its target; a short one is wide enough for a finger. */
export const lastItem = style({
  paddingInlineStart: space[3],
  marginInlineEnd: `-${space[2]}`,
  textAlign: 'end',
  '@media': { [from('large')]: { marginInlineEnd: `-${space[3]}` } },
});

export const menuButton = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  marginInlineEnd: '-10px',
  borderRadius: radius.button,
  cursor: 'pointer',
  '@media': { [from('medium')]: { '@container': { [fits('all')]: { display: 'none' } } } },
});

/** The button as it stands in the bar. */
export const compactBook = style({
  overflowWrap: 'normal',
  hyphens: 'manual',
  '@media': {
    [below('large')]: { padding: `${space[1]} 10px`, fontSize: '0.9375rem' },
    // On a phone the first screen has one main action, and that is to look at the proof.
    [below('medium')]: {
      vars: { [color.edge]: color.outline },
      borderColor: color.outline,
      background: color.surface,
      color: color.text,
    },
  },
});

/** Where there is no room for it, the menu has one. */
export const book = style([
  compactBook,
  {
    selectors: {
      [`${room} &`]: {
        display: 'none',
        '@container': { [fits('button')]: { display: 'inline-flex' } },
      },
    },
  },
]);

export const wholeWord = style({ whiteSpace: 'nowrap' });

globalStyle(`${fixedBar} + main`, {
  paddingTop: headerHeight,
  '@media': { [print]: { paddingTop: 0 } },
});

export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  paddingBlock: space[2],
  lineHeight: 1.15,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  selectors: tallLines(1.3),
  textDecoration: 'none',
  borderBottom: `${outline.width} solid ${color.outline}`,
});

export const menuBook = style({ marginTop: space[6] });

export const menuContact = style({ display: 'grid', marginTop: space[6] });

export const menuLink = style({ display: 'flex', alignItems: 'center', minHeight: layout.target });
