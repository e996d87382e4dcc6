import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of every file of a built site, by its path with slashes. */
export function readSite(directory: string): ReadonlyMap<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map(
        (file) =>
          [relative(directory, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const,
      )
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
