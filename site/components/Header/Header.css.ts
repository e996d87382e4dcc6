import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { headerHeight, scrollBarWidth } from '../../metrics.ts';
import { below, from, hover, motion, print } from '../../styles/media.ts';
import { color, duration, easeOut, fixed, layout, outline, radius, space } from '../../styles/tokens.css.ts';

/** Text as large as some need it: then the bar holds less, and the menu the rest. In em, which grow with the text. */
const tooNarrowForItems = '(max-width: 44em)';
const tooNarrowForButton = '(max-width: 19em)';

const bar = style({ containerType: 'inline-size', fontSize: '1rem', zIndex: 10, top: 0, height: `${String(headerHeight)}px`, background: color.page, borderBottom: `${outline.width} solid ${color.outline}`, viewTransitionName: 'header', '@media': { [print]: { display: 'none' } } });

/** Stays at the top of the window; the page makes room for it. */
export const fixedBar = style([bar, { position: 'fixed', left: 0, right: `var(${scrollBarWidth}, 0px)` }]);

export const stickyBar = style([bar, { position: 'sticky' }]);

export const inner = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2], height: '100%' });

export const end = style({ display: 'flex', alignItems: 'center', gap: space[2], '@media': { [from('large')]: { gap: space[6] } } });

export const navigation = style({ display: 'flex', alignItems: 'center', '@media': { [below('medium')]: { display: 'none' } }, '@container': { [tooNarrowForItems]: { display: 'none' } } });

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  padding: `0 ${space[2]}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: radius.small,
  backgroundImage: `linear-gradient(${fixed.hivis}, ${fixed.hivis})`,
  backgroundPosition: '50% calc(100% - 6px)',
  backgroundSize: '0 3px',
  backgroundRepeat: 'no-repeat',
  '@media': {
    [from('large')]: { padding: `0 ${space[3]}`, fontSize: '1rem' },
    [motion]: { transition: `background-size ${duration.calm} ${easeOut}` },
    [hover]: { selectors: { '&:hover': { backgroundSize: 'calc(100% - 20px) 3px' } } },
  },
});

/** Its words, not its target, end where the page does. */
export const lastItem = style({ marginRight: `-${space[2]}`, '@media': { [from('large')]: { marginRight: `-${space[3]}` } } });

export const menuButton = style({ display: 'grid', placeItems: 'center', width: layout.target, height: layout.target, marginRight: `-${space[2]}`, borderRadius: radius.button, cursor: 'pointer', '@media': { [from('medium')]: { display: 'none' } }, '@container': { [tooNarrowForItems]: { display: 'grid !important' } } });

export const book = style({
  whiteSpace: 'nowrap',
  '@container': { [tooNarrowForButton]: { display: 'none' } },
  '@media': {
    [below('large')]: { padding: `${space[1]} ${space[3]}`, fontSize: '0.9375rem' },
    // On a phone the first screen has one main action, and that is to look at the proof.
    [below('medium')]: { vars: { [color.edge]: color.outline }, borderColor: color.outline, background: color.surface, color: color.text },
  },
});

globalStyle(`${fixedBar} + main`, { paddingTop: headerHeight, '@media': { [print]: { paddingTop: 0 } } });

export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  fontFamily: fontFamily.heading,
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  borderBottom: `${outline.width} solid ${color.outline}`,
});

export const menuBook = style({ marginTop: space[6] });

export const menuContact = style({ display: 'grid', marginTop: space[6] });

export const menuLink = style({ display: 'flex', alignItems: 'center', minHeight: layout.target });
