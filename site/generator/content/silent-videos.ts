interface Told {
  id: string;
  caption: string;
  transcript?: string | undefined;
}

interface Videos {
  demos: readonly Told[];
  testimonials: readonly Told[];
}

/**
 * The warning of the build for videos without a transcript: whoever cannot hear or see them gets
 * nothing of them (https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded).
 * @param directory the folder of the content, as the owner is to read it
 * @returns one text that names all of them, or null where there are none
 */
export function silentVideosWarning(
  { demos, testimonials }: Videos,
  directory: string,
): string | null {
  const row = (file: string, { id, caption }: Told): string =>
    `  ${`${directory}/${file}`.padEnd(36)} ${id}: ${caption}`;
  const silent = [
    ...demos
      .filter(({ transcript }) => transcript === undefined)
      .map((demo) => row('demos.yaml', demo)),
    ...testimonials
      .filter(({ transcript }) => transcript === undefined)
      .map((testimonial) => row('testimonials.yaml', testimonial)),
  ];
  if (silent.length === 0) return null;
  return [
    `  Warning: videos without a transcript (${String(silent.length)}); who cannot hear or see them gets nothing of them:`,
    ...silent,
    '  Write what is said and what happens into their `transcript`, and caption the video itself (README, Captions and transcripts).',
  ].join('\n');
}
