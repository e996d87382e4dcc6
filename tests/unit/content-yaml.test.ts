/** Where the values of a YAML file stand, and what is said where it is none: tried on texts of a few lines. */
import { describe, expect, it, test } from 'vitest';
import { readText } from '../../site/generator/content/file-text.ts';
import { parseYaml, type Path, type YamlFile } from '../../site/generator/content/yaml-file.ts';

const parse = (text: string): YamlFile =>
  parseYaml(readText('content/site.yaml', Buffer.from(text)));

/** The text without « and », and the place that they mark. */
function marked(text: string): { text: string; place: object } {
  const before = text.slice(0, text.indexOf('«')).split('\n');
  return {
    text: text.replace(/[«»]/g, ''),
    place: {
      line: before.length,
      column: before.at(-1)?.length,
      length: text.indexOf('»') - text.indexOf('«') - 1,
    },
  };
}

const quoteWords =
  'Words with a colon, a # or quotation marks in them stand in quotation marks. Example: title: "Plumbline: see it work"';
const quoteThem = `Put them in quotation marks. ${quoteWords}`;
const sameColumn = 'Fields of one group start in the same column, and a space follows each colon.';
const noTabs =
  'Put two spaces for each level in the place of the tab. Most editors can turn all tabs of a file into spaces.';
const closeIt = (mark: string): string =>
  `Put the closing ${mark} at the end of the text. Example: title: ${mark}Plumbline: see it work${mark}`;
const compare = 'Compare it with the lines around it, or with an older version of the file.';
const doubleOutside =
  'Put quotation marks around the whole text, and single ones inside. Example: title: "The \'good\' plumber"';
const noMerge =
  'Write the fields out. A whole value can be used again: name it with &name where it stands first, and write *name elsewhere.';
const takeAway = 'Take it away. Words that start with ! stand in quotation marks.';

const tabbed = 'this line is indented with a tab, and only spaces can indent';
const noEnd = 'the text that begins here has no quotation mark at its end';
const lacking =
  'a field has a name, a colon and a space before its value; one of these is missing here';
const second = 'a second document begins here, and a file holds one';
const secondColon = 'a second colon in this line begins a field where words should stand';
const noPlace = 'this does not belong here';

