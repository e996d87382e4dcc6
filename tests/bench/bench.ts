/**
 * Measures everything that the site promises, and says for each line whether it holds: `npm run bench`.
 *
 * One measurement follows the other, and nothing else should run on the machine: times are worthless otherwise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { toolOf } from '../../site/generator/check/packages.ts';
import { launch } from './browser.ts';
import { measureBuilds } from './builds.ts';
import { measureFilmStart } from './film-start.ts';
import { measureFirstTap } from './first-tap.ts';
import { measureInteractions } from './interactions.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureManyDemos } from './many-demos.ts';
import { markdownTable, textTable, type Line } from './report.ts';
import { measureSizes } from './sizes.ts';
import { openSubject, root, type Subject } from './subject.ts';
import { measureTransfer } from './transfer.ts';

/** What each measurement may use. */
interface Means {
  subject: Subject;
  browser: Browser;
  /** How often to measure what varies from run to run. */
  runs: number;
}

const measurements: Readonly<Record<string, (means: Means) => Promise<Line[]>>> = {
  sizes: ({ subject }) => measureSizes(subject),
  transfer: ({ subject, browser, runs }) => measureTransfer(subject, browser, runs),
  lighthouse: ({ subject, runs }) => measureWithLighthouse(subject, runs),
  tap: ({ subject, browser, runs }) => measureFirstTap(subject, browser, runs),
  films: ({ subject, browser, runs }) => measureFilmStart(subject, browser, runs),
  interactions: ({ subject, browser, runs }) => measureInteractions(subject, browser, runs),
  builds: () => measureBuilds(),
  many: ({ browser, runs }) => measureManyDemos(browser, runs),
};

const results = join(import.meta.dirname, 'RESULTS.md');
const names = Object.keys(measurements);

const help = `Usage: npm run bench -- [--only NAME,NAME] [--runs 5]

  --only    some of: ${names.join(', ')}
  --runs    how often to measure what varies from run to run (default: 5)

All of them together are written to ${relative(root, results)}.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  const chosen = values.only?.split(',') ?? names;
  const runs = Number(values.runs);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (values.help || unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
    console.log(help);
    process.exitCode = values.help ? 0 : 1;
    return;
  }

  const subject = await openSubject();
  const browser = await launch();
  const version = browser.version();
  const lines: Line[] = [];
  try {
    for (const name of chosen) {
      console.log(`\n=== ${name}`);
      const measured = await measurements[name]?.({ subject, browser, runs });
      if (measured === undefined) continue;
      console.log(textTable(measured));
      lines.push(...measured);
    }
  } finally {
    await browser.close();
    await subject.close();
  }
  const short = lines.filter(({ verdict }) => verdict === 'falls short').length;
  console.log(
    `\n${lines.filter(({ verdict }) => verdict === 'pass').length} pass, ${short} ${short === 1 ? 'falls' : 'fall'} short`,
  );
  if (values.only !== undefined) return;
  await writeFile(results, await markdown(lines, runs, version));
  console.log(`Written to ${relative(root, results)}`);
}

/** The results and how they came about; README quotes what stands between the two comments. */
async function markdown(
  lines: readonly Line[],
  runs: number,
  browserVersion: string,
): Promise<string> {
  const { version: lighthouse } = z
    .object({ version: z.string() })
    .parse(
      JSON.parse(
        await readFile(await toolOf('tests/bench/tools', 'lighthouse', 'package.json'), 'utf8'),
      ),
    );
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${String(cpus().length)} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, Node ${process.versions.node}, Chromium ${browserVersion}, Lighthouse ${lighthouse}`;
  return `<!-- Written by \`npm run bench\`. -->

# What was measured

<!-- results -->
Measured on ${date}: ${machine}.

${markdownTable(lines)}
<!-- /results -->

## How

- The site is built with \`--compress\` and served from this machine, brotli where that is smaller. Each visit begins with an empty cache.
- Sizes are in units of 1,000 bytes. What is transferred counts with its headers, and is the largest of ${String(runs)} visits.
- Lighthouse runs as it does for phones: simulated slow 4G and 4× CPU; medians of ${String(runs)} runs. After each run of a page comes one of the page written by hand (\`hand-written/\`): the words of the home page without design, pictures, fonts or framework.
- The first tap is on the first demo, over applied slow 4G (562.5 ms, 1.44 Mbit/s) with 4× CPU, from the touch to the frame in which the dialog shows its title; medians of ${String(runs)}.
- A film starts on a page that has come to rest, under the same conditions: from the touch on its card to its first frame in the dialog.
- Interactions are real touches, clicks and keys on a live page with 4× CPU, as Event Timing reports them; medians of ${String(runs)} visits for each. A control is pressed once the page has come to rest where it is seen. Event Timing rounds to 8 ms and does not report what is under 16 ms, which counts as 16. Before ours, the page written by hand does a few of the same: what they take there, the machine takes from any page.
- Builds are whole processes in a copy of the project, medians of 3. More content means more of everything: demos, testimonials and case studies, each with a picture of its own.
`;
}

await main();
