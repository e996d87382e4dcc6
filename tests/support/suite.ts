/** What a suite of `npm test` is, and how the ones that are programs of their own are run and counted. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Where the reports of test runners go. */
export const reports = '.cache/reports';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, where its runner tells: which, and the first line of why. */
  faults: readonly string[];
}

/** What a report says. */
type Counted = Omit<Count, 'faults'> & { faults: readonly { where: string; why: string }[] };

/** What suites need beside Node: see tests/support/programs.ts. */
export type Program = 'chromium' | 'fonts' | 'webkit' | 'firefox';

/** A suite as tests/run.ts lists it. */
export interface Suite {
  name: string;
  /** Whether it looks at the built sites: where building them fails it is not run, as there would be nothing, or old ones. */
  needsBuild?: boolean;
  /** Whether it runs only where it is named: it takes minutes, and a machine of its own in the workflow. */
  onlyNamed?: boolean;
  /** What it needs beside Node; where a machine lacks it, it is installed beforehand. */
  needs?: readonly Program[];
  /** Runs it with its output shown. One that counts nothing by itself counts as one. */
  run: () => Promise<Count>;
}

/** Runs a program from node_modules with its output shown. @returns whether it ended well */
export async function run(
  program: string,
  parameters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...parameters], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The count of what ended well or not. */
export function asOne(well: boolean): Count {
  return { passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0, faults: [] };
}

/** The sum of several counts. */
export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    counts.reduce((total, count) => total + count[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    faults: counts.flatMap(({ faults }) => faults),
  };
}

/** Runs a test runner and counts by the JSON report that it writes; one that fails without a failed test counts as one. */
export async function counted<T>(
  name: string,
  start: (report: string) => Promise<boolean>,
  report: z.ZodType<T>,
  count: (report: T) => Counted,
): Promise<Count> {
  const file = `${reports}/${name}.json`;
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const well = await start(file);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return asOne(false);
  const result = count(report.parse(JSON.parse(text)));
  const faults = result.faults.map(({ where, why }) => `${where}\n    ${firstLine(why)}`);
  return { ...result, faults, failed: well ? result.failed : Math.max(result.failed, 1) };
}

/** Without the colours of a terminal. */
const firstLine = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z
            .array(z.string())
            .nullish()
            .transform((messages) => messages ?? []),
        }),
      ),
    }),
  ),
});

/**
 * A suite of Vitest: one or more of the projects in vitest.config.ts.
 * @param options more of Vitest's own
 */
export async function vitest(project: string, options: readonly string[] = []): Promise<Count> {
  return counted(
    project.replace('*', ''),
    (file) =>
      run('vitest', [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...options,
      ]),
    vitestReport,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      faults: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = relative('.', name);
        const failed = assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            where: `${file} › ${fullName}`,
            why: failureMessages[0] ?? '',
          }));
        // A file that cannot be read has no tests.
        return failed.length === 0 && status === 'failed'
          ? [{ where: file, why: message }]
          : failed;
      }),
    }),
  );
}

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().default('') })),
});

/** The tests of a suite that failed, under the titles that they stand below. */
function faultsIn(
  { title, specs, suites = [] }: z.infer<typeof playwrightSuite>,
  above: readonly string[] = [],
): { where: string; why: string }[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        where: [`[${projectName}] ${path.join(' › ')}`, spec.title].join(' › '),
        why: results.flatMap(({ error }) => (error === undefined ? [] : [error.message]))[0] ?? '',
      })),
  );
  return [...own, ...suites.flatMap((suite) => faultsIn(suite, path))];
}

/**
 * A suite of Playwright: some of the projects in playwright.config.ts.
 * @param config another configuration file
 */
export async function playwright(
  name: string,
  projects: readonly string[],
  config?: string,
): Promise<Count> {
  return counted(
    name,
    (file) =>
      run(
        'playwright',
        [
          'test',
          ...(config === undefined ? [] : ['--config', config]),
          ...projects.map((project) => `--project=${project}`),
          '--reporter=dot,json',
        ],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      ),
    playwrightReport,
    ({ stats, suites, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      faults: [
        ...errors.map(({ message }) => ({ where: name, why: message })),
        ...suites.flatMap((suite) => faultsIn(suite)),
      ],
    }),
  );
}
