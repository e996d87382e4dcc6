import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '../../styles/media.ts';
import { color, fixed, layout, outline, space, text } from '../../styles/tokens.css.ts';

export const footer = style({
  vars: { [color.actionEdge]: fixed.actionEdge },
  background: color.panel,
  color: color.onPanel,
  borderTop: `${outline.width} solid ${color.outline}`,
  '@media': { [print]: { background: 'none', color: fixed.ink, breakInside: 'avoid' } },
});

export const closing = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: layout.section,
  '@media': {
    [from('medium')]: { display: 'flex', flexWrap: 'wrap' },
    [print]: { padding: `${space[4]} 0` },
  },
});

/** Beside the button if the text is not too narrow there. */
export const closingBody = style({ flex: '1 1 20em' });

export const closingText = style({
  marginTop: space[3],
  fontSize: text.lead,
  color: color.onPanelSoft,
  '@media': { [print]: { color: 'inherit', fontSize: 'inherit' } },
});

export const closingFacts = style({ marginTop: space[3], fontWeight: 600 });

export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  borderTop: `${outline.width} solid ${fixed.textSoft}`,
  '@media': {
    // Not wide enough for one row: the name beside several.
    [`${from('medium')} and ${below('extraLarge')}`]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'start',
      gap: `0 ${space[8]}`,
    },
    [print]: { gap: space[4], padding: 0, border: 0 },
  },
});

globalStyle(`${rows} > a`, {
  '@media': { [from('medium')]: { minWidth: 'min-content', overflowWrap: 'break-word' } },
});
globalStyle(`${rows} > a img`, { '@media': { [from('medium')]: { maxWidth: 'none' } } });

/** Stacked rows, with the name beside all of them. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  '@media': { [`${from('medium')} and ${below('extraLarge')}`]: { gridColumn: 2 } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: layout.target,
  minHeight: layout.target,
  paddingBlock: space[2],
  color: color.onPanel,
  textUnderlineOffset: '4px',
  '@media': { [print]: { minHeight: 0, paddingBlock: 0, color: 'inherit' } },
});

/** Name and year, place, hours, and quiet links, below everything else. */
export const lastRow = style({
  order: 1,
  flexBasis: '100%',
  alignItems: 'center',
  fontSize: text.small,
  color: color.onPanelSoft,
  '@media': {
    [`${from('medium')} and ${below('extraLarge')}`]: { gridColumn: '1 / -1', marginTop: space[4] },
    [print]: { color: 'inherit' },
  },
});

export const printedUrl = style({
  display: 'none',
  '@media': { [print]: { display: 'block' } },
});
