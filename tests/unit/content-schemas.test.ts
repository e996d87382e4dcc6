import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../content/schema.ts';
import { sectionNames } from '../../content/schema/lists.ts';
import {
  browserFormText,
  categoriesIn,
  type FormField,
} from '../../site/generator/content/browser-form.ts';
import {
  contentNames,
  fieldsOf,
  itemsOf,
  type JsonSchema,
  jsonSchemaOf,
  jsonSchemaText,
  schemaAt,
  valuesOf,
} from '../../site/generator/content/json-schemas.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The names of all fields that a schema describes, such as 'home.hero.image.alt'. */
function pathsIn(schema: JsonSchema, prefix = ''): string[] {
  const group = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return Object.entries(fieldsOf(group)).flatMap(([name, field]) => [
    `${prefix}${name}`,
    ...pathsIn(field, `${prefix}${name}.`),
  ]);
}

/** The names of all fields of a form, in the same manner. */
const pathsOf = (fields: readonly FormField[], prefix = ''): string[] =>
  fields.flatMap((field) => [
    `${prefix}${field.name}`,
    ...pathsOf(field.fields ?? [], `${prefix}${field.name}.`),
  ]);

const allFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);

interface Form {
  name: string;
  path: string;
  format: string;
  list?: boolean;
  fields: FormField[];
}

describe('what editors complete with', () => {
  it.each(contentNames)('should be current for %s (npm run schemas)', async (name) => {
    expect(await readFile(fromRoot(`content/schemas/${name}.schema.json`), 'utf8')).toBe(
      jsonSchemaText(name),
    );
  });

  it.each(contentNames)('should describe each field of %s', (name) => {
    const schema = jsonSchemaOf(name);
    const silent = pathsIn(schema).filter((path) => {
      const steps = path.split('.').reduce<(string | number)[]>((found, step) => {
        const inList = schemaAt(schema, found)?.type === 'array';
        return [...found, ...(inList ? [0] : []), step];
      }, []);
      return schemaAt(schema, steps)?.description === undefined;
    });
    // The names of the providers are told by the group around them.
    expect(silent.filter((path) => path !== 'analytics.provider')).toEqual([]);
  });

  it('should give valid examples', () => {
    const examples = (
      schema: JsonSchema,
      path: (string | number)[] = [],
    ): { path: (string | number)[]; example: unknown }[] => [
      ...(schema.examples ?? []).map((example) => ({ path, example })),
      ...Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
        examples(field, [...path, name]),
      ),
      ...(schema.items === undefined ? [] : examples(schema.items, [...path, 0])),
    ];
    for (const name of contentNames) {
      for (const { path, example } of examples(jsonSchemaOf(name))) {
        // Everything around the example is missing, so only errors of the example count.
        const data = path.reduceRight<unknown>(
          (inner, step) =>
            typeof step === 'number'
              ? [inner]
              : {
                  [step]: inner,
                  ...(path[0] === 'analytics'
                    ? { provider: step === 'measurementId' ? 'ga4' : 'plausible' }
                    : {}),
                },
          example,
        );
        const issues = schemas[name].safeParse(data).error?.issues ?? [];
        expect(
          issues.filter((issue) => issue.path.join('.') === path.join('.')),
          `${name}: ${path.join('.')}`,
        ).toEqual([]);
      }
    }
  });
});

