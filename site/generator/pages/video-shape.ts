const upright = { width: 720, height: 1280 };

/** A size in the ratio, for a video whose pixels are not known. */
export function sizeOf(ratio: string | undefined): { width: number; height: number } {
  const [across = 9, down = 16] = (ratio ?? '9:16').split(':').map(Number);
  const long = Math.max(upright.width, upright.height);
  return across > down
    ? { width: long, height: Math.round((long * down) / across) }
    : { width: Math.round((long * across) / down), height: long };
}

/** Width by height as CSS writes it, in the smallest numbers; undefined for 9/16, the default. */
export function shapeOf({ width, height }: { width: number; height: number }): string | undefined {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(width, height);
  const shape = `${String(width / by)}/${String(height / by)}`;
  return shape === '9/16' ? undefined : shape;
}
