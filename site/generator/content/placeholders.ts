import type { Placeholder } from './read-content.ts';

/** A release that still holds sample content. */
export class ReleaseError extends Error {}

/** What is still sample content, as a table for the terminal. */
export function placeholderTable(placeholders: readonly Placeholder[]): string {
  const rows = placeholders.map(
    ({ file, line, label }) => `  ${`${file}:${String(line)}`.padEnd(36)} ${label}`,
  );
  return [`  Still sample content (${String(placeholders.length)}):`, ...rows].join('\n');
}

/**
 * @throws ReleaseError that names each placeholder by file and line
 */
export function assertReleasable(placeholders: readonly Placeholder[]): void {
  if (placeholders.length === 0) return;
  throw new ReleaseError(
    `Nothing was built: --release takes no sample content.\n${placeholderTable(placeholders)}\nReplace each, then take its "placeholder: true" away.`,
  );
}