test.each<[text: string, message: string, ...notes: string[]]>([
  ['a: 1\n«\t»b: 2\n', tabbed, noTabs],
  ['a:\n«\t\t»b: 2\n\tc: 3\n', tabbed, noTabs, '2 lines of this file start with a tab.'],
  [
    'a:\n  «\t»b: 2\n  \tc: 3\n \t d: 4\n',
    tabbed,
    noTabs,
    '3 lines of this file start with a tab.',
  ],
  ['-«\t»a: 1\n', tabbed, noTabs],
  ['- a\n- «\t»b: 1\n', tabbed, noTabs],
  ['a:\n«\t»- b\n', tabbed, noTabs],
  ['a: |\n«\t»x\n', tabbed, noTabs],
  ['a: [1,\n«\t»2]\n', tabbed, noTabs],
  ['a: «"x»\nb: 1\n', noEnd, closeIt('"')],
  ["a: «'x»\nb: 1\n", noEnd, closeIt("'")],
  ['a: «"x»\nb: "y"\n', noEnd, closeIt('"')],
  ["a: 'y'\nb: «'x»\nc: 'y'\n", noEnd, closeIt("'")],
  ['a: "y"\nb: «"x»', noEnd, closeIt('"')],
  ['a: «"»', noEnd, closeIt('"')],
  ['- a: «"x»\n  b: 1\n- a: "y"\n', noEnd, closeIt('"')],
  ['a: "y\n  z"\nb: «"x»\nc: 1\n', noEnd, closeIt('"')],
  ['«"a»\nb": 1\n', noEnd, closeIt('"')],
  [
    'a: «[»x, y\nb: 1\n',
    'this bracket has no ] to close it',
    'Write the ] at the end, in the same line. Words that start with [ stand in quotation marks.',
  ],
  [
    'a: «{»x: 1\nb: 2\n',
    'this bracket has no } to close it',
    'Write the } at the end, in the same line. Words that start with { stand in quotation marks.',
  ],
  [
    'a: [x]\nb: {c: 1}\nd: «[»y\n',
    'this bracket has no ] to close it',
    'Write the ] at the end, in the same line. Words that start with [ stand in quotation marks.',
  ],
  [
    'a: «"x"» y\n',
    'the text ends with this quotation mark ("), but words follow it in the line',
    doubleOutside,
  ],
  [
    "a: «'it'»s'\n",
    "the text ends with this quotation mark ('), but words follow it in the line",
    'Put double quotation marks around the whole text where it has an apostrophe in it. Example: title: "Plumbline\'s work"',
  ],
  [
    'a: "b"\nc: «"d"» \t"e"\n',
    'the text ends with this quotation mark ("), but words follow it in the line',
    doubleOutside,
  ],
  [
    'a: «"x"»y: 1\n',
    'the text ends with this quotation mark ("), but words follow it in the line',
    doubleOutside,
  ],
  ['a: "x"\nb: «c»: d\n', secondColon, quoteWords],
  ['a: «b»: c\n', secondColon, quoteWords],
  ['a:\n    b: 1\n« » c: 2\n', 'the indentation does not fit the lines above', sameColumn],
  ['«a»\nb: 1\n', lacking, sameColumn, quoteWords],
  ['a: 1\n«b»\nc: 2\n', lacking, sameColumn, quoteWords],
  ['a: 1\n«b:2»\n', lacking, sameColumn, quoteWords],
  ['a: «@»x\n', 'words cannot begin with @', quoteThem],
  ['a: «%»x\n', 'words cannot begin with %', quoteThem],
  [
    'a: "«\\»q"\n',
    'a backslash in double quotation marks means something else than itself',
    'Write it twice (\\\\), or put the text in single quotation marks.',
  ],
  ['a: «*» x\n', 'words cannot begin with * or &', quoteThem],
  ['a: «&» x\n', 'words cannot begin with * or &', quoteThem],
  ['a: 1\n«---»\nb: 2\n', second, 'Delete the line with the three dashes or dots.'],
  ['a: ---\n«--- # more»\nb: 2\n', second, 'Delete the line with the three dashes or dots.'],
  ['a: ...\n«...»\nb: 2\n', second, 'Delete the line with the three dashes or dots.'],
  ['---\na: 1\n«---»\nb: 2\n', second, 'Delete the line with the three dashes or dots.'],
  ['«[»a]: b\n', 'a list or a group cannot be the name of a field', sameColumn, quoteWords],
  ['a: «]»\n', noPlace, sameColumn, quoteWords],
  ['- a\n«b»: 1\n', noPlace, sameColumn, quoteWords],
  ['a: &x «&y» 1\n', 'this cannot be read: A node can have at most one anchor', compare],
  [
    '«%YAML 1.1»\n---\na: 1\n',
    'a line that starts with % is an instruction to the reader of the file, and none is known here',
    'Delete the line. Words that start with % stand in quotation marks.',
  ],
  ['a: !foo «x»\n', 'the mark !foo before this value is not known here', takeAway],
  ['a: !!set\n  «x:»\n', 'the mark !!set before this value is not known here', takeAway],
  ['a: 1\n«<<»: x\n', 'a group cannot be merged into another with <<', noMerge],
  [
    'a: «*x»\n',
    'nothing above is named x',
    '*x stands for a value that is marked with &x further up. Words that start with * stand in quotation marks.',
  ],
  [
    'a: «*x»\nb: &x 1\n',
    'nothing above is named x',
    '*x stands for a value that is marked with &x further up. Words that start with * stand in quotation marks.',
  ],
  ['a: &x [1, «*x»]\n', 'x would hold itself', 'Write out the value that belongs here.'],
  ['a: &x {b: {c: «*x»}}\n', 'x would hold itself', 'Write out the value that belongs here.'],
  [
    'a: 1\n«a»: 2\n',
    'a stands twice in this group',
    'Each field may stand once in its group: delete one of the two.',
  ],
  [
    '"a: \\"b": 1\n«"a: \\"b"»: 2\n',
    '"a: \\"b" stands twice in this group',
    'Each field may stand once in its group: delete one of the two.',
  ],
  [
    "'it''s: 1': 1\n«'it''s: 1'»: 2\n",
    "'it''s: 1' stands twice in this group",
    'Each field may stand once in its group: delete one of the two.',
  ],
  [
    'a b: 1\n«a b »: 2\n',
    'a b stands twice in this group',
    'Each field may stand once in its group: delete one of the two.',
  ],
])('%j is no content, and says why', (written, message, ...notes) => {
  const { text, place } = marked(written);
  const { data, syntaxErrors } = parse(text);
  expect(data).toBeUndefined();
  expect(syntaxErrors).toMatchObject([{ file: 'content/site.yaml', ...place, message, notes }]);
});

