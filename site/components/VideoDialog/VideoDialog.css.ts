import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { playerLeast, playerRatio } from '../../metrics.ts';
import { motion } from '../../styles/media.ts';
import { color, fixed, layout, outline, radius, space, text } from '../../styles/tokens.css.ts';

/** With width to spare, or no height, the text stands beside the player. */
const beside =
  '(min-width: 768px) and (orientation: landscape), (min-width: 480px) and (max-height: 560px)';

/** What the panel holds above and below the player: header, links, gaps, outlines. */
const heightBelow = '12rem';
/** The same on a low screen, where the panel scrolls to what stands below the player. */
const low = '(max-height: 699.98px)';
const heightBelowLow = '5.5rem';
/** The gaps and outlines around a player beside the text. */
const heightBeside = '42px';
const besideWidth = 'clamp(204px, 38vw, 320px)';

/** YouTube's least size. */
const least = `var(${playerLeast}, 200px)`;
const ratio = `var(${playerRatio}, 9/16)`;
/** Two declarations, because a browser without dvh ignores the second one. */
const inWindow = (size: (height: string) => string): [string, string] => [
  size('90vh'),
  size('90dvh'),
];

/** What the window holds left and right of the player. */
const around = `4vw - 2 * ${outline.wide} - 2 * ${outline.width} - 2 * ${space[4]}`;
const widestBeside = `(100vw - ${around} - ${besideWidth})`;

// The frame has exactly the shape of the video, so no stripes stand beside it.
const below = (rest: string): [string, string] =>
  inWindow((height) => `max(${least}, min(100vw - ${around}, (${height} - ${rest}) * ${ratio}))`);

export const player = style({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'content-box',
  justifySelf: 'center',
  width: below(heightBelow),
  aspectRatio: ratio,
  marginInline: space[4],
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.card,
  background: fixed.ink,
  color: fixed.paper,
  '@media': {
    [low]: { width: below(heightBelowLow) },
    [beside]: {
      gridArea: 'player',
      alignSelf: 'center',
      width: inWindow(
        (height) => `max(${least}, min(${widestBeside}, (${height} - ${heightBeside}) * ${ratio}))`,
      ),
      height: inWindow(
        (height) => `min(${widestBeside} / (${ratio}), ${height} - ${heightBeside})`,
      ),
      aspectRatio: 'auto',
      margin: space[4],
      marginInlineEnd: 0,
    },
  },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  // WebKit shrinks rows of clipping items under a max-height.
  gridAutoRows: 'max-content',
  minWidth: 'min(360px, 96vw)',
  '@media': {
    [beside]: {
      gridTemplate: `"player header" auto "player details" minmax(0, 1fr) / auto ${besideWidth}`,
      overflow: 'hidden',
    },
  },
});

globalStyle(`${panel} > :not(${player})`, { width: 0, minWidth: '100%' });

// A title that fills the column, with enlarged text, scrolls, so that the links remain visible.
export const header = style({
  '@media': {
    [beside]: {
      alignItems: 'flex-start',
      maxHeight: inWindow((height) => `calc((${height} - ${heightBeside}) * 0.6)`),
      overflow: 'auto',
      paddingBlock: `${space[3]} ${space[2]}`,
      paddingInline: `${space[5]} ${space[3]}`,
    },
  },
});
globalStyle(`${header} > h2`, { '@media': { [beside]: { paddingTop: '12px' } } });

globalStyle(`${player} > img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
globalStyle(`${player} > iframe`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
});
globalStyle(`${player}[data-state="loading"] > iframe`, { opacity: 0 });
globalStyle(`${player}[data-state="loaded"] > img`, { display: 'none' });

export const hint = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  bottom: 0,
  padding: `${space[3]} ${space[4]}`,
  background: fixed.ink,
  fontSize: text.small,
  lineHeight: 1.35,
  selectors: { [`${player}:not([data-state="loading"]) > &`]: { display: 'none' } },
});

const stripesMove = keyframes({ to: { backgroundPositionX: '28px' } });

export const stripes = style({
  display: 'block',
  height: '8px',
  marginTop: space[2],
  borderRadius: radius.round,
  background: `repeating-linear-gradient(115deg, ${fixed.hivis} 0 14px, ${fixed.ink} 14px 28px)`,
  border: `1px solid ${fixed.hivis}`,
  '@media': { [motion]: { animation: `${stripesMove} 700ms linear infinite` } },
});

export const details = style({
  display: 'grid',
  alignContent: 'start',
  // Rows would shrink to the least height of a button, and larger text needs more.
  gridAutoRows: 'max-content',
  padding: `${space[3]} ${space[4]}`,
  fontSize: text.small,
  '@media': {
    [beside]: {
      gridArea: 'details',
      overflow: 'auto',
      paddingBlock: `${space[3]} ${space[4]}`,
      paddingInline: `${space[5]} ${space[4]}`,
    },
  },
});

const plain = {
  minHeight: layout.target,
  padding: 0,
  // Visible in forced colors.
  border: '1px solid transparent',
  background: 'transparent',
  color: color.text,
  fontSize: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
} as const;

export const next = style({
  ...plain,
  padding: `${space[2]} 0`,
  fontSize: text.body,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: { '&[hidden]': { display: 'none' } },
});

// A high column has room for the next video's image.
globalStyle(`${next} > img`, {
  display: 'none',
  '@media': {
    '(min-width: 768px) and (orientation: landscape) and (min-height: 700px)': {
      display: 'block',
      boxSizing: 'border-box',
      width: '100%',
      aspectRatio: '16 / 10',
      objectFit: 'cover',
      objectPosition: 'top',
      marginBlock: `${space[2]} ${space[3]}`,
      border: `${outline.width} solid ${color.outline}`,
      borderRadius: radius.card,
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
});
export const link = style({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: layout.target,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

/** Last in the document, but shown right below the player. */
export const status = style({
  order: -1,
  selectors: { '&:not(:empty)': { paddingBottom: space[2] } },
});

export const urlField = style({
  width: '100%',
  minHeight: layout.target,
  padding: `0 ${space[2]}`,
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.small,
  background: color.page,
  color: color.text,
  font: 'inherit',
});

export const transcript = style({});
globalStyle(`${transcript} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.target,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${transcript} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${transcript} > summary::after`, {
  content: '""',
  width: '10px',
  height: '10px',
  marginInlineEnd: '4px',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'translateY(-3px) rotate(45deg)',
});
globalStyle(`${transcript}[open] > summary::after`, {
  transform: 'translateY(3px) rotate(225deg)',
});
globalStyle(`${next}[hidden] ~ ${transcript} > div`, {
  '@media': { [beside]: { fontSize: text.lead } },
});
globalStyle(`${transcript} > div`, { paddingBottom: space[4], color: color.textSoft });
