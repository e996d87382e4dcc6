import type { ReactElement } from 'react';
import { type Face, letters, widthOf } from '../../shared/lettering.ts';
import { ink } from '../../shared/parts.ts';
import { G } from './stage.tsx';

/*
 * Text is drawn as paths, as in the illustrations. A video is watched about 300 px wide, so text
 * below 34 of the 720 pixels cannot be read.
 */

const outlines = new Map<string, string>();
/** Caches outlines, as the same words stand in hundreds of frames. */
function outline(text: string, size: number, face: Face): string {
  const name = `${face} ${size} ${text}`;
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const d = letters(text, { size, face });
  outlines.set(name, d);
  return d;
}

export interface TextStyle {
  /** Pixels of the video. */
  size?: number;
  face?: Face;
  tone?: string;
}

/** One line; `y` is its baseline. */
export function Text({
  x = 0,
  y = 0,
  size = 38,
  face = 'strong',
  tone = ink,
  anchor = 'start',
  children,
}: TextStyle & {
  x?: number;
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}): ReactElement {
  const left =
    anchor === 'start'
      ? x
      : x - widthOf(children, size, undefined, face) / (anchor === 'middle' ? 2 : 1);
  return (
    <G x={left} y={y}>
      <path d={outline(children, size, face)} fill={tone} stroke="none" />
    </G>
  );
}

/**
 * Breaks words into lines.
 * @param width What a line may take, in pixels. A line break in the text is kept.
 */
export function linesOf(
  text: string,
  size: number,
  width: number,
  face: Face = 'strong',
): string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, size, undefined, face) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** Breaks words into no more lines than needed, of much the same length. */
export function balanced(
  text: string,
  size: number,
  width: number,
  face: Face = 'strong',
): string[] {
  const fewest = linesOf(text, size, width, face).length;
  let narrow = width;
  while (linesOf(text, size, narrow - 10, face).length === fewest && narrow > width / 2)
    narrow -= 10;
  return linesOf(text, size, narrow, face);
}

export const leading = 1.22;

/** The height of so many lines. */
export const heightOf = (lines: number, size: number): number => Math.round(lines * size * leading);

/**
 * Several lines, from the top of the first.
 * @param shown The share of the words that is visible, from 0 to 1; each word rises a little.
 */
export function Lines({
  x = 0,
  y = 0,
  size = 38,
  face = 'strong',
  tone = ink,
  anchor = 'start',
  shown = 1,
  lines,
}: TextStyle & {
  x?: number;
  y?: number;
  anchor?: 'start' | 'middle';
  shown?: number;
  lines: readonly string[];
}): ReactElement {
  const counts = lines.map((line) => line.split(' ').length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {lines.map((line, row) => {
        const baseline = y + row * size * leading + size * 0.92;
        const first = counts.slice(0, row).reduce((sum, count) => sum + count, 0);
        if (shown >= 1)
          return (
            <Text key={row} x={x} y={baseline} size={size} face={face} tone={tone} anchor={anchor}>
              {line}
            </Text>
          );
        const left = anchor === 'start' ? x : x - widthOf(line, size, undefined, face) / 2;
        const words = line.split(' ');
        return words.map((word, i) => {
          const here =
            left +
            (i === 0 ? 0 : widthOf(`${words.slice(0, i).join(' ')} `, size, undefined, face));
          const p = Math.min(1, shown * (total + 1) - (first + i));
          return p <= 0 ? null : (
            <Text
              key={`${row} ${i}`}
              x={here}
              y={baseline + (1 - p) * size * 0.3}
              size={size}
              face={face}
              tone={tone}
            >
              {word}
            </Text>
          );
        });
      })}
    </>
  );
}
