/**
 * The room that looks at a finished site.
 * In: the address of a deployed site, or a page that stands open in a browser.
 * Out: a list of checks, each passed or not, with what was seen; what of the page does not fit.
 */
export { checkLive, LiveError, liveTable, type Check } from './check-live.ts';
export { layoutFaults, type LayoutFault, type LayoutRules } from './layout-faults.ts';
