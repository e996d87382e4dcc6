import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentPlaces } from '../../site/generator/check/content-places.ts';
import { contentNames } from '../../site/generator/content/index.ts';
import { project, sample } from '../support/builds.ts';

const placeOf = await contentPlaces(join(project, sample));

test.each([
  ['the words themselves', 'Getting Emails', /demos\.yaml:\d+, caption$/],
  [
    'the beginning of long words, as a report cuts them off',
    'Three vans, one phone, and a wall of…',
    /case-studies\.yaml:\d+, beforeSummary$/,
  ],
  [
    'a button with words of its own around the field',
    'Loading Checking Availability now',
    /demos\.yaml:\d+, caption$/,
  ],
])('words are found where they stand in the content: %s', (_what, seen, place) => {
  expect(placeOf(seen)).toMatch(place);
});

test.each(['Skip to nothing at all', '1', ''])(
  'words that are none of the content have no place there: %s',
  (seen) => {
    expect(placeOf(seen)).toBeUndefined();
  },
);

/** A folder with a word here and there, and files that say nothing. */
const folder = await mkdtemp(join(tmpdir(), 'content-places-'));
afterAll(async () => rm(folder, { recursive: true }));
const written = new Map([
  [
    'site',
    `before: Crew scheduling for roofers
short: Ada
shorter: ok
number: 12345
nothing: null
spread: >
  Two  lines\tof
  one   sentence.

tagline: Crew scheduling
list:
  - name: Permits … and plans
    detail: Permits
  - name: plans
`,
  ],
]);
await Promise.all(
  contentNames.map(async (name) =>
    writeFile(join(folder, `${name}.yaml`), written.get(name) ?? 'empty: ""\n'),
  ),
);
const placeIn = await contentPlaces(folder);

test.each([
  [
    'a field of just these words comes before one that has them among others',
    'Crew scheduling',
    10,
    'tagline',
  ],
  ['a field that has these words among others', 'scheduling for', 1, 'before'],
  [
    'of fields that are part of what was seen, the longest',
    'Open Permits, then Crew scheduling',
    10,
    'tagline',
  ],
  [
    'of fields that are part of what was seen, the longest, wherever it stands',
    'Ada does Crew scheduling',
    10,
    'tagline',
  ],
  ['blanks around a part of a field', ' one sentence.  ', 6, 'spread'],
  ['three letters are enough', 'Ada', 2, 'short'],
  [
    'blanks, tabs and line breaks of the file, and of the page',
    ' Two lines\n of  one sentence. ',
    6,
    'spread',
  ],
  ['blanks around what was cut off', 'Two lines of …', 6, 'spread'],
  ['three dots that are part of the words', 'Permits … and', 12, 'name'],
  ['a field in a list', 'Permits', 13, 'detail'],
])('the place of words is that of %s', (_what, seen, line, field) => {
  expect(placeIn(seen)).toBe(
    `${folder.slice(tmpdir().length + 1)}/site.yaml:${String(line)}, ${field}`,
  );
});

test.each([
  ['two letters', 'ok'],
  ['what is no text', '12345'],
  ['nothing', ' '],
  ['two letters and that they were cut off', 'ok …'],
])('there is no place of %s', (_what, seen) => {
  expect(placeIn(seen)).toBeUndefined();
});
