import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Parser,
  visit,
} from 'yaml';
import type { Diagnostic } from './diagnostics.ts';
import type { FileText, Place } from './file-text.ts';

/** Where a value stands in the parsed data: keys and positions in lists, from the outside in. */
export type Path = readonly (string | number)[];

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
  let found: Found = {
    key: undefined,
    value: isNode(document.contents) ? document.contents : undefined,
  };
  for (const step of path) {
    const parent: unknown = isAlias(found.value) ? found.value.resolve(document) : found.value;
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === step);
      if (pair === undefined) return undefined;
      found = {
        key: isNode(pair.key) ? pair.key : undefined,
        value: isNode(pair.value) ? pair.value : undefined,
      };
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

/** What is wrong with a file before it is data: a stretch of its text, and words. */
interface Mistake {
  start: number;
  end: number;
  message: string;
  notes: string[];
}

/** Parses a YAML file. */
export function parseYaml({ text, place }: FileText): YamlFile {
  const { document, mistakes } = read(text);
  const placeOfNode = (node: Node | undefined): Place =>
    place(node?.range?.[0] ?? 0, node?.range?.[1] ?? 0);

  const placeOf = (path: Path): Place => {
    if (document === undefined) return placeOfNode(undefined);
    for (let length = path.length; length >= 0; length -= 1) {
      const found = find(document, path.slice(0, length));
      if (found !== undefined) return placeOfNode(anchor(found));
    }
    return placeOfNode(undefined);
  };

  return {
    data: mistakes.length > 0 ? undefined : plainData(document),
    syntaxErrors: mistakes.map(({ start, end, message, notes }) => ({
      ...place(start, end),
      message,
      notes,
    })),
    placeOf,
    placeOfKey: (path) => {
      const key = document === undefined ? undefined : find(document, path)?.key;
      return key === undefined ? placeOf(path) : placeOfNode(key);
    },
    sourceOf: (path) => {
      const value = document === undefined ? undefined : find(document, path)?.value;
      return isScalar(value) ? value.source : undefined;
    },
  };
}

/**
 * Letters are composed here and not in the text of the file, where a Greek accent that stands alone would become a backtick,
 * which YAML reserves. Measured before (see `references`), so the library need not count. Keys that mean something to JavaScript stay data.
 */
const plainData = (document: Document | undefined): unknown =>
  document?.toJS({
    maxAliasCount: -1,
    reviver: (_, value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value),
  });

function read(text: string): { document?: Document; mistakes: Mistake[] } {
  const tokens = [...new Parser().parse(text)];
  // Composing goes as deep as the file does, so this comes first.
  const deep = tooDeep(tokens) ?? directive(tokens);
  if (deep !== undefined) return { mistakes: [deep] };
  const documents = [
    ...new Composer({ prettyErrors: false, stringKeys: true, logLevel: 'silent' }).compose(
      tokens,
      true,
      text.length,
    ),
  ];
  const [document, second] = documents;
  if (document === undefined) return { mistakes: [] };
  const errors = documents
    .flatMap((each) =>
      each.errors.map(({ code, message, pos: [start, end] }) => ({ code, message, start, end })),
    )
    .toSorted((a, b) => a.start - b.start);
  const mistakes = fromErrors(text, tokens, errors);
  if (mistakes.length > 0) return { document, mistakes };
  if (second !== undefined) {
    const [start] = /^(?:---|\.{3}).*$/m.exec(text.slice(document.range[1])) ?? [''];
    const at = text.indexOf(start, document.range[1]);
    return {
      document,
      mistakes: [
        {
          start: at,
          end: at + start.length,
          message: 'a second document begins here, and a file holds one',
          notes: ['Delete the line with the three dashes or dots.'],
        },
      ],
    };
  }
  const unknown = unknownWords(document);
  return { document, mistakes: unknown.length > 0 ? unknown : references(document) };
}

/* Mistakes that make a file no YAML. */

/** More levels than any field has. */
const mostLevels = 20;

