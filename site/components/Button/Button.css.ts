import { style, styleVariants } from '@vanilla-extract/css';
import { raised } from '../../styles/helpers.css.ts';
import { below, hover } from '../../styles/media.ts';
import { color, fixed, layout, radius, space } from '../../styles/tokens.css.ts';

const base = style([
  raised,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    maxWidth: '100%',
    minHeight: '52px',
    padding: `${space[2]} ${space[6]}`,
    borderRadius: radius.button,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const button = styleVariants({
  primary: [
    base,
    {
      vars: { [color.edge]: color.actionEdge },
      borderColor: color.actionEdge,
      background: fixed.action,
      color: fixed.onAction,
      '@media': { [hover]: { selectors: { '&:hover': { background: fixed.actionLight } } } },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      color: color.text,
      '@media': {
        [below('small')]: { width: '100%' },
        [hover]: { selectors: { '&:hover': { background: color.pageAlternate } } },
      },
    },
  ],
});

export const iconButton = style([
  raised,
  {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    padding: 0,
    borderRadius: radius.button,
    background: color.surface,
    color: color.text,
    selectors: {
      '&[aria-disabled=true]': {
        translate: 0,
        background: 'transparent',
        borderColor: color.textSoft,
        color: color.textSoft,
        cursor: 'default',
      },
      '&[aria-disabled=true]:not(:focus-visible)': { boxShadow: 'none' },
    },
    '@media': {
      [hover]: {
        selectors: {
          '&:not([aria-disabled=true]):hover': { background: fixed.hivis, color: fixed.ink },
        },
      },
    },
  },
]);

export const compact = style({
  minHeight: layout.target,
  padding: `${space[1]} ${space[4]}`,
  fontSize: '1rem',
});

export const full = style({ width: '100%', paddingInline: space[2] });
