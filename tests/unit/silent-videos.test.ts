import { expect, test } from 'vitest';
import { silentVideosWarning } from '../../site/generator/content/silent-videos.ts';
import { contentForTests } from '../support/content.ts';

test('a video without a transcript is a warning of the build, one for all of them', async () => {
  const { demos, testimonials } = await contentForTests();
  const told = { demos: demos.map((demo) => ({ ...demo, transcript: 'You speak. It is done.' })), testimonials: testimonials.map((each) => ({ ...each, transcript: 'It works.' })) };
  expect(silentVideosWarning(told, 'content')).toBeNull();
  const [first, ...rest] = told.demos;
  const [person, ...people] = told.testimonials;
  if (first === undefined || person === undefined) throw new Error('The content has no videos.');
  const warning = silentVideosWarning({ demos: [{ ...first, transcript: undefined }, ...rest], testimonials: [{ ...person, transcript: undefined }, ...people] }, 'content');
  expect(warning).toContain('videos without a transcript (2)');
  expect(warning).toContain(` ${first.id}: ${first.caption}`);
  expect(warning).toContain(`${person.id}: ${person.caption}`);
});