/** Every token of a file with its depth; without recursion, as a file may be deeper than the stack. */
function* everyToken(tokens: readonly CST.Token[]): Generator<{ token: CST.Token; depth: number }> {
  const waiting = tokens.map((token) => ({ token, depth: 0 })).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const { token, depth } = next;
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push({ token: token.value, depth });
    } else if ('items' in token) {
      for (const { key, value } of token.items.toReversed()) {
        if (value) waiting.push({ token: value, depth: depth + 1 });
        if (key) waiting.push({ token: key, depth: depth + 1 });
      }
    }
  }
}

function tooDeep(tokens: readonly CST.Token[]): Mistake | undefined {
  for (const { token, depth } of everyToken(tokens)) {
    if (depth > mostLevels)
      return {
        start: token.offset,
        end: token.offset + 1,
        message: `the file is nested more than ${String(mostLevels)} levels deep here`,
        notes: [
          'No field of the site is deeper than five levels. Compare the indentation with the lines above.',
        ],
      };
  }
  return undefined;
}

/** `%YAML 1.1` would make a word such as yes mean true, and other things that nobody expects. */
function directive(tokens: readonly CST.Token[]): Mistake | undefined {
  const found = tokens.find((token) => token.type === 'directive');
  return (
    found && {
      start: found.offset,
      end: found.offset + found.source.length,
      message:
        'a line that starts with % is an instruction to the reader of the file, and none is known here',
      notes: ['Delete the line. Words that start with % stand in quotation marks.'],
    }
  );
}

/**
 * What the parser stumbled over, told as the one mistake that it comes from: whatever follows the
 * first is mostly the parser having lost its place. Fields written twice are mistakes of their own.
 */
function fromErrors(
  text: string,
  tokens: readonly CST.Token[],
  errors: readonly ParserError[],
): Mistake[] {
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (first === undefined) return errors.map(({ start }) => duplicate(text, start));
  return [
    tabs(text, first) ??
      unclosed(text, tokens, first) ??
      openBracket(tokens, first) ??
      afterQuotes(text, tokens, first) ??
      inWords(text, first),
  ];
}

/** The key at a place of a text: up to its colon. */
function duplicate(text: string, start: number): Mistake {
  const key =
    /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^:\n]*)/.exec(text.slice(start, start + 1100))?.[0] ??
    '';
  return {
    start,
    end: start + key.length,
    message: `${key.trim()} stands twice in this group`,
    notes: ['Each field may stand once in its group: delete one of the two.'],
  };
}

/** What the parser says of a mistake. */
interface ParserError {
  code: string;
  message: string;
  start: number;
  end: number;
}

