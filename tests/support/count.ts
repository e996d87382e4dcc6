/**
 * Adds up the reports of Vitest, Playwright and pa11y-ci, and prints `N passed, N failed` as the
 * last line: `tsx tests/support/count.ts CODE`, with the exit code of `npm test`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const folder = '.cache/reports';
const code = Number(process.argv[2] ?? 0);

const counts = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
    .transform((vitest) => [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests]),
  z
    .object({
      stats: z.object({
        expected: z.number(),
        unexpected: z.number(),
        flaky: z.number(),
        skipped: z.number(),
      }),
    })
    .transform(({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped]),
  z
    .object({ total: z.number(), passes: z.number() })
    .transform(({ total, passes }) => [passes, total - passes, 0]),
]);

let [passed, failed, skipped] = [0, 0, 0];
for (const name of (await readdir(folder).catch((): string[] => [])).toSorted()) {
  const report = JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown;
  const { success, data } = counts.safeParse(report);
  if (!success) continue;
  passed += data[0] ?? 0;
  failed += data[1] ?? 0;
  skipped += data[2] ?? 0;
}
// Lint and a runner that breaks off count no tests of their own.
if (code !== 0 && failed === 0) failed = 1;
console.log(`\n${skipped} skipped\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
