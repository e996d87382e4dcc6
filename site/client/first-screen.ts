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

/** Where the fonts do not come, the fallbacks stay, and nothing is wrong. */
const loadFonts = (show: () => unknown): unknown =>
  document.fonts
    .load("800 1em 'Bricolage Grotesque','Instrument Sans'")
    .then(show)
    .catch(() => 0);

/**
 * Shows the words in the fallback fonts, which have about the same measures, until they have been painted
 * once and both web fonts have come.
 * @param show changes to the web fonts; where it cannot be had, the page keeps the fallbacks until it is next opened
 */
export function holdFonts(show: () => unknown): void {
  if (hasFonts) return;
  dataset['holdFonts'] = '';
  requestAnimationFrame(() => setTimeout(() => loadFonts(show), aheadMs));
}

/** A page that began within this many milliseconds, at a desk, has fonts at hand before anybody sees it. */
const nearMs = 150;

/** Like holdFonts; where the fonts can be expected within a moment, nothing is painted for that moment, and nothing has to be changed. */
export function awaitFonts(show: () => unknown): void {
  if (hasFonts) return;
  const isNear = innerWidth > 767 && performance.now() < nearMs;
  dataset['holdFonts'] = isNear ? 'all' : '';
  const paintFirst = (): unknown =>
    setTimeout(() => {
      if ('holdFonts' in dataset) {
        dataset['holdFonts'] = '';
        loadFonts(show);
      }
    }, aheadMs);
  if (isNear) {
    paintFirst();
    loadFonts(() => {
      if (dataset['holdFonts']) delete dataset['holdFonts'];
    });
  } else requestAnimationFrame(paintFirst);
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
  // oxlint-disable-next-line typescript/no-deprecated
  if (!location.hash && !performance.navigation.type) dataset['holdSections'] = '';
}

/** Lays all sections out at once: a link leads to a place among them. */
export function showSections(): void {
  delete dataset['holdSections'];
}