describe('the form in the browser', () => {
  const choices = { categories: ['Personal Assistant', 'Büro: "Süd"'] };
  const { content: forms, media } = parse(browserFormText(choices)) as {
    content: Form[];
    media: { input: string; rename: string };
  };
  const formOf = (name: string) => forms.find((form) => form.name === name);

  it('should be current (npm run schemas)', async () => {
    const text = await readFile(fromRoot('.pages.yml'), 'utf8');
    // Which categories there are is the owner's business; everything else comes from the schema.
    const offered = allFields(
      (parse(text) as { content: Form[] }).content.flatMap(({ fields }) => fields),
    ).find(({ options }) => options?.['creatable'] === true)?.options?.['values'];
    expect(text).toBe(browserFormText({ categories: (offered as string[] | undefined) ?? [] }));
  });

  it('should offer the categories of the agents, and take a new one', () => {
    expect(formOf('demos')?.fields.find(({ name }) => name === 'category')).toMatchObject({
      type: 'select',
      required: true,
      options: { values: choices.categories, creatable: true },
    });
    expect(
      categoriesIn(
        '- id: a\n  category: Personal Assistant\n- id: b\n- category: 7\n- x\n- category: "Büro: \\"Süd\\""\n',
      ),
    ).toEqual(choices.categories);
    expect([categoriesIn(''), categoriesIn('a: b')]).toEqual([[], []]);
  });

  it('should leave a missing date empty, and make the names of uploads simple', () => {
    expect(formOf('demos')?.fields.find(({ name }) => name === 'uploadDate')).toMatchObject({
      type: 'date',
      default: '',
    });
    expect(media.rename).toBe('safe');
  });

  it('should offer the names of providers one by one', () => {
    expect(formOf('site')?.fields.find(({ name }) => name === 'unsandboxed')).toMatchObject({
      type: 'select',
      options: { values: expect.arrayContaining(['youtube', 'vimeo', 'page']) as string[] },
      list: { collapsible: false },
    });
  });

  it.each(contentNames)('should have every field of %s', (name) => {
    expect(pathsOf(formOf(name)?.fields ?? [])).toEqual(pathsIn(jsonSchemaOf(name)));
    expect(formOf(name)).toMatchObject({ path: `content/${name}.yaml`, format: 'yaml' });
    expect(formOf(name)?.list).toBe(jsonSchemaOf(name).type === 'array' ? true : undefined);
  });

  it('should offer images from the folder that the build reads', () => {
    expect(media.input).toBe('content/media');
    expect(allFields(formOf('demos')?.fields ?? []).find(({ name }) => name === 'src')?.type).toBe(
      'image',
    );
  });

  it('should offer a choice where only some values are allowed', () => {
    expect(
      allFields(formOf('site')?.fields ?? []).find(({ name }) => name === 'provider'),
    ).toMatchObject({ type: 'select', options: { values: ['none', 'plausible', 'ga4'] } });
    expect(
      allFields(formOf('pages')?.fields ?? []).find(({ name }) => name === 'section'),
    ).toMatchObject({
      type: 'select',
      options: { values: sectionNames },
    });
  });

  it('should ask for one to six metrics, and let an optional field be empty', () => {
    expect(formOf('case-studies')?.fields.find(({ name }) => name === 'metrics')?.list).toEqual({
      min: 1,
      max: 6,
      collapsible: { collapsed: true, summary: '{index}. {fields.label}' },
    });
    const measurementId = allFields(formOf('site')?.fields ?? []).find(
      ({ name }) => name === 'measurementId',
    );
    expect('').toMatch(new RegExp(measurementId?.pattern?.regex ?? 'none'));
  });

  it('should have a label for every field, and one kind of field only', () => {
    for (const field of forms.flatMap((form) => allFields(form.fields))) {
      expect(field.name).toMatch(/^[a-zA-Z0-9-_]+$/);
      expect([
        'string',
        'text',
        'boolean',
        'date',
        'image',
        'select',
        'rich-text',
        'object',
      ]).toContain(field.type);
      expect(field.type === 'object').toBe(field.fields !== undefined);
    }
  });
});

describe('what stands in a schema', () => {
  const text: JsonSchema = { type: 'string' };
  const none: JsonSchema = { properties: { provider: { const: 'none' } } };
  const plausible: JsonSchema = {
    properties: { provider: { enum: ['plausible', 'ga4'] }, domain: text },
  };
  const forms: JsonSchema = { properties: { note: text }, anyOf: [none], oneOf: [plausible] };

  it('should be found in every form of a group', () => {
    expect(fieldsOf(forms)).toEqual({
      note: text,
      provider: { enum: ['plausible', 'ga4'] },
      domain: text,
    });
    expect(fieldsOf(text)).toEqual({});
    expect(valuesOf(forms, 'provider')).toEqual(['none', 'plausible', 'ga4']);
    expect([valuesOf(forms, 'domain'), valuesOf(forms, 'gone')]).toEqual([[], []]);
  });

  it('should be that of the items for a list, in every form', () => {
    expect(itemsOf({ anyOf: [text, { items: none }] })).toBe(none);
    expect(itemsOf(forms)).toBeUndefined();
  });

  it('should be undefined at a path where nothing is allowed', () => {
    const schema: JsonSchema = { items: { properties: { list: { items: text } } } };
    expect(schemaAt(schema, [0, 'list', 3])).toBe(text);
    expect(schemaAt(schema, [])).toBe(schema);
    for (const path of [
      ['list'],
      [0, 0],
      [0, 'gone', 'further'],
      [0, 'constructor'],
      [0, 'list', 0, 'length'],
    ])
      expect(schemaAt(schema, path), path.join('.')).toBeUndefined();
  });
});
