// Loaded into a build by NODE_OPTIONS: appends what the process has used to the file that BENCH_USAGE_FILE names.
// Plain JavaScript, as Node loads it before tsx is there.
import { appendFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.BENCH_USAGE_FILE;
if (file === undefined) throw new Error('BENCH_USAGE_FILE is not set.');

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(
    file,
    `${JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 })}\n`,
  );
});
