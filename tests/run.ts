/**
 * The checks of this project, with the time that each took: `npm test`, or `npm test -- unit browser`
 * for some of them. What is run only where it is named has a job of its own in the workflow. The last line is 'N passed, N failed, N skipped', over all tests of all suites.
 */
import { findChromium } from '../site/generator/check/chromium.ts';
import { accessibility } from './suites/accessibility.ts';
import { inEngine } from './suites/engines.ts';
import buildAll from './support/build-all.ts';
import { asOne, playwright, run, sumOf, vitest, type Count, type Suite } from './support/suite.ts';

/** Files, exports and packages that nothing uses, and packages that the build uses but would be left out by `npm ci --omit=dev`. */
async function unused(): Promise<Count> {
  return sumOf([asOne(await run('knip', ['--no-config-hints'])), asOne(await run('knip', ['--production', '--include', 'dependencies,unlisted', '--no-config-hints']))]);
}

/** What all the others look at. */
const build: Suite = { name: 'build', run: () => buildAll().then(() => asOne(true)) };

/**
 * A line adds a suite. Those of a lane run one after the other, the lanes side by side: each by itself leaves half of two cores
 * idle, as browsers wait for pages and compilers have one thread. They use nothing of each other.
 */
const lanes: readonly (readonly Suite[])[] = [
  [
    { name: 'browser', needsBuild: true, needsChromium: true, run: () => playwright('browser', ['desktop', 'phone', 'repo', 'visual']) },
    { name: 'thorough', onlyNamed: true, needsBuild: true, needsChromium: true, run: () => playwright('thorough', ['thorough', 'desktop-second', 'phone-second']) },
  ],
  [
    { name: 'types', run: async () => asOne(await run('tsc', ['--noEmit'])) },
    { name: 'unused', run: unused },
    { name: 'lint', run: async () => asOne(await run('eslint', ['.', '--max-warnings', '0'])) },
    { name: 'unit', run: () => vitest('unit*') },
  ],
  [
    { name: 'built', needsBuild: true, needsChromium: true, run: () => vitest('built') },
    { name: 'firefox', needsBuild: true, run: () => inEngine('firefox') },
    { name: 'webkit', needsBuild: true, run: () => inEngine('webkit') },
    { name: 'accessibility', needsBuild: true, needsChromium: true, run: accessibility },
  ],
];
const suites = [build, ...lanes.flat()];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`There is no suite '${unknown.join("', '")}'. The suites are: ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const isAsked = ({ name, onlyNamed }: Suite): boolean => (named.length === 0 ? onlyNamed !== true : named.includes(name));
const asked = suites.filter(isAsked);

const results: { name: string; seconds: number; count: Count }[] = [];

/** Runs a suite that is asked for; one that throws has failed, and says why. */
async function runSuite(suite: Suite): Promise<void> {
  if (!isAsked(suite)) return;
  const { name, needsBuild, run: start } = suite;
  const unbuilt = needsBuild === true && results.some((result) => result.name === build.name && result.count.failed > 0);
  console.log(`\n=== ${name}${unbuilt ? ': not run, as the build failed' : ''}`);
  if (unbuilt) return;
  const begin = performance.now();
  const count = await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return asOne(false);
  });
  results.push({ name, count, seconds: (performance.now() - begin) / 1000 });
}

// Before the lanes: two that install or build something at the same time would be in each other's way.
if (asked.some(({ needsChromium }) => needsChromium)) process.env['CHROMIUM_PATH'] ??= await findChromium();
await runSuite(build);
await Promise.all(
  lanes.map(async (lane) => {
    for (const suite of lane) await runSuite(suite);
  }),
);

const total = sumOf(results.map(({ count }) => count));
// Once more, where whoever reads only the end of a log finds it.
if (total.faults.length > 0) console.log('\nWhat failed:');
for (const { name, count } of results) for (const fault of count.faults) console.log(`  ${name}: ${fault}`);
console.log();
for (const { name, seconds, count } of results) {
  const figures = [count.passed, count.failed, count.skipped].map((figure) => String(figure).padStart(5));
  console.log(`${count.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)}${figures.join('')} ${seconds.toFixed(1).padStart(7)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
