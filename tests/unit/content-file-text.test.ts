import { describe, expect, it } from 'vitest';
import { placesIn, readText } from '../../site/generator/content/file-text.ts';

const how =
  'Save it again as UTF-8: in Notepad with File, Save as, Encoding; in VS Code with a click on the encoding in the bar at the bottom.';
const read = (bytes: string | Uint8Array, encoding: BufferEncoding = 'utf8') =>
  readText('demos.yaml', typeof bytes === 'string' ? Buffer.from(bytes, encoding) : bytes);

describe('the text of a file', () => {
  it.each<[what: string, bytes: string, text: string]>([
    ['as it is', 'a: 1\nb: 2\n', 'a: 1\nb: 2\n'],
    ['of Windows', 'a: 1\r\nb: 2\r\n', 'a: 1\r\nb: 2\r\n'],
    ['of an old Mac', 'a: 1\rb: 2\r', 'a: 1\nb: 2\n'],
    ['with a mark of byte order', '\uFEFFa: 1', 'a: 1'],
    ['that is empty', '', ''],
    ['of letters of up to four bytes', 'ü → 😀', 'ü → 😀'],
  ])('%s', (_what, bytes, text) => {
    expect(read(bytes)).toMatchObject({ file: 'demos.yaml', text, diagnostics: [] });
  });

  it('that is no text is empty, and no place in it is past its end', () => {
    const { text, place } = read(Buffer.from('ab\xfc', 'latin1'));
    expect(text).toBe('');
    expect(place(2, 3)).toEqual({
      file: 'demos.yaml',
      line: 1,
      column: 0,
      length: 0,
      lineText: '',
    });
  });
});

describe('a file of UTF-16 is told at its first line', () => {
  const text = 'name: Müller\nid: a\n';
  const little = Buffer.from(text, 'utf16le');
  it.each<[what: string, bytes: Uint8Array]>([
    ['with its mark', Buffer.concat([Buffer.of(0xff, 0xfe), little])],
    [
      'the other way round, with its mark',
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(little).swap16()]),
    ],
    ['without its mark', little],
    ['the other way round, without its mark', Buffer.from(little).swap16()],
    [
      'of letters that have no zeros, with its mark',
      Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from('名前', 'utf16le')]),
    ],
    [
      'of the same the other way round',
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from('名前', 'utf16le').swap16()]),
    ],
    ['of many lines', Buffer.from(text.repeat(100), 'utf16le')],
    ['half of it in letters that have no zeros', Buffer.from('名前ab名前ab名前abc', 'utf16le')],
  ])('%s', (_what, bytes) => {
    expect(read(bytes).diagnostics).toEqual([
      {
        file: 'demos.yaml',
        line: 1,
        column: 0,
        length: 0,
        lineText: expect.stringMatching(/^(name: Müller|名前|名前ab名前ab名前abc)$/) as string,
        message: 'the file is saved as UTF-16, not as UTF-8',
        notes: [how],
      },
    ]);
  });

  it.each<[what: string, bytes: Uint8Array, message: string]>([
    [
      'that begins like its mark alone',
      Buffer.of(0xff, 0x61),
      'the file is not saved as UTF-8: this "ÿ" is written in an older encoding, probably Windows-1252',
    ],
    [
      'that begins like its other mark alone',
      Buffer.of(0xfe, 0x61),
      'the file is not saved as UTF-8: this "þ" is written in an older encoding, probably Windows-1252',
    ],
    [
      'with half of its mark in second place',
      Buffer.of(0x61, 0xfe),
      'the file is not saved as UTF-8: this "þ" is written in an older encoding, probably Windows-1252',
    ],
    [
      'with half of its other mark there',
      Buffer.of(0x61, 0xff),
      'the file is not saved as UTF-8: this "ÿ" is written in an older encoding, probably Windows-1252',
    ],
    [
      'with a few zeros',
      Buffer.from('a: b\0c: d\0', 'latin1'),
      'the file has a character in it that cannot stand in a text: U+0000 (null)',
    ],
    [
      'with zeros far from its beginning',
      Buffer.concat([Buffer.alloc(1000, 'a'), Buffer.from('\0b'.repeat(2000))]),
      'the file has a character in it that cannot stand in a text: U+0000 (null)',
    ],
  ])('but not one %s', (_what, bytes, message) => {
    expect(read(bytes).diagnostics.map((mistake) => mistake.message)).toEqual([message]);
  });
});

