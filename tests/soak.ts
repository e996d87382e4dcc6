/**
 * The long versions of the tests that try what nobody would think of, for as many minutes as told:
 * `npm run test:soak -- 30`. Content by fast-check (20,000 cases of each property) and a monkey on the pages (20,000
 * steps in all, and 1,000 dialogs) take turns and share the time, each round with a seed of its own, which stands
 * before it and, with how to try again, behind it when it fails. Ends with exit code 1 when anything has.
 */
import '../site/generator/node-version.ts';
import { randomInt } from 'node:crypto';
import { findChromium } from '../site/generator/check/chromium.ts';
import buildAll from './support/build-all.ts';
import { run } from './support/suite.ts';

/** A test that takes longer the more it is told to try. */
interface Trial {
  name: string;
  program: string;
  parameters: readonly string[];
  /** How much it tries in a round, and where a round begins. */
  environment: (seed: number) => Readonly<Record<string, string>>;
  /** The variable that ends each of its tests after some seconds, and how many of these run one after the other. */
  limit: string;
  inTurn: number;
}

const trials: readonly Trial[] = [
  {
    name: 'content',
    program: 'vitest',
    parameters: ['run', '--project', 'unit', 'tests/unit/content-properties.test.ts'],
    environment: (seed) => ({ FC_RUNS: '20000', FC_SEED: String(seed) }),
    limit: 'FC_SECONDS',
    // Four of its ten tests load whole contents; the others together take a minute.
    inTurn: 5,
  },
  {
    name: 'monkey',
    program: 'playwright',
    parameters: [
      'test',
      '--project',
      'desktop',
      '--project',
      'phone',
      '--project',
      'thorough',
      '--reporter',
      'line',
      'tests/browser/monkey.spec.ts',
    ],
    // On two of the pages as many, on the third a seventh, in two windows.
    environment: (seed) => ({
      MONKEY_STEPS: '4700',
      MONKEY_DIALOGS: '1000',
      MONKEY_SEED: String(seed),
    }),
    limit: 'MONKEY_SECONDS',
    // Seven tests, two at a time.
    inTurn: 4,
  },
];

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('Say for how many minutes: npm run test:soak -- 30');
  process.exit(1);
}

process.env['CHROMIUM_PATH'] ??= await findChromium();
await buildAll();
const end = Date.now() + minutes * 60_000;
/** How long a round may take, in seconds: each trial has its turn, whatever the time, and after an hour another seed. */
const longest = Math.min(minutes / trials.length, 60) * 60;

const failures: string[] = [];
let rounds = 0;
for (; Date.now() < end || rounds < trials.length; rounds += 1) {
  const trial = trials[rounds % trials.length];
  if (trial === undefined) break;
  const environment = trial.environment(randomInt(2 ** 31));
  const settings = Object.entries(environment)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  console.log(`\n=== ${trial.name}: ${settings}`);
  const limit = { [trial.limit]: String(Math.ceil(longest / trial.inTurn)) };
  if (!(await run(trial.program, trial.parameters, { ...environment, ...limit })))
    failures.push(`${settings} npx ${trial.program} ${trial.parameters.join(' ')}`);
}

console.log(
  `\n${rounds - failures.length} ${rounds - failures.length === 1 ? 'round' : 'rounds'} passed, ${failures.length} failed`,
);
for (const failure of failures) console.log(`  To try again: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
