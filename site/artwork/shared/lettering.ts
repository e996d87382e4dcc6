/**
 * Words in a drawing are outlines, never <text>: the picture is shown by <img>, where the
 * page's fonts do not reach, and it must look the same on every machine.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The little of opentype.js that is used here; the package brings no types of its own. */
interface Command {
  type: 'M' | 'L' | 'C' | 'Q' | 'Z';
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface OutlineFont {
  getPath(text: string, x: number, y: number, size: number, options?: { letterSpacing?: number }): {
    commands: Command[];
  };
  getAdvanceWidth(text: string, size: number, options?: { letterSpacing?: number }): number;
}
interface OpenType {
  parse(buffer: ArrayBuffer): OutlineFont;
}
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const opentype = require('opentype.js') as OpenType;
const subsetFont = require('subset-font') as SubsetFont;

const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

async function instance(): Promise<OutlineFont> {
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  );
  // opentype.js reads neither woff2 nor a variable axis, so one static cut is made first.
  const cut = await subsetFont(await readFile(file), printable, {
    targetFormat: 'truetype',
    variationAxes: { wght: 800, wdth: 100, opsz: 48 },
  });
  const bytes = new Uint8Array(cut);
  return opentype.parse(bytes.buffer);
}

const font = await instance();

export interface Line {
  size: number;
  /** Where the line is held. */
  x?: number;
  /** The baseline. */
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** In ems; the site's headings are set at -0.025. */
  tracking?: number;
}

export function widthOf(text: string, size: number, tracking = -0.02): number {
  return font.getAdvanceWidth(text, size, { letterSpacing: tracking });
}

/** One line of Bricolage Grotesque 800 as path data. */
export function letters(text: string, { size, x = 0, y = 0, anchor = 'start', tracking = -0.02 }: Line): string {
  const width = widthOf(text, size, tracking);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  // Written out here because toPathData() of opentype.js 2.0.0 rounds some numbers to NaN.
  return font
    .getPath(text, left, y, size, { letterSpacing: tracking })
    .commands.map(({ type, x1, y1, x2, y2, x: endX, y: endY }) => {
      const numbers = [x1, y1, x2, y2, endX, endY].filter((value) => value !== undefined);
      return type + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}
