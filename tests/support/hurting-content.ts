/**
 * Content made to hurt: every text as long as the schema lets it be, in a language of long words, and in each a word of
 * 30 letters that breaks nowhere by itself (or of as many as there is room for).
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contentNames, jsonSchemaOf, schemaAt, type JsonSchema } from '../../site/generator/content/json-schemas.ts';

const unbreakable = 'Grundstücksverkehrsgenehmigung';
const ordinary = 'Die Angebote gehen noch am selben Abend hinaus und niemand sucht morgens Zettel für Öfen Dächer Brücken Zäune oder Treppen weil alles geordnet im Kalender der Werkstatt steht'.split(' ');

/** A number that is the same for the same text, so that a category is the same word wherever it stands. */
const seedOf = (text: string): number => Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** A text of exactly `length` characters; different ones for different seeds. */
function hurtingText(length: number, seed: number): string {
  if (length <= unbreakable.length) return `${String.fromCharCode(65 + (seed % 26))}${unbreakable.toLowerCase()}`.slice(0, length);
  const words: string[] = [];
  const after = seed % 3;
  for (let index = 0; words.join(' ').length < length; index += 1) words.push(index === after && length > 40 ? unbreakable : (ordinary[(seed + index) % ordinary.length] ?? ''));
  if (!words.includes(unbreakable)) words.unshift(unbreakable);
  // No blank where it ends: the schema would not count it.
  return words.join(' ').slice(0, length).replace(/\s$/, 's');
}

/** What must stay as it is: it is no text, or something reads it. */
const isText = (path: readonly (string | number)[], { maxLength, pattern, format }: JsonSchema): boolean =>
  maxLength !== undefined && pattern === undefined && format === undefined && typeof path.at(-1) === 'string' && !['language', 'uploadDate', 'domain'].includes(String(path.at(-1)));

function hurt(value: unknown, schema: JsonSchema, path: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((each, index) => hurt(each, schema, [...path, index]));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hurt(each, schema, [...path, key])]));
  const at = schemaAt(schema, path);
  if (typeof value !== 'string' || at === undefined) return value;
  if (path.at(-1) === 'intro' && at.maxLength !== undefined) return `{claim} ${hurtingText(at.maxLength - 8, 1)}`;
  return isText(path, at) && at.maxLength !== undefined ? hurtingText(at.maxLength, seedOf(value) + (path.at(-1) === 'category' ? 0 : path.length)) : value;
}

interface Entry {
  id: string;
  category?: string;
}

/** More kinds of agent than tabs have room for in one row. */
const moreAgents = (agents: readonly Entry[]): readonly Entry[] => [...agents, ...agents.slice(0, 2).map((agent) => ({ ...agent, id: `${agent.id}-2`, category: `${agent.category ?? ''} 2` }))];

/**
 * @param from a content folder, whose media and addresses are kept
 * @param to the folder to write, which must not exist
 */
export async function hurtingContent(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, errorOnExist: true, force: false });
  for (const name of contentNames) {
    const file = join(to, `${name}.yaml`);
    let value: unknown = parse(await readFile(file, 'utf8'));
    if (name === 'agents') value = moreAgents(value as Entry[]);
    if (name === 'demos') {
      const demos = value as Entry[];
      value = [...demos, ...demos.slice(0, 3).map((demo) => ({ ...demo, id: `${demo.id}-2`, category: `${demo.category ?? ''} 2` }))];
    }
    const hurtful = hurt(value, jsonSchemaOf(name), []);
    if (name === 'site') Object.assign(hurtful as object, { language: 'de', contact: { phone: '+49 (0)9621 123456-7890', email: 'kontakt.und.angebote@zimmerei-und-treppenbau-donaudampfschiff.example' } });
    // A category is no text of its own: it names an agent's.
    if (name === 'demos') {
      const categoryOf = schemaAt(jsonSchemaOf('agents'), [0, 'category'])?.maxLength ?? 0;
      const originals = value as Entry[];
      value = (hurtful as Entry[]).map((demo, index) => ({ ...demo, category: hurtingText(categoryOf, seedOf(originals[index]?.category ?? '')) }));
      await writeFile(file, stringify(value));
    } else await writeFile(file, stringify(hurtful));
  }
}
