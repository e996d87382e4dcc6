/**
 * On a phone with a poor signal everything that a page asks for shares one thin line. What the first
 * screen can do without is held back by two attributes of the root element (site/styles/global.css.ts)
 * that only script sets, so that without script nothing waits.
 */
const { dataset } = document.documentElement;

/** How far the first screen is ahead of the rest, in milliseconds: what was asked for is painted by then. */
export const aheadMs = 100;

/**
 * Shows the words in the fallback fonts, which have the same measures, until they have been painted
 * once and the web fonts have come. Whoever comes from another page of the site has these already,
 * and is spared the change.
 */
export function holdFonts(): void {
  if (document.referrer.startsWith(location.origin)) return;
  dataset['holdFonts'] = '';
  requestAnimationFrame(() => setTimeout(loadFonts, aheadMs));
}

/** Both before either is shown, as each change of font lays out the whole page. */
function loadFonts(): void {
  const show = (): boolean => delete dataset['holdFonts'];
  // Without signal the rest is left to the style sheet, which asks again.
  document.fonts.load("800 1em 'Bricolage Grotesque','Instrument Sans'").then(show, show);
}

/** Keeps lazy pictures from being fetched, even those that are near, until `showPictures`. */
export function holdPictures(): void {
  dataset['holdPictures'] = '';
}

export function showPictures(): void {
  delete dataset['holdPictures'];
}
