/** Tests must not depend on what an owner writes into content/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../support/builds.ts';

/** A path to content/, relative or from the project's root, except for content/schema. */
const owners =
  /(?:\.\.\/){2,}content\b(?!\/schema)|(?:loadContent|cp|readFile|readdir)\(['"]content\b|project, ['"]content\b(?!\/schema)/;

/** Tests of the shipped content and of the sample videos, and this test. */
const allowed = [
  'tests/unit/content-shipped.test.ts',
  'tests/unit/content-videos.test.ts',
  'tests/unit/sample-guard.test.ts',
];

const sources = [
  ...readdirSync(join(project, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => join(project, 'tests', path)),
  ...['playwright.config.ts', 'vitest.config.ts'].map((name) => join(project, name)),
];

test('tests should not read the content of the owner, but for those allowed', () => {
  const reading = sources
    .filter((path) => owners.test(readFileSync(path, 'utf8')))
    .map((path) => relative(project, path));
  expect(reading.sort()).toEqual(allowed.filter((path) => reading.includes(path)).sort());
  expect(reading, 'the guard knows the one that does').toContain(
    'tests/unit/content-shipped.test.ts',
  );
});
