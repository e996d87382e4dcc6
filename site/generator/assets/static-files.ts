import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { ContentError, placesIn, type Diagnostic } from '../content/index.ts';
import type { Output } from '../output/index.ts';

/** What a system or an editor leaves behind in every folder that it was in. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*|.*~)$/;

/**
 * Every file in a folder, byte for byte.
 * @throws ContentError that names each link, pipe and the like: what they lead to would be published, or waited for
 */
export async function readStaticFiles(directory: string): Promise<Output> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const named = entries
    .filter((entry) => !entry.isDirectory() && !litter.test(entry.name))
    .map((entry) => ({
      entry,
      file: join(entry.parentPath, entry.name),
      path: relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'),
    }));
  const others = named.filter(({ entry }) => !entry.isFile());
  if (others.length > 0) {
    throw new ContentError(
      others.map(({ entry, path }) =>
        entry.isSymbolicLink()
          ? mistake(
              directory,
              path,
              'is a link, and only files are copied to the site',
              'Put the file itself in the place of the link, so that nothing else of this computer is published.',
            )
          : mistake(
              directory,
              path,
              'is not a file',
              'It is a pipe, a socket or a device of the system. Delete it.',
            ),
      ),
    );
  }
  return new Map(
    await Promise.all(named.map(async ({ file, path }) => [path, await readFile(file)] as const)),
  );
}

/**
 * Adds the files of static/ to what the build has made.
 * @param output everything else that out/ will hold
 * @throws ContentError that names each file that would take the place of a made one, or stand in its way
 */
export function addStaticFiles(output: Output, files: Output, directory: string): void {
  const made = new Map([...output.keys()].map((path) => [path.toLowerCase(), path]));
  const folders = new Set([...made.keys()].flatMap((path) => foldersOf(path)));
  const mistakes = [...files.keys()].flatMap((path) => {
    const lower = path.toLowerCase();
    // Hosts keep what stands in assets/ for a year, as its names change with the bytes. A file's own name does not.
    if (lower.startsWith('assets/'))
      return [
        mistake(
          directory,
          path,
          'cannot stand in assets/, which is the folder of the build itself',
          `Put it into another folder, such as ${basename(directory)}/files/.`,
        ),
      ];
    // A host that sends packed files would send it in the place of the page.
    const same =
      made.get(lower.replace(/\.(?:br|gz)$/, '')) ??
      foldersOf(lower)
        .map((folder) => made.get(folder))
        .find((found) => found !== undefined);
    if (same !== undefined)
      return [
        mistake(
          directory,
          path,
          `would take the place of ${same}, which the build makes`,
          'Delete it, or give it another name.',
        ),
      ];
    return folders.has(lower)
      ? [
          mistake(
            directory,
            path,
            `would stand in the way of the folder ${path}/, which the build makes`,
            'Delete it, or give it another name.',
          ),
        ]
      : [];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  for (const [path, bytes] of files) output.set(path, bytes);
}

/** 'a/b/c' as 'a', 'a/b'. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, steps) => steps.slice(0, index + 1).join('/'));

function mistake(directory: string, path: string, message: string, note: string): Diagnostic {
  const file = `${basename(directory)}/${path}`;
  return { ...placesIn(file, '')(0, 0), message: `${file} ${message}`, notes: [note] };
}
