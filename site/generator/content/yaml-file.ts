import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Diagnostic, FileText, Place } from './diagnostics.ts';

/** The place of a value in the data: keys and positions in lists, from the outside in. */
export type Path = readonly (string | number)[];

export interface YamlFile {
  /** The plain data; undefined if the file is not YAML. */
  data: unknown;
  syntaxErrors: Diagnostic[];
  /**
   * The place of a value, or of its key for groups and lists. A missing value has the place of its
   * parent.
   */
  placeOf: (path: Path) => Place;
  placeOfKey: (path: Path) => Place;
  /** The source of a scalar, without quotation marks; undefined for groups and lists. */
  sourceOf: (path: Path) => string | undefined;
}

interface Mistake {
  start: number;
  end: number;
  message: string;
  notes: string[];
}

export function parseYaml({ text, place }: Omit<FileText, 'diagnostics'>): YamlFile {
  const document = parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  });
  const mistakes = syntaxMistakes(text, document);
  const placeOf = (path: Path): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const found = find(document, path.slice(0, length));
      if (found === undefined) continue;
      const [start = 0, end = start] = anchor(found)?.range ?? [];
      return place(start, end);
    }
    return place(0, 0);
  };
  return {
    // macOS may write ü as two characters; names of files and categories must still match.
    data:
      mistakes.length > 0
        ? undefined
        : document.toJS({
            reviver: (_, value: unknown) =>
              typeof value === 'string' ? value.normalize('NFC') : value,
          }),
    syntaxErrors: mistakes.map(({ start, end, message, notes }) => ({
      ...place(start, end),
      message,
      notes,
    })),
    placeOf,
    placeOfKey: (path) => {
      const range = find(document, path)?.key?.range;
      return range === undefined || range === null ? placeOf(path) : place(range[0], range[1]);
    },
    sourceOf: (path) => {
      const value = find(document, path)?.value;
      return isScalar(value) ? value.source : undefined;
    },
  };
}

interface Found {
  key?: Node | undefined;
  value: Node | undefined;
}

const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

function find(document: Document, path: Path): Found | undefined {
  let found: Found = { value: asNode(document.contents) };
  for (const step of path) {
    const parent = found.value;
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === step);
      if (pair === undefined) return undefined;
      found = { key: asNode(pair.key), value: asNode(pair.value) };
    } else if (isSeq(parent) && typeof step === 'number' && isNode(parent.items[step])) {
      found = { value: parent.items[step] };
    } else return undefined;
  }
  return found;
}

/** The node to point at: a value with text, else its key, else the first key inside. */
function anchor({ key, value }: Found): Node | undefined {
  if (isScalar(value) && value.source !== '') return value;
  return key ?? (isMap(value) ? asNode(value.items[0]?.key) : undefined) ?? value;
}

const quoteText =
  'If a text contains a colon, a # or quotation marks, put the whole text in quotation marks. ' +
  'Example: title: "Plumbline: see it work"';
const sameColumn =
  'Start all fields of a group in the same column, and write a space after each colon.';

const missingPart: [string, ...string[]] = [
  'a field needs a name, a colon and a space, and one of them is missing here',
  sameColumn,
  quoteText,
];

/** The codes of the parser in words for people who do not know YAML. */
const meanings: Readonly<Record<string, [message: string, ...notes: string[]]>> = {
  BAD_INDENT: ['this line does not start in the same column as the rest of its group', sameColumn],
  BLOCK_AS_IMPLICIT_KEY: ['this line has a second colon, which starts a new field', quoteText],
  MISSING_CHAR: missingPart,
  MULTILINE_IMPLICIT_KEY: missingPart,
  BAD_SCALAR_START: ['a text cannot begin with this character', quoteText],
  BAD_DQ_ESCAPE: [
    'a backslash in double quotation marks has a special meaning',
    'Write the backslash twice (\\\\), or put the text in single quotation marks.',
  ],
  MULTIPLE_DOCS: ['a line with three dashes starts a second document', 'Delete this line.'],
};

