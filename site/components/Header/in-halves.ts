/** Letters of scripts that set no spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
/** The same and their signs, some of which belong to all scripts. */
const unspacedOrSign = new RegExp(`${unspaced.source}|[\\u3001-\\u303f\\uff01-\\uff65]`, 'u');

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where words and signs end that no space stands beside, and one side is of a script without spaces. */
const ends = (words: string): number[] =>
  Array.from(segmenter.segment(words), ({ index }) => index).filter((index) => index > 0 && !words.slice(index - 1, index + 1).includes(' ') && unspacedOrSign.test(words.slice(index - 1, index + 1)));

/** Those of them where a word begins and no bracket has just been opened. */
const beginnings = (words: string): number[] => ends(words).filter((index) => unspacedOrSign.test(words.charAt(index - 1)) && !/\p{Ps}/u.test(words.charAt(index - 1)) && unspaced.test(words.charAt(index)) && /\p{L}/u.test(words.charAt(index)));

/** The same words, none of which begins a line, and no sign ends one. Within them `word-break: keep-all` holds. */
function whole(words: string): string {
  const marked = ends(words).reduceRight((text, index) => `${text.slice(0, index)}\u2060${text.slice(index)}`, words);
  return marked.replaceAll(' ', '\u00a0');
}

/**
 * The same words, which may break at one place only: the space that is nearest to their middle, or the beginning of a
 * word where there is no space. So two lines are as short as they can be. A sign such as a hyphen still ends one
 * between letters that have spaces between words: see `splitAtSigns`.
 */
export function inHalves(label: string): string {
  // Where an owner lets words break elsewhere, they do not do so in a bar of two lines.
  const words = label.replaceAll(/[\u00ad\u200b]/g, '');
  const spaces = Array.from(words.matchAll(/ /g), ({ index }) => index);
  const off = (at: number): number => Math.abs(words.length / 2 - at);
  const nearest = (places: readonly number[]): number | undefined => [...places].sort((a, b) => off(a) - off(b))[0];
  const space = nearest(spaces);
  if (space !== undefined) return `${whole(words.slice(0, space))} ${whole(words.slice(space + 1))}`;
  // Of two that are as near the later one: what is short here belongs to the word before it.
  const beginning = nearest(beginnings(words).reverse());
  return beginning === undefined ? words : `${whole(words.slice(0, beginning))}\u200b${whole(words.slice(beginning))}`;
}

/** Signs that end a line between two letters. */
const signs = '-\u2010\u2013\u2014\u2026?!';

/** The same text in parts: at odd places what has a sign in it after which a line could end, such as "rendez-vous". */
export const splitAtSigns = (words: string): string[] => words.split(new RegExp(`([^\\s\u200b]*[${signs}][^\\s\u200b]+)`));

/** The same text where no sign ends a line either: for measuring, as a reader would stumble over what is put in between. */
export const withoutBreaks = (words: string): string => words.replaceAll(new RegExp(`[${signs}](?=[^\\s\u200b\u2060])`, 'g'), '$&\u2060');
