/**
 * On a phone with a poor signal everything that a page asks for shares one thin line. What the first
 * screen can do without is held back by attributes of the root element (site/styles/global.css.ts)
 * that only script sets, so that without script nothing waits.
 */
const { dataset } = document.documentElement;

/** How far the first screen is ahead of the rest, in milliseconds: what was asked for is painted by then. */
export const aheadMs = 100;

/** At a desk, a page that began within this many milliseconds has its fonts in as many. */
const nearMs = 150;

/** Shows the page in these faces, with everything in its place, or leaves it in the fallbacks. */
type Show = (faces: readonly FontFace[]) => unknown;

/** Faces that are added change what is set in them alone. Of another name in the styles the browser would look for what it means to each element. */
export const addFaces = (faces: readonly FontFace[]): void =>
  faces.forEach((face) => document.fonts.add(face));

/**
 * Shows the words in the fallback fonts, which have about the same measures, until they have been painted once and all web
 * fonts have come, those of letters beyond Latin-1 as well: one that came later would change the page a second time. Where
 * they can be expected within a moment, nothing is painted for that moment, and nothing has to be changed. Where they do
 * not come, the fallbacks stay, and nothing is wrong.
 * @param styles begin with the rules of the web fonts, for pages without script
 * @param fonts arguments of the constructor of each, as JSON
 * @returns kept once that is over, whatever came of it
 */
export async function awaitFonts(styles: CSSStyleSheet, fonts: string, show: Show): Promise<void> {
  try {
    styles.deleteRule(0);
    // Whoever comes from another page of the site has the fonts already.
    if (
      document.referrer.startsWith(location.origin) ||
      (innerWidth > 767 && performance.now() < nearMs)
    ) {
      dataset['holdPage'] = 'fonts';
      setTimeout(() => delete dataset['holdPage'], nearMs);
    } else await new Promise((done) => requestAnimationFrame(() => setTimeout(done, aheadMs)));
    const faces = await Promise.all(
      (JSON.parse(fonts) as ConstructorParameters<typeof FontFace>[]).map((face) =>
        new FontFace(...face).load(),
      ),
    );
    await (dataset['holdPage'] ? addFaces : show)(faces);
    delete dataset['holdPage'];
  } catch {
    // No signal.
  }
}

export const isPageHeld = (): boolean => dataset['holdPage'] !== undefined;

/**
 * Keeps lazy pictures from being fetched, even those that are near, until `showPictures`, and passes over the layout of
 * what is not near the window until the page is idle: not where an address names a place, or the browser brings the
 * visitor back to one, as places are only where they should be once all is laid out.
 */
export function holdRest(): void {
  dataset['holdPictures'] = '';
  // Of what tells this, the oldest has the fewest letters, and all browsers know it.
  // oxlint-disable-next-line typescript/no-deprecated
  if (!location.hash && !performance.navigation.type) dataset['holdSections'] = '';
}

export function showPictures(): void {
  delete dataset['holdPictures'];
}

/** Lays all sections out at once: a link leads to a place among them. */
export function showSections(): void {
  delete dataset['holdSections'];
}
