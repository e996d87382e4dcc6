/**
 * The long versions of the tests that try what nobody would think of, for as many minutes as told:
 * `npm run test:soak -- 30`. Content by fast-check (20,000 cases a round) and a monkey on the pages (20,000 steps
 * in all) take turns, each round with seeds of its own, which stand before it and, with how to try again,
 * behind it when it fails. Ends with exit code 1 when anything has.
 */
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
}

const trials: readonly Trial[] = [
  {
    name: 'content',
    program: 'vitest',
    parameters: ['run', '--project', 'unit', 'tests/unit/content-properties.test.ts'],
    environment: (seed) => ({ FC_RUNS: '20000', FC_SEED: String(seed) }),
  },
  {
    name: 'monkey',
    program: 'playwright',
    parameters: ['test', '--project', 'desktop', '--project', 'phone', '--reporter', 'line', 'tests/browser/monkey.spec.ts'],
    environment: (seed) => ({ MONKEY_STEPS: '3500', MONKEY_SEED: String(seed) }),
  },
];

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('Say for how many minutes: npm run test:soak -- 30');
  process.exit(1);
}

const end = Date.now() + minutes * 60_000;
process.env['CHROMIUM_PATH'] ??= await findChromium();
await buildAll();

const failures: string[] = [];
let rounds = 0;
// A round that has begun is finished: cut short it would tell nothing.
for (; Date.now() < end; rounds += 1) {
  const trial = trials[rounds % trials.length];
  if (trial === undefined) break;
  const environment = trial.environment(randomInt(2 ** 31));
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`).join(' ');
  console.log(`\n=== ${trial.name}: ${settings}`);
  if (!(await run(trial.program, trial.parameters, environment))) failures.push(`${settings} npx ${trial.program} ${trial.parameters.join(' ')}`);
}

console.log(`\n${rounds - failures.length} ${rounds - failures.length === 1 ? 'round' : 'rounds'} passed, ${failures.length} failed`);
for (const failure of failures) console.log(`  To try again: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
