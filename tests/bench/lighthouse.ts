/** Lighthouse, mobile: its four scores and its times, beside those of the page written by hand. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../../site/generator/check/chromium.ts';
import { toolOf } from '../../site/generator/check/packages.ts';
import { atMost, exactly, information, median, milliseconds, ratio, type Line } from './report.ts';
import type { Subject } from './subject.ts';

/** How much longer than the hand-written page ours may take. */
const limits = { fcp: 1.1, lcp: 1.2 };

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
} as const;
type Category = keyof typeof categories;
const categoryNames = Object.keys(categories) as Category[];

/** One run. Scores in hundredths, times in milliseconds. */
interface Run {
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that cost points, by id. */
  lost: string[];
}

/** Each page of the site is followed by the hand-written one, so that a machine that gets slower slows both. */
export async function measureWithLighthouse(
  { pages, handWritten }: Subject,
  runs: number,
): Promise<Line[]> {
  const hand: Run[] = [];
  const ours = pages.map((page) => ({ page, runs: [] as Run[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { page, runs } of ours) {
      runs.push(await runLighthouse(page.address, page.route.indexed));
      hand.push(await runLighthouse(handWritten, true));
    }
  }
  const handFcp = medianOf(hand, 'fcp');
  const handLcp = medianOf(hand, 'lcp');
  const handTbt = medianOf(hand, 'tbt');
  return [
    information(
      'FCP / LCP',
      'written by hand',
      `${milliseconds(handFcp)} / ${milliseconds(handLcp)}`,
    ),
    information('total blocking time', 'written by hand', milliseconds(handTbt)),
    ...ours.flatMap(({ page: { name, route }, runs }) => [
      information(
        'FCP / LCP',
        name,
        `${milliseconds(medianOf(runs, 'fcp'))} / ${milliseconds(medianOf(runs, 'lcp'))}`,
      ),
      atMost(
        'FCP against the hand-written page',
        name,
        medianOf(runs, 'fcp') / handFcp,
        limits.fcp,
        ratio,
      ),
      atMost(
        'LCP against the hand-written page',
        name,
        medianOf(runs, 'lcp') / handLcp,
        limits.lcp,
        ratio,
      ),
      // A page of words alone blocks for as long as the machine is busy with something else.
      atMost(
        'total blocking time',
        name,
        Math.round(medianOf(runs, 'tbt')),
        Math.round(handTbt),
        milliseconds,
      ),
      exactly(
        'cumulative layout shift',
        name,
        Number(medianOf(runs, 'cls').toFixed(2)),
        0,
        (shift) => shift.toFixed(2),
      ),
      ...categoryNames.map((category) => {
        const score = median(runs.map(({ scores }) => scores[category]));
        const lost =
          score === 100 ? '' : ` (${[...new Set(runs.flatMap((run) => run.lost))].join(', ')})`;
        const meant = category === 'seo' && !route.indexed ? ', noindex being meant' : '';
        return {
          ...exactly(`Lighthouse: ${categories[category]}${meant}`, name, score, 100, String),
          measured: `${score}${lost}`,
        };
      }),
    ]),
  ];
}

const medianOf = (runs: readonly Run[], figure: 'fcp' | 'lcp' | 'tbt' | 'cls'): number =>
  median(runs.map((run) => run[figure]));

/** What is read of a report. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), score: z.number().nullable() }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});

/**
 * One run in a browser of its own, with the settings that Lighthouse has for phones: simulated slow 4G, 4× CPU.
 * @param indexed whether search engines are meant to list the page
 * @throws Error when Lighthouse could not measure
 */
async function runLighthouse(address: string, indexed: boolean): Promise<Run> {
  const flags = [...CHROMIUM_FLAGS, '--headless=new'].join(' ');
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    ...(indexed ? [] : ['--skip-audits=is-crawlable']),
  ];
  let text: string;
  try {
    await promisify(execFile)(
      process.execPath,
      [await toolOf('tests/bench/tools', 'lighthouse', 'cli/index.js'), ...options],
      { env: { ...process.env, CHROME_PATH: await findChromium() } },
    );
    text = await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const report = reportSchema.parse(JSON.parse(text));
  if (report.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${address}: ${report.runtimeError.message}`);
  const figure = (id: string): number => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${id} for ${address}.`);
    return value;
  };
  const entries = categoryNames.map(
    (category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)] as const,
  );
  return {
    scores: Object.fromEntries(entries) as Record<Category, number>,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    lost: categoryNames.flatMap((category) =>
      (report.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
