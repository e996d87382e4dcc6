import { characterName, forbiddenCharacters } from './characters.ts';
import type { Diagnostic } from './diagnostics.ts';

/** A stretch of one line of a file; see Diagnostic for the units. */
export type Place = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length' | 'lineText'>;

/** What a file says, and where. */
export interface FileText {
  /** How the file is called in messages. */
  file: string;
  /** Composed (NFC), so that an ü typed on a Mac is the ü typed elsewhere; lines end with \n or \r\n. */
  text: string;
  /** Where the characters from `start` up to `end` stand; never past the end of the line of the first. */
  place: (start: number, end: number) => Place;
  /** What makes it no text; empty if nothing does. */
  diagnostics: Diagnostic[];
}

const howToSave =
  'Save it again as UTF-8: in Notepad with File, Save as, Encoding; in VS Code with a click on the encoding in the bar at the bottom.';

/**
 * Reads the bytes of a file as text.
 * @param file how the file is called in messages
 */
export function readText(file: string, bytes: Uint8Array): FileText {
  const wide = utf16Of(bytes);
  if (wide !== undefined) {
    return broken(
      file,
      new TextDecoder(wide).decode(bytes),
      0,
      0,
      'the file is saved as UTF-16, not as UTF-8',
      [howToSave],
    );
  }
  const narrow = legacyText(bytes);
  if (narrow !== undefined) {
    const { text, index } = narrow;
    const character = text.slice(index, index + 1);
    return broken(
      file,
      text,
      index,
      index + 1,
      `the file is not saved as UTF-8: this ${showable(character)} is written in an older encoding, probably Windows-1252`,
      [howToSave],
    );
  }
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r(?!\n)/g, '\n');
  const place = placesIn(file, text);
  const diagnostics = forbiddenCharacters(text).map(({ character, index, count }) => ({
    ...place(index, index + character.length),
    message: `the file has a character in it that cannot stand in a text: ${characterName(character)}`,
    notes: [
      `Delete it, or write the line again. ${character === '\ufffd' ? 'What stood there was lost when the file was saved in another encoding.' : 'It comes along unseen when words are copied from another program.'}`,
      ...(count > 1 ? [`It stands in ${String(count)} places of this file.`] : []),
    ],
  }));
  return { file, text, place, diagnostics };
}

/** The text of a file that cannot be read: empty, with what is wrong with it. */
function broken(
  file: string,
  text: string,
  start: number,
  end: number,
  message: string,
  notes: string[],
): FileText {
  return {
    file,
    text: '',
    place: placesIn(file, ''),
    diagnostics: [{ ...placesIn(file, text)(start, end), message, notes }],
  };
}

/** Tells places in a text; columns and lengths in bytes. */
export function placesIn(file: string, text: string): FileText['place'] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (start, end) => {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle;
    }
    const lineStart = starts[low] ?? 0;
    const next = starts[low + 1];
    const lineText = text
      .slice(lineStart, next === undefined ? undefined : next - 1)
      .replace(/\r$/, '');
    const at = Math.min(start, lineStart + lineText.length);
    return {
      file,
      line: low + 1,
      column: Buffer.byteLength(text.slice(lineStart, at)),
      length: Buffer.byteLength(
        text.slice(at, Math.max(at, Math.min(end, lineStart + lineText.length))),
      ),
      lineText,
    };
  };
}

/** Which UTF-16 the bytes are, told by their mark or by the zeros of its Latin letters; undefined for none. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const beginning = bytes.subarray(0, 1000);
  for (const [index, byte] of beginning.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const most = beginning.length / 4;
  if ((zeros[1] ?? 0) > most) return 'utf-16le';
  return (zeros[0] ?? 0) > most ? 'utf-16be' : undefined;
}

/** The text of bytes that are no UTF-8, the line with the first mistake in Windows-1252, and where that stands; undefined for UTF-8. */
function legacyText(bytes: Uint8Array): { text: string; index: number } | undefined {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const isText = (part: Uint8Array): boolean => {
    try {
      strict.decode(part);
      return true;
    } catch {
      return false;
    }
  };
  if (isText(bytes)) return undefined;
  // A line break is the same byte in both encodings, so the lines before the first bad one are whole.
  const endOfLine = (from: number): number => {
    const next = bytes.indexOf(0x0a, from);
    return next === -1 ? bytes.length : next;
  };
  let start = 0;
  let end = endOfLine(0);
  while (end < bytes.length && isText(bytes.subarray(start, end))) {
    start = end + 1;
    end = endOfLine(start);
  }
  let good = start;
  for (let length = 1; good < end; length = 1) {
    while (length <= 4 && !isText(bytes.subarray(good, good + length))) length += 1;
    if (length > 4) break;
    good += length;
  }
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, good));
  // As if more were to come: in one go, several versions of Node take € and “ for the control characters of ISO 8859-1.
  const after = new TextDecoder('windows-1252').decode(bytes.subarray(good, end), { stream: true });
  return { text: before + after, index: before.length };
}

/** A character in quotation marks, or by its name where it shows nothing. */
const showable = (character: string): string =>
  /[\p{L}\p{P}\p{S}\p{N}]/u.test(character) ? `"${character}"` : characterName(character);
