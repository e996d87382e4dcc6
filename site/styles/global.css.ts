import { globalStyle } from '@vanilla-extract/css';
import { headerHeight, scrollBarWidth } from '../metrics.ts';
import { fontFamily, fontVars } from './fonts.ts';
import { below, hover, motion, print, rightToLeft } from './media.ts';
import { color, fixed, focusRing, layout, text } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle(':root', { vars: fontVars });
globalStyle('#root', { timelineScope: '--hero' });

globalStyle('html', {
  scrollPaddingTop: headerHeight,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  background: color.page,
});

// Once the page is ready: Chromium would go on with a smooth jump after the script has scrolled.
globalStyle('html[data-ready]', {
  '@media': { [motion]: { scrollBehavior: 'smooth' } },
});

// While a dialog is open. On its panel `overscroll-behavior` would cost Chromium a layer.
globalStyle('html[data-locked]', { overflow: 'hidden', overscrollBehavior: 'contain' });

globalStyle('body', {
  margin: 0,
  // The room of a scroll bar that a dialog hides. `scrollbar-gutter` would change the vw.
  paddingRight: `var(${scrollBarWidth}, 0px)`,
  background: color.page,
  color: color.text,
  fontFamily: fontFamily.body,
  fontSize: text.body,
  lineHeight: 1.55,
  // Instrument Sans sets words close, and an I before its space even closer.
  wordSpacing: '0.06em',
  // A word that is longer than its line breaks, and no box is as wide as its longest word.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '12 4 4',
  // Unrounded advances, which the size-adjusted fallback fonts need.
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  lineHeight: 1.02,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});
globalStyle('h1', {
  fontSize: text.h1,
  '@media': { [below('small')]: { fontSize: text.h1Phone } },
});
globalStyle('h2', { fontSize: text.h2 });
globalStyle('h3, h4', { fontSize: text.h3, lineHeight: 1.1 });
globalStyle('p', { margin: 0, maxWidth: layout.measure, textWrap: 'pretty' });
globalStyle('ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%', height: 'auto' });
// `<picture>` has no box; only the hero's has a class with a box.
globalStyle('picture:not([class])', { display: 'contents' });
globalStyle('source', { display: 'none' });
globalStyle('img[data-contain]', { objectFit: 'contain', padding: '4%', background: fixed.white });
globalStyle('a', { color: 'inherit' });
// Weaker than a class: links with a line of their own answer the pointer in their own way.
globalStyle(':where(a:hover)', { '@media': { [hover]: { textDecorationThickness: '2px' } } });
globalStyle('button, select', {
  font: 'inherit',
  wordSpacing: 'inherit',
  textRendering: 'inherit',
  color: 'inherit',
});
// A focused element scrolls into view together with its focus ring.
globalStyle('button, a, select, summary', {
  scrollMargin: '12px',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
});
globalStyle('body', { '@media': { [print]: { fontSize: '11pt', lineHeight: 1.4 } } });
globalStyle('h1', { '@media': { [print]: { fontSize: '28pt' } } });
globalStyle('h2, h3', { '@media': { [print]: { fontSize: '15pt' } } });
// A card, and the details below the card without script.
globalStyle('[data-card]', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});
// The preview of site/client/preview.ts: the upper part of the video over the whole card.
globalStyle('[data-card] > video', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  pointerEvents: 'none',
});
globalStyle('[data-card] > video[hidden]', { display: 'none' });
globalStyle('[hidden]', { display: 'none' });

// Doubled for its specificity: it has to win over the shadow of `raised`.
globalStyle(':focus-visible:focus-visible', focusRing);
globalStyle(':is(section, main):focus-visible:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});

globalStyle(`${rightToLeft} [href^="tel:"]`, {
  justifyContent: 'end',
  direction: 'ltr',
  textAlign: 'right',
});
globalStyle(`${rightToLeft} *`, { letterSpacing: '0 !important' });
// Scripts with marks above and below their characters need higher lines.
const tallLanguages = [
  ...['ar', 'as', 'bn', 'bo', 'ckb', 'dv', 'dz', 'fa', 'gu', 'hi', 'ja', 'km', 'kn', 'ko', 'lo'],
  ...['ml', 'mr', 'my', 'ne', 'or', 'pa', 'ps', 'sa', 'sd', 'si', 'syr', 'ta', 'te', 'th', 'ug'],
  ...['ur', 'zh'],
];
const tall = `:is(${tallLanguages.map((tag) => `:lang(${tag})`).join()})`;
globalStyle(`${tall} #root :is(h1, h2, h3, h4)`, { lineHeight: 1.3 });
globalStyle(`${tall} #root :is(a, button, dt, dd, span, blockquote)`, { lineHeight: 1.45 });
// Korean lines end between words; Japanese headlines end where a phrase does.
globalStyle(':root:lang(ko)', { wordBreak: 'keep-all' });
globalStyle(':root:lang(ja) :is(h1, h2, h3, h4)', { wordBreak: 'auto-phrase' });

globalStyle('::selection', { background: fixed.hivis, color: fixed.ink });
