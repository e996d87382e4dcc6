import { globalStyle, style } from '@vanilla-extract/css';
import { playerRatio } from '../../metrics.ts';
import { fontFamily } from '../../styles/fonts.ts';
import { from, print } from '../../styles/media.ts';
import { color, fixed, layout, outline, radius, space, text } from '../../styles/tokens.css.ts';

export const header = style({ paddingBlock: space[2] });

const minTextWidth = '16rem';

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'start',
  alignContent: 'start',
  gap: space[6],
  paddingBlock: `${space[4]} ${layout.section}`,
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: `auto minmax(${minTextWidth}, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[12],
    },
  },
});

const ratio = `var(${playerRatio}, 9/16)`;
/** As wide as the column, and no higher than the window. */
const within = (place: string): [string, string] => [
  `min(${place}, (100vh - 7rem) * ${ratio})`,
  `min(${place}, (100dvh - 7rem) * ${ratio})`,
];

// The shape of the video from the start: its poster may have another.
export const player = style({
  display: 'block',
  width: within(`100% - 2 * ${outline.width}`),
  height: 'auto',
  aspectRatio: ratio,
  justifySelf: 'center',
  boxSizing: 'content-box',
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.card,
  background: fixed.ink,
  '@media': {
    [from('medium')]: {
      gridRow: '1 / span 3',
      width: within(
        `min(100vw - 2 * ${layout.gutter}, ${layout.page}) - ` +
          `${space[12]} - ${minTextWidth} - 2 * ${outline.width}`,
      ),
    },
    [print]: { display: 'none' },
  },
});

export const lead = style({ fontSize: text.h2 });

export const transcript = style({ display: 'grid', gap: space[3] });
globalStyle(`${transcript} > h2`, { fontSize: text.h3 });

export const steps = style({ display: 'grid', justifyItems: 'start' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: layout.target,
  minHeight: layout.target,
  paddingTop: space[3],
  fontWeight: 600,
});

// Browsers draw captions as black boxes from edge to edge; site/client/watch.ts sets their width.
globalStyle('video::cue', {
  background: fixed.ink,
  color: fixed.paper,
  fontFamily: fontFamily.body,
  lineHeight: 1.3,
});

// In the dialog's frame only the player is shown: see site/client/watch.ts.
globalStyle(':root[data-framed], :root[data-framed] body', {
  height: '100%',
  background: fixed.ink,
  overflow: 'hidden',
});
globalStyle(`:root[data-framed] :is(header, footer, ${body} > :not(video))`, { display: 'none' });
globalStyle(`:root[data-framed] ${body}`, { display: 'contents' });
globalStyle(`:root[data-framed] ${player}`, {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  aspectRatio: 'auto',
  border: 0,
  borderRadius: 0,
});
