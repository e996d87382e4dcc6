/**
 * The room that looks at a finished site.
 * In: the address of a deployed site, or a folder that the build wrote.
 * Out: a list of checks, each passed or not, with what was seen.
 * Three of its files are programs: check-site.ts (`npm run check`), check-live.ts (`npm run check:live`) and chromium.ts.
 */
export { checkLive, LiveError, liveTable, type Check } from './check-live.ts';
