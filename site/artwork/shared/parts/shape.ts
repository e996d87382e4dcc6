export const line = 8;
export const fine = 6;
export const edge = 12;

/** A rounded rectangle as path data, round its own middle unless a corner is given. */
export function box(w: number, h: number, r = 14, x = -w / 2, y = -h / 2): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ` +
    `${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** The head of a sheet: only the two upper corners are round. */
export function cap(w: number, h: number, r: number, x: number, y: number): string {
  return (
    `M${x} ${y + h}v${r - h}a${r} ${r} 0 0 1 ${r} ${-r}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ` +
    `${r}v${h - r}z`
  );
}

export function disc(r: number, cx = 0, cy = 0): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

export interface Place {
  x?: number;
  y?: number;
  turn?: number;
}

export function move({ x = 0, y = 0, turn = 0 }: Place): string {
  return turn === 0 ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(${turn})`;
}
