import { renameSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import type { Output } from './output.ts';

/** Marks a folder that a build wrote; the build replaces no other folder. */
const markerFile = '.built-site';

const shown = (path: string): string => relative('', path) || path;

/**
 * Makes sure that a folder may be replaced: a missing folder, an empty one, or an earlier build.
 * @throws UsageError if the folder contains other files
 */
export async function assertSafeOutDir(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: unknown): string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new UsageError(
      `${shown(directory)} is not a folder, or cannot be read (${String(error)}). ` +
        'Name another folder with --out.',
    );
  });
  if (names.length === 0 || names.includes(markerFile)) return;
  throw new UsageError(
    `${shown(directory)} contains files that no build wrote (${names.slice(0, 5).join(', ')}), ` +
      'and the build would delete them. Name a new or empty folder with --out. If an earlier ' +
      'version of the build wrote this folder, delete the folder.',
  );
}

/**
 * Writes the site to a new folder and renames that folder, so a failed build leaves the last good
 * site.
 */
export async function writeOutput(directory: string, output: Output): Promise<void> {
  await assertSafeOutDir(directory);
  // Replace the target of a symbolic link, not the link.
  const target = await realpath(directory).catch(() => resolve(directory));
  const [fresh, old] = [`${target}.new-${process.pid}`, `${target}.old-${process.pid}`];
  try {
    const files = new Map(output).set(markerFile, Buffer.from('Written by build.ts.\n'));
    const folders = new Set([...files.keys()].map((path) => dirname(join(fresh, path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    for (const [path, bytes] of files)
      await writeFile(join(fresh, path), bytes).catch((cause: unknown) => {
        throw new Error(`Could not write ${shown(join(directory, path))}: ${String(cause)}`);
      });
    await mkdir(target, { recursive: true });
    // Synchronous, so that no other code runs between the two renames.
    renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
