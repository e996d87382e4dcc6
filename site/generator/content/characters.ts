/** Characters that nobody sees and that break what is around them, and what they are called. */

const names: Readonly<Record<number, string>> = {
  0x0000: 'null',
  0x0007: 'bell',
  0x0008: 'backspace',
  0x0009: 'tab',
  0x000a: 'line break',
  0x000b: 'vertical tab',
  0x000c: 'form feed',
  0x000d: 'carriage return',
  0x001b: 'escape',
  0x007f: 'delete',
  0x0085: 'next line',
  0x00a0: 'no-break space',
  0x00ad: 'soft hyphen',
  0x034f: 'combining grapheme joiner',
  0x061c: 'Arabic letter mark',
  0x115f: 'Hangul filler',
  0x1160: 'Hangul filler',
  0x200b: 'zero-width space',
  0x200c: 'zero-width non-joiner',
  0x200d: 'zero-width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'end of a change of direction',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'end of an isolate',
  0x2800: 'blank Braille pattern',
  0x3164: 'Hangul filler',
  0xfeff: 'byte order mark',
  0xfffc: 'place of an object',
  0xfffd: 'sign for a character that was lost',
};

/** A character as a message names it, such as 'U+200B (zero-width space)'. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const kind =
    names[code] ??
    (/\p{Cc}/u.test(character)
      ? 'a control character'
      : /\p{Cs}/u.test(character)
        ? 'half a character'
        : /\p{Noncharacter_Code_Point}/u.test(character)
          ? 'not a character'
          : 'an invisible character');
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} (${kind})`;
}

/**
 * What stands nowhere in a text: controls, halves and signs of a lost character, and what turns the
 * direction of all that follows. Marks and joiners stay allowed, as languages and emoji need them.
 */
const forbidden =
  /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\ufeff\ufffc\ufffd]/gu;

/** A forbidden character: the first place in the text where it stands, and how often it does. */
export interface ForbiddenCharacter {
  character: string;
  /** In UTF-16 units from the start of the text. */
  index: number;
  count: number;
}

/** Every kind of character in a text that may stand nowhere, each once. */
export function forbiddenCharacters(text: string): ForbiddenCharacter[] {
  const found = new Map<string, ForbiddenCharacter>();
  for (const { 0: character, index } of text.matchAll(forbidden)) {
    const known = found.get(character);
    if (known === undefined) found.set(character, { character, index, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}

/** The ideographs of no width and the Braille blank are letters by their class, and still show nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\u2800]/gu;

/** The first character that shows nothing and is no space, or undefined. */
export const firstUnseen = (text: string): string | undefined => text.match(unseen)?.[0];

/** What is left of a text for the eye; spaces around it are not. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').trim();

/** Whether a text has characters, and none of them shows anything. */
export const showsNothing = (text: string): boolean =>
  text.trim() !== '' &&
  !/[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cf}\p{Cc}\p{Cs}\u2800]/u.test(text);
