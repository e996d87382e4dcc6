import { expect, test } from 'vitest';
import { silentVideosWarning } from '../../site/generator/content/silent-videos.ts';

test('a video without a transcript is a warning of the build, one for all of them', () => {
  const demos = [
    { id: 'pa-1', caption: 'Sending Emails' },
    { id: 'pa-2', caption: 'Getting Emails', transcript: 'You speak. It is done.' },
  ];
  const testimonials = [
    { id: 't-1', caption: 'Walt, carpenter', transcript: 'It works.' },
    { id: 't-2', caption: 'Ann, plumber' },
  ];
  expect(
    silentVideosWarning(
      { demos: demos.slice(1), testimonials: testimonials.slice(0, 1) },
      'content',
    ),
  ).toBeNull();
  expect(silentVideosWarning({ demos, testimonials }, 'my/content')).toBe(
    [
      '  Warning: videos without a transcript (2); who cannot hear or see them gets nothing of them:',
      '  my/content/demos.yaml                pa-1: Sending Emails',
      '  my/content/testimonials.yaml         t-2: Ann, plumber',
      '  Write what is said and what happens into their `transcript`, and caption the video itself (README, Captions and transcripts).',
    ].join('\n'),
  );
});
