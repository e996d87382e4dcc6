/** A copy of the project, with files that a test may change and a cache of its own. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project, sample } from './builds.ts';
import { runProgram } from './program.ts';

export interface ProjectCopy {
  directory: string;
  /**
   * Builds the site in a process of its own.
   * @throws Error with the output of the build when it fails
   */
  build: (...options: string[]) => Promise<void>;
  remove: () => Promise<void>;
}

const copied = [
  'build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'site',
  'content/schema.ts',
  'content/schema',
  'content/schemas',
  'static',
];

/** Where hard links to the packages are possible: on the same disk. */
const ownDisk = join(project, '.cache/tests');

/**
 * Copies what a build needs, with the sample as its content.
 * @param withCache whether to copy the cache of earlier builds, too
 * @param withPackages whether the packages stand in the copy, as esbuild's hashes know their paths;
 *   otherwise a symbolic link leads to them
 */
export async function copyProject({
  withCache = false,
  withPackages = false,
} = {}): Promise<ProjectCopy> {
  await mkdir(ownDisk, { recursive: true });
  const directory = await mkdtemp(join(withPackages ? ownDisk : tmpdir(), 'project-'));
  const artwork = join(project, 'site/artwork');
  await Promise.all(
    copied.map((name) =>
      cp(join(project, name), join(directory, name), {
        recursive: true,
        filter: (path) => path !== artwork,
      }),
    ),
  );
  await cp(join(project, sample), join(directory, 'content'), { recursive: true });
  if (withCache)
    await cp(join(project, '.cache'), join(directory, '.cache'), {
      recursive: true,
      filter: (path) => !/\/\.cache\/(tests|reports)/.test(path),
    });
  const [from, to] = [project, directory].map((root) => join(root, 'node_modules'));
  if (withPackages) await promisify(execFile)('cp', ['-al', from ?? '', to ?? '']);
  else await symlink(from ?? '', to ?? '');
  return {
    directory,
    async build(...options) {
      const { code, said } = await runProgram(directory, 'build.ts', '--base', '/', ...options);
      if (code !== 0) throw new Error(`The build in ${directory} failed:\n${said}`);
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
