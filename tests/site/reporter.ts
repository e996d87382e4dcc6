import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Fault } from './fixtures.ts';

/** Prints each cause on one line, with all widths at which it shows, and a last line of counts. */
export default class SiteReporter implements Reporter {
  readonly #widths = new Map<string, Set<number>>();
  /** Of causes that no width plays a part in: every page and file that shows them. */
  readonly #pages = new Map<string, Set<string>>();
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
      if (width === undefined) {
        const known = [...this.#pages.keys()].find((each) => sameCause(each, says)) ?? says;
        this.#pages.set(known, (this.#pages.get(known) ?? new Set()).add(page));
        continue;
      }
      // Measured lengths differ from width to width, the cause does not.
      const known = [...this.#widths.keys()].find((key) => sameCause(key, `${page}: ${says}`));
      const key = known ?? `${page}: ${says}`;
      const widths = this.#widths.get(key) ?? new Set<number>();
      widths.add(width);
      this.#widths.set(key, widths);
    }
    if (status !== 'passed' && !hasFaults)
      this.#others.push(`${title}: ${(error?.message ?? status).split('\n')[0] ?? ''}`);
  }

  onEnd({ status }: FullResult): void {
    for (const [cause, widths] of this.#widths)
      console.log(`  ${cause} (${[...widths].join(', ')} px wide)`);
    for (const [says, [first = '', ...others]] of this.#pages)
      console.log(`  ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${says}`);
    for (const other of this.#others) console.log(`  ${other}`);
    for (const note of this.#notes) console.log(`  note: ${note}`);
    console.log(`\n${this.#passed} checks passed, ${this.#failed} failed (${status})`);
  }
}

const sameCause = (one: string, other: string): boolean =>
  one.replace(/\d+/g, '') === other.replace(/\d+/g, '');
