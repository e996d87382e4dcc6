import { directionOf } from '../../words/index.ts';

/** What follows a number in the same breath; a longer number may not fit its line with it, and would break before a space that stays. */
const unit = /(?<=(?<![\d.,])[\d.,]{1,9}) +(?=[%‰€$£°])/g;

/** French sets a space beside each sign of two parts, and most people type a plain one. Also before the h of a time, and after n°. */
const french = /(?<=\S) +(?=[!?;:»])|(?<=«) +|(?<=\d) +(?=h(?!\p{L}))|(?<=n°) +(?=\d)/giu;

/** The words of one letter that end no line where books are set in these languages (ČSN 01 6910 and its like): prepositions and conjunctions, in both cases. */
const singleLetters: Readonly<Record<string, string>> = {
  cs: 'aikosuvz',
  sk: 'aikosuvz',
  pl: 'aiouwz',
  sl: 'ahkosvz',
  uk: 'аеузвйіоя',
  ru: 'авикосуя',
};

/** After such a word. */
function afterSingleLetters(language: string): RegExp[] {
  const letters = singleLetters[new Intl.Locale(language).language];
  return letters === undefined
    ? []
    : [
        new RegExp(
          `(?<=(?<![\\p{L}\\p{N}\\p{Pd}.'’])[${letters}]) +(?=[\\p{L}\\p{N}\\p{Ps}\\p{Pi}])`,
          'giu',
        ),
      ];
}

/** Between the thousands of a number. */
const thousands = /(?<=(?<!\d)\d{1,3}(?:[ \u00a0]+\d{3})*) +(?=\d{3}(?!\d))/g;

/** Whether a space may stand between the thousands of a number. From right to left a plain one would turn their order: "1 250" would be read as 250 1. */
function setsThousandsApart(language: string): boolean {
  const group =
    new Intl.NumberFormat(language).formatToParts(1e6).find(({ type }) => type === 'group')
      ?.value ?? '';
  return group.trim() === '' || directionOf(language) === 'rtl';
}

/**
 * What puts a no-break space in the place of each plain one at which no line may end, as in "25 %" and, in French,
 * "« Allô ? »": a sign of its own would begin the next line. In Slavic languages nor after a word of one letter, as in "v Praze".
 * @param language a language tag
 */
export function keepTogether(language: string): (words: string) => string {
  const signs = [
    ...(setsThousandsApart(language) ? [thousands] : []),
    unit,
    ...(/^fr\b/i.test(language) ? [french] : []),
    ...afterSingleLetters(language),
  ];
  return (words) => signs.reduce((kept, sign) => kept.replace(sign, '\u00a0'), words);
}
