import { style } from '@vanilla-extract/css';
import { hover, motion } from '../../styles/media.ts';
import { color, duration, easeOut, fixed, outline, radius, space } from '../../styles/tokens.css.ts';

const quick = `${duration.quick} ${easeOut}`;

export const card = style({ height: '100%', display: 'flex', flexDirection: 'column' });

export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  overflow: 'hidden',
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  boxShadow: `0 4px 0 ${color.edge}`,
  '@media': {
    [motion]: { transition: `transform ${quick}, box-shadow ${quick}` },
    [hover]: { selectors: { '&:hover': { transform: 'translateY(-2px)', boxShadow: `0 6px 0 ${color.edge}` } } },
  },
  selectors: { '&:active': { transform: 'translateY(3px)', boxShadow: `0 1px 0 ${color.edge}` } },
});

export const picture = style({ width: '100%', aspectRatio: '16 / 10', objectFit: 'cover', borderBottom: `${outline.width} solid ${color.outline}` });

export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3], flexGrow: 1, minHeight: '64px', padding: `${space[3]} ${space[4]}` });

export const caption = style({ fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' });

export const play = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.round,
  background: fixed.ink,
  color: fixed.hivis,
  border: `${outline.width} solid ${color.outline}`,
  '@media': {
    [motion]: { transition: `transform ${quick}` },
    [hover]: { selectors: { [`${link}:hover &`]: { transform: 'scale(1.14)' } } },
  },
});

export const transcript = style({ padding: space[4], fontSize: '0.9375rem' });
