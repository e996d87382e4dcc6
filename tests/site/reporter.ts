import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Fault } from './fixtures.ts';

/** Prints each cause on one line, with all pages and widths, and a last line of counts. */
export default class SiteReporter implements Reporter {
  /** Of each cause: every page and file that shows it, and every width. */
  readonly #causes = new Map<string, { pages: Set<string>; widths: Set<number> }>();
  readonly #others: string[] = [];
  readonly #notes = new Set<string>();
  #passed = 0;
  #failed = 0;

  onTestEnd({ title }: TestCase, { status, annotations, error }: TestResult): void {
    if (status === 'skipped') return;
    if (status === 'passed') this.#passed += 1;
    else this.#failed += 1;
    let hasFaults = false;
    for (const { type, description = '' } of annotations) {
      if (type === 'note') this.#notes.add(description);
      if (type !== 'fault') continue;
      hasFaults = true;
      const { page, width, says } = JSON.parse(description) as Fault;
      // Measured lengths differ from width to width, the cause does not.
      const known = [...this.#causes.keys()].find((each) => isSame(each, says)) ?? says;
      const cause = this.#causes.get(known) ?? { pages: new Set(), widths: new Set() };
      this.#causes.set(known, cause);
      cause.pages.add(page);
      if (width !== undefined) cause.widths.add(width);
    }
    if (status !== 'passed' && !hasFaults)
      this.#others.push(`${title}: ${(error?.message ?? status).split('\n')[0] ?? ''}`);
  }

  onEnd({ status }: FullResult): void {
    for (const [says, { pages, widths }] of this.#causes) {
      const [first = '', ...others] = pages;
      const where = `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
      const at =
        widths.size > 0
          ? ` (${[...widths].toSorted((one, other) => one - other).join(', ')} px wide)`
          : '';
      console.log(`  ${where}: ${says}${at}`);
    }
    for (const other of this.#others) console.log(`  ${other}`);
    for (const note of this.#notes) console.log(`  note: ${note}`);
    console.log(`\n${this.#passed} checks passed, ${this.#failed} failed (${status})`);
  }
}

const isSame = (one: string, other: string): boolean =>
  one.replace(/\d+/g, '') === other.replace(/\d+/g, '');
