/**
 * Measures the pages for tests/bench/RESULTS.md: `npm run bench -- 5` takes medians of five runs.
 * Nothing else should run on the machine.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { startServer } from '../../site/generator/server/serve.ts';
import { routes } from '../../site/routes.ts';
import { project, sample } from '../support/builds.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { runProgram } from '../support/program.ts';
import { scriptsOf } from '../support/scripts.ts';
import { handWritten } from './hand-written.ts';

const run = promisify(execFile);
const tools = join(import.meta.dirname, 'tools');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Figure = keyof typeof figures;
type Run = Record<Figure, number> & { scores: readonly number[] };

const report = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** One run of Lighthouse as for phones: simulated slow 4G, and a CPU four times slower. */
async function runLighthouse(url: string): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = [...CHROMIUM_FLAGS, '--headless=new'].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    await run(
      process.execPath,
      [join(tools, 'node_modules/lighthouse/cli/index.js'), url, ...options],
      { env: { ...process.env, CHROME_PATH: await findChromium() } },
    );
    const { audits, categories: rated } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value(figures.fcp),
      lcp: value(figures.lcp),
      tbt: value(figures.tbt),
      cls: value(figures.cls),
      scores: categories.map((id) => Math.round((rated[id]?.score ?? 0) * 100)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianOf = (runs: readonly Run[], figure: Figure): number =>
  median(runs.map((each) => each[figure]));

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).byteLength;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/** Brotli sizes of each page: HTML, inline script, script for the first tap, all script. */
async function measureSizes(directory: string): Promise<string[]> {
  const assets = join(directory, 'assets');
  const scripts = new Map(
    await Promise.all(
      (await readdir(assets))
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
    ),
  );
  const weigh = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + brotli(Buffer.from(scripts.get(name) ?? '')), 0);
  return Promise.all(
    routes.map(async ({ key, file }) => {
      const html = await readFile(join(directory, file), 'utf8');
      const inline = [...html.matchAll(/<script(?![^>]*\btype=")[^>]*>(.*?)<\/script>/gs)];
      const first = scriptsOf(html, scripts, 'static');
      const all = scriptsOf(html, scripts, 'dynamic');
      return [
        key,
        kilobytes(brotli(Buffer.from(html))),
        kilobytes(brotli(Buffer.from(inline.map(([, text = '']) => text).join('')))),
        kilobytes(weigh(first)),
        kilobytes(weigh(all)),
      ].join(' | ');
    }),
  );
}

const count = Number(process.argv[2] ?? 5);
if (!existsSync(join(tools, 'node_modules'))) await run('npm', ['ci'], { cwd: tools });
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const directory = join(folder, 'out');
const { code, said } = await runProgram(
  project,
  'build.ts',
  ...['--compress', '--base', '/', '--content', sample, '--out', directory],
);
if (code !== 0) throw new Error(said);
const html = handWritten(await readFile(join(directory, 'index.html'), 'utf8'));
await mkdir(join(directory, 'hand-written'));
await writeFile(join(directory, 'hand-written/index.html'), html);
await writeFile(join(directory, 'hand-written/index.html.br'), brotliCompressSync(html));
const server = await startServer({ directory, base: '/', port: 0 });
const rows: string[] = [];
const sizes = await measureSizes(directory);
try {
  const pages = ['hand-written/', ...routes.map(({ path }) => path.slice(1))];
  const runs = new Map<string, Run[]>(pages.map((path) => [path, []]));
  for (let round = 0; round < count; round += 1)
    // One after the other, so that a machine that gets slower slows all of them.
    for (const [path, measured] of runs) measured.push(await runLighthouse(server.url + path));
  for (const [path, measured] of runs) {
    const times = (['fcp', 'lcp', 'tbt'] as const).map((figure) =>
      milliseconds(medianOf(measured, figure)),
    );
    const scores = categories.map((_, index) =>
      median(measured.map((each) => each.scores[index] ?? 0)),
    );
    const cls = medianOf(measured, 'cls').toFixed(3);
    rows.push([path || 'home', ...times, cls, scores.join(' / ')].join(' | '));
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
const date = new Date().toISOString().slice(0, 10);
const text = `# What was measured

${date}, ${cpus().length} cores, Node ${process.versions.node}: the sample, medians of ${count} runs
of Lighthouse as for phones. \`hand-written/\` has the words of the home page without design.

| page | FCP | LCP | blocking time | layout shift | performance / accessibility / best practices / SEO |
| --- | --: | --: | --: | --: | --: |
${rows.map((row) => `| ${row} |`).join('\n')}

| page, brotli | HTML | inline script | script for the first tap | all script |
| --- | --: | --: | --: | --: |
${sizes.map((row) => `| ${row} |`).join('\n')}
`;
await writeFile(join(import.meta.dirname, 'RESULTS.md'), text);
console.log(text);
