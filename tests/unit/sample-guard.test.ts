/** What an owner writes into content/ is none of these tests' business: they run on tests/sample and tests/second. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../support/builds.ts';

/** A path to content/ itself, from a file two folders down or from the project's root, but for the schema and what is made of it. */
const owners =
  /(?:\.\.\/){2,}content\b(?!\/schema)|(?:loadContent|cp|readFile|readdir)\(['"]content\b|project, ['"]content\b(?!\/schema)/;

/** The one that says that the content is valid, the one that holds the sample films to their storyboards, and this one. */
const allowed = [
  'tests/unit/content-shipped.test.ts',
  'tests/unit/films.test.ts',
  'tests/unit/sample-guard.test.ts',
];

const sources = [
  ...readdirSync(join(project, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => join(project, 'tests', path)),
  ...['playwright.config.ts', 'vitest.config.ts'].map((name) => join(project, name)),
];

test('no test reads the content of the owner but the one that says that it is valid', () => {
  const reading = sources
    .filter((path) => owners.test(readFileSync(path, 'utf8')))
    .map((path) => relative(project, path));
  expect(reading.sort()).toEqual(allowed.filter((path) => reading.includes(path)).sort());
  expect(reading, 'the guard knows the one that does').toContain(
    'tests/unit/content-shipped.test.ts',
  );
});