/** Tabs indent nothing in YAML. */
function tabs(text: string, { code, start: position }: ParserError): Mistake | undefined {
  const lineEnd = text.indexOf('\n', position);
  const before = text.slice(0, lineEnd === -1 ? undefined : lineEnd);
  const found = /^([ ]*(?:-[ ]+)*)\t+(?=[^\s#])/m.exec(before) ?? /^([ ]*-)\t/m.exec(before);
  if (found === null && code !== 'TAB_AS_INDENT') return undefined;
  const start = found === null ? position : found.index + (found[1]?.length ?? 0);
  const end = start + (/^\t+/.exec(text.slice(start, start + 80))?.[0].length ?? 1);
  const lines = [...text.matchAll(/^[ -]*\t/gm)].length;
  return {
    start,
    end,
    message: 'this line is indented with a tab, and only spaces can indent',
    notes: [
      'Put two spaces for each level in the place of the tab. Most editors can turn all tabs of a file into spaces.',
      ...(lines > 1 ? [`${String(lines)} lines of this file start with a tab.`] : []),
    ],
  };
}

const isQuoted = (token: CST.Token): token is CST.FlowScalar =>
  token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar';

/** A text in quotation marks that has both of them. */
const whole = /^(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')$/;

/**
 * A quotation mark that is missing lets a text run on to the next one, lines below, where the
 * parser loses its way. So a text of several lines that ends in the line of the error is the reason.
 */
function unclosed(
  text: string,
  tokens: readonly CST.Token[],
  { start: position }: ParserError,
): Mistake | undefined {
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  for (const { token } of everyToken(tokens)) {
    if (
      !isQuoted(token) ||
      token.offset > position ||
      !token.source.includes('\n') ||
      token.offset + token.source.length < lineStart
    )
      continue;
    const [firstLine = ''] = token.source.split(/\r?\n/, 1);
    const mark = token.source.startsWith("'") ? "'" : '"';
    return {
      start: token.offset,
      end: token.offset + firstLine.length,
      message: `the text that begins here has no quotation mark at its end`,
      notes: [
        `Put the closing ${mark} at the end of the text. Example: title: ${mark}Plumbline: see it work${mark}`,
      ],
    };
  }
  const open = [...everyToken(tokens)].find(
    ({ token }) => isQuoted(token) && !whole.test(token.source),
  )?.token;
  if (open === undefined || !isQuoted(open)) return undefined;
  const mark = open.source.charAt(0);
  return {
    start: open.offset,
    end: open.offset + open.source.length,
    message: 'the text that begins here has no quotation mark at its end',
    notes: [
      `Put the closing ${mark} at the end of the text. Example: title: ${mark}Plumbline: see it work${mark}`,
    ],
  };
}

/** A bracket that is never closed takes what stands below it for its own. */
function openBracket(
  tokens: readonly CST.Token[],
  { start: position }: ParserError,
): Mistake | undefined {
  for (const { token } of everyToken(tokens)) {
    if (
      token.type !== 'flow-collection' ||
      token.offset > position ||
      token.end.some(({ type }) => type === 'flow-seq-end' || type === 'flow-map-end')
    )
      continue;
    const [mark, closing] = token.start.type === 'flow-seq-start' ? ['[', ']'] : ['{', '}'];
    return {
      start: token.offset,
      end: token.offset + 1,
      message: `this bracket has no ${closing} to close it`,
      notes: [
        `Write the ${closing} at the end, in the same line. Words that start with ${mark} stand in quotation marks.`,
      ],
    };
  }
  return undefined;
}

/** Quotation marks around a part of the words only: `caption: "Hi" there`, `caption: 'It's done'`. */
function afterQuotes(
  text: string,
  tokens: readonly CST.Token[],
  { code, start: position }: ParserError,
): Mistake | undefined {
  if (code === 'BAD_DQ_ESCAPE') return undefined;
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  for (const { token } of everyToken(tokens)) {
    if (!isQuoted(token) || token.offset < lineStart || token.offset > position) continue;
    const end = token.offset + token.source.length;
    if (!/^[ \t]*$/.test(text.slice(end, position))) continue;
    const mark = token.source.charAt(0);
    return {
      start: token.offset,
      end,
      message: `the text ends with this quotation mark (${mark}), but words follow it in the line`,
      notes: [
        mark === '"'
          ? 'Put quotation marks around the whole text, and single ones inside. Example: title: "The \'good\' plumber"'
          : 'Put double quotation marks around the whole text where it has an apostrophe in it. Example: title: "Plumbline\'s work"',
      ],
    };
  }
  return undefined;
}

const quoteWords =
  'Words with a colon, a # or quotation marks in them stand in quotation marks. Example: title: "Plumbline: see it work"';
const sameColumn = 'Fields of one group start in the same column, and a space follows each colon.';

/** The other mistakes, in words that need no knowledge of YAML. */
function inWords(text: string, { code, message, start, end }: ParserError): Mistake {
  const said = (words: string, ...notes: string[]): Mistake => ({
    start,
    end,
    message: words,
    notes,
  });
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return said(
        'a second colon in this line begins a field where words should stand',
        quoteWords,
      );
    case 'BAD_INDENT':
      return said('the indentation does not fit the lines above', sameColumn);
    case 'MISSING_CHAR':
    case 'MULTILINE_IMPLICIT_KEY':
      return said(
        'a field has a name, a colon and a space before its value; one of these is missing here',
        sameColumn,
        quoteWords,
      );
    case 'BAD_SCALAR_START':
      return said(
        `words cannot begin with ${text.charAt(start)}`,
        `Put them in quotation marks. ${quoteWords}`,
      );
    case 'BAD_DQ_ESCAPE':
      return said(
        'a backslash in double quotation marks means something else than itself',
        'Write it twice (\\\\), or put the text in single quotation marks.',
      );
    case 'BAD_ALIAS':
      return said('words cannot begin with * or &', `Put them in quotation marks. ${quoteWords}`);
    case 'NON_STRING_KEY':
      return said('a list or a group cannot be the name of a field', sameColumn, quoteWords);
    case 'UNEXPECTED_TOKEN':
      return said('this does not belong here', sameColumn, quoteWords);
    default:
      return said(
        `this cannot be read: ${message}`,
        'Compare it with the lines around it, or with an older version of the file.',
      );
  }
}

/* Mistakes in a file that is YAML. */

const knownTags = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** Words of YAML that few know and the site needs none of. */
function unknownWords(document: Document): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, (_, node) => {
    if (
      isPair(node) &&
      isScalar(node.key) &&
      node.key.value === '<<' &&
      node.key.type === 'PLAIN'
    ) {
      const [start = 0, end = start] = node.key.range ?? [];
      mistakes.push({
        start,
        end,
        message: 'a group cannot be merged into another with <<',
        notes: [
          'Write the fields out. A whole value can be used again: name it with &name where it stands first, and write *name elsewhere.',
        ],
      });
    } else if (
      isNode(node) &&
      !isAlias(node) &&
      node.tag !== undefined &&
      node.tag !== '!' &&
      !knownTags.has(node.tag)
    ) {
      const [start = 0, end = start] = node.range ?? [];
      mistakes.push({
        start,
        end,
        message: `the mark ${node.tag.replace('tag:yaml.org,2002:', '!!')} before this value is not known here`,
        notes: ['Take it away. Words that start with ! stand in quotation marks.'],
      });
    }
  });
  return mistakes;
}