test.each<[text: string, data: unknown]>([
  ['', null],
  ['# only words\n', null],
  ['a: b #c\n#\n', { a: 'b' }],
  ['---\na: 1\n', { a: 1 }],
  ['a: 1\n\t\n', { a: 1 }],
  ['a:\t"b\tc"\t# d\n', { a: 'b\tc' }],
  ['a: -b\n-c: "\'"\n', { a: '-b', '-c': "'" }],
  ['a: ! x\nb: !!str 1\nc: !!int 7\n', { a: 'x', b: '1', c: 7 }],
  ['"<<": x\n', { '<<': 'x' }],
  ['a: <<\n', { a: '<<' }],
  [
    'a: &x [1, 2]\nb: *x\nc: [*x, *x]\n',
    {
      a: [1, 2],
      b: [1, 2],
      c: [
        [1, 2],
        [1, 2],
      ],
    },
  ],
  ['a: Bu\u0308ro\nb: [e\u0301]\n', { a: 'Büro', b: ['é'] }],
  ['__proto__: 1\n', JSON.parse('{"__proto__": 1}')],
  [
    `a: ${'['.repeat(19)}1${']'.repeat(19)}\n`,
    { a: JSON.parse(`${'['.repeat(19)}1${']'.repeat(19)}`) as unknown },
  ],
])('%j is read', (text, data) => {
  const read = parse(text);
  expect(read.syntaxErrors).toEqual([]);
  expect(read.data).toEqual(data);
});

it('may be 20 levels deep, and not one more', () => {
  expect(parse(`a: ${'['.repeat(21)}\n`).syntaxErrors).toMatchObject([
    {
      line: 1,
      column: 23,
      length: 1,
      message: 'the file is nested more than 20 levels deep here',
      notes: [
        'No field of the site is deeper than five levels. Compare the indentation with the lines above.',
      ],
    },
  ]);
});

it('tells of each field that stands twice, and of nothing but another mistake where there is one', () => {
  expect(parse('a: 1\na: 2\nb: 1\nb: 2\n').syntaxErrors.map(({ line }) => line)).toEqual([2, 4]);
  expect(
    parse('a: 1\na: 2\nb: @x\n').syntaxErrors.map(({ line, message }) => [line, message]),
  ).toEqual([[3, 'words cannot begin with @']]);
});

it('tells of each name that nothing has, and of each mark that is not known', () => {
  expect(parse('a: *x\nb: [*y]\n').syntaxErrors.map(({ message }) => message)).toEqual([
    'nothing above is named x',
    'nothing above is named y',
  ]);
  expect(
    parse('a: !x 1\nb: !y [2]\n').syntaxErrors.map(({ message }) => message.slice(0, 11)),
  ).toEqual(['the mark !x', 'the mark !y']);
});

