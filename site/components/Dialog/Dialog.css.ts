import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { edge } from '../../styles/helpers.css.ts';
import { dark, hover, motion } from '../../styles/media.ts';
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

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    // A click on text focuses the dialog; a ring around the whole window would say nothing.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  background: fixed.veil,
  '@media': {
    [dark]: { background: fixed.darkVeil },
    [motion]: { animation: `${appear} ${duration.calm} ${easeOut}` },
  },
});

// The gutter reserved for the scroll bar, as dim as the rest.
globalStyle('html[data-locked]', {
  background: fixed.veiled,
  '@media': { [dark]: { background: fixed.darkVeiled } },
});

export const panel = style({
  position: 'relative',
  // Room for the hard edge below.
  marginBottom: '6px',
  maxHeight: ['90vh', '90dvh'],
  overflow: 'auto',
  // The focus must not be behind the sticky header.
  scrollPaddingTop: '4.5rem',
  border: `${outline.wide} solid ${color.outline}`,
  borderRadius: radius.panel,
  background: color.surface,
  color: color.text,
  boxShadow: edge.panel,
  '@media': { [motion]: { animation: `${rise} ${duration.calm} ${easeOut}` } },
});

/** Sticky, because Escape does not reach the page from a provider's player. */
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[2],
  paddingInlineStart: space[4],
  background: color.surface,
});

export const titleText = style({
  fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  padding: 0,
  border: `${outline.width} solid transparent`,
  borderRadius: radius.button,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  '@media': {
    [hover]: {
      selectors: { '&:hover': { borderColor: color.outline, background: color.pageAlternate } },
    },
    [motion]: { transition: `background-color ${duration.quick}, border-color ${duration.quick}` },
  },
  selectors: {
    '&:active': { borderColor: color.outline, background: color.pageAlternate },
    // The panel clips what reaches over its edge.
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 2px ${color.focusOuter}` },
  },
});

export const closeIcon = style({ display: 'block' });

// The focus ring is over the frame, because the box clips. See client/dialogs/frame.ts.
globalStyle(`${root} iframe:focus-visible`, { outline: 'none', boxShadow: 'none' });
globalStyle(`${root} [data-focus]::after`, {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  border: `3px solid ${color.focusOuter}`,
  borderRadius: 'inherit',
  outline: `3px solid ${color.focusInner}`,
  outlineOffset: '-6px',
  pointerEvents: 'none',
});
