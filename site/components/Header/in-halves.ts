/** The same words, which may break at one place only: the space that is nearest to their middle. So two lines are as short as they can be. */
export function inHalves(words: string): string {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number): number => Math.abs(words.length / 2 - at);
  const middle = spaces.sort((a, b) => off(a) - off(b))[0];
  return middle === undefined ? words : `${words.slice(0, middle).replaceAll(' ', '\u00a0')} ${words.slice(middle + 1).replaceAll(' ', '\u00a0')}`;
}

/** The same text where no hyphen ends a line either: for measuring, as a reader would stumble over the sign in between. */
export const withoutBreaks = (words: string): string => words.replaceAll('-', '-\u2060');
