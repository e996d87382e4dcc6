import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import {
  messageNames,
  messageTable,
  type Message,
  type MessageName,
  type Messages,
} from './messages.ts';

export const sets: Readonly<Record<string, Messages>> = { de, en, es, fr };

/** The strings for a language, where the owner's own come first. */
export function messagesFor(
  language: string,
  own: Partial<Readonly<Record<MessageName, string | undefined>>>,
  uses: ReadonlySet<string> = new Set(),
): { messages: Messages } | { missing: readonly MessageName[] } {
  const set: Partial<Messages> = sets[new Intl.Locale(language).language] ?? {};
  const missing = messageNames.filter((name) => {
    const { only }: Message = messageTable[name];
    return (
      (only === undefined || uses.has(only)) && own[name] === undefined && set[name] === undefined
    );
  });
  if (missing.length > 0) return { missing };
  return {
    messages: Object.fromEntries(
      messageNames.map((name) => [name, own[name] ?? set[name] ?? '']),
    ) as Record<MessageName, string>,
  };
}

/** YAML for content/pages.yaml: every string, with its use and its English text as a comment. */
export function messagesToFillIn(missing: readonly MessageName[]): string {
  return [
    'messages:',
    ...missing.map(
      (name) => `  ${name}: "" # ${JSON.stringify(en[name])}: ${messageTable[name].about}`,
    ),
  ].join('\n');
}

/** Scripts that are written from right to left: https://www.unicode.org/reports/tr35/ */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? '';

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(scriptOf(language)) ? 'rtl' : 'ltr';

/** The separator between two parts of a line, such as role and company, where English differs. */
const commas: Readonly<Record<string, string>> = {
  Arab: '، ',
  Aran: '، ',
  Ethi: '፣ ',
  Hans: '，',
  Hant: '，',
  Jpan: '、',
  Syrc: '، ',
  Thaa: '، ',
};

/** Two parts of a line as one, as a language writes it. */
export const inOneLine = (language: string, first: string, second: string): string =>
  `${first}${commas[scriptOf(language)] ?? ', '}${second}`;

/** @returns the digits of a language from 0 to 9, or undefined where they are those of English */
export function digitsOf(language: string): string | undefined {
  const digits = new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumIntegerDigits: 10,
  }).format(123456789);
  return digits === '0123456789' ? undefined : digits;
}
