import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/media.ts';
import { color, layout, outline, space, text } from '../../styles/tokens.css.ts';

/** Too low for a form between a sticky header and footer: only the header is sticky there. */
const high = '(min-height: 641px)';

const least = '320px';

export const panel = style({
  width: '95vw',
  '@media': {
    // Full bleed, where the form just fits.
    '(max-width: 345px)': { width: '100vw', borderInline: 0 },
    [from('small')]: { width: 'min(48rem, 95vw)' },
  },
});

/** What the call is, above the form; the marks between the facts are not read. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  margin: 0,
  padding: `0 ${space[4]} ${space[3]}`,
  listStyle: 'none',
  fontWeight: 600,
  fontSize: text.small,
});
globalStyle(`${facts} > li + li::before`, { content: '"·" / ""', marginInlineEnd: space[2] });

export const form = style({
  position: 'relative',
  minHeight: '70vh',
  borderTop: `${outline.width} solid ${color.outline}`,
  background: color.page,
});

globalStyle(`${form} iframe`, {
  position: 'relative',
  display: 'block',
  width: '100%',
  minWidth: least,
  minHeight: '70vh',
  border: 0,
});

/** Lies under the frame, which is transparent until it has something to show. */
export const hint = style({
  position: 'absolute',
  inset: 0,
  maxHeight: '70vh',
  display: 'grid',
  placeContent: 'center',
  padding: space[6],
  color: color.textSoft,
  textAlign: 'center',
  // A script that positions the frame may leave the hint above the frame.
  pointerEvents: 'none',
  selectors: { [`${form}:not([data-state="loading"]) > &`]: { display: 'none' } },
});

export const fallback = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  fontSize: text.small,
  lineHeight: 1.3,
  '@media': {
    [high]: { position: 'sticky', bottom: 0, borderTop: `${outline.width} solid ${color.outline}` },
  },
});

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: layout.target,
  minHeight: layout.target,
  color: color.text,
} as const;
/** A phone has room for the links alone. */
export const nothingShows = style({ '@media': { [below('small')]: { display: 'none' } } });

export const openLink = style({ ...link, flex: '1 1 max-content', fontWeight: 700 });
export const contactLink = style(link);
// One row on a phone, which calls more easily than it writes.
globalStyle(`${contactLink} + ${contactLink}`, {
  '@media': { [below('small')]: { display: 'none' } },
});
/** Last in the document, but shown above the links. */
export const status = style({
  order: -1,
  flex: '1 0 100%',
  selectors: { '&:empty': { position: 'absolute' } },
});
