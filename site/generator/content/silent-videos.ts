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
 * @returns one text that names all of them, or null where there are none
 */
export function silentVideosWarning({ demos, testimonials }: Videos): string | null {
  const silent = [
    ...demos.filter(({ transcript }) => transcript === undefined).map(({ id, caption }) => `  content/demos.yaml          ${id}: ${caption}`),
    ...testimonials.filter(({ transcript }) => transcript === undefined).map(({ id, caption }) => `  content/testimonials.yaml   ${id}: ${caption}`),
  ];
  if (silent.length === 0) return null;
  return [`  Warning: videos without a transcript (${String(silent.length)}); who cannot hear or see them gets nothing of them:`, ...silent, '  Write what is said and what happens into their `transcript`, and caption the video itself (README, Captions and transcripts).'].join('\n');
}
