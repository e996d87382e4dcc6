/** Letters of scripts in which only a dictionary tells where a word ends, and a browser may have another one than the build. */
const byDictionary = '\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
/** Letters of scripts that set no spaces between words. */
const unspaced = new RegExp(`[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}${byDictionary}]`, 'u');
/** The same and their signs, some of which belong to all scripts. */
const unspacedOrSign = new RegExp(`${unspaced.source}|[\\u3001-\\u303f\\uff01-\\uff65]`, 'u');

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where words and signs end that no space stands beside, and one side is of a script without spaces. */
const ends = (words: string): number[] =>
  Array.from(segmenter.segment(words), ({ index }) => index).filter(
    (index) =>
      index > 0 &&
      !words.slice(index - 1, index + 1).includes(' ') &&
      unspacedOrSign.test(words.slice(index - 1, index + 1)),
  );

/** Those of them where a word begins and no bracket has just been opened. */
const beginnings = (words: string): number[] =>
  ends(words).filter(
    (index) =>
      unspacedOrSign.test(words.charAt(index - 1)) &&
      !/\p{Ps}/u.test(words.charAt(index - 1)) &&
      unspaced.test(words.charAt(index)) &&
      /\p{L}/u.test(words.charAt(index)),
  );

/** The same words, none of which begins a line, and no sign ends one. Within them `word-break: keep-all` holds. */
function whole(words: string): string {
  const marked = ends(words).reduceRight(
    (text, index) => `${text.slice(0, index)}\u2060${text.slice(index)}`,
    words,
  );
  return marked.replaceAll(' ', '\u00a0');
}

/** A label in its two halves, with what stands between them, or in one where it cannot break: see `inHalves`. */
function halvesOf(label: string): [whole: string] | [first: string, joint: string, second: string] {
  // Where an owner lets words break elsewhere, they do not do so in a bar of two lines.
  const words = label.replaceAll(/[\u00ad\u200b]/g, '');
  const spaces = Array.from(words.matchAll(/ /g), ({ index }) => index);
  const off = (at: number): number => Math.abs(words.length / 2 - at);
  // Of two that are as near a space, or the later one: what is short here belongs to the word before it.
  const place = [...spaces, ...beginnings(words).reverse()].sort((a, b) => off(a) - off(b))[0];
  if (place === undefined) return [words];
  return words.charAt(place) === ' '
    ? [words.slice(0, place), ' ', words.slice(place + 1)]
    : [words.slice(0, place), '\u200b', words.slice(place)];
}

/**
 * The same words, which may break at one place only: the space that is nearest to their middle, or the beginning of a
 * word in scripts without spaces between them. So two lines are as short as they can be. A sign such as a hyphen still
 * ends one between letters that have spaces between words: see `inParts`.
 */
export function inHalves(label: string): string {
  const [first, joint = '', second] = halvesOf(label);
  return second === undefined ? first : whole(first) + joint + whole(second);
}

/** Signs that end a line between two letters. */
const signs = '-\u2010\u2013\u2014\u2026?!';

/**
 * The same text in parts: what no line may end in stands at odd places. In scripts whose words a dictionary tells apart
 * those are its halves, elsewhere what has a sign in it after which a line could end, such as "rendez-vous".
 */
export function inParts(label: string): string[] {
  if (new RegExp(`[${byDictionary}]`, 'u').test(label)) {
    const [first, joint = '', second = ''] = halvesOf(label);
    return ['', first, joint, second, ''];
  }
  return inHalves(label).split(new RegExp(`([^\\s\u200b]*[${signs}][^\\s\u200b]+)`));
}

/** `inHalves` where neither a sign nor a browser's own dictionary ends a line: for measuring, as a reader would stumble over what is put in between. */
export const withoutBreaks = (label: string): string =>
  inHalves(label)
    .replaceAll(new RegExp(`[${signs}](?=[^\\s\u200b\u2060])`, 'g'), '$&\u2060')
    // Not after a sign that joins the letters on both sides of it.
    .replaceAll(
      new RegExp(
        `(?<=[${byDictionary}])(?<![\\u17d2\\u1039])(?=[${byDictionary}])(?=\\p{L})`,
        'gu',
      ),
      '\u2060',
    );
