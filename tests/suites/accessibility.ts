import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { builds } from '../support/builds.ts';
import { serveBuilt } from '../support/serve-built.ts';
import { counted, reports, run, type Count } from '../support/suite.ts';

const configuration = z.looseObject({
  defaults: z.looseObject({ chromeLaunchConfig: z.looseObject({ args: z.array(z.string()) }) }),
  urls: z.array(z.looseObject({ url: z.string() })),
});

const report = z.object({
  total: z.number(),
  passes: z.number(),
  results: z.record(
    z.string(),
    z.array(z.object({ message: z.string(), selector: z.string().nullish() })),
  ),
});

/** Runs pa11y-ci over all pages and open dialogs of the sample. */
export async function accessibility(): Promise<Count> {
  // .pa11yci.json names the address of `npm start`; here another port is free for sure.
  const json = await readFile('.pa11yci.json', 'utf8');
  const stop = await serveBuilt();
  try {
    const { defaults, urls, ...rest } = configuration.parse(
      JSON.parse(
        json.replaceAll('http://127.0.0.1:4321/', process.env[builds.root.variable] ?? ''),
      ),
    );
    return await counted(
      'accessibility',
      async (file) => {
        const own = {
          ...defaults,
          reporters: ['cli', ['json', { fileName: file }]],
        };
        const config = `${reports}/pa11yci.json`;
        await writeFile(
          config,
          JSON.stringify({
            ...rest,
            defaults: own,
            urls,
          }),
        );
        return run('pa11y-ci', ['--config', config]);
      },
      report,
      ({ total, passes, results }) => ({
        passed: passes,
        failed: total - passes,
        skipped: 0,
        faults: Object.entries(results).flatMap(([url, faults]) =>
          faults.map(({ message, selector }) => ({
            where: `${new URL(url).pathname}${new URL(url).search} ${selector ?? ''}`,
            why: message,
          })),
        ),
      }),
    );
  } finally {
    await stop();
  }
}