/** More values than any content has; files that repeat themselves come to billions with a dozen lines. */
const mostValues = 200_000;

/** Checks that each `*name` has its `&name` before it, and that what they repeat stays small. */
function references(document: Document): Mistake[] {
  const mistakes: Mistake[] = [];
  const weights = new Map<unknown, number>();
  // Recursion is safe: no file gets here that is deeper than `mostLevels`.
  const weigh = (value: unknown, around: readonly unknown[]): number => {
    if (isPair(value)) return weigh(value.key, around) + weigh(value.value, around);
    if (isAlias(value)) {
      const [start = 0, end = start] = value.range ?? [];
      const target = value.resolve(document);
      if (target === undefined) {
        mistakes.push({
          start,
          end,
          message: `nothing above is named ${value.source}`,
          notes: [
            `*${value.source} stands for a value that is marked with &${value.source} further up. Words that start with * stand in quotation marks.`,
          ],
        });
        return 1;
      }
      if (around.includes(target)) {
        mistakes.push({
          start,
          end,
          message: `${value.source} would hold itself`,
          notes: ['Write out the value that belongs here.'],
        });
        return 1;
      }
      const weight = weights.get(target) ?? 1;
      if (weight > mostValues && mistakes.length === 0)
        mistakes.push({
          start,
          end,
          message: `${value.source} repeats itself to more than ${mostValues.toLocaleString('en')} values`,
          notes: ['Write out the values that belong here.'],
        });
      return weight;
    }
    if (!isCollection(value)) return 1;
    const inside = [...around, value];
    let sum = 1;
    for (const item of value.items) sum += weigh(item, inside);
    weights.set(value, sum);
    return sum;
  };
  const total = weigh(document.contents, []);
  if (total > mostValues && mistakes.length === 0)
    mistakes.push({
      start: 0,
      end: 1,
      message: `the file comes to more than ${mostValues.toLocaleString('en')} values`,
      notes: ['Each * repeats all that its & marks. Write out the values that belong here.'],
    });
  return mistakes;
}
