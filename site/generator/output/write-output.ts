import { existsSync } from 'node:fs';
import { mkdir, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../error-code.ts';
import { builtFiles, foreignFiles, manifestFile, manifestText } from './manifest.ts';
import type { Output } from './output.ts';
import { recoverFolder, replaceFolder } from './replace-folder.ts';

/** A folder that the site cannot be written to; its message is for the person at the command line. */
export class OutputError extends Error {}

/** A path as the person at the command line would write it. */
const shown = (path: string): string => {
  const near = relative('', path);
  return near === '' || near.startsWith('..') ? path : near;
};

/** Where a folder really is, links followed; of what does not exist yet, its nearest parent that does. */
async function realPath(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await realpath(absolute);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const link = await readlink(absolute).catch(() => null);
    if (link !== null)
      throw new OutputError(
        `${shown(path)} is a link to ${link}, which does not exist. Make that folder, or remove the link.`,
      );
    const parent = dirname(absolute);
    return parent === absolute
      ? absolute
      : join(await realPath(parent), relative(parent, absolute));
  }
}

const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Makes sure, before anything is built, that a folder may be written to, and puts right what a killed build has left there.
 * @param project the project's folder: one that holds it is not replaced
 * @param sources folders that the site is made from: nothing is written into them
 * @throws OutputError that says why it may not, and names files that no build wrote
 */
export async function claimOutput(
  directory: string,
  project: string,
  sources: readonly string[],
): Promise<void> {
  const target = await realPath(directory);
  const [home, ...others] = await Promise.all([project, ...sources].map(realPath));
  for (const source of others) {
    if (isWithin(source, target))
      throw new OutputError(
        `--out ${shown(directory)} lies in ${source}, which the site is made from. Give a folder of its own, such as --out out.`,
      );
  }
  for (const source of [home, ...others]) {
    if (source !== undefined && isWithin(target, source))
      throw new OutputError(
        `--out ${shown(directory)} would replace a folder that holds ${source}. Give a folder of its own, such as --out out.`,
      );
  }
  await recoverFolder(target);
  await assertOurs(directory, target);
}

async function assertOurs(directory: string, target: string): Promise<void> {
  const foreign = await foreignFiles(target).catch((error: unknown) => {
    throw codeOf(error) === 'ENOTDIR'
      ? new OutputError(`${shown(directory)} is a file. Give --out the name of a folder.`)
      : error;
  });
  if (foreign.length === 0) return;
  const some = foreign.slice(0, 8).map((path) => `  ${shown(join(directory, path))}`);
  const more =
    foreign.length > some.length ? [`  … and ${String(foreign.length - some.length)} more`] : [];
  throw new OutputError(
    [
      `${shown(directory)} holds ${foreign.length === 1 ? 'a file that is' : 'files that are'} not of a built site, and would be replaced:`,
      ...some,
      ...more,
      'Move what you want to keep (files for the site itself belong into static/), or give --out a new or an empty folder. If an earlier version of this build wrote it, delete the folder.',
    ].join('\n'),
  );
}

/** What a mount point, a folder of another user and the like answer when they are to be renamed. */
const notReplaceable: readonly unknown[] = ['EBUSY', 'EACCES', 'EPERM', 'EXDEV', 'EROFS'];

/**
 * Writes the whole site to a fresh folder and swaps it in, so that a failed write leaves the last good
 * site untouched. A folder that cannot be swapped, such as a container's volume, is written inside, file by
 * file. The only function that writes to out/.
 * @throws OutputError where the folder holds what no build wrote; Error that names the file that could not be written
 */
export async function writeOutput(directory: string, output: Output): Promise<void> {
  const target = await realPath(directory);
  await assertOurs(directory, target);
  const named = (path: string) => (error: unknown) => {
    throw new Error(
      `Could not write ${shown(join(directory, path))}: ${String(error)}. Is the disk full, or the folder write-protected?`,
      { cause: error },
    );
  };
  try {
    await replaceFolder(target, async (fresh) => {
      await mkdir(fresh, { recursive: true });
      const files = new Map(output).set(manifestFile, Buffer.from(manifestText(output.keys())));
      await makeFolders(fresh, files.keys()).catch(named(''));
      await Promise.all(
        [...files].map(([path, bytes]) => writeFile(join(fresh, path), bytes).catch(named(path))),
      );
    });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    if (!notReplaceable.includes(codeOf(error)) || !existsSync(target)) named('')(error);
    await fillFolder(target, output, named);
  }
}

async function makeFolders(directory: string, paths: Iterable<string>): Promise<void> {
  const folders = new Set([...paths].map((path) => dirname(join(directory, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
}

/** What pages name comes before the pages, and the home page last: whoever reads meanwhile finds a whole site, old or new. */
const inOrder = (paths: Iterable<string>): string[] => {
  const rank = (path: string): number =>
    path === 'index.html' ? 2 : extname(path) === '.html' ? 1 : 0;
  return [...paths].sort((a, b) => rank(a) - rank(b));
};

/** Writes into a folder that stays: the manifest of all old and new files first, each file in one step, then what is no longer part of the site goes. */
async function fillFolder(
  target: string,
  output: Output,
  named: (path: string) => (error: unknown) => never,
): Promise<void> {
  const before = await builtFiles(target);
  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const fresh = join(target, `${path}.new`);
    await writeFile(fresh, bytes);
    await rename(fresh, join(target, path));
  };
  const ours = new Set([...before, ...output.keys()]);
  // A kill may leave one of these.
  const known = [...ours].flatMap((path) => [path, `${path}.new`]);
  await write(manifestFile, Buffer.from(manifestText(known))).catch(named(manifestFile));
  await makeFolders(target, output.keys()).catch(named(''));
  for (const path of inOrder(output.keys()))
    await write(path, output.get(path) ?? new Uint8Array()).catch(named(path));
  for (const path of before)
    if (!output.has(path) && path !== manifestFile) await rm(join(target, path), { force: true });
  await write(manifestFile, Buffer.from(manifestText(output.keys()))).catch(named(manifestFile));
}
