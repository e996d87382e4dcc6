import type { PartialMessage } from 'esbuild';

/** A mistake in a file, told as a compiler would tell it. */
export interface Diagnostic {
  /** The file, relative to the project, such as 'content/demos.yaml'. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** In bytes from the start of the line, counted from 0, as esbuild counts. */
  column: number;
  /** In bytes, never past the end of the line. */
  length: number;
  /** The line itself; '' where the file has none. */
  lineText: string;
  /** What is wrong. */
  message: string;
  /** What was expected, an example of a right value, a suggestion: one thought each. */
  notes: string[];
}

/** Everything that is wrong with the content, of all files at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      diagnostics
        .map(
          ({ file, line, column, message }) =>
            `${file}:${String(line)}:${String(column + 1)}: ${message}`,
        )
        .join('\n'),
    );
    this.diagnostics = diagnostics;
  }
}

/** The messages as esbuild reports and formats them: file, line, column, the line with a caret, notes. */
export function toEsbuildMessages(diagnostics: readonly Diagnostic[]): PartialMessage[] {
  return diagnostics.map(({ message, notes, ...location }) => ({
    text: message,
    location,
    notes: notes.map((text) => ({ text })),
  }));
}
