/** A copy of the project to build in: with a cache of its own, and with files that may be changed. */
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { sample } from '../support/builds.ts';
import { runBuild } from './run-build.ts';

const original = resolve(import.meta.dirname, '../..');

/** What a build took. */
export interface Effort {
  /** Milliseconds from the start of the program to its end. */
  time: number;
  /** Milliseconds that the build's own process kept a processor busy; what else runs on the machine hardly changes it. */
  cpu: number;
  /** Bytes of memory that the build's own process had at its peak. */
  memory: number;
}

export interface ProjectCopy {
  directory: string;
  /**
   * Builds the site, whole process.
   * @param content the folder with the content, below the copy
   * @throws Error with what the build said when it fails
   */
  build: (content?: string) => Promise<Effort>;
  emptyCache: () => Promise<void>;
  remove: () => Promise<void>;
}

const usage = z.object({ cpu: z.number(), memory: z.number() });

/**
 * Copies what a build needs, with the sample as its content; the packages are linked.
 * @param withCache whether what earlier builds of the original have made comes along, by its kinds: the folder holds more
 */
export async function copyProject({ withCache = false } = {}): Promise<ProjectCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-project-'));
  for (const name of [
    'build.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'site',
    'content/schema.ts',
    'content/schemas',
    'static',
  ])
    await cp(join(original, name), join(directory, name), { recursive: true });
  await cp(join(original, sample), join(directory, 'content'), { recursive: true });
  const cache = join(original, '.cache');
  if (withCache)
    await cp(cache, join(directory, '.cache'), {
      recursive: true,
      filter: (path) => path === cache || /^[a-z-]+-[0-9a-f]{40}$/.test(relative(cache, path)),
    });
  await symlink(join(original, 'node_modules'), join(directory, 'node_modules'));
  const usageFile = join(directory, 'usage.jsonl');
  return {
    directory,
    async build(content = 'content') {
      await rm(usageFile, { force: true });
      const start = performance.now();
      await runBuild(directory, ['--content', content], {
        BENCH_USAGE_FILE: usageFile,
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'note-usage.mjs')).href}`,
      });
      const time = performance.now() - start;
      // One line for tsx and one for the build that it starts, which is the larger.
      const lines = (await readFile(usageFile, 'utf8')).trim().split('\n');
      const processes = lines.map((line) => usage.parse(JSON.parse(line)));
      return {
        time,
        cpu: Math.max(...processes.map(({ cpu }) => cpu)),
        memory: Math.max(...processes.map(({ memory }) => memory)),
      };
    },
    emptyCache: () => rm(join(directory, '.cache'), { recursive: true, force: true }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
