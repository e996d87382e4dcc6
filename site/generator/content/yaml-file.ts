import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Diagnostic } from './diagnostics.ts';

/** Where a value stands in the parsed data: keys and positions in lists, from the outside in. */
export type Path = readonly (string | number)[];

/** A stretch of one line of a file; see Diagnostic for the units. */
export type Place = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length' | 'lineText'>;

/** A YAML file that knows where each of its values stands. */
export interface YamlFile {
  /** The plain data; undefined if the file is not YAML. */
  data: unknown;
  /** What makes it no YAML, empty if nothing does. */
  syntaxErrors: Diagnostic[];
  /**
   * Where to point at for a value. Groups and lists are pointed at by their key, and what does
   * not exist by the key of the nearest thing around it that does.
   */
  placeOf: (path: Path) => Place;
  /** Where the key itself stands that the path ends with. */
  placeOfKey: (path: Path) => Place;
  /** A single value as it is written, without quotation marks; undefined for groups and lists. */
  sourceOf: (path: Path) => string | undefined;
}

interface Found {
  key: Node | undefined;
  value: Node | undefined;
}

/** The key and the value that stand at a path. */
function find(document: Document, path: Path): Found | undefined {
  let found: Found = { key: undefined, value: isNode(document.contents) ? document.contents : undefined };
  for (const step of path) {
    const parent: unknown = isAlias(found.value) ? found.value.resolve(document) : found.value;
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === step);
      if (pair === undefined) return undefined;
      found = { key: isNode(pair.key) ? pair.key : undefined, value: isNode(pair.value) ? pair.value : undefined };
    } else if (isSeq(parent) && typeof step === 'number') {
      const item = parent.items[step];
      if (!isNode(item)) return undefined;
      found = { key: undefined, value: item };
    } else {
      return undefined;
    }
  }
  return found;
}

/** The node that a finger would be put on. */
function anchor({ key, value }: Found): Node | undefined {
  if (isScalar(value) && value.source !== '') return value;
  if (key !== undefined) return key;
  if (isMap(value)) {
    const first = value.items[0]?.key;
    if (isNode(first)) return first;
  }
  return value;
}

/**
 * Parses a YAML file.
 * @param file how the file is called in messages
 * @param text what it holds
 */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const place = (start: number, end: number): Place => {
    const { line, col } = lines.linePos(start);
    const lineStart = start - (col - 1);
    const lineText = /^[^\r\n]*/.exec(text.slice(lineStart))?.[0] ?? '';
    const lineEnd = lineStart + lineText.length;
    return {
      file,
      line,
      column: Buffer.byteLength(text.slice(lineStart, start)),
      length: Buffer.byteLength(text.slice(start, Math.max(start, Math.min(end, lineEnd)))),
      lineText,
    };
  };
  const placeOfNode = (node: Node | undefined): Place => place(node?.range?.[0] ?? 0, node?.range?.[1] ?? 0);

  const placeOf = (path: Path): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = find(document, path.slice(0, length));
      if (found !== undefined) return placeOfNode(anchor(found));
    }
    return placeOfNode(undefined);
  };

  return {
    data: document.errors.length > 0 ? undefined : (document.toJS() as unknown),
    syntaxErrors: document.errors.map((error) => ({
      ...place(error.pos[0], error.pos[1]),
      message: `this is not YAML: ${error.message}`,
      notes: syntaxNotes(error.code),
    })),
    placeOf,
    placeOfKey: (path) => {
      const key = find(document, path)?.key;
      return key === undefined ? placeOf(path) : placeOfNode(key);
    },
    sourceOf: (path) => {
      const value = find(document, path)?.value;
      return isScalar(value) ? value.source : undefined;
    },
  };
}

/** How the mistakes that people make most are mended. */
function syntaxNotes(code: string): string[] {
  switch (code) {
    case 'DUPLICATE_KEY':
      return ['Each field may stand once in its group: delete one of the two.'];
    case 'TAB_AS_INDENT':
      return ['Indent with spaces, two for each level; tabs are not allowed.'];
    case 'BAD_INDENT':
    case 'MISSING_CHAR':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
      return [
        'Fields of one group start in the same column, and a space follows each colon.',
        'Words with a colon, a # or quotation marks in them stand in quotation marks. Example: title: "Plumbline: see it work"',
      ];
    default:
      return ['Compare it with the lines around it, or with an older version of the file.'];
  }
}
