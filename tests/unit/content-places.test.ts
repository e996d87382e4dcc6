import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPlaces } from '../../site/generator/check/content-places.ts';
import { project, sample } from '../support/builds.ts';

const placeOf = await contentPlaces(join(project, sample));

test.each([
  ['the words themselves', 'Getting Emails', /demos\.yaml:\d+, caption$/],
  ['the beginning of long words, as a report cuts them off', 'Three vans, one phone, and a wall of…', /case-studies\.yaml:\d+, beforeSummary$/],
  ['a button with words of its own around the field', 'Loading Checking Availability now', /demos\.yaml:\d+, caption$/],
])('words are found where they stand in the content: %s', (_what, seen, place) => {
  expect(placeOf(seen)).toMatch(place);
});

test.each(['Skip to nothing at all', '1', ''])('words that are none of the content have no place there: %s', (seen) => {
  expect(placeOf(seen)).toBeUndefined();
});
