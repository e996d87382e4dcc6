/**
 * Run in a page: whether it is set in its web fonts, beside the faces of the device, or keeps those, as nothing may
 * move (site/client/fit-fonts.ts). Not while they are on their way, nor where they do not come.
 */
export const areFontsSettled = (): boolean =>
  'keepFonts' in document.documentElement.dataset ||
  [...document.fonts].some(({ family }) => !family.includes('~'));
