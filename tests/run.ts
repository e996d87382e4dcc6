/**
 * The checks of this project, in order, with the time that each took: `npm test`, or `npm test -- unit browser`
 * for some of them. What is run only where it is named has a job of its own in the workflow. The last line is 'N passed, N failed, N skipped', over all tests of all suites.
 */
import { accessibility } from './suites/accessibility.ts';
import { inEngine } from './suites/engines.ts';
import buildAll from './support/build-all.ts';
import { providePrograms } from './support/programs.ts';
import { asOne, playwright, run, sumOf, vitest, type Count, type Suite } from './support/suite.ts';

/** Files, exports and packages that nothing uses. */
const unused = async (): Promise<Count> => asOne(await run('knip', ['--no-config-hints']));

/** Packages that the build uses but would be left out by `npm ci --omit=dev`: the workflow's own job would fail without them, too. */
const leftOut = async (): Promise<Count> =>
  asOne(
    await run('knip', [
      '--production',
      '--strict',
      '--include',
      'dependencies,unlisted',
      '--no-config-hints',
    ]),
  );

/** What would make every run too long. */
async function thorough(): Promise<Count> {
  return sumOf([await leftOut(), await vitest('thorough')]);
}

const named = process.argv.slice(2);

/**
 * Half of the cores for each of the two lanes of a whole run: with workers for all of them in both, the same tests took a
 * third more of the processor, which went from one to the other and back.
 */
const half = named.length === 0 ? ['--maxWorkers=50%'] : [];

/**
 * A line adds a suite. The lanes of a row run side by side, as none of them keeps every core busy all the time, and they use
 * nothing of each other; the suites of a lane run one after the other.
 */
const rows: readonly (readonly (readonly Suite[])[])[] = [
  [
    [
      // Types and rules in one pass: nearly all rules ask for types.
      { name: 'lint', run: async () => asOne(await run('oxlint')) },
      { name: 'unit', needs: ['chromium'], run: () => vitest('unit*', half) },
    ],
    [
      // It reads the configuration of Playwright, which asks for a Chromium.
      { name: 'unused', needs: ['chromium'], run: unused },
      { name: 'build', run: () => buildAll().then(() => asOne(true)) },
      // In Vitest's own order, the largest file first: where chance puts that of the development server last, one core waits for a minute.
      {
        name: 'built',
        needsBuild: true,
        needs: ['chromium'],
        run: () => vitest('built', half),
      },
    ],
  ],
  [
    [
      {
        name: 'browser',
        needsBuild: true,
        needs: ['chromium', 'fonts'],
        run: () => playwright('browser', ['desktop', 'phone']),
      },
    ],
  ],
  [
    [
      {
        name: 'thorough',
        onlyNamed: true,
        needsBuild: true,
        needs: ['chromium', 'fonts'],
        run: thorough,
      },
    ],
  ],
  [
    [{ name: 'firefox', needsBuild: true, needs: ['firefox'], run: () => inEngine('firefox') }],
    [{ name: 'webkit', needsBuild: true, needs: ['webkit'], run: () => inEngine('webkit') }],
    [
      {
        name: 'accessibility',
        needsBuild: true,
        needs: ['chromium'],
        run: () => accessibility(),
      },
    ],
  ],
];
const suites = rows.flat(2);

const unknown = named.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no suite '${unknown.join("', '")}'. The suites are: ${suites.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

/** Runs a suite; one that throws has failed, and says why. */
async function countOf({ needs = [], run: start }: Suite): Promise<Count> {
  try {
    for (const program of needs) await programs.get(program);
    return await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return asOne(false);
  }
}

const isChosen = ({ name, onlyNamed }: Suite): boolean =>
  named.length === 0 ? onlyNamed !== true : named.includes(name);
const programs = providePrograms(
  new Set(suites.filter(isChosen).flatMap(({ needs = [] }) => needs)),
);

const results: { name: string; seconds: number; count: Count }[] = [];

async function runLane(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane) {
    if (!isChosen(suite)) continue;
    const unbuilt =
      suite.needsBuild === true &&
      results.some(({ name, count }) => name === 'build' && count.failed > 0);
    console.log(`\n=== ${suite.name}${unbuilt ? ': not run, as the build failed' : ''}`);
    if (unbuilt) continue;
    const begin = performance.now();
    const count = await countOf(suite);
    results.push({ name: suite.name, count, seconds: (performance.now() - begin) / 1000 });
  }
}

for (const row of rows) await Promise.all(row.map(runLane));

const total = sumOf(results.map(({ count }) => count));
// Once more, where whoever reads only the end of a log finds it.
if (total.faults.length > 0) console.log('\nWhat failed:');
for (const { name, count } of results)
  for (const fault of count.faults) console.log(`  ${name}: ${fault}`);
console.log();
for (const { name, seconds, count } of results) {
  const figures = [count.passed, count.failed, count.skipped].map((figure) =>
    String(figure).padStart(5),
  );
  console.log(
    `${count.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(14)}${figures.join('')} ${seconds.toFixed(1).padStart(7)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
