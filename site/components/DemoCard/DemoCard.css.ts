import { globalStyle, style } from '@vanilla-extract/css';
import { lifted } from '../../styles/helpers.css.ts';
import { color, outline, radius, space } from '../../styles/tokens.css.ts';

export const link = style([lifted, { display: 'flex', flexDirection: 'column', flexGrow: 1, overflow: 'hidden', borderRadius: radius.card, background: color.surface, color: color.text }]);

export const picture = style({ width: '100%', aspectRatio: '16 / 10', objectFit: 'cover', borderBottom: `${outline.width} solid ${color.outline}` });

export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3], flexGrow: 1, minHeight: '68px', padding: `${space[3]} ${space[4]}` });

export const caption = style({ fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' });
globalStyle(`${caption} > span`, { whiteSpace: 'nowrap' });
