/** Run in a page: whether it is set in its web fonts, and no longer in faces of the device alone. */
export const inWebFonts = (): boolean => [...document.fonts].some(({ family }) => !family.includes('~'));

/** Run in a page: whether that is settled, as no change without a move could be had. */
export const keepsFallbacks = (): boolean => 'keepFonts' in document.documentElement.dataset;
