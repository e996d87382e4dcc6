import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../error-code.ts';

/**
 * The list of what a build wrote, kept among what it wrote: only what stands in it is ever replaced or
 * removed. Whatever else somebody puts there (a thesis, the .git of another branch) is not ours.
 */
export const manifestFile = '.built-files.json';

const manifestSchema = z.object({ files: z.array(z.string()) });

/** What file managers drop into any folder that they show. */
const litter = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The text of a manifest for these paths, the same for the same paths. */
export function manifestText(paths: Iterable<string>): string {
  return `${JSON.stringify({ about: 'What the build wrote here. It replaces these files, and refuses to where there are others.', files: [...paths].sort() }, null, 1)}\n`;
}

/** The paths below a folder that a build wrote into it; none where no build has. */
export async function builtFiles(directory: string): Promise<Set<string>> {
  try {
    const { files } = manifestSchema.parse(
      JSON.parse(await readFile(join(directory, manifestFile), 'utf8')),
    );
    return new Set([manifestFile, ...files]);
  } catch {
    // There is none, or not one as a build writes it: then nothing here is known to be ours, the manifest included.
    return new Set();
  }
}

/** The files in a folder that no build wrote, by their paths below it; none where the folder does not exist. */
export async function foreignFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    },
  );
  const ours = await builtFiles(directory);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !ours.has(path) && !litter.test(path))
    .sort();
}
