/** Texts as long as their fields allow. */
import {
  fieldsOf,
  jsonSchemaOf,
  schemaAt,
  type ContentName,
} from '../../site/generator/content/json-schemas.ts';

/** Filler text. Each text begins with another of the long words, so that no two are alike. */
const stock =
  'Wärmepumpenwartungsvertragsabschluss und Kraftfahrzeughaftpflichtversicherung erledigt der Assistent, während Sie auf der Straße sind. Grundstücksverkehrsgenehmigungen prüft er gründlich, Rohrbruchnotdienste verständigt er sofort, Überstundenabrechnungen schließt er pünktlich ab. Bei Gebäudeenergieberatungsterminen fragt er nach Größe, Maß und Gewähr höflich zurück. ';
const beginnings = [...stock.matchAll(/\p{L}{30,}/gu)].map(({ index }) => index);

/** Filler for fields without space for a second word: one word without break opportunity. */
const compound = 'gebäudetechnikverwaltungsübersicht';

let turn = 0;

/** The text, filled up to exactly this number of characters. */
export function fill(text: string, length: number): string {
  if (length <= 32) return `${text}${compound}`.slice(0, length);
  turn += 1;
  const more = (stock + stock).slice(beginnings[turn % beginnings.length]);
  const long = `${text} ${more.repeat(Math.ceil(length / more.length))}`.slice(0, length);
  // Blanks at the end would be taken away.
  return long.endsWith(' ') ? `${long.slice(0, -1)}.` : long;
}

/** The greatest length that the schema gives a field, by its path, such as `home hero headline`. */
export function most(name: ContentName, path: string): number {
  const steps = path.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const schema = schemaAt(
    jsonSchemaOf(name),
    name === 'site' || name === 'pages' ? steps : [0, ...steps],
  );
  const length = schema?.['maxLength'];
  if (typeof length !== 'number')
    throw new Error(
      `The schema of ${name} gives no greatest length for ${path}. Its fields: ${Object.keys(fieldsOf(schema ?? {})).join(', ')}`,
    );
  return length;
}

/** Texts at their full length: the paths of the fields, each with what it begins with. */
export const full = (
  name: ContentName,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path.split(' ').at(-1) ?? path,
      fill(text, most(name, path)),
    ]),
  );