describe('a file of an older encoding is told where its first letter stands that is no UTF-8', () => {
  it.each<
    [
      what: string,
      bytes: Uint8Array,
      place: { line: number; column: number; length: number; lineText: string },
      character: string,
    ]
  >([
    [
      'in the first line',
      Buffer.from('name: Büro', 'latin1'),
      { line: 1, column: 7, length: 2, lineText: 'name: Büro' },
      '"ü"',
    ],
    [
      'at its very start',
      Buffer.from('über\nname: a', 'latin1'),
      { line: 1, column: 0, length: 2, lineText: 'über' },
      '"ü"',
    ],
    [
      'at its very end',
      Buffer.from('a: b\nname: ß', 'latin1'),
      { line: 2, column: 6, length: 2, lineText: 'name: ß' },
      '"ß"',
    ],
    [
      'in the last of many lines',
      Buffer.from('a: b\nc: d\nname: Büro\nid: ü\n', 'latin1'),
      { line: 3, column: 7, length: 2, lineText: 'name: Büro' },
      '"ü"',
    ],
    [
      'after letters of two, three and four bytes',
      Buffer.concat([Buffer.from('ü\nü → 😀 '), Buffer.from('ä', 'latin1')]),
      { line: 2, column: 12, length: 2, lineText: 'ü → 😀 ä' },
      '"ä"',
    ],
    [
      'of Windows',
      Buffer.from('a: b\r\nname: \x80 5\r\n', 'latin1'),
      { line: 2, column: 6, length: 3, lineText: 'name: € 5' },
      '"€"',
    ],
    [
      'which shows nothing',
      Buffer.from('name: a\xa0b', 'latin1'),
      { line: 1, column: 7, length: 2, lineText: 'name: a\u00a0b' },
      'U+00A0 (no-break space)',
    ],
    [
      'which is a digit in it',
      Buffer.from('name: 5\xb2', 'latin1'),
      { line: 1, column: 7, length: 2, lineText: 'name: 5²' },
      '"²"',
    ],
    [
      'which is a sign in it',
      Buffer.from('name: \xa9', 'latin1'),
      { line: 1, column: 6, length: 2, lineText: 'name: ©' },
      '"©"',
    ],
    [
      'which is a mark in it',
      Buffer.from('name: \x93', 'latin1'),
      { line: 1, column: 6, length: 3, lineText: 'name: “' },
      '"“"',
    ],
  ])('%s', (_what, bytes, place, character) => {
    expect(read(bytes).diagnostics).toEqual([
      {
        file: 'demos.yaml',
        ...place,
        message: `the file is not saved as UTF-8: this ${character} is written in an older encoding, probably Windows-1252`,
        notes: [how],
      },
    ]);
  });
});

describe('characters that cannot stand in a text are told', () => {
  it('once each, where the first of them stands, with what to do', () => {
    expect(read('name: a\u0007b\u0007\nid: \ufffd\n').diagnostics).toEqual([
      {
        file: 'demos.yaml',
        line: 1,
        column: 7,
        length: 1,
        lineText: 'name: a\u0007b\u0007',
        message: 'the file has a character in it that cannot stand in a text: U+0007 (bell)',
        notes: [
          'Delete it, or write the line again. It comes along unseen when words are copied from another program.',
          'It stands in 2 places of this file.',
        ],
      },
      {
        file: 'demos.yaml',
        line: 2,
        column: 4,
        length: 3,
        lineText: 'id: \ufffd',
        message:
          'the file has a character in it that cannot stand in a text: U+FFFD (sign for a character that was lost)',
        notes: [
          'Delete it, or write the line again. What stood there was lost when the file was saved in another encoding.',
        ],
      },
    ]);
  });
});

describe('a place in a text', () => {
  const place = placesIn('site.yaml', 'name: ü\r\nid: a\n\nlast');
  it.each<
    [start: number, end: number, line: number, column: number, length: number, lineText: string]
  >([
    [0, 4, 1, 0, 4, 'name: ü'],
    [6, 7, 1, 6, 2, 'name: ü'],
    [7, 8, 1, 8, 0, 'name: ü'],
    [6, 30, 1, 6, 2, 'name: ü'],
    [8, 9, 1, 8, 0, 'name: ü'],
    [9, 11, 2, 0, 2, 'id: a'],
    [13, 14, 2, 4, 1, 'id: a'],
    [15, 16, 3, 0, 0, ''],
    [16, 20, 4, 0, 4, 'last'],
    [18, 17, 4, 2, 0, 'last'],
    [99, 100, 4, 4, 0, 'last'],
  ])('from %i to %i', (start, end, line, column, length, lineText) => {
    expect(place(start, end)).toEqual({ file: 'site.yaml', line, column, length, lineText });
  });
});
