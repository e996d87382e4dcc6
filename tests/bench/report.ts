/** What the benchmark found, one line for each promise, as a table for the terminal and for the README. */

export type Verdict = 'pass' | 'falls short' | 'for information';

/** One measured figure. */
export interface Line {
  /** What was measured. */
  what: string;
  /** Where: a page of the site, or the build. */
  where: string;
  /** With its unit. */
  measured: string;
  /** What must hold, with its unit; empty where nothing was promised. */
  promised: string;
  verdict: Verdict;
}

const headings: Line = {
  what: 'What',
  where: 'Where',
  measured: 'Measured',
  promised: 'Must hold',
  verdict: 'for information',
};

/** A line whose figure must not be larger than a limit. */
export function atMost(
  what: string,
  where: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Line {
  return {
    what,
    where,
    measured: format(value),
    promised: `≤ ${format(limit)}`,
    verdict: value <= limit ? 'pass' : 'falls short',
  };
}

/** A line whose figure has to be exactly this. */
export function exactly(
  what: string,
  where: string,
  value: number,
  wanted: number,
  format: (value: number) => string,
): Line {
  return {
    what,
    where,
    measured: format(value),
    promised: format(wanted),
    verdict: value === wanted ? 'pass' : 'falls short',
  };
}

/** A line that promises nothing. */
export function information(what: string, where: string, measured: string): Line {
  return { what, where, measured, promised: '', verdict: 'for information' };
}

/** Bytes in units of 1,000. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
export const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;
export const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
export const plain = (value: number): string => String(value);
export const ratio = (value: number): string => value.toFixed(2);

/**
 * The middle of the values; of an even number of them the mean of the two in the middle.
 * @throws Error when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error('There is no median of no values.');
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The lines in columns, for the terminal. */
export function textTable(lines: readonly Line[]): string {
  const rows = lines.map(cellsOf);
  const widths = cellsOf(headings).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n');
}

/** The lines as a Markdown table. */
export function markdownTable(lines: readonly Line[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const { what, where, measured, promised } = headings;
  return [
    row([what, where, measured, promised, 'Verdict']),
    row(['---', '---', '---:', '---:', '---']),
    ...lines.map((line) => row(cellsOf(line))),
  ].join('\n');
}

function cellsOf({ what, where, measured, promised, verdict }: Line): string[] {
  return [what, where, measured, promised, verdict === 'for information' ? '' : verdict];
}
