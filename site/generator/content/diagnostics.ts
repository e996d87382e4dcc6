import type { PartialMessage } from 'esbuild';
import { LineCounter } from 'yaml';

export interface Place {
  /** The file, relative to the project, such as 'content/demos.yaml'. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** In bytes from the start of the line, counted from 0, as esbuild counts. */
  column: number;
  /** In bytes, never past the end of the line. */
  length: number;
  lineText: string;
}

/** A mistake in a file, in the form of a compiler error. */
export interface Diagnostic extends Place {
  message: string;
  /** What was expected, an example, a suggestion: each is one note. */
  notes: string[];
}

/** All mistakes in the content, of all files at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const lines = diagnostics.map(
      ({ file, line, column, message }) => `${file}:${line}:${column + 1}: ${message}`,
    );
    super(lines.join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** The messages for esbuild, which formats file, line, column, the line with a caret, and notes. */
export const toEsbuildMessages = (diagnostics: readonly Diagnostic[]): PartialMessage[] =>
  diagnostics.map(({ message, notes, ...location }) => ({
    text: message,
    location,
    notes: notes.map((text) => ({ text })),
  }));

/** Maps offsets in a text to places. */
export function placesIn(file: string, text: string): (start: number, end: number) => Place {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (start, end) => {
    const { line, col } = lines.linePos(start);
    const lineStart = lines.lineStarts[line - 1] ?? 0;
    const lineText = /[^\r\n]*/.exec(text.slice(lineStart, lines.lineStarts[line]))?.[0] ?? '';
    return {
      file,
      line,
      column: Buffer.byteLength(lineText.slice(0, col - 1)),
      length: Buffer.byteLength(lineText.slice(col - 1, Math.max(0, end - lineStart))),
      lineText,
    };
  };
}

export interface FileText {
  text: string;
  place: (start: number, end: number) => Place;
  diagnostics: Diagnostic[];
}

/** Reads bytes as UTF-8. */
export function readText(file: string, bytes: Uint8Array): FileText {
  const text = new TextDecoder().decode(bytes);
  const place = placesIn(file, text);
  // The decoder replaces each wrong byte with U+FFFD. UTF-16 has many zero bytes.
  const wrong = text.search(/[\0\ufffd]/);
  if (wrong === -1) return { text, place, diagnostics: [] };
  const diagnostic = {
    ...place(wrong, wrong + 1),
    message: 'the file is not saved as UTF-8: this character cannot be read',
    notes: [
      'Save the file as UTF-8. In Notepad: File, Save as, Encoding. In VS Code: click on the ' +
        'encoding in the bar at the bottom. Then type this character again.',
    ],
  };
  return { text: '', place, diagnostics: [diagnostic] };
}
