import { brotliCompressSync, constants } from 'node:zlib';
import type { Route } from '../../routes.ts';
import type { Cache } from '../cache.ts';
import type { Output } from '../output/index.ts';

/** What a page may weigh, in bytes of brotli. The one place where budgets stand. */
export const budgets: Record<Route['key'], { html: number; starter: number; later: number }> = {
  home: { html: 14_000, starter: 1_080, later: 75_700 },
  demos: { html: 14_000, starter: 1_080, later: 75_700 },
  notFound: { html: 5_000, starter: 320, later: 0 },
};

/** Size in bytes after brotli at its best, as a good host sends it. */
export function brotliSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One figure of one page. */
export interface Weight {
  page: string;
  what: string;
  raw: number;
  brotli: number;
  budget: number;
}

/** A page, and what it sends to a browser beside its HTML. */
export interface WeighedPage {
  route: Route;
  /** The script in the HTML. */
  starter: string;
  /** Paths below out/ of everything that the page loads once it goes live. */
  scripts: readonly string[];
}

/**
 * Weighs the pages: the HTML with its styles, the script that runs before anything is asked for,
 * and all script that hydration brings later.
 */
export async function weigh(output: Output, pages: readonly WeighedPage[], cache: Cache): Promise<Weight[]> {
  const bytesOf = (path: string): Uint8Array => {
    const bytes = output.get(path);
    if (bytes === undefined) throw new Error(`The page table names ${path}, which the build did not make.`);
    return bytes;
  };
  const parts = pages.flatMap(({ route: { key, file }, starter, scripts }) => [
    { page: file, what: 'HTML with styles', budget: budgets[key].html, files: [bytesOf(file)] },
    { page: file, what: 'script at first', budget: budgets[key].starter, files: [Buffer.from(starter)] },
    { page: file, what: 'script later', budget: budgets[key].later, files: scripts.map(bytesOf) },
  ]);
  // The best brotli takes its time, and most files are as they were at the last build.
  const sizeOf = (bytes: Uint8Array): Promise<number> => cache.rememberJson('brotli', [bytes], isNumber, async () => Promise.resolve(brotliSize(bytes)));
  return Promise.all(parts.map(async ({ files, ...part }) => ({ ...part, raw: sum(files.map((bytes) => bytes.byteLength)), brotli: sum(await Promise.all(files.map(sizeOf))) })));
}

/** The figures as a table for the terminal, one line each. */
export function weightTable(weights: readonly Weight[]): string {
  const cell = (value: number): string => value.toLocaleString('en').padStart(9);
  const rows = weights.map(({ page, what, raw, brotli, budget }) => `  ${page.padEnd(18)}${what.padEnd(18)}${cell(raw)}${cell(brotli)}${cell(budget)}${brotli > budget ? '  over' : ''}`);
  return [`  ${'page'.padEnd(18)}${'bytes of'.padEnd(18)}${'raw'.padStart(9)}${'brotli'.padStart(9)}${'budget'.padStart(9)}`, ...rows].join('\n');
}

/** A build that weighs too much. */
export class BudgetError extends Error {}

/**
 * @throws BudgetError that names every figure over its budget
 */
export function assertWithinBudget(weights: readonly Weight[]): void {
  const over = weights.filter(({ brotli, budget }) => brotli > budget);
  if (over.length === 0) return;
  const list = over.map(({ page, what, brotli, budget }) => `  ${page}: ${what} is ${String(brotli)} bytes, ${String(brotli - budget)} over its budget of ${String(budget)}`);
  throw new BudgetError(`The site weighs more than its budget (site/generator/pages/weights.ts):\n${list.join('\n')}\nMake it lighter, or build with --no-budget to look at it.`);
}
