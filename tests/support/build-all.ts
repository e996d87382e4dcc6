/** Builds the sites of the tests, once for all that run later. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builds, project, type Built } from './builds.ts';
import { runProgram } from './program.ts';

const inputs = ['build.ts', 'package-lock.json', 'content/schema.ts', 'site', 'static', 'tests'];

/** Changes with each file that a build of the tests reads. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(project, input);
    const names = (await stat(path)).isFile() ? [''] : await readdir(path, { recursive: true });
    for (const name of names.toSorted()) {
      if (input === 'tests' && !/^(sample|second)/.test(name)) continue;
      hash.update(`${input}/${name} ${(await stat(join(path, name))).mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const stampOf = ({ directory }: Built): string => join(project, `${directory}.stamp`);

/**
 * Builds what tests/support/builds.ts lists, where its inputs have changed. Vitest and Playwright
 * call it as their global setup.
 * @throws Error with the output of the build when it fails
 */
export default async function buildAll(): Promise<void> {
  const current = await fingerprint();
  const stale: Built[] = [];
  for (const built of Object.values(builds)) {
    const stamp = await readFile(stampOf(built), 'utf8').catch(() => '');
    if (stamp !== current) stale.push(built);
  }
  await Promise.all(
    stale.map(async (built) => {
      const { content, base, directory } = built;
      await rm(join(project, directory), { recursive: true, force: true });
      const options = ['--content', content, '--base', base, '--out', directory];
      const { code, said } = await runProgram(project, 'build.ts', ...options);
      if (code !== 0) throw new Error(`The site of ${content} could not be built:\n${said}`);
      await writeFile(stampOf(built), current);
    }),
  );
}
