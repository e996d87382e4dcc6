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

/**
 * Every web font of the page, those of letters beyond Latin-1 as well: to be asked for one, by name, would bring it
 * without these, and they would change the page a second time. Where the fonts do not come, the fallbacks stay, and
 * nothing is wrong.
 */
const loadFonts = (show: () => unknown): unknown =>
  Promise.all([...document.fonts].filter(({ family }) => !/~/.test(family)).map((face) => face.load()))
    .then(show)
    .catch(() => 0);

/**
 * Shows the words in the fallback fonts, which have about the same measures, until they have been painted
 * once and the web fonts have come.
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
  const load = (): unknown => loadFonts(() => (dataset['holdFonts'] ? delete dataset['holdFonts'] : show()));
  if (isNear) {
    load();
    setTimeout(() => {
      if (dataset['holdFonts']) dataset['holdFonts'] = '';
    }, aheadMs);
  } else requestAnimationFrame(() => setTimeout(load, aheadMs));
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
