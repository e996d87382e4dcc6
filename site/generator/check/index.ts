/**
 * The room that looks at a finished site.
 * In: the address of a deployed site, a folder that the build wrote, or a page that stands open in a browser.
 * Out: a list of checks, each passed or not, with what was seen; what of a page does not fit.
 * Three of its files are programs: check-site.ts (`npm run check`), check-live.ts (`npm run check:live`) and chromium.ts.
 */
export { checkLive, LiveError, liveTable, type Check } from './check-live.ts';
export { layoutFaults, type LayoutFault, type LayoutRules } from './layout-faults.ts';
