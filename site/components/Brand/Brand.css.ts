import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts.ts';
import { layout, space } from '../../styles/tokens.css.ts';

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: layout.target, minHeight: layout.target, fontFamily: fontFamily.heading, fontWeight: 800, fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)', letterSpacing: '-0.02em', textDecoration: 'none' });

export const mark = style({ width: '34px', height: '34px', flex: 'none', marginLeft: '-7px' });

/** Leaves the mark alone where the bar is too narrow for both. */
export const name = style({ '@container': { '(max-width: 21em)': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' } } });
