import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { wordNames, wordTable, type WordName, type Words } from './words.ts';

/** The sets that ship with the site, by the language that a tag begins with. */
export const sets: Readonly<Record<string, Words>> = { de, en, es, fr };

/**
 * The words for a language.
 * @param language a language tag; its first part decides, so that de-AT is German
 * @param own the words that the content says differently
 * @returns all words, or the names of those that are missing
 */
export function wordsFor(language: string, own: Partial<Readonly<Record<WordName, string | undefined>>>): { words: Words } | { missing: readonly WordName[] } {
  const set: Partial<Words> = sets[new Intl.Locale(language).language] ?? {};
  const missing = wordNames.filter((name) => own[name] === undefined && set[name] === undefined);
  if (missing.length > 0) return { missing };
  // Every name has a word, as nothing is missing.
  return { words: Object.fromEntries(wordNames.map((name) => [name, own[name] ?? set[name]])) as Record<WordName, string> };
}

/** Words to fill in, as YAML for content/pages.yaml: each with what it is for and what it is in English. */
export function wordsToFillIn(missing: readonly WordName[]): string {
  return ['words:', ...missing.map((name) => `  ${name}: "" # ${JSON.stringify(en[name])}: ${wordTable[name].about}`)].join('\n');
}

/** Scripts that are written from right to left: https://www.unicode.org/reports/tr35/ lists them by language. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** Scripts that stack signs above and below their letters, or fill the whole of a square. */
const tall = new Set(['Arab', 'Aran', 'Beng', 'Deva', 'Gujr', 'Guru', 'Hans', 'Hant', 'Jpan', 'Khmr', 'Knda', 'Kore', 'Laoo', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt']);

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? '';

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(language)) ? 'rtl' : 'ltr');

/** Whether the lines of a headline, close as they are, would touch. */
export const hasTallLetters = (language: string): boolean => tall.has(scriptOf(language));
