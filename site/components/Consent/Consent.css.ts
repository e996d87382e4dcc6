import { globalStyle, style } from '@vanilla-extract/css';
import { cookieSettings } from '../../routes.ts';
import { print, scripted } from '../../styles/media.ts';
import { color, layout, outline, radius, space, text } from '../../styles/tokens.css.ts';

/** Over the foot of the window and below dialogs, so nothing on the page moves. */
export const region = style({
  position: 'fixed',
  zIndex: 15,
  insetInline: space[2],
  bottom: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: space[4],
  border: `${outline.wide} solid ${color.outline}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: text.small,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [print]: { display: 'none' } },
});
globalStyle(`${region} > p`, { flex: '1 1 18rem' });

export const buttons = style({ display: 'flex', flex: '1 1 16rem', gap: space[2] });

/** Both look the same, so that neither is the expected answer. */
globalStyle(`${buttons} > button`, {
  flex: '1 1 0',
  minHeight: layout.target,
  paddingInline: space[2],
  border: `${outline.width} solid ${color.outline}`,
  borderRadius: radius.button,
  background: color.page,
  fontWeight: 600,
  cursor: 'pointer',
});

// What has the focus, and the end of the page, can be scrolled out from below the region.
globalStyle(`html:has(${region}:not([hidden]))`, { scrollPaddingBottom: '12rem' });
globalStyle(`body:has(${region}:not([hidden]))`, { paddingBottom: '12rem' });

globalStyle(`a[href$="#${cookieSettings}"]`, {
  display: 'none',
  '@media': { [scripted]: { display: 'inline-flex' } },
});
