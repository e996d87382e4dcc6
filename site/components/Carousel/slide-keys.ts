/** The index of a position in an endless row: the slide after the last is the first again. */
export const wrap = (position: number, count: number): number =>
  ((position % count) + count) % count;

/** The slide that a key leads to. */
export function slideForKey(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return isRtl ? index + 1 : index - 1;
    case 'ArrowRight':
      return isRtl ? index - 1 : index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
