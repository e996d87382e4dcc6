/** A copy of the project to build in: with a cache of its own, and with files that may be changed. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * Copies what a build needs, with the sample as its content; the packages are linked.
 * @param withCache whether to copy the cache of earlier builds, too
 */
export async function copyProject({ withCache = false } = {}): Promise<ProjectCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'project-'));
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
  await symlink(join(project, 'node_modules'), join(directory, 'node_modules'));
  return {
    directory,
    async build(...options) {
      const { code, said } = await runProgram(directory, 'build.ts', '--base', '/', ...options);
      if (code !== 0) throw new Error(`The build in ${directory} failed:\n${said}`);
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
