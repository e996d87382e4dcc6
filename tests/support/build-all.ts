/** Builds the sites that the tests look at, once for all suites of a run. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builds, project, type Built } from './builds.ts';

/** Says to the processes that start later that the sites are built from the code as it stands. */
const variable = 'TEST_BUILDS_FRESH';

/**
 * Builds what tests/support/builds.ts lists, unless an earlier step of this run has. Vitest and Playwright call it as
 * their global setup, so that a single test file never looks at an old site.
 * @throws Error with what the build said when one fails
 */
export default async function buildAll(): Promise<void> {
  if (process.env[variable] !== undefined) return;
  // The first alone: what it puts into the cache is what the others would make at the same time.
  const [first, ...others] = Object.values(builds);
  if (first !== undefined) await build(first);
  await Promise.all(others.map(build));
  process.env[variable] = 'yes';
}

async function build({ content, base, directory }: Built): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'build.ts', '--content', content, '--base', base, '--out', directory],
    { cwd: project, maxBuffer: 2 ** 26 },
  ).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`The site of ${content} could not be built for ${base}:\n${said}`, {
      cause: error,
    });
  });
}
