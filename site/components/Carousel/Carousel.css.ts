import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from, rightToLeft, scripted } from '../../styles/media.ts';
import { layout, space, text } from '../../styles/tokens.css.ts';

const slideWidth = createVar();
const gap = `calc(${layout.gutter} / 2)`;
/** From the middle of one slide to that of the next. */
const pitch = `calc(${slideWidth} + ${gap})`;

/** Space for hard edges and focus rings, which the scroll container would clip. */
const room = space[4];

const endless = '[data-kind=endless] &';
const grid = '[data-kind=grid] &';

export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"row" "controls"',
  // 100cqi is the width of the page's text, on which the slides stand centered.
  containerType: 'inline-size',
  // The row is 100vw wide, scroll bar included; containment keeps the page from scrolling sideways.
  contain: 'layout',
  vars: { [slideWidth]: '100cqi' },
  selectors: { '&[data-kind=grid]': { vars: { [slideWidth]: 'min(100cqi, 400px)' } } },
  // Firefox breaks no box that is contained.
  '@media': { print: { display: 'block', contain: 'none', containerType: 'normal' } },
});

export const viewport = style({
  gridArea: 'row',
  position: 'relative',
  marginInline: 'calc(50% - 50vw)',
  marginBlock: `calc(-1 * ${room})`,
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  outline: 'none',
  scrollSnapType: 'x mandatory',
  selectors: { '&[data-no-snap]': { scrollSnapType: 'none' } },
  '@media': {
    // Without script a mouse needs the scroll bar.
    [scripted]: { scrollbarWidth: 'none' },
    [from('medium')]: { selectors: { [grid]: { margin: 0, overflow: 'visible' } } },
    print: { overflow: 'visible', marginInline: 0 },
  },
});

/** glider-js writes widths in pixels, which a resize makes wrong: `!important` keeps these. */
export const track = style({
  display: 'flex',
  boxSizing: 'content-box',
  width: 'max-content !important',
  // Puts the first and the last slide into the middle at either end.
  padding: `${room} calc((100vw - ${pitch}) / 2)`,
  '@media': {
    [from('medium')]: {
      selectors: {
        [grid]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: space[6],
          width: 'auto !important',
          padding: 0,
        },
        '[data-kind=grid] &[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '[data-kind=grid] &[data-count="1"]': { gridTemplateColumns: 'minmax(0, 760px)' },
      },
    },
    print: { display: 'block', width: 'auto !important', padding: 0 },
  },
});

export const slide = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: `${pitch} !important`,
  paddingInline: `calc(${gap} / 2)`,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  '@media': {
    [from('medium')]: { selectors: { [grid]: { width: 'auto !important', padding: 0 } } },
    print: { width: 'auto !important', padding: `0 0 ${space[3]}`, breakInside: 'avoid' },
  },
});
globalStyle(`${slide}[inert]`, { '@media': { print: { display: 'none' } } });

export const controls = style({
  gridArea: 'controls',
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  marginTop: space[5],
  '@media': {
    [scripted]: { display: 'flex' },
    [from('medium')]: { selectors: { [grid]: { display: 'none' } } },
    // Aligned with the section's heading.
    [from('large')]: {
      selectors: {
        [endless]: {
          gridArea: 'auto',
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: `calc(100% + ${space[8]})`,
        },
      },
    },
    print: { display: 'none !important' },
  },
});

// The icon points to the right.
const [first, last] = [`${controls} > :first-child svg`, `${controls} > :last-child svg`];
globalStyle(`${first}, ${rightToLeft} ${last}`, { scale: '-1 1' });
globalStyle(`${rightToLeft} ${first}`, { scale: '1 1' });

export const counter = style({
  minWidth: '4.5em',
  textAlign: 'center',
  fontSize: text.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
