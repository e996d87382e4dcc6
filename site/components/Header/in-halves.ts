/** Letters of scripts that set no spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where words begin that no space stands before. */
const beginnings = (words: string): number[] =>
  Array.from(segmenter.segment(words), ({ index }) => index).filter((index) => index > 0 && unspaced.test(words.charAt(index - 1)) && unspaced.test(words.charAt(index)));

/** The same words, none of which begins a line. Within them `word-break: keep-all` holds. */
function whole(words: string): string {
  const marked = beginnings(words).reduceRight((text, index) => `${text.slice(0, index)}\u2060${text.slice(index)}`, words);
  return marked.replaceAll(' ', '\u00a0');
}

/**
 * The same words, which may break at one place only: the space that is nearest to their middle, or the beginning of a
 * word where there is no space. So two lines are as short as they can be.
 */
export function inHalves(words: string): string {
  const spaces = Array.from(words.matchAll(/ /g), ({ index }) => index);
  const off = (at: number): number => Math.abs(words.length / 2 - at);
  const nearest = (places: readonly number[]): number | undefined => [...places].sort((a, b) => off(a) - off(b))[0];
  const space = nearest(spaces);
  if (space !== undefined) return `${whole(words.slice(0, space))} ${whole(words.slice(space + 1))}`;
  // Of two that are as near the later one: what is short here belongs to the word before it.
  const beginning = nearest(beginnings(words).reverse());
  return beginning === undefined ? words : `${whole(words.slice(0, beginning))}\u200b${whole(words.slice(beginning))}`;
}

/** The same text where no hyphen ends a line either: for measuring, as a reader would stumble over the sign in between. */
export const withoutBreaks = (words: string): string => words.replaceAll('-', '-\u2060');
