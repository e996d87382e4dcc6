import { globalStyle, style } from '@vanilla-extract/css';
import { below, print } from '../../styles/media.ts';
import { color, layout, outline, radius, space, text } from '../../styles/tokens.css.ts';

/** High enough that the footer of a short page stays where it is when the fonts arrive. */
export const prose = style({ maxWidth: layout.measure, minHeight: '45svh' });

// A long word, such as Datenschutzerklärung, fits a phone.
globalStyle(`:has(> ${prose}) h1`, {
  '@media': { [below('small')]: { fontSize: 'min(2.25rem, 8vw)' } },
});

const all = (selector: string): string => `${prose} ${selector}`;

globalStyle(`${prose} > * + *`, { marginTop: space[4] });
globalStyle(all('> :is(h2, h3, h4, h5, h6)'), { marginTop: space[12] });
globalStyle(all('h2'), { fontSize: text.h3, lineHeight: 1.15 });
globalStyle(all(':is(h3, h4, h5, h6)'), { marginTop: space[8], fontSize: text.lead });
globalStyle(all('a'), { textUnderlineOffset: '4px' });
globalStyle(all(':is(ul, ol)'), { paddingInlineStart: '1.4em' });
globalStyle(all('ul'), { listStyle: 'disc' });
globalStyle(all('ol'), { listStyle: 'decimal' });
globalStyle(all('li + li'), { marginTop: space[2] });
globalStyle(all('blockquote'), {
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${color.outline}`,
});
globalStyle(all('hr'), { border: 0, borderTop: `${outline.width} solid ${color.outline}` });
globalStyle(all('img'), { borderRadius: radius.card });
globalStyle(all('pre'), {
  whiteSpace: 'pre-wrap',
  padding: space[4],
  background: color.surface,
});

/** Three columns fit a phone; more of them scroll sideways. */
export const table = style({
  overflowX: 'auto',
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [print]: { overflow: 'visible', borderRadius: 0 } },
});
globalStyle(`${table} table`, { width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  minWidth: '4em',
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [below('small')]: { padding: space[2], fontSize: text.small },
  },
});
// The first column names the rest of its row: its words stay whole.
globalStyle(`${table} :is(th, td):first-child`, { overflowWrap: 'normal' });
globalStyle(`${table} tr:not(:first-child) > td, ${table} thead + tbody td`, {
  borderTop: `1px solid ${color.outline}`,
});
globalStyle(`${table} [data-align=right]`, { textAlign: 'end' });
globalStyle(`${table} [data-align=center]`, { textAlign: 'center' });
