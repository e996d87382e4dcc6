import { style, styleVariants } from '@vanilla-extract/css';
import { forced, from, print } from '../../styles/media.ts';
import { color, layout, outline, space, text } from '../../styles/tokens.css.ts';

export const container = style({
  width: '100%',
  maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  '@media': { [print]: { paddingInline: 0 } },
});

// A shadow draws the line above the section: after a jump it lies behind the header's own line.
const base = style({
  paddingBlock: layout.section,
  boxShadow: `0 -${outline.width} 0 ${color.outline}`,
  '@media': {
    [forced]: { borderTop: `${outline.width} solid` },
    [print]: { padding: 0, border: 0, boxShadow: 'none' },
  },
});

/** Not part of the printed leaflet. */
export const notPrinted = style({ '@media': { [print]: { display: 'none !important' } } });

export const section = styleVariants({
  page: [base, { background: color.page }],
  surface: [base, { background: color.surface }],
  alternate: [base, { background: color.pageAlternate }],
});

export const head = style({
  marginBottom: space[8],
  '@media': { [print]: { marginBottom: space[4] } },
});

/** Reserves space for the arrows of the row below. */
export const besideArrows = style({
  '@media': { [from('large')]: { paddingInlineEnd: 'calc(112px + 6rem)' } },
});

export const subtitle = style({ marginTop: space[4], fontSize: text.lead, color: color.textSoft });
