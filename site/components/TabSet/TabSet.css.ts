import { style } from '@vanilla-extract/css';
import { below, forced, from, hover, motion, scripted } from '../../styles/media.ts';
import { color, duration, easeOut, fixed, layout, outline, radius, space } from '../../styles/tokens.css.ts';

const hidden = { display: 'none' };
const anchor = '--selected-tab';

/** Where an address leads that names a tab. */
export const whole = style({ scrollMarginTop: space[4] });

export const list = style({
  position: 'relative',
  display: 'none',
  flexWrap: 'wrap',
  gap: space[1],
  marginBottom: space[6],
  borderBottom: `${outline.width} solid ${color.outline}`,
  '@media': { [`${scripted} and ${from('medium')}`]: { display: 'flex' } },
  '@supports': {
    // One marker for the whole list, tied to the selected tab, so that it slides from tab to tab.
    '(anchor-name: --a)': {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          height: '5px',
          left: `anchor(${anchor} left)`,
          right: `anchor(${anchor} right)`,
          bottom: 0,
          background: fixed.hivis,
        },
      },
      '@media': { [motion]: { selectors: { '&::after': { transition: `left ${duration.calm} ${easeOut}, right ${duration.calm} ${easeOut}` } } } },
    },
  },
});

export const tab = style({
  minHeight: '52px',
  padding: `0 ${space[2]}`,
  border: 0,
  whiteSpace: 'nowrap',
  borderRadius: `${radius.button} ${radius.button} 0 0`,
  background: 'transparent',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: color.text, color: color.page, anchorName: anchor } },
  '@media': {
    // Four tabs with their counts stand in one row here; fewer have room to spare.
    [below('large')]: { fontSize: '0.9375rem', selectors: { '&:first-child:nth-last-child(-n+3), &:first-child:nth-last-child(-n+3) ~ &': { padding: `0 ${space[4]}` } } },
    [from('large')]: { padding: `0 ${space[6]}` },
    [hover]: { selectors: { '&[aria-selected=false]:hover': { background: color.pageAlternate } } },
    [forced]: { selectors: { '&[aria-selected=true]': { outline: '2px solid', outlineOffset: '-4px' } } },
  },
});

/** How many a tab holds: seen, and kept out of the tab's name. */
export const count = style({
  marginLeft: space[2],
  padding: `1px ${space[2]}`,
  borderRadius: radius.round,
  background: fixed.hivis,
  color: fixed.ink,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

export const choice = style({ display: 'none', marginBottom: space[6], '@media': { [`${scripted} and ${below('medium')}`]: { display: 'block' } } });

export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: '52px',
  padding: `0 ${space[12]} 0 ${space[4]}`,
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.button,
  backgroundColor: color.surface,
  fontWeight: 600,
  boxShadow: `0 4px 0 ${color.edge}`,
});

export const selectBox = style({ position: 'relative' });

export const chevron = style({ position: 'absolute', right: space[4], top: '14px', pointerEvents: 'none' });

/** Keeps the panels that are not chosen out of sight from the first paint on, not only once the page is live. */
export const panel = style({
  scrollMarginTop: layout.section,
  '@media': { [scripted]: { selectors: { '&[data-chosen=false]': hidden } } },
  selectors: { '& + &': { marginTop: space[12] } },
});
