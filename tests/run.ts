/**
 * Every check of this project, in order, with the time that each took: `npm test`, or `npm test -- unit browser`
 * for some of them. The last line is 'N passed, M failed'; a check that counts nothing by itself counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { builds } from './support/builds.ts';
import { findChromium } from './support/chromium.ts';
import { findEngine, type Engine } from './support/engines.ts';
import serveBuilt from './support/serve-built.ts';

const REPORTS = '.cache/reports';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  /** What was just built is looked at: without a build there would be nothing, or an old one. */
  needsBuild?: boolean;
  run: () => Promise<Count>;
}

const pa11yConfig = z.looseObject({ defaults: z.looseObject({ chromeLaunchConfig: z.looseObject({ args: z.array(z.string()) }) }) });

const steps: Step[] = [
  { name: 'types', run: () => check('tsc', '--noEmit') },
  { name: 'lint', run: () => check('eslint', '.', '--max-warnings', '0') },
  { name: 'unit', run: () => vitest('unit*') },
  { name: 'build', run: buildBoth },
  { name: 'built', needsBuild: true, run: () => vitest('built') },
  { name: 'browser', needsBuild: true, run: playwright },
  { name: 'firefox', needsBuild: true, run: () => inEngine('firefox') },
  { name: 'webkit', needsBuild: true, run: () => inEngine('webkit') },
  { name: 'accessibility', needsBuild: true, run: pa11y },
];

/** Runs a program from node_modules with its output shown. @returns whether it ended well */
async function run(program: string, parameters: string[], environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

async function check(program: string, ...parameters: string[]): Promise<Count> {
  return asOne(await run(program, parameters));
}

function asOne(well: boolean): Count {
  return { passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0 };
}

/** Runs a test runner and counts by the report that it writes; one that fails without a failed test counts as one. */
async function counted<T>(name: string, start: (report: string) => Promise<boolean>, report: z.ZodType<T>, count: (report: T) => Count): Promise<Count> {
  const file = `${REPORTS}/${name}.json`;
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  const well = await start(file);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return asOne(false);
  const result = count(report.parse(JSON.parse(text)));
  return { ...result, failed: well ? result.failed : Math.max(result.failed, 1) };
}

async function vitest(project: string): Promise<Count> {
  return counted(
    project.replace('*', ''),
    (file) => run('vitest', ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]),
    z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number(), numTodoTests: z.number() }),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }),
  );
}

/** The essentials in another engine. Where it is missing and cannot be installed, that counts as one that was skipped. */
async function inEngine(engine: Engine): Promise<Count> {
  const found = await findEngine(engine);
  if ('missing' in found) {
    console.log(`Skipped: ${found.missing}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  if (engine === 'firefox') process.env.FIREFOX_PATH = found[0];
  return vitest(engine);
}

/** Before the tests start: two that install something at the same time would lock each other out. */
async function haveChromium(): Promise<void> {
  process.env.CHROMIUM_PATH ??= await findChromium();
}

async function buildBoth(): Promise<Count> {
  for (const { directory, base } of Object.values(builds)) {
    if (!(await run('tsx', ['build.ts', '--base', base, '--out', directory]))) return asOne(false);
  }
  return asOne(true);
}

async function playwright(): Promise<Count> {
  return counted(
    'browser',
    (file) => run('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );
}

/** pa11y-ci in both colour schemes, which it cannot ask for by itself. */
async function pa11y(): Promise<Count> {
  // .pa11yci.json names the address of `npm start`; here another port is free for sure.
  const json = await readFile('.pa11yci.json', 'utf8');
  const stop = await serveBuilt();
  const served = pa11yConfig.parse(JSON.parse(json.replaceAll('http://127.0.0.1:4321/', process.env[builds.root.variable] ?? '')));

  const inScheme = (scheme: string, flags: string[]) =>
    counted(
      `accessibility-${scheme}`,
      async (file) => {
        console.log(`\nIn the ${scheme} scheme`);
        const { chromeLaunchConfig: launch } = served.defaults;
        const defaults = { ...served.defaults, chromeLaunchConfig: { ...launch, args: [...launch.args, ...flags] }, reporters: ['cli', ['json', { fileName: file }]] };
        const config = `${REPORTS}/pa11yci-${scheme}.json`;
        await writeFile(config, JSON.stringify({ ...served, defaults }));
        return run('pa11y-ci', ['--config', config]);
      },
      z.object({ total: z.number(), passes: z.number() }),
      ({ total, passes }) => ({ passed: passes, failed: total - passes, skipped: 0 }),
    );
  try {
    const light = await inScheme('light', []);
    const dark = await inScheme('dark', ['--force-dark-mode']);
    return { passed: light.passed + dark.passed, failed: light.failed + dark.failed, skipped: 0 };
  } finally {
    await stop();
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step '${unknown.join("', '")}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const chosen = steps.filter(({ name }) => named.length === 0 || named.includes(name));
const results: { name: string; seconds: number; count: Count }[] = [];
for (const { name, needsBuild, run: start } of chosen) {
  const unbuilt = needsBuild === true && results.some((result) => result.name === 'build' && result.count.failed > 0);
  console.log(`\n=== ${name}${unbuilt ? ': not run, as the build failed' : ''}`);
  if (unbuilt) continue;
  const begin = performance.now();
  const count = await (needsBuild === true ? haveChromium() : Promise.resolve()).then(start).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return asOne(false);
  });
  results.push({ name, count, seconds: (performance.now() - begin) / 1000 });
}

console.log();
for (const { name, seconds, count } of results) {
  console.log(`${count.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)} ${String(count.passed).padStart(4)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`);
}
const sum = (key: keyof Count) => results.reduce((total, { count }) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
