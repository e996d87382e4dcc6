/**
 * The oldest browsers in which the site is more than its HTML: Baseline, widely available
 * (https://web.dev/baseline), as of May 2024. What is built agrees with it, which tests/built/baseline.test.ts
 * checks. Below it no script runs, and the page is what it is without script: whole, plain and readable.
 */
export const baseline = { chrome: '124', firefox: '126', safari: '17.5' } as const;

/**
 * A script, which has to be one expression, that does nothing below the baseline, where the styles, too, take script for switched off:
 * both ask for the media feature `scripting`, which Chrome has known since 120, Firefox since 113 and Safari since 17.
 */
export const fromBaselineOn = (script: string): string =>
  `matchMedia("(scripting)").matches&&${script}`;
