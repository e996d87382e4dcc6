/**
 * Text as path data, never <text>: the fonts of the page do not apply inside an <img>, and the
 * image has to look the same on every machine.
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
  charToGlyphIndex(character: string): number;
  getPath(
    text: string,
    x: number,
    y: number,
    size: number,
    options?: { letterSpacing?: number },
  ): {
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
/** Typographic characters of English texts. */
const typographic = '“”‘’–—…·×°½é';

/** The fonts for headings, running text and emphasis. */
const cuts = {
  display: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 100, opsz: 48 },
    tracking: -0.02,
  },
  text: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: 500, wdth: 100 },
    tracking: 0,
  },
  strong: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: 700, wdth: 100 },
    tracking: 0,
  },
} as const;

export type Face = keyof typeof cuts;

async function instance(face: Face): Promise<OutlineFont> {
  const { file, axes } = cuts[face];
  // opentype.js reads neither woff2 nor a variable axis, so one static cut is made first.
  const cut = await subsetFont(
    await readFile(require.resolve(`@fontsource-variable/${file}`)),
    printable + typographic,
    {
      targetFormat: 'truetype',
      variationAxes: { ...axes },
    },
  );
  const bytes = new Uint8Array(cut);
  return opentype.parse(bytes.buffer);
}

const [display, text, strong] = await Promise.all([
  instance('display'),
  instance('text'),
  instance('strong'),
]);
const fonts: Record<Face, OutlineFont> = { display, text, strong };

export interface Line {
  size: number;
  /** Where the line is held. */
  x?: number;
  /** The baseline. */
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** In ems; the site's headings are set at -0.025. Unless given, what suits the face. */
  tracking?: number;
  /** Headings' letters unless another is named. */
  face?: Face;
}

const widths = new Map<string, number>();

/** The advance of a line in the units of `size`. */
export function widthOf(
  line: string,
  size: number,
  tracking?: number,
  face: Face = 'display',
): number {
  const name = `${face} ${size} ${tracking ?? ''} ${line}`;
  // A video asks for the same few widths in every frame, and shaping a line is slow.
  const known = widths.get(name);
  if (known !== undefined) return known;
  const width = fonts[face].getAdvanceWidth(line, size, {
    letterSpacing: tracking ?? cuts[face].tracking,
  });
  widths.set(name, width);
  return width;
}

/**
 * One line as path data.
 * @throws Where the face has no such character: it would be drawn as an empty box.
 */
export function letters(
  line: string,
  { size, x = 0, y = 0, anchor = 'start', tracking, face = 'display' }: Line,
): string {
  const missing = Array.from(line).find(
    (character) => fonts[face].charToGlyphIndex(character) === 0,
  );
  if (missing !== undefined) {
    throw new Error(
      `site/artwork/shared/lettering.ts: the ${face} face has no “${missing}” (in “${line}”). ` +
        'Write it otherwise, or add it to the characters that are cut from the font.',
    );
  }
  const letterSpacing = tracking ?? cuts[face].tracking;
  const width = widthOf(line, size, letterSpacing, face);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  // Written out here because toPathData() of opentype.js 2.0.0 rounds some numbers to NaN.
  return fonts[face]
    .getPath(line, left, y, size, { letterSpacing })
    .commands.map(({ type, x1, y1, x2, y2, x: endX, y: endY }) => {
      const numbers = [x1, y1, x2, y2, endX, endY].filter((value) => value !== undefined);
      return type + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}
