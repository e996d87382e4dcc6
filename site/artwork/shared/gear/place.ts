export interface PropPlace {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

export function place({ x, y, scale = 1, turn = 0 }: PropPlace): string {
  return (
    `translate(${x} ` +
    `${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`
  );
}
