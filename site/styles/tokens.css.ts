import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { contrast, dark } from './media.ts';
import { colorTokens } from './color-tokens.ts';

/** Colors by purpose. Their custom properties have one letter, as every page repeats them. */
export const color = createGlobalThemeContract({
  page: 'p',
  pageAlternate: 'q',
  surface: 's',
  text: 't',
  textSoft: 'u',
  outline: 'o',
  /** The hard edge below buttons and cards. */
  edge: 'e',
  /** The same below the main action. */
  actionEdge: 'a',
  /** Panels that are dark in both schemes. */
  panel: 'n',
  onPanel: 'm',
  onPanelSoft: 'l',
  focusInner: 'f',
  focusOuter: 'g',
});

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(color, {
    page: colorTokens.paper,
    pageAlternate: colorTokens.sand,
    surface: colorTokens.white,
    text: colorTokens.ink,
    textSoft: colorTokens.textSoft,
    outline: colorTokens.ink,
    edge: colorTokens.ink,
    actionEdge: colorTokens.ink,
    panel: colorTokens.ink,
    onPanel: colorTokens.paper,
    onPanelSoft: colorTokens.onInkSoft,
    focusInner: colorTokens.ink,
    focusOuter: colorTokens.hivis,
  }),
  '@media': {
    [dark]: {
      vars: assignVars(color, {
        page: colorTokens.ink,
        pageAlternate: colorTokens.darkAlternate,
        surface: colorTokens.darkSurface,
        text: colorTokens.paper,
        textSoft: colorTokens.darkTextSoft,
        outline: colorTokens.onInkSoft,
        edge: colorTokens.darkEdge,
        actionEdge: colorTokens.actionEdge,
        panel: colorTokens.darkPanel,
        onPanel: colorTokens.paper,
        onPanelSoft: colorTokens.onInkSoft,
        focusInner: colorTokens.ink,
        focusOuter: colorTokens.hivis,
      }),
    },
  },
});

globalStyle(':root', {
  '@media': {
    [contrast]: {
      vars: {
        [color.textSoft]: color.text,
        [color.onPanelSoft]: color.onPanel,
        [color.outline]: color.text,
      },
    },
  },
});

/** The same in both schemes: text on these colors is always ink. */
export const fixed = colorTokens;

/** Multiples of the 4 px grid. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

export const text = {
  h1: 'clamp(2.75rem, 1.7rem + 4.6vw, 5.75rem)',
  /** On phones, where a headline has the whole width. */
  h1Phone: 'clamp(2.5rem, 14.4vw, 5rem)',
  h2: 'clamp(2.125rem, 1.65rem + 2.1vw, 3.5rem)',
  h3: 'clamp(1.375rem, 1.15rem + 1vw, 2rem)',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
  small: '0.9375rem',
} as const;

export const radius = {
  small: '8px',
  button: '12px',
  card: '16px',
  panel: '24px',
  round: '999px',
} as const;

export const outline = { width: '2px', wide: '3px' } as const;

/** The measure is about 65 characters. In `ch` it would change with the font. */
export const layout = {
  page: '1180px',
  gutter: 'clamp(16px, 4.6vw, 48px)',
  /** At most 64 px in windows lower than 900 px. */
  section: 'clamp(56px, min(8vw, 64px + max(0px, 100vh - 900px)), 96px)',
  measure: '31em',
  target: '44px',
} as const;

/** Two colors, one around the other, so that one of them shows on every ground. */
export const focusRing = {
  outline: `${outline.wide} solid ${color.focusInner}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${color.focusOuter}, 0 0 0 9px ${color.focusOuter}`,
} as const;

export const duration = { quick: '120ms', calm: '220ms' } as const;

export const easeOut = 'cubic-bezier(.2,.7,.3,1)';