describe('values that stand for others', () => {
  /** A list of a thousand values, and one that has it so often. */
  const times = (count: number, more = ''): string =>
    `a: &a [${'1, '.repeat(999)}1]\nb: &b [${Array.from({ length: count }, () => '*a').join(', ')}]\n${more}`;

  it('may come to many', () => {
    expect(parse(times(190)).syntaxErrors).toEqual([]);
  });

  it('may not come to more than any content has', () => {
    expect(parse(times(200)).syntaxErrors).toMatchObject([
      {
        line: 1,
        column: 0,
        length: 1,
        message: 'the file comes to more than 200,000 values',
        notes: ['Each * repeats all that its & marks. Write out the values that belong here.'],
      },
    ]);
  });

  it('are named where they repeat themselves beyond that', () => {
    expect(parse(times(200, 'c: *b\nd: *b\n')).syntaxErrors).toMatchObject([
      {
        line: 3,
        column: 3,
        length: 2,
        message: 'b repeats itself to more than 200,000 values',
        notes: ['Write out the values that belong here.'],
      },
    ]);
  });

  it('are not counted where one of them is a mistake itself', () => {
    expect(
      parse(times(200, 'c: *b\nd: *e\n').replace('a: &a', 'z: *z\na: &a')).syntaxErrors.map(
        ({ message }) => message,
      ),
    ).toEqual(['nothing above is named z', 'nothing above is named e']);
  });
});

describe('the place of', () => {
  const text = [
    'name: «Plumb»',
    'group: &group',
    '  inner: "quoted"',
    '  empty: ""',
    '  nothing:',
    'list:',
    '  - one',
    '  - id: two',
    '    more: 2',
    '  - {}',
    'again: *group',
    '404: page',
    '',
  ]
    .join('\n')
    .replace(/[«»]/g, '');
  const { placeOf, placeOfKey, sourceOf } = parse(text);
  const at = (line: number, column: number, length: number): object => ({ line, column, length });

  it.each<[what: string, path: Path, place: object]>([
    ['a value is the value', ['name'], at(1, 6, 5)],
    ['a value in quotation marks is all of it', ['group', 'inner'], at(3, 9, 8)],
    ['an empty text is its key', ['group', 'empty'], at(4, 2, 5)],
    ['a field without a value is its key', ['group', 'nothing'], at(5, 2, 7)],
    ['a group is its key', ['group'], at(2, 0, 5)],
    ['a list is its key', ['list'], at(6, 0, 4)],
    ['an item is the item', ['list', 0], at(7, 4, 3)],
    ['a group in a list is its first key', ['list', 1], at(8, 4, 2)],
    ['an empty group in a list is the group', ['list', 2], at(10, 4, 2)],
    ['a value in a group in a list is the value', ['list', 1, 'more'], at(9, 10, 1)],
    ['what is not there is the key of what should hold it', ['group', 'gone', 'more'], at(2, 0, 5)],
    ['an item that is not there is the key of the list', ['list', 7], at(6, 0, 4)],
    ['a field of a list is the key of the list', ['list', 'length'], at(6, 0, 4)],
    ['an item of a text is the text', ['name', 0], at(1, 6, 5)],
    ['a value that stands elsewhere is where it stands', ['again', 'inner'], at(3, 9, 8)],
    ['a value that stands for another is its key', ['again'], at(11, 0, 5)],
    ['a field with a number for its name is its value', ['404'], at(12, 5, 4)],
    ['the whole file is its first key', [], at(1, 0, 4)],
  ])('%s', (_, path, place) => {
    expect(placeOf(path)).toMatchObject(place);
  });

  it.each<[what: string, path: Path, place: object]>([
    ['a key is the key', ['group', 'inner'], at(3, 2, 5)],
    ['the key of an item is the item', ['list', 0], at(7, 4, 3)],
    ['a key that is not there is that of what should hold it', ['group', 'gone'], at(2, 0, 5)],
  ])('%s', (_, path, place) => {
    expect(placeOfKey(path)).toMatchObject(place);
  });

  it('anything in a file without a value is its beginning', () => {
    for (const nothing of ['', '# only words\n', '%YAML 1.1\n---\na: 1\n']) {
      const file = parse(nothing);
      expect([file.placeOf(['a']), file.placeOfKey(['a']), file.placeOf([])]).toMatchObject([
        at(1, 0, 0),
        at(1, 0, 0),
        at(1, 0, 0),
      ]);
      expect(file.sourceOf(['a'])).toBeUndefined();
    }
  });

  it('a value is asked for as it is written, without its quotation marks', () => {
    expect(
      [['name'], ['group', 'inner'], ['404'], ['group'], ['list'], ['gone']].map(sourceOf),
    ).toEqual(['Plumb', 'quoted', 'page', undefined, undefined, undefined]);
  });
});
