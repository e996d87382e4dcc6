import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { headerHeight } from '../../metrics.ts';
import { below, from, hover, motion, print } from '../../styles/media.ts';
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

/** Sticky from the top of the page on, so that a taller bar covers nothing. */
export const bar = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  minHeight: headerHeight,
  containerType: 'inline-size',
  background: color.page,
  borderBottom: `${outline.width} solid ${color.outline}`,
  fontSize: '1rem',
  viewTransitionName: 'header',
  '@media': { [print]: { display: 'none' } },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: `calc(${headerHeight} - ${outline.width})`,
  paddingBlock: space[1],
});

/** Gets the width that the name leaves; container queries on that width hide what does not fit. */
export const end = style({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[2],
  minWidth: 'min(6.5em, 50%)',
  '@media': {
    // In em: larger text leaves the name more.
    '(min-width: 48em)': { minWidth: '66%' },
    [from('large')]: { gap: space[6] },
  },
});

const inline = style({
  display: 'none',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  // Labels break between their words before the row does, unless text is much larger.
  '@media': {
    [below('large')]: {
      '@container': {
        '(min-width: 28em)': { flexWrap: 'nowrap', overflowWrap: 'normal', hyphens: 'manual' },
      },
    },
  },
});

export const navigation = styleVariants({
  medium: [inline, { '@media': { [from('medium')]: { display: 'flex' } } }],
  large: [inline, { '@media': { [from('large')]: { display: 'flex' } } }],
  never: [inline],
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 'min-content',
  minHeight: layout.target,
  padding: `0 ${space[2]}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.2,
  // Safari before 26 ignores the shorthand with a thickness.
  textDecorationLine: 'underline',
  textDecorationThickness: '3px',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '8px',
  textWrap: 'balance',
  borderRadius: radius.small,
  '@media': {
    [from('large')]: { padding: `0 ${space[3]}`, fontSize: '1rem' },
    [motion]: { transition: `text-decoration-color ${duration.calm} ${easeOut}` },
    [hover]: { selectors: { '&:hover': { textDecorationColor: fixed.hivis } } },
  },
});

/** The link and the button break into two lines at about the same width. */
export const backItem = style({
  flexShrink: 1.2,
  minWidth: layout.target,
  paddingInline: 0,
  textAlign: 'end',
});

const menu = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  marginInlineEnd: '-10px',
  borderRadius: radius.button,
  cursor: 'pointer',
});

export const menuButton = styleVariants({
  medium: [menu, { '@media': { [from('medium')]: { display: 'none' } } }],
  large: [menu, { '@media': { [from('large')]: { display: 'none' } } }],
  never: [menu],
});

const toPrimary = keyframes({
  to: {
    vars: { [color.edge]: color.actionEdge },
    borderColor: color.actionEdge,
    background: fixed.action,
    color: fixed.onAction,
  },
});

const bookButton = style({
  overflowWrap: 'normal',
  hyphens: 'manual',
  '@media': {
    // Does not grow with larger text, to leave space for the name.
    [below('large')]: { padding: `${space[1]} ${space[2]}`, fontSize: 'min(0.875rem, 4.4vw)' },
  },
});

export const book = style([
  bookButton,
  {
    '@container': { '(max-width: 9.3em)': { display: 'none' } },
    '@media': {
      // On a phone the first screen has one main action: the demos.
      [below('medium')]: {
        vars: { [color.edge]: color.outline },
        borderColor: color.outline,
        background: color.surface,
        color: color.text,
      },
      // Without scroll-driven animations the button is always yellow.
      [`${below('medium')} and ${motion}`]: {
        animationName: toPrimary,
        animationFillMode: 'both',
        animationTimeline: '--hero',
        animationRange: 'exit 99% exit 100%',
      },
    },
  },
]);

export const bookBeside = style([
  bookButton,
  {
    '@container': { '(max-width: 10.9em)': { display: 'none' } },
  },
]);

/** One tap calls, on phones that have room for a call button. */
export const call = style({
  display: 'none',
  flex: 'none',
  width: layout.target,
  height: layout.target,
  placeItems: 'center',
  marginInline: `-${space[1]} -${space[2]}`,
  '@media': {
    [below('medium')]: { '@container': { '(min-width: 12.5em)': { display: 'grid' } } },
  },
});

/** Phones have a long booking button in the menu alone. */
export const bookInMenu = style({ '@media': { [below('medium')]: { display: 'none' } } });

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
  textDecoration: 'none',
  borderBottom: `${outline.width} solid ${color.outline}`,
});

export const menuBook = style({ marginTop: space[6] });

export const menuContact = style({ display: 'grid', marginTop: space[6] });

export const menuLink = style({ display: 'flex', alignItems: 'center', minHeight: layout.target });
