const breakpoints = { small: 640, medium: 768, large: 1024, extraLarge: 1280 } as const;

export const from = (name: keyof typeof breakpoints): string =>
  `(min-width: ${String(breakpoints[name])}px)`;

export const below = (name: keyof typeof breakpoints): string =>
  `(max-width: ${String(breakpoints[name] - 0.02)}px)`;

/** Windows in which a section is higher than the screen. */
export const lowWindow = '(max-height: 899.98px)';

/**
 * Where script runs: what makes no sense without it stands under this query. Browsers below the
 * baseline do not know it, and neither run script (site/generator/code/bundle.ts) nor match it.
 */
export const scripted = '(scripting: enabled)';

/** Where the visitor did not ask for less motion. */
export const motion = '(prefers-reduced-motion: no-preference)';

/** Where a pointer can hover: a tap must not leave a hover style behind. */
export const hover = '(hover: hover)';

/** On paper the site is a leaflet of two pages: the promise, the case studies, the contact. */
export const print = 'print';

export const dark = '(prefers-color-scheme: dark)';

/** Where the visitor wants all the contrast there is. */
export const contrast = '(prefers-contrast: more)';

/** Where the visitor's own few colors stand in for all others, as in Windows' contrast themes. */
export const forced = '(forced-colors: active)';

/** Begins the selectors of languages written from right to left. */
export const rightToLeft = '[dir=rtl]';
