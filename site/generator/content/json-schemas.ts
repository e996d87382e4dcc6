import { z } from 'zod';
import { type ContentName, schemas } from '../../../content/schema.ts';
import type { SlotName } from '../../image-slots.ts';

export interface JsonSchema {
  description?: string;
  examples?: readonly unknown[];
  format?: string;
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** A key of our own for images: the name of the image slot. */
  frame?: SlotName;
  /** The same for images that are never cropped: the least width in pixels, and a name. */
  leastWidth?: number;
  place?: string;
  const?: unknown;
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

export { type ContentName, contentNames } from '../../../content/schema.ts';

const made = new Map<ContentName, JsonSchema>();

export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;

/** The JSON Schema of a content file for editors, in the draft that YAML editors support best. */
export function jsonSchemaOf(name: ContentName): JsonSchema {
  const schema = made.get(name) ?? toJsonSchema(schemas[name]);
  made.set(name, schema);
  return schema;
}

export const jsonSchemaText = (name: ContentName): string =>
  `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`;

/** A schema and its alternative forms. */
const formsOf = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []),
  ...(schema.oneOf ?? []),
];

/** The fields that a group may have, in any of its forms. */
export const fieldsOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, ...formsOf(schema).map(({ properties }) => properties)) as Record<
    string,
    JsonSchema
  >;

/** Own properties only: every object inherits keys such as 'constructor'. */
function ownField(schema: JsonSchema, name: string): JsonSchema | undefined {
  const fields = fieldsOf(schema);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The allowed values of a field, in any form of its group; empty if all values are allowed. */
export const valuesOf = (group: JsonSchema, field: string): unknown[] =>
  formsOf(group).flatMap(({ properties }) => {
    const schema = properties?.[field];
    return schema?.const === undefined ? (schema?.enum ?? []) : [schema.const];
  });

/** An example value. A group has its required fields, or is undefined if one has no example. */
export function exampleOf(schema: JsonSchema): unknown {
  const [example] = schema.examples ?? [];
  const group = formsOf(schema).find(({ required = [] }) => required.length > 0);
  if (example !== undefined || group === undefined) return example;
  const fields = (group.required ?? []).map(
    (name) => [name, exampleOf(group.properties?.[name] ?? {})] as const,
  );
  return fields.every(([, value]) => value !== undefined) ? Object.fromEntries(fields) : undefined;
}

/** The schema of the items of a list, in any of its forms. */
export const itemsOf = (schema: JsonSchema): JsonSchema | undefined =>
  formsOf(schema).find(({ items }) => items !== undefined)?.items;

/** The schema of the value at a path; undefined if the path is not allowed. */
export function schemaAt(
  schema: JsonSchema,
  path: readonly (string | number)[],
): JsonSchema | undefined {
  let found: JsonSchema | undefined = schema;
  for (const step of path) {
    if (found === undefined) return undefined;
    found = typeof step === 'number' ? itemsOf(found) : ownField(found, step);
  }
  return found;
}
