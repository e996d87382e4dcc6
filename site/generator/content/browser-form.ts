import { parse, stringify } from 'yaml';
import {
  imageExtensions,
  type ListName,
  listNames,
  lists,
  ownPageHead,
} from '../../../content/schema.ts';
import {
  contentNames,
  fieldsOf,
  type JsonSchema,
  jsonSchemaOf,
  toJsonSchema,
  type ContentName,
  valuesOf,
} from './json-schemas.ts';

/** A field of a form of Pages CMS (https://pagescms.org/docs/configuration/). */
export interface FormField {
  name: string;
  label: string;
  description?: string;
  type: 'string' | 'text' | 'rich-text' | 'boolean' | 'date' | 'image' | 'select' | 'object';
  required?: boolean;
  default?: unknown;
  list?: FormList;
  pattern?: { regex: string; message: string };
  options?: Readonly<Record<string, unknown>>;
  fields?: FormField[];
}

interface FormList {
  min?: number;
  max?: number;
  collapsible: false | { collapsed: boolean; summary: string };
}

const labelOfFile = (name: ContentName): string =>
  ({ site: 'Your business', pages: 'Text of the pages', ...labels })[name];
const labels = Object.fromEntries(listNames.map((name) => [name, lists[name].label])) as Record<
  ListName,
  string
>;

/** Longer texts get a box of several lines. */
const singleLine = 100;

/** 'numbersHeading' as 'Numbers heading'. */
function labelOf(name: string): string {
  const label = name
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/\burl\b/i, 'URL');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function listOf({ items, minItems, maxItems }: JsonSchema): FormList {
  const shown = ['caption', 'headline', 'name', 'label'].find(
    (name) => items !== undefined && name in fieldsOf(items),
  );
  return {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
    collapsible:
      shown === undefined ? false : { collapsed: true, summary: `{index}. {fields.${shown}}` },
  };
}

/** Values in the forms that are not in a schema. */
export interface Choices {
  categories: readonly string[];
}

function kindOf(
  schema: JsonSchema,
  values: readonly unknown[],
  required: boolean,
  choices: Choices,
): Pick<FormField, 'type' | 'options' | 'pattern' | 'fields' | 'default'> {
  if (values.length > 0) return { type: 'select', options: { values } };
  // The owner can still type a category that is newer than this file.
  if (schema.format === 'category' && choices.categories.length > 0)
    return { type: 'select', options: { values: choices.categories, creatable: true } };
  if (Object.keys(fieldsOf(schema)).length > 0)
    return { type: 'object', fields: formFields(schema, choices) };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.format === 'image-path') return { type: 'image' };
  // Without a default, the form fills in today's date.
  if (schema.format === 'date') return { type: 'date', default: '' };
  const [example] = schema.examples ?? [];
  return {
    type: (schema.maxLength ?? 0) > singleLine ? 'text' : 'string',
    ...(schema.maxLength === undefined ? {} : { options: { maxlength: schema.maxLength } }),
    ...(schema.pattern === undefined
      ? {}
      : {
          pattern: {
            regex: required ? schema.pattern : `^$|${schema.pattern}`,
            message: `Example: ${String(example)}`,
          },
        }),
  };
}

function formFields(group: JsonSchema, choices: Choices): FormField[] {
  return Object.entries(fieldsOf(group)).map(([name, schema]) => {
    const inner = schema.type === 'array' ? (schema.items ?? {}) : schema;
    const required = group.required?.includes(name) === true;
    return {
      name,
      label: labelOf(name),
      ...(schema.description === undefined ? {} : { description: schema.description }),
      ...kindOf(
        inner,
        schema.type === 'array' ? (inner.enum ?? []) : valuesOf(group, name),
        required,
        choices,
      ),
      ...(required ? { required } : {}),
      ...(schema.type === 'array' ? { list: listOf(schema) } : {}),
    };
  });
}

export function categoriesIn(agents: string): string[] {
  const entries: unknown = parse(agents);
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    'category' in entry &&
    typeof entry.category === 'string'
      ? [entry.category]
      : [],
  );
}

export function browserFormText(choices: Choices): string {
  const configuration = {
    // Names of photographs often have spaces and umlauts, so uploads are renamed.
    media: {
      input: 'content/media',
      output: '',
      rename: 'safe',
      extensions: [...imageExtensions, 'mp4', 'webm', 'vtt', 'srt'],
    },
    content: [
      ...contentNames.map((name) => {
        const schema = jsonSchemaOf(name);
        return {
          name,
          label: labelOfFile(name),
          type: 'file',
          path: `content/${name}.yaml`,
          format: 'yaml',
          ...(schema.type === 'array' ? { list: true } : {}),
          fields: formFields(schema.type === 'array' ? (schema.items ?? {}) : schema, choices),
        };
      }),
      {
        name: 'own-pages',
        label: 'Pages of your own',
        type: 'collection',
        path: 'content/pages',
        format: 'yaml-frontmatter',
        filename: '{primary}.md',
        view: { fields: ['title', 'updated'], primary: 'title' },
        fields: [
          ...formFields(toJsonSchema(ownPageHead), choices),
          { name: 'body', label: 'Text', type: 'rich-text', options: { format: 'markdown' } },
        ],
      },
    ],
  };
  return [
    '# Forms to edit content/ in a browser with Pages CMS (https://pagescms.org).',
    '# Made from content/schema.ts by `npm run schemas`: change the schema, not this file. Run it as well',
    '# when agents.yaml has a new category, so that the form of a demo offers it.',
    '# Saving in a form drops the comments and the empty fields of a file; the site needs neither.',
    stringify(configuration, { lineWidth: 0 }),
  ].join('\n');
}
