import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

/**
 * Left out: what takes long and no mutant of a line can change (who imports whom, what a browser lays out, which film is
 * drawn how), what reads the owner's content, and what starts programs to kill them.
 */
const apart = [
  'architecture',
  'build-killed',
  'content-properties',
  'content-shipped',
  'films',
  'layout-faults',
  'sample-guard',
].map((name) => `tests/unit/${name}.test.ts`);

/** The unit tests that the mutants of a part are tried on: see mutants.ts. */
const wanted = process.env['MUTANTS_TESTS']?.split(' ');

export default defineConfig({
  test: {
    projects: (all.test?.projects ?? []).flatMap((project) => {
      const test = typeof project === 'object' && 'test' in project ? project.test : undefined;
      if (test === undefined || (test.name !== 'unit' && test.name !== 'unit-dom')) return [];
      const include = wanted?.map(
        (name) => `tests/unit/${name}.test.${test.name === 'unit' ? 'ts' : 'tsx'}`,
      );
      return [
        {
          ...(project as object),
          test: { ...test, exclude: apart, ...(include === undefined ? {} : { include }) },
        },
      ];
    }),
  },
});
