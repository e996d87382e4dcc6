import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { raised } from '../../styles/helpers.css.ts';
import { below, from, hover, rightToLeft, scripted } from '../../styles/media.ts';
import { color, fixed, layout, radius, space, text } from '../../styles/tokens.css.ts';

const slideWidth = createVar();
const gap = createVar();
/** From one slide's middle to the next's. */
const pitch = createVar();

/** Room inside the scroll container, which clips, for the slides' hard edges and focus rings. */
const room = space[4];

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"row" "controls"',
  // 100cqi is the width of the page's text, on which the slides stand centred.
  containerType: 'inline-size',
  // The row reaches to both edges of the window. 100vw counts a scroll bar in, though, and what
  // sticks out of a box with layout containment does not make the page scroll sideways.
  // https://www.w3.org/TR/css-contain-2/#containment-layout
  contain: 'layout',
  vars: { [gap]: `calc(${layout.gutter} / 2)`, [pitch]: `calc(${slideWidth} + ${gap})` },
  // Scroll offsets are whole pixels. Where slides are too, each stands as exactly as its copies.
  '@supports': {
    '(width: round(down, 1.5px, 1px))': {
      vars: { [pitch]: `round(down, ${slideWidth} + ${gap}, 1px)` },
    },
  },
  // Firefox breaks no box that is contained, and prints what follows over what is left of it.
  '@media': { print: { display: 'block', contain: 'none', containerType: 'normal' } },
});

export const carousel = styleVariants({
  always: [base, { vars: { [slideWidth]: '100cqi' } }],
  belowMedium: [base, { vars: { [slideWidth]: 'min(100cqi, 400px)' } }],
});

/** What scrolls. */
const viewportBase = style({
  gridArea: 'row',
  position: 'relative',
  marginInline: 'calc(50% - 50vw)',
  marginBlock: `calc(-1 * ${room})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  selectors: { '&[data-no-snap]': { scrollSnapType: 'none' } },
  '@media': {
    // Without script the bar is all there is to move the row with a mouse.
    [scripted]: {
      scrollbarWidth: 'none',
      selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    },
    print: { overflow: 'visible', marginInline: 0 },
  },
});

/*
 * glider writes widths in pixels onto track and slides. They are the widths that stand here, but
 * would be out of date for a moment after each resize: !important keeps the style sheet in charge,
 * with script or without, so that nothing moves when glider starts.
 */
const trackBase = style({
  display: 'flex',
  boxSizing: 'content-box',
  width: 'max-content !important',
  // Puts the first and the last slide into the middle at either end of the way.
  paddingInline: `calc((100vw - ${pitch}) / 2)`,
  paddingBlock: room,
  '@media': { print: { display: 'block', width: 'auto !important', padding: 0 } },
});

const slideBase = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: `${pitch} !important`,
  paddingInline: `calc(${gap} / 2)`,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  '@media': {
    print: {
      width: 'auto !important',
      padding: `0 0 ${space[3]}`,
      breakInside: 'avoid',
      selectors: { '&[inert]': { display: 'none' } },
    },
  },
});

export const viewport = styleVariants({
  always: [viewportBase],
  belowMedium: [
    viewportBase,
    { '@media': { [from('medium')]: { margin: 0, overflow: 'visible', scrollSnapType: 'none' } } },
  ],
});

export const track = styleVariants({
  always: [trackBase],
  belowMedium: [
    trackBase,
    {
      '@media': {
        [from('medium')]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: space[6],
          width: 'auto !important',
          padding: 0,
          selectors: {
            '&[data-few="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            '&[data-few="1"]': { gridTemplateColumns: 'minmax(0, 760px)' },
          },
        },
      },
    },
  ],
});

export const slide = styleVariants({
  always: [slideBase],
  belowMedium: [
    slideBase,
    { '@media': { [from('medium')]: { width: 'auto !important', padding: 0 } } },
  ],
});

const controlsBase = style({
  gridArea: 'controls',
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  '@media': { print: { display: 'none !important' } },
});

const belowTheRow = { display: 'flex', justifyContent: 'center', marginTop: space[5] } as const;

export const controls = styleVariants({
  always: [
    controlsBase,
    {
      '@media': {
        [`${scripted} and ${below('large')}`]: belowTheRow,
        // On one line with the section's heading, which ends as far above the row. On narrower
        // windows the heading needs that line for itself.
        [`${scripted} and ${from('large')}`]: {
          display: 'flex',
          gridArea: 'auto',
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: `calc(100% + ${space[8]})`,
        },
      },
    },
  ],
  belowMedium: [
    controlsBase,
    { '@media': { [`${scripted} and ${below('medium')}`]: belowTheRow } },
  ],
});

export const arrow = style([
  raised,
  {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    padding: 0,
    borderRadius: radius.button,
    background: color.surface,
    color: color.text,
    '@media': {
      [hover]: {
        selectors: {
          '&:not([aria-disabled=true]):hover': { background: fixed.hivis, color: fixed.ink },
        },
      },
    },
    selectors: {
      '&[aria-disabled=true]': {
        translate: 0,
        background: 'transparent',
        borderColor: color.textSoft,
        color: color.textSoft,
        cursor: 'default',
      },
      '&[aria-disabled=true]:not(:focus-visible)': { boxShadow: 'none' },
    },
  },
]);

export const back = style({ transform: 'scaleX(-1)' });
globalStyle(`${rightToLeft} ${arrow} svg`, { scale: '-1 1' });

export const counter = style({
  minWidth: '4.5em',
  textAlign: 'center',
  fontSize: text.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
