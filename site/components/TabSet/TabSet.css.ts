import { style } from '@vanilla-extract/css';
import { below, forced, from, hover, motion, scripted } from '../../styles/media.ts';
import {
  color,
  duration,
  easeOut,
  fixed,
  focusRing,
  layout,
  outline,
  radius,
  space,
  text,
} from '../../styles/tokens.css.ts';

const anchor = '--selected-tab';

/** The target of a URL that names a tab. */
export const tabs = style({ scrollMarginTop: space[4] });

export const list = style({
  position: 'relative',
  display: 'none',
  flexWrap: 'wrap',
  gap: space[1],
  marginBottom: space[6],
  borderBottom: `${outline.width} solid ${color.outline}`,
  '@media': { [`screen and ${scripted} and ${from('medium')}`]: { display: 'flex' } },
  '@supports': {
    // One marker for the whole list, which slides from tab to tab.
    '(anchor-name: --a)': {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          left: `anchor(${anchor} left)`,
          right: `anchor(${anchor} right)`,
          // Relative to the tab and not to the list, whose tabs may wrap.
          bottom: `anchor(${anchor} bottom)`,
          borderTop: `5px solid ${fixed.hivis}`,
        },
      },
      '@media': {
        [motion]: {
          selectors: {
            '&::after': {
              transition: `left ${duration.calm} ${easeOut}, right ${duration.calm} ${easeOut}`,
            },
          },
        },
      },
    },
  },
});

export const tab = style({
  minHeight: '52px',
  padding: `0 clamp(${space[2]}, 3vw - ${space[4]}, ${space[6]})`,
  border: 0,
  borderRadius: `${radius.button} ${radius.button} 0 0`,
  background: 'transparent',
  fontWeight: 600,
  wordSpacing: '0.12em',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: color.text, color: color.page, anchorName: anchor },
  },
  '@media': {
    [below('large')]: { fontSize: '0.9375rem' },
    [hover]: { selectors: { '&[aria-selected=false]:hover': { background: color.pageAlternate } } },
    [forced]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid', outlineOffset: '-4px' } },
    },
  },
});

export const count = style({
  marginInlineStart: space[1],
  padding: `1px ${space[2]}`,
  borderRadius: radius.round,
  background: fixed.hivis,
  color: fixed.ink,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

export const choice = style({
  display: 'none',
  marginBottom: space[6],
  '@media': { [`screen and ${scripted} and ${below('medium')}`]: { display: 'block' } },
});

export const selectBox = style({ position: 'relative' });

/** Transparent over `selected`, because a native select cuts off long words. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const selected = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[12]}`,
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.button,
  backgroundColor: color.surface,
  fontWeight: 600,
  lineHeight: 1.2,
  boxShadow: `0 4px 0 ${color.edge}`,
  selectors: { [`${select}:focus-visible + &`]: focusRing },
});

export const note = style({ marginTop: space[3], fontSize: text.small, color: color.textSoft });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  top: '14px',
  pointerEvents: 'none',
});

/** Without script all panels stand below each other; with script only the chosen one. */
export const panel = style({
  scrollMarginTop: layout.section,
  selectors: { '& + &': { marginTop: space[12] } },
  '@media': {
    [scripted]: {
      selectors: { '& + &': { marginTop: 0 }, '&[data-chosen=false]': { display: 'none' } },
    },
  },
});
