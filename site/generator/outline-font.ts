/** Fonts as outlines, for what the build draws itself. */
import { createRequire } from 'node:module';

/** The little of opentype.js that is used here; the package brings no types of its own. */
export interface OutlineFont {
  /** 0 for a character that the font does not have. */
  charToGlyphIndex(character: string): number;
  getPath(
    text: string,
    x: number,
    y: number,
    size: number,
  ): {
    toPathData(digits: number): string;
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  };
}

const opentype = createRequire(import.meta.url)('opentype.js') as {
  parse(buffer: ArrayBuffer): OutlineFont;
};

/**
 * Reads a TrueType font.
 * @throws Error when it is none
 */
export const outlineFont = (bytes: Uint8Array): OutlineFont =>
  opentype.parse(Uint8Array.from(bytes).buffer);
