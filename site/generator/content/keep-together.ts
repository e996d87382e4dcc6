/** What follows a number in the same breath; a longer number may not fit its line with it, and would break before a space that stays. */
const unit = /(?<=(?<![\d.,])[\d.,]{1,9}) +(?=[%‰€$£°])/g;

/** French sets a space beside each sign of two parts, and most people type a plain one. Also between each thousand of a number, before the h of a time, and after n°. */
const french = /(?<=\S) +(?=[!?;:»])|(?<=«) +|(?<=\d) +(?=\d{3}(?!\d)|h(?!\p{L}))|(?<=n°) +(?=\d)/giu;

/**
 * Words with a no-break space in the place of each plain one at which no line may end, as in "25 %" and, in French,
 * "« Allô ? »": a sign of its own would begin the next line.
 * @param language a language tag
 */
export const keepTogether = (words: string, language: string): string => {
  const kept = words.replace(unit, '\u00a0');
  return /^fr\b/i.test(language) ? kept.replace(french, '\u00a0') : kept;
};
