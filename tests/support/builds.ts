import { resolve } from 'node:path';

/** The content of the tests: never what an owner has in content/. */
export const sample = 'tests/sample';

/** A business as different from the sample as the schema allows. */
const second = 'tests/second';

/** One built site. The environment variable holds its URL while the site is served. */
export interface Built {
  content: string;
  base: string;
  directory: string;
  variable: string;
}

/** The built sites that the tests look at. */
export const builds = {
  root: { content: sample, base: '/', directory: '.cache/tests/root', variable: 'TEST_URL_ROOT' },
  second: {
    content: second,
    base: '/werk/',
    directory: '.cache/tests/second',
    variable: 'TEST_URL_SECOND',
  },
} as const satisfies Record<string, Built>;

/** The folder of the project, from which all of these paths lead. */
export const project = resolve(import.meta.dirname, '../..');