/** The first syntax error, or all duplicate fields, or all anchors, aliases and tags. */
function syntaxMistakes(text: string, document: Document): Mistake[] {
  // The first error causes most of the later errors.
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (first !== undefined) return [tab(text, first) ?? quote(text, first) ?? other(text, first)];
  if (document.errors.length > 0) return document.errors.map(({ pos }) => duplicate(text, pos[0]));
  const marks: Mistake[] = [];
  visit(document, {
    Node(_, node) {
      const sign = isAlias(node)
        ? '*'
        : node.anchor !== undefined
          ? '&'
          : isTagged(node)
            ? '!'
            : '';
      if (sign === '') return;
      const [start, end] = node.range ?? [0, 0];
      const at = sign === '*' ? start : text.lastIndexOf(sign, Math.max(0, start - 1));
      marks.push({
        start: at,
        end,
        message: `a text cannot begin with ${sign}`,
        notes: [quoteText.replace('contains', `starts with ${sign}, or contains`)],
      });
    },
  });
  return marks;
}

const isTagged = ({ tag }: { tag?: string | undefined }): boolean =>
  tag !== undefined && !tag.startsWith('tag:yaml.org,2002:');

function duplicate(text: string, start: number): Mistake {
  const key = /^("[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(start, start + 500))?.[0] ?? '';
  return {
    start,
    end: start + key.length,
    message: `${key.trim()} is written twice in this group`,
    notes: ['A group can have each field only once: delete one of the two.'],
  };
}

function tab(text: string, { pos: [position] }: YAMLError): Mistake | undefined {
  const lineEnd = text.indexOf('\n', position);
  const upToError = text.slice(0, lineEnd === -1 ? undefined : lineEnd);
  const found = /^[ -]*(\t+)/m.exec(upToError);
  if (found === null) return undefined;
  const end = found.index + found[0].length;
  return {
    start: end - (found[1] ?? '').length,
    end,
    message: 'this line starts with a tab, but only spaces are allowed here',
    notes: ['Replace each tab with two spaces.'],
  };
}

const beforeValue = String.raw`^[ -]*(?:[^\s"'#][^:\n"']*:[ ]+)?`;
const openQuote = new RegExp(String.raw`${beforeValue}((["'])(?:\\.|(?!\2).|\2\2)*)\r?$`, 'gm');
const textAfterQuote = new RegExp(
  String.raw`${beforeValue}("(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')[ ]*[^\s#,\]}:]`,
);

const wholeQuote = /^(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*') *(?:#.*)?\r?(?:\n|$)/;

function quote(text: string, { code, pos: [position] }: YAMLError): Mistake | undefined {
  if (code === 'BAD_DQ_ESCAPE') return undefined;
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  const after = textAfterQuote.exec(/.*/.exec(text.slice(lineStart))?.[0] ?? '');
  const open = [...text.matchAll(openQuote)].findLast(
    ({ index, 0: line, 1: value = '' }) =>
      index <= position && !wholeQuote.test(text.slice(index + line.lastIndexOf(value))),
  );
  // The next quotation mark closes a text that is still open in an earlier line.
  if (open !== undefined && (after === null || open.index < lineStart)) {
    const value = open[1] ?? '';
    const start = open.index + open[0].indexOf(value);
    const mark = open[2] ?? '"';
    return {
      start,
      end: start + value.length,
      message: 'the text that begins here has no quotation mark at its end',
      notes: [
        `Put ${mark} at the end of the text. Example: title: ${mark}Plumbline: see it work${mark}`,
      ],
    };
  }
  const quoted = after?.[1];
  if (after === null || quoted === undefined) return undefined;
  const start = lineStart + after[0].indexOf(quoted);
  return {
    start,
    end: start + quoted.length,
    message: 'there is more text after the closing quotation mark',
    notes: [
      quoted.startsWith('"')
        ? 'Put double quotation marks around the whole text, and single ones inside it. ' +
          'Example: title: "The \'good\' plumber"'
        : 'Put double quotation marks around a text with an apostrophe. ' +
          'Example: title: "Plumbline\'s work"',
    ],
  };
}

function other(text: string, { code, message, pos: [start, end] }: YAMLError): Mistake {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? '';
  // Two fields in one value, yet one colon in the line: the next line is indented too far.
  const isIndent = code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*:(?: |$)/.test(line);
  const [said, ...notes] = meanings[isIndent ? 'BAD_INDENT' : code] ?? [
    `this cannot be read: ${message}`,
    sameColumn,
    quoteText,
  ];
  const at = isIndent ? text.indexOf('\n', start) + 1 : start;
  return { start: at, end: isIndent ? at + 1 : end, message: said, notes };
}
