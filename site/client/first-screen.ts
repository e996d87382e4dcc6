/**
 * On a phone with a poor signal everything that a page asks for shares one thin line. What the first
 * screen can do without is held back by two attributes of the root element (site/styles/global.css.ts)
 * that only script sets, so that without script nothing waits.
 */
const { dataset } = document.documentElement;

/** How far the first screen is ahead of the rest, in milliseconds: what was asked for is painted by then. */
export const aheadMs = 100;

/** Whoever comes from another page of the site has the fonts already. */
const hasFonts = document.referrer.startsWith(location.origin);

const loadFonts = (): Promise<unknown> => document.fonts.load("800 1em 'Bricolage Grotesque','Instrument Sans'");

/**
 * Shows the words in the fallback fonts, which have about the same measures, until they have been painted
 * once and both web fonts have come.
 * @param show changes to the web fonts; where it cannot be had, the page keeps the fallbacks until it is next opened
 */
export function holdFonts(show: () => unknown): void {
  if (hasFonts) return;
  dataset['holdFonts'] = '';
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- every letter here delays the first screen
  requestAnimationFrame(() => setTimeout(() => loadFonts().then(show), aheadMs));
}

/** A page that began within this many milliseconds, at a desk, has fonts at hand before anybody sees it. */
const nearMs = 150;

/** Paints nothing before the fonts have come, for a moment, where they can be expected within it; @returns whether that is so */
export function awaitFonts(show: () => unknown): boolean {
  if (hasFonts || innerWidth < 768 || performance.now() > nearMs) return false;
  dataset['holdFonts'] = 'all';
  const timer = setTimeout(() => {
    dataset['holdFonts'] = '';
    void loadFonts().then(show);
  }, aheadMs);
  void loadFonts().then(() => {
    clearTimeout(timer);
    if (dataset['holdFonts']) delete dataset['holdFonts'];
  });
  return true;
}

/** Keeps lazy pictures from being fetched, even those that are near, until `showPictures`. */
export function holdPictures(): void {
  dataset['holdPictures'] = '';
}

export function showPictures(): void {
  delete dataset['holdPictures'];
}

/**
 * Passes over the layout of what is not near the window (site/styles/global.css.ts) until the page is idle:
 * not where an address names a place, or the browser brings the visitor back to one, as places are only
 * where they should be once all is laid out.
 */
export function holdSections(): void {
  // Of what tells this, the oldest has the fewest letters, and all browsers know it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (!location.hash && performance.navigation.type === 0) dataset['holdSections'] = '';
}

/** Lays all sections out at once: a link leads to a place among them. */
export function showSections(): void {
  delete dataset['holdSections'];
}
