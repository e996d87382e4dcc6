import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../../styles/helpers.css.ts';
import { below, from, scripted } from '../../styles/media.ts';
import { color, fixed, layout, space, text } from '../../styles/tokens.css.ts';

const columns = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

const home = style({
  position: 'relative',
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  '@media': {
    [below('small')]: { gap: space[4], gridTemplateColumns: columns(1) },
    [from('small')]: { gridTemplateColumns: columns(2) },
    [from('large')]: { gridTemplateColumns: columns(3) },
  },
});

export const grid = {
  home,
  demos: style([home, { '@media': { [from('extraLarge')]: { gridTemplateColumns: columns(4) } } }]),
};

const always = (gridTemplateColumns: string) => ({
  '@media': {
    [from('small')]: { gridTemplateColumns },
    [from('large')]: { gridTemplateColumns },
    [from('extraLarge')]: { gridTemplateColumns },
  },
});
export const compactGrid = styleVariants({
  1: always('minmax(0, 584px)'),
  2: always(columns(2)),
  3: { '@media': { [from('extraLarge')]: { gridTemplateColumns: columns(3) } } },
});

export const panelBody = style({ scrollMarginTop: '96px' });

export const panelName = style({
  marginBottom: space[3],
  '@media': { [scripted]: { display: 'none' } },
});

export const onlyName = style({ marginBottom: space[3] });

export const subLabel = style({
  marginBottom: space[6],
  fontSize: text.lead,
  color: color.textSoft,
});

/** The cards of all groups share the rows of the grid. */
export const group = style({
  display: 'contents',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const groupName = style({
  gridColumn: '1 / -1',
  width: '100%',
  marginTop: space[6],
  // Below the tabs, when a link leads here.
  scrollMarginTop: '96px',
  '@media': { [scripted]: unseen },
});

/** A shared link to a tab shows that tab's cards from the first paint. */
export const ofTarget = style({});
globalStyle(`${ofTarget}:has(> ${group} > :target) > ${group}:not(:has(> :target))`, {
  '@media': { [scripted]: { display: 'none' } },
});

export const groupCards = style({ display: 'contents' });

export const more = style({ marginTop: space[8] });

/** An agent's only demo, at double width, beside what the agent does. */
export const feature = style({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'center',
  '@media': { [from('large')]: { gridTemplateColumns: '2fr 1fr' } },
});

export const facts = style({ display: 'grid', gap: space[2], marginBottom: space[6] });
globalStyle(`${facts} > li`, {
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${fixed.hivis}`,
  fontWeight: 600,
});

export const tryPhone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  color: color.text,
  fontWeight: 600,
});

/** The grid that the tabs filter: rows that are not full are centered, once the page is whole. */
export const inRows = style({
  '@media': {
    [from('small')]: { display: 'flex', flexWrap: 'wrap' },
    [`${scripted} and ${from('small')}`]: {
      selectors: { 'main:has(+ footer) &': { justifyContent: 'center' } },
    },
  },
});
globalStyle(`${inRows} li`, {
  '@media': {
    [from('small')]: { width: 'calc(50% - 10px)', height: 'auto' },
    [from('large')]: { width: 'calc((100% - 40px) / 3)' },
    [from('extraLarge')]: { width: 'calc(25% - 15px)' },
  },
});
