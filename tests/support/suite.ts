/** What a suite of `npm test` is, and how the ones that are programs of their own are run and counted. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';

/** Where the reports of test runners go. */
export const reports = '.cache/reports';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A suite as tests/run.ts lists it. */
export interface Suite {
  name: string;
  /** Whether it looks at the built sites: where building them fails it is not run, as there would be nothing, or old ones. */
  needsBuild?: boolean;
  /** Whether it runs only where it is named: it takes minutes, and a machine of its own in the workflow. */
  onlyNamed?: boolean;
  /** Whether it needs a Chromium, which is then looked for, and installed, beforehand. */
  needsChromium?: boolean;
  /** Runs it with its output shown. One that counts nothing by itself counts as one. */
  run: () => Promise<Count>;
}

/** Runs a program from node_modules with its output shown. @returns whether it ended well */
export async function run(program: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...parameters], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The count of what ended well or not. */
export function asOne(well: boolean): Count {
  return { passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0 };
}

/** The sum of several counts. */
export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Runs a test runner and counts by the JSON report that it writes; one that fails without a failed test counts as one. */
export async function counted<T>(name: string, start: (report: string) => Promise<boolean>, report: z.ZodType<T>, count: (report: T) => Count): Promise<Count> {
  const file = `${reports}/${name}.json`;
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const well = await start(file);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return asOne(false);
  const result = count(report.parse(JSON.parse(text)));
  return { ...result, failed: well ? result.failed : Math.max(result.failed, 1) };
}

/** A suite of Vitest: one or more of the projects in vitest.config.ts. */
export async function vitest(project: string): Promise<Count> {
  return counted(
    project.replace('*', ''),
    (file) => run('vitest', ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]),
    z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number(), numTodoTests: z.number() }),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }),
  );
}

/**
 * A suite of Playwright: some of the projects in playwright.config.ts.
 * @param config another configuration file
 */
export async function playwright(name: string, projects: readonly string[], config?: string): Promise<Count> {
  return counted(
    name,
    (file) => run('playwright', ['test', ...(config === undefined ? [] : ['--config', config]), ...projects.map((project) => `--project=${project}`), '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );
}
