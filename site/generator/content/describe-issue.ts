import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from './diagnostics.ts';
import { exampleOf, fieldsOf, schemaAt } from './json-schemas.ts';
import { didYouMean, labelOf, short, type Source, valueAt } from './source.ts';
import type { Path } from './yaml-file.ts';

export function describeIssue(source: Source, issue: z.core.$ZodIssue): Diagnostic[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const name = labelOf(path);
  const about = notesOn(source, path);
  const value = valueAt(source.data, path);
  const at = (message: string, notes: string[]) => [{ ...source.placeOf(path), message, notes }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(source, path, key));
    case 'invalid_union':
    case 'invalid_type':
    case 'invalid_value':
      return describeValue(source, issue, path);
    case 'custom': {
      // Messages about URLs and phone numbers contain their own example.
      const [problem = '', example] = issue.message.split(/\. (?=A right \w+ looks like )/);
      return at(
        `${name}: ${problem}`,
        example !== undefined ? [example] : typeof path.at(-1) === 'string' ? about : [],
      );
    }
    case 'too_big':
    case 'too_small': {
      const count =
        typeof value === 'string' && value.trim() !== ''
          ? [`It has ${Array.from(value.trim()).length} characters.`]
          : Array.isArray(value)
            ? [`It has ${value.length} entries.`]
            : [];
      return at(`${name}: ${issue.message}`, [...count, ...about]);
    }
    default:
      return at(`${name}: ${issue.message}`, about);
  }
}

/** Describes a missing value, a value of a wrong type, or a value that is not allowed. */
function describeValue(
  source: Source,
  issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueInvalidValue,
  path: Path,
): Diagnostic[] {
  const name = labelOf(path);
  const about = notesOn(source, path);
  const value = valueAt(source.data, path);
  const at = (message: string, ...notes: string[]) => [
    { ...source.placeOf(path), message: `${name}: ${message}`, notes: [...notes, ...about] },
  ];
  if (value === undefined) {
    const parent = path.slice(0, -1);
    const inside = path.length > 1 ? ` in ${labelOf(parent, source)}` : '';
    return [{ ...source.placeOf(parent), message: `${name} is missing${inside}`, notes: about }];
  }
  if (issue.code === 'invalid_type')
    return at(
      `must be ${typeNames[issue.expected] ?? issue.expected}, not ${kindOf(value)}`,
      ...quotingNote(source, path, value),
    );
  if (issue.code === 'invalid_union') {
    // A field may have several forms: report the mistakes of the form with the right type.
    const meant = issue.errors.filter(
      (issues) => !issues.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type'),
    );
    if (meant.length === 1)
      return meant
        .flat()
        .flatMap((inner) =>
          describeIssue(source, { ...inner, path: [...issue.path, ...inner.path] }),
        );
  }
  const allowed = valuesAllowed(issue).map(String);
  return allowed.length === 0
    ? at(issue.message)
    : at(
        `must be ${orList.format(allowed)}, not ${kindOf(value)}`,
        ...(typeof value === 'string' ? didYouMean(value, allowed) : []),
      );
}

/** Whether a field is missing or unknown: several such issues may share a place. */
export const isAboutFields = (source: Source, { code, path }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' ||
  valueAt(
    source.data,
    path.filter((step) => typeof step !== 'symbol'),
  ) === undefined;

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function valuesAllowed(
  issue: z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueInvalidValue,
): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
}

/** Keys of earlier versions whose new names are too different for a suggestion. */
const renamedKeys: ReadonlyMap<string, string> = new Map([
  ['address', 'url'],
  ['copyAddress', 'copyUrl'],
  ['picture', 'image'],
  ['videoAddress', 'videoUrlLabel'],
  ['words', 'messages'],
]);

function unknownField(source: Source, parent: Path, key: string): Diagnostic {
  const known = Object.keys(fieldsOf(schemaAt(source.schema, parent) ?? {}));
  const renamed = renamedKeys.get(key);
  const meant = renamed !== undefined && known.includes(renamed) ? renamed : key;
  return {
    ...source.placeOfKey([...parent, key]),
    message: `unknown field ${short(key)}`,
    notes: [...didYouMean(meant, known), `Fields that you can use here: ${known.join(', ')}.`],
  };
}

function notesOn(source: Source, path: Path): string[] {
  const schema = schemaAt(source.schema, path);
  const key = path.at(-1);
  const example = schema === undefined || key === undefined ? undefined : exampleOf(schema);
  const style = typeof example === 'object' ? 'flow' : 'any';
  const notes =
    schema?.description === undefined
      ? []
      : [`Expected: ${schema.description.replace(/\.$/, '')}.`];
  if (example !== undefined && example !== '')
    notes.push(
      `Example: ${typeof key === 'string' ? `${key}:` : '-'} ${stringify(example, { lineWidth: 0, collectionStyle: style }).trim()}`,
    );
  return notes;
}

/** YAML reads some unquoted text as a number, a boolean or a comment. */
function quotingNote(source: Source, path: Path, value: unknown): string[] {
  const key = path.at(-1);
  const [, comment] = /:\s+(#.*?)\s*$/.exec(source.placeOf(path).lineText) ?? [];
  const written = value === null ? comment : source.sourceOf(path);
  const isMistaken = value === null || ['number', 'boolean'].includes(typeof value);
  return written === undefined || !isMistaken
    ? []
    : [`Write it in quotation marks: ${typeof key === 'string' ? `${key}:` : '-'} "${written}"`];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
};

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${short(value)}"`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? `the word ${String(value)}` : 'a group of fields';
}
