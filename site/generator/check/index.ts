/**
 * The room that looks at a finished site.
 * In: the address of a deployed site.
 * Out: a list of checks, each passed or not, with what was seen.
 */
export { checkLive, LiveError, liveTable, type Check } from './check-live.ts';
