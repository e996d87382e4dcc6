// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { videoProviders } from '../../site/embeds/video.ts';
import {
  ContentError,
  type Diagnostic,
  loadContent,
} from '../../site/generator/content/read-content.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function mistakesIn(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly Diagnostic[]> {
  const { directory, remove } = await writeFiles({ ...validFiles, ...files });
  cleanups.push(remove);
  try {
    await loadContent(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
  return [];
}

const textOf = (name: string): string => validFiles[`content/${name}.yaml`] ?? '';

function changed(name: string, from: string, to: string): Record<string, string> {
  expect(textOf(name), `the valid ${name} holds the words that the test changes`).toContain(from);
  return { [`content/${name}.yaml`]: textOf(name).replace(from, () => to) };
}

/** The words between « and » are what the message is to point at. */
async function expectMistake(
  name: string,
  from: string,
  to: string,
  message: string,
  note?: string | RegExp,
): Promise<void> {
  const [[path, text] = ['', '']] = Object.entries(changed(name, from, to));
  const before = text.slice(0, text.indexOf('«'));
  const line = before.split('\n').length;
  const column = Buffer.byteLength(before.slice(before.lastIndexOf('\n') + 1));
  const mistakes = await mistakesIn({ [path]: text.replace(/[«»]/g, '') });
  expect(
    mistakes.map(
      (mistake) =>
        `${mistake.file}:${String(mistake.line)}:${String(mistake.column)}: ${mistake.message}`,
    ),
  ).toEqual([`${path}:${String(line)}:${String(column)}: ${message}`]);
  if (note !== undefined) expect(mistakes[0]?.notes.join(' ')).toMatch(note);
}

describe('a file that is no YAML has one mistake', () => {
  it.each<[what: string, name: string, from: string, to: string, message: string, note: RegExp]>([
    [
      'a tab',
      'demos',
      '  caption: Answers',
      '«\t»caption: Answers',
      'this line is indented with a tab, and only spaces can indent',
      /two spaces/,
    ],
    [
      'a tab behind a dash',
      'agents',
      '- id: personal',
      '-«\t»id: personal',
      'this line is indented with a tab, and only spaces can indent',
      /two spaces/,
    ],
    [
      'a text without its last quotation mark',
      'demos',
      'caption: Reading PDF',
      'caption: «"Reading PDF»',
      'the text that begins here has no quotation mark at its end',
      /closing "/,
    ],
    [
      'the same with single ones',
      'pages',
      'headline: Headline',
      "headline: «'Headline»",
      'the text that begins here has no quotation mark at its end',
      /closing '/,
    ],
    [
      'the same in the last line',
      'pages',
      'transcriptLabel: Transcript',
      'transcriptLabel: «"Transcript»',
      'the text that begins here has no quotation mark at its end',
      /closing "/,
    ],
    [
      'words behind a quotation mark',
      'demos',
      'caption: Answers calls',
      'caption: «"Answers"» calls',
      'the text ends with this quotation mark ("), but words follow it in the line',
      /around the whole text/,
    ],
    [
      'an apostrophe in single quotation marks',
      'demos',
      'caption: Answers calls',
      "caption: «'It'»s done'",
      "the text ends with this quotation mark ('), but words follow it in the line",
      /double quotation marks/,
    ],
    [
      'a colon in words',
      'testimonials',
      'caption: Walt, carpenter',
      'caption: «W»alt: carpenter',
      'a second colon in this line begins a field where words should stand',
      /Words with a colon/,
    ],
    [
      'words that start with a percent sign',
      'demos',
      'caption: Answers calls',
      'caption: «%» more calls',
      'words cannot begin with %',
      /quotation marks/,
    ],
    [
      'a Windows path in quotation marks',
      'demos',
      'caption: Answers calls',
      'caption: "C:«\\»calls"',
      'a backslash in double quotation marks means something else than itself',
      /twice/,
    ],
    [
      'a list in brackets without its end',
      'site',
      '[utm_source, gclid]',
      '«[»utm_source, gclid',
      'this bracket has no ] to close it',
      /at the end/,
    ],
    [
      'a name that nothing has',
      'demos',
      'caption: Answers calls',
      'caption: «*answers»',
      'nothing above is named answers',
      /&answers/,
    ],
    [
      'a value that holds itself',
      'site',
      '[utm_source, gclid]',
      '&names [utm_source, «*names»]',
      'names would hold itself',
      /Write out/,
    ],
    [
      'an unknown tag',
      'demos',
      'caption: Answers calls',
      'caption: !caps «Answers» calls',
      'the mark !caps before this value is not known here',
      /Take it away/,
    ],
    [
      'a tag that makes bytes of words',
      'demos',
      'caption: Answers calls',
      'caption: !!binary «aGVsbG8=»',
      'the mark !!binary before this value is not known here',
      /Take it away/,
    ],
    [
      'a merge key',
      'demos',
      'caption: Answers calls',
      'caption: Answers calls\n  «<<»: *x',
      'a group cannot be merged into another with <<',
      /Write the fields out/,
    ],
    [
      'a second document',
      'demos',
      '- id: ar-1',
      '«---»\n- id: ar-1',
      'a second document begins here, and a file holds one',
      /three dashes/,
    ],
    [
      'an instruction to the reader',
      'site',
      'name: Plumbline',
      '«%YAML 1.1»\n---\nname: Plumbline',
      'a line that starts with % is an instruction to the reader of the file, and none is known here',
      /Delete the line/,
    ],
    [
      'a list as a name',
      'site',
      'name: Plumbline',
      'name: Plumbline\n? «[a]»\n: b',
      'a list or a group cannot be the name of a field',
      /./,
    ],
  ])('for %s', async (_, name, from, to, message, note) => {
    if (to.includes('«')) {
      await expectMistake(name, from, to, message, note);
    } else {
      const mistakes = await mistakesIn(changed(name, from, to));
      expect(mistakes).toMatchObject([{ file: `content/${name}.yaml`, message }]);
      expect(mistakes[0]?.notes.join(' ')).toMatch(note);
    }
  });

  it('for a tab in every line, and says how many there are', async () => {
    const mistakes = await mistakesIn({
      'content/pages.yaml': textOf('pages').replace(/^( {2})+/gm, (spaces) =>
        '\t'.repeat(spaces.length / 2),
      ),
    });
    expect(mistakes).toMatchObject([
      {
        file: 'content/pages.yaml',
        line: 2,
        column: 0,
        length: 1,
        message: 'this line is indented with a tab, and only spaces can indent',
      },
    ]);
    expect(mistakes[0]?.notes).toContain(
      `${String(textOf('pages').match(/^ /gm)?.length)} lines of this file start with a tab.`,
    );
  });

  it('but none for a tab that indents nothing', async () => {
    expect(
      await mistakesIn(
        changed('demos', 'caption: Answers calls', 'caption:\t"Answers\tcalls"\t# words'),
      ),
    ).toEqual([]);
  });

  it.each(['[', '{a: ', '- '])('for nesting without end with %s', async (bracket) => {
    const mistakes = await mistakesIn({
      'content/site.yaml': `name: Plumbline\nbooking:\n  ${bracket.repeat(3000)}`,
    });
    expect(mistakes).toMatchObject([
      {
        file: 'content/site.yaml',
        line: 3,
        message: 'the file is nested more than 20 levels deep here',
      },
    ]);
  });

  it('for indentation without end', async () => {
    const mistakes = await mistakesIn({
      'content/site.yaml': Array.from(
        { length: 900 },
        (_, depth) => `${' '.repeat(depth)}a:\n`,
      ).join(''),
    });
    expect(mistakes).toMatchObject([
      {
        file: 'content/site.yaml',
        line: 21,
        message: 'the file is nested more than 20 levels deep here',
      },
    ]);
  });

  it('for a dozen lines that repeat themselves to billions', async () => {
    const laughs = Array.from(
      { length: 12 },
      (_, level) =>
        `l${String(level)}: &l${String(level)} [${Array.from({ length: 9 }, () => (level === 0 ? 'lol' : `*l${String(level - 1)}`)).join(', ')}]`,
    );
    const mistakes = await mistakesIn({ 'content/site.yaml': `${laughs.join('\n')}\n` });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({
      file: 'content/site.yaml',
      line: 7,
      message: 'l5 repeats itself to more than 200,000 values',
    });
  });

  it('and those that follow from it are not told', async () => {
    const mistakes = await mistakesIn({
      ...changed('agents', 'name: Personal', 'name: "Personal'),
    });
    expect(mistakes).toMatchObject([
      {
        file: 'content/agents.yaml',
        line: 2,
        message: 'the text that begins here has no quotation mark at its end',
      },
    ]);
  });

  it('and each field that is written twice is one', async () => {
    const mistakes = await mistakesIn(
      changed(
        'agents',
        '  name: Personal\n',
        '  name: Personal\n  name: Personnel\n  category: x\n',
      ),
    );
    expect(mistakes.map(({ line, message }) => `${String(line)} ${message}`)).toEqual([
      '3 name stands twice in this group',
      '5 category stands twice in this group',
    ]);
  });
});

it('takes a value that stands for another, as long as it stays small', async () => {
  expect(
    await mistakesIn(
      changed(
        'pages',
        'subtitle: Subtitle\n    caseStudiesLabel: Read',
        'subtitle: &words Subtitle\n    caseStudiesLabel: *words',
      ),
    ),
  ).toEqual([]);
});

it('says once that an agent lacks its category, and nothing of its demos', async () => {
  const mistakes = await mistakesIn(changed('agents', '  category: AI Receptionist\n', ''));
  expect(mistakes.map(({ message }) => message)).toEqual([
    'category is missing in entry 2 (receptionist)',
  ]);
});

describe('a file of another encoding', () => {
  it.each<[string, (text: string) => Uint8Array, object]>([
    [
      'Windows-1252',
      (text) => Buffer.from(text.replace('Answers calls', 'Büro'), 'latin1'),
      {
        line: 11,
        column: 12,
        length: 2,
        lineText: '  caption: Büro',
        message:
          'the file is not saved as UTF-8: this "ü" is written in an older encoding, probably Windows-1252',
      },
    ],
    [
      'UTF-16 with its mark',
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      { line: 1, column: 0, message: 'the file is saved as UTF-16, not as UTF-8' },
    ],
    [
      'UTF-16 the other way round',
      (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      { line: 1, column: 0, message: 'the file is saved as UTF-16, not as UTF-8' },
    ],
    [
      'UTF-16 without its mark',
      (text) => Buffer.from(text, 'utf16le'),
      { line: 1, column: 0, message: 'the file is saved as UTF-16, not as UTF-8' },
    ],
  ])('%s is named', async (_, encode, mistake) => {
    // Letters that need one byte each, so that the old encodings can hold the text.
    const mistakes = await mistakesIn({
      'content/demos.yaml': encode(textOf('demos').replace('→', '-')),
    });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({ file: 'content/demos.yaml', ...mistake });
    expect(mistakes[0]?.notes.join(' ')).toMatch(/Notepad.*VS Code/);
  });

  it('may have a byte order mark at its start and the line ends of Windows or of old Macs', async () => {
    expect(
      await mistakesIn({
        'content/demos.yaml': `\uFEFF${textOf('demos').replaceAll('\n', '\r\n')}`,
        'content/agents.yaml': textOf('agents').replaceAll('\n', '\r'),
      }),
    ).toEqual([]);
  });

  it('takes letters that a Mac has taken apart for the same', async () => {
    const files = {
      ...changed('agents', 'category: Personal Assistant', 'category: Büro'.normalize('NFC')),
      ...changed('demos', 'category: Personal Assistant', 'category: Büro'.normalize('NFD')),
    };
    expect(await mistakesIn(files)).toEqual([]);
  });
});

describe('characters that nobody sees', () => {
  it.each<[string, string, string]>([
    ['a bell', '\u0007', 'U+0007 (bell)'],
    ['a null', '\u0000', 'U+0000 (null)'],
    ['a line of old mainframes', '\u0085', 'U+0085 (next line)'],
    ['a byte order mark in the middle', '\uFEFF', 'U+FEFF (byte order mark)'],
    ['an override of the direction', '\u202E', 'U+202E (right-to-left override)'],
    ['what was lost in another encoding', '\uFFFD', 'U+FFFD (sign for a character that was lost)'],
  ])('%s is named with its place', async (_, character, name) => {
    await expectMistake(
      'demos',
      'Answers calls',
      `Answers «${character}»calls`,
      `the file has a character in it that cannot stand in a text: ${name}`,
    );
  });

  it('are told once a kind, with their number', async () => {
    const mistakes = await mistakesIn(changed('demos', 'Answers calls', 'A\u0007n\u0007s\u0001'));
    expect(mistakes.map(({ message }) => message.replace(/.*: /, ''))).toEqual([
      'U+0007 (bell)',
      'U+0001 (a control character)',
    ]);
    expect(mistakes[0]?.notes).toContain('It stands in 2 places of this file.');
  });

  it.each<[string, string, string]>([
    [
      'written as an escape',
      '«"Answers\\u202e calls"»',
      'caption: must not have U+202E (right-to-left override) in it',
    ],
    [
      'half of a pair',
      '«"Answers \\ud83d"»',
      'caption: must not have U+D83D (half a character) in it',
    ],
    [
      'zero-width spaces alone',
      '«"\u200b\u200b"»',
      'caption: has only characters that nobody can see, such as U+200B (zero-width space)',
    ],
    [
      'soft hyphens alone',
      '«"\u00ad \u00ad"»',
      'caption: has only characters that nobody can see, such as U+00AD (soft hyphen)',
    ],
    [
      'blanks of other scripts',
      '«"\u3164\u2800"»',
      'caption: has only characters that nobody can see, such as U+3164 (Hangul filler)',
    ],
  ])('%s', async (_, to, message) => {
    await expectMistake('demos', 'Answers calls', to, message);
  });

  it.each<[string, string, string, string]>([
    ['an id', 'demos', 'id: ar-1', 'id: «"ar\u200b-1"»'],
    ['an e-mail address', 'site', 'hello@plumbline.example', '«hello@plumbline\u2060.example»'],
    ['the path of a picture', 'demos', 'demos/pa-1.svg', '«demos/pa-1\u200b.svg»'],
  ])('may not hide in %s', async (what, name, from, to) => {
    const field =
      { 'an id': 'id', 'an e-mail address': 'email', 'the path of a picture': 'src' }[what] ?? '';
    const character = to.includes('\u2060') ? 'U+2060 (word joiner)' : 'U+200B (zero-width space)';
    await expectMistake(
      name,
      from,
      to,
      `${field}: has a character in it that nobody can see: ${character}`,
      /Write it again by hand/,
    );
  });

  it('may stand where languages and emoji need them', async () => {
    expect(
      await mistakesIn(
        changed(
          'demos',
          'Answers calls',
          'Hand\u00adwerker 👩\u200d🔧 می\u200cخواهم \u2067שלום\u2069',
        ),
      ),
    ).toEqual([]);
    expect(
      await mistakesIn(
        changed('pages', 'intro: Businesses save {claim}.', 'intro: "می\u200cخواهم {claim}"'),
      ),
    ).toEqual([]);
    const category = (text: string): string =>
      text.replaceAll('category: AI Receptionist', 'category: تماس\u200cها');
    const [agents, demos] = [
      validFiles['content/agents.yaml'] ?? '',
      validFiles['content/demos.yaml'] ?? '',
    ];
    expect(category(agents)).not.toBe(agents);
    expect(
      await mistakesIn({
        ...validFiles,
        'content/agents.yaml': category(agents),
        'content/demos.yaml': category(demos),
      }),
    ).toEqual([]);
    const [mistake, ...others] = await mistakesIn({
      ...validFiles,
      'content/agents.yaml': category(agents),
      'content/demos.yaml': category(demos).replaceAll('\u200c', ''),
    });
    expect(mistake).toMatchObject({
      message:
        'category: is not the one in content/agents.yaml that looks the same, as nobody can see one of its characters: U+200C (zero-width non-joiner)',
      notes: ['It came along when one of them was copied. Write both again by hand.'],
    });
    expect(others).toEqual([]);
  });
});

describe('the address of the site', () => {
  it.each<[written: string, problem: RegExp]>([
    [
      'https://you.github.io//evil.example/',
      /must not have \/\/ in its path.*browsers take what follows for another host/,
    ],
    ['https://plumbline.example/%2e%2e/', /can only have letters, digits, hyphens and dots/],
    ['https://plumbline.example/my site/', /has a space or a backslash/],
    ['https://plumbline.example/büro/', /can only have letters/],
    ['https://plumbline.example/a/../b/', /can only have letters/],
    ['https://plumbline.example/index.html', /must be the address of the site, not of one page/],
    ['https:/plumbline.example/', /must begin with https:\/\//],
    ['https:plumbline.example', /must begin with https:\/\//],
    ['https:///plumbline.example', /must begin with https:\/\//],
    ['https:\\\\plumbline.example', /has a space or a backslash/],
    ['//plumbline.example', /must begin with https:\/\//],
    ['ftp://plumbline.example', /must begin with https:\/\//],
    ['https://me:secret@plumbline.example', /must not hold a name or a password/],
    ['https://@plumbline.example', /must not hold a name or a password/],
    ['https://plumbline.example:8443', /must not have a port/],
    ['https://[2001:db8::1]/', /must name a host on the internet, not "\[2001:db8::1\]"/],
    ['https://192.168.0.7/', /must name a host on the internet, not "192.168.0.7"/],
    ['https://0xc0a80007/', /must name a host on the internet, not "192.168.0.7"/],
    ['https://plumbline/', /must name a host on the internet, not "plumbline"/],
    ['https://plumb;line.example/', /must name a host on the internet/],
    ['https://plumbline.example/?a=1', /must not contain \? or #/],
    ['https://exa mple.com', /has a space/],
    ['https://%zz/', /must be a full address: a browser cannot read this one/],
  ])('may not be %s', async (written, problem) => {
    const mistakes = await mistakesIn(
      changed('site', 'https://plumbline.example', `"${written.replaceAll('\\', '\\\\')}"`),
    );
    expect(mistakes).toMatchObject([
      {
        file: 'content/site.yaml',
        line: 2,
        column: 9,
        message: expect.stringMatching(problem) as string,
        notes: [expect.stringMatching(/^A right address looks like https:\/\//) as string],
      },
    ]);
  });

  it.each([
    ['https://Plumbline.Example', 'https://plumbline.example/'],
    ['HTTPS://plumbline.example/', 'https://plumbline.example/'],
    [
      'https://your-name.github.io/your.repository_1',
      'https://your-name.github.io/your.repository_1/',
    ],
    ['https://müller-bau.de', 'https://xn--mller-bau-q9a.de/'],
    ['http://localhost:4321/repo/', 'http://localhost:4321/repo/'],
    ['http://[::1]:4321/', 'http://[::1]:4321/'],
  ])('%s is %s', async (written, address) => {
    const { directory, remove } = await writeFiles({
      ...validFiles,
      ...changed('site', 'https://plumbline.example', written),
    });
    cleanups.push(remove);
    expect((await loadContent(directory)).content.site.address).toBe(address);
  });
});

describe('embed code', () => {
  it('may stand in several lines, as it was copied', async () => {
    const code = [
      '|',
      '    <!-- Start of Meetings Embed Script -->',
      '    <div class="meetings-iframe-container" data-src="https://meetings.hubspot.com/pat/visit?embed=true"></div>',
      '    \t<script src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>',
    ].join('\n');
    const { directory, remove } = await writeFiles({
      ...validFiles,
      ...changed('site', '/samples/booking.html\n  scriptUrl: /samples/form-embed.js', code),
    });
    cleanups.push(remove);
    expect((await loadContent(directory)).content.site.booking?.frameUrl).toContain(
      'https://meetings.hubspot.com/pat/visit',
    );
  });

  it('has no character in its address that nobody can see', async () => {
    expect(
      await mistakesIn(
        changed('site', '/samples/booking.html', '"https://calendly.com/pat/vi\u200bsit"'),
      ),
    ).toMatchObject([{ message: expect.stringContaining('nobody can see') as string }]);
  });
});

describe('names of people who provide things', () => {
  it('in unsandboxed are those that the site knows', async () => {
    await expectMistake(
      'site',
      'placeholder: true',
      'unsandboxed: [«vimoe»]',
      `item 1 of unsandboxed: must be ${videoProviders.slice(0, -1).join(', ')} or page, not "vimoe"`,
      /Did you mean vimeo\?/,
    );
  });

  it('of parameters have no spaces', async () => {
    await expectMistake(
      'site',
      '[utm_source, gclid]',
      '[«"utm source"»]',
      'item 1 of forwardParameters: must be the name of one parameter: letters, digits, hyphens, dots and low lines',
    );
  });

  it('of the host of a counting script are names', async () => {
    await expectMistake(
      'site',
      'provider: none',
      'provider: plausible\n  domain: x\n  scriptUrl: «https://a;b.example/x.js»',
      'scriptUrl: must name a host on the internet, not "a;b.example": visitors cannot reach it',
      /plausible\.io/,
    );
  });
});

describe('the folder', () => {
  it('that is not there is one mistake', async () => {
    await expect(loadContent('/nowhere/content')).rejects.toThrow(
      /^content:1:1: there is no folder \/nowhere\/content$/,
    );
  });

  it('without media is told at each picture that it lacks', async () => {
    const files = Object.fromEntries(
      Object.entries(validFiles).filter(([path]) => !path.startsWith('content/media/')),
    );
    const { directory, remove } = await writeFiles(files);
    cleanups.push(remove);
    await expect(loadContent(directory)).rejects.toThrow(
      'content/demos.yaml:5:10: src: there is no picture demos/pa-1.svg in content/media',
    );
  });

  it('says of an entry of the wrong kind what is the matter, without a value as long as a book', async () => {
    const mistakes = await mistakesIn({ 'content/demos.yaml': `"${'x'.repeat(100_000)}"\n` });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.message.length).toBeLessThan(200);
  });
});

describe('what is said, to the letter', () => {
  /** What is told of the content with these edits, with the notes. */
  async function told(
    files: Readonly<Record<string, string | Uint8Array>>,
  ): Promise<[place: string, message: string, ...notes: string[]][]> {
    return (await mistakesIn(files)).map(({ file, line, column, message, notes }) => [
      `${file.replace('content/', '')}:${String(line)}:${String(column)}`,
      message,
      ...notes,
    ]);
  }
  const withDemo = (from: string, to: string): Record<string, string> => changed('demos', from, to);
  const picture = (written: string): Record<string, string> =>
    withDemo('demos/pa-1.svg', JSON.stringify(written));
  const caption = [
    'Expected: The words under the picture and the title of the dialog.',
    'Example: caption: Sending Emails',
  ];

  it.each<[what: string, written: string, kind: string, ...notes: string[]]>([
    ['a list', '[a]', 'a list'],
    ['a group', '{a: 1}', 'a group of fields'],
    ['nothing', '', 'empty'],
    ['a number', '1.50', 'the number 1.5', 'Put it in quotation marks: caption: "1.50"'],
    ['a word for no', 'false', 'the word false', 'Put it in quotation marks: caption: "false"'],
  ])('where words belong, of %s', async (_, written, kind, ...notes) => {
    expect(await told(withDemo('caption: Answers calls', `caption: ${written}`))).toMatchObject([
      [
        expect.stringMatching(/^demos\.yaml:11:/),
        `caption: must be text, not ${kind}`,
        ...notes,
        ...caption,
      ],
    ]);
  });

  it.each([
    ['x'.repeat(80), `"${'x'.repeat(80)}"`],
    ['x'.repeat(81), `"${'x'.repeat(80)}…"`],
  ])('of a value as long as %j', async (value, shown) => {
    expect(await told(withDemo('category: AI Receptionist', `category: ${value}`))).toEqual([
      [
        'demos.yaml:10:12',
        `category: no agent has the category ${shown}`,
        'Categories in content/agents.yaml: Personal Assistant, AI Receptionist.',
      ],
    ]);
  });

  it('of words that are too long, counted as people do', async () => {
    expect(
      await told(withDemo('caption: Answers calls', `caption: " ${'🔧'.repeat(101)} "`)),
    ).toEqual([
      [
        'demos.yaml:11:11',
        'caption: must be at most 100 characters, or it does not fit its place',
        'It has 101.',
        ...caption,
      ],
    ]);
  });

  it('of an agent that is lacking, where there is none at all', async () => {
    expect(
      (await told({ 'content/agents.yaml': '[]\n' })).map(([place, message, ...notes]) => [
        place,
        message,
        ...notes,
      ]),
    ).toEqual([
      [
        'demos.yaml:2:12',
        'category: no agent has the category "Personal Assistant"',
        'content/agents.yaml has no agent: give it one with this category.',
      ],
      [
        'demos.yaml:10:12',
        'category: no agent has the category "AI Receptionist"',
        'content/agents.yaml has no agent: give it one with this category.',
      ],
    ]);
  });

  it('of agents that are no list, and then nothing of the demos', async () => {
    expect(await told({ 'content/agents.yaml': 'a: 1\n' })).toEqual([
      ['agents.yaml:1:0', 'the file: must be a list, not a group of fields'],
    ]);
  });

  it('of a category that is no text, and then nothing of the demos', async () => {
    expect(
      (await told(changed('agents', 'category: AI Receptionist', 'category: 7'))).map(
        ([place, message]) => [place, message],
      ),
    ).toEqual([['agents.yaml:7:12', 'category: must be text, not the number 7']]);
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    'HTTP://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
  ])('of a picture at the address %s', async (written) => {
    expect(await told(picture(written))).toEqual([
      [
        'demos.yaml:5:9',
        'src: must be a file in content/media, not an address',
        'Download the picture, put it there, and write its name here: other sites change and delete theirs.',
      ],
    ]);
  });

  it.each([
    'media/x9y8z7.png',
    'content/media/x9y8z7.png',
    './media/x9y8z7.png',
    '/content/media/x9y8z7.png',
    'media\\x9y8z7.png',
  ])('of a picture that is not there, with the name of its folder: %s', async (written) => {
    expect(await told(picture(written))).toMatchObject([
      [
        'demos.yaml:5:9',
        expect.stringMatching(/^src: there is no picture .*x9y8z7\.png in content\/media$/),
        'Put the picture there, or name one that is there.',
        'Pictures are named from content/media on, without that folder.',
      ],
    ]);
  });

  it.each(['mediathek/x9y8z7.png', 'my/media/x9y8z7.png'])(
    'of a picture that is not there, and not of the folder of all: %s',
    async (written) => {
      expect(await told(picture(written))).toEqual([
        [
          'demos.yaml:5:9',
          `src: there is no picture ${written} in content/media`,
          'Put the picture there, or name one that is there.',
        ],
      ]);
    },
  );

  it('of a picture where two of its name lie in folders: none of them', async () => {
    expect(
      await told({
        ...picture('x9y8z7.svg'),
        'content/media/holidays/x9y8z7.svg': '<svg/>',
        'content/media/birthdays/x9y8z7.svg': '<svg/>',
      }),
    ).toEqual([
      [
        'demos.yaml:5:9',
        'src: there is no picture x9y8z7.svg in content/media',
        'Put the picture there, or name one that is there.',
      ],
    ]);
  });

  it('of a picture of another kind that is not even there', async () => {
    expect(await told(picture('a.heic'))).toMatchObject([
      [
        'demos.yaml:5:9',
        'src: the picture a.heic is a HEIC photo, as iPhones take them; the site takes JPEG, PNG, WebP, AVIF and SVG',
        expect.stringContaining('Most Compatible'),
      ],
    ]);
  });

  it('of several bad pictures in the order of their lines, each once for each thing that is wrong with it', async () => {
    const files = { ...validFiles };
    for (const [path, text] of Object.entries(files))
      files[path] = text
        .replace(/demos\/pa-1\.svg|testimonials\/t-1\.svg/, 'bad.jpg')
        .replace('/demos/ar-1.svg', 'worse.svg');
    expect(
      (await told({ ...files, 'content/media/bad.jpg': 'x', 'content/media/worse.svg': 'x' })).map(
        ([place, message]) => [place, message.slice(0, 40)],
      ),
    ).toEqual([
      ['demos.yaml:5:9', 'src: the picture bad.jpg is damaged, or '],
      ['demos.yaml:13:9', 'src: the picture worse.svg is not a whol'],
    ]);
  });

  it('of a file of a name that is a folder', async () => {
    const { directory, remove } = await writeFiles({
      ...validFiles,
      'content/x/agents.yaml/y': '',
    });
    cleanups.push(remove);
    await expect(loadContent(`${directory}/x`)).rejects.toMatchObject({
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          message: 'x/agents.yaml is not a file',
          notes: ['Put a file with that name in its place.'],
        }),
      ]) as unknown,
    });
  });

  it('of a folder that is none', async () => {
    const { directory, remove } = await writeFiles(validFiles);
    cleanups.push(remove);
    const note =
      'The content is a folder with site.yaml, pages.yaml, agents.yaml, demos.yaml, testimonials.yaml, case-studies.yaml and the pictures in media/. --content names another than content/.';
    await expect(loadContent(`${directory}/site.yaml`)).rejects.toMatchObject({
      diagnostics: [
        {
          file: 'site.yaml',
          line: 1,
          column: 0,
          message: `${directory}/site.yaml is not a folder`,
          notes: [note],
        },
      ],
    });
    await expect(loadContent(`${directory}/site.yaml/x`)).rejects.toMatchObject({
      diagnostics: [{ message: `there is no folder ${directory}/site.yaml/x`, notes: [note] }],
    });
  });

  describe('of a path of the site', () => {
    const link = (address: string): Record<string, string> =>
      changed('pages', 'section: top', `address: ${JSON.stringify(address)}`);
    const video = (address: string): Record<string, string> =>
      withDemo('/samples/pa-1.html\n  placeholder', `${JSON.stringify(address)}\n  placeholder`);
    const pages =
      'Pages of the site: /, /demos/. Other paths that start with / are files in static/. Addresses elsewhere start with https://.';
    const notThere = (file: string): string =>
      `A path that starts with / is a file in static/; there is no static/${file}. Addresses elsewhere start with https://.`;

    it.each([
      ['a page with a query and a place', link('/demos/?agent=2#all')],
      ['a page with blanks around it', link(' /demos/ ')],
      ['a file', link('/samples/pa-1.html')],
      ['a folder with a page in it', { ...video('/werk/'), 'static/werk/index.html': 'x' }],
      [
        'letters as addresses write them',
        { ...video('/samples/B%C3%BCro.html'), 'static/samples/Büro.html': 'x' },
      ],
      [
        'letters that a Mac has taken apart',
        { ...video('/samples/Büro.html'.normalize('NFD')), 'static/samples/Büro.html': 'x' },
      ],
      [
        'a sign that is no escape',
        { ...video('/samples/100%.html'), 'static/samples/100%.html': 'x' },
      ],
    ])('nothing, where it is %s', async (_, files) => {
      expect(await told(files)).toEqual([]);
    });

    it.each<
      [
        path: string,
        files: Record<string, string>,
        place: string,
        field: string,
        ...notes: string[],
      ]
    >([
      ['/demos', link('/demos'), 'pages.yaml:3:13', 'address', 'Did you mean /demos/?', pages],
      ['/x9y8z7w6', link('/x9y8z7w6'), 'pages.yaml:3:13', 'address', pages],
      ['/demos/', video('/demos/'), 'demos.yaml:7:12', 'videoUrl', notThere('demos/index.html')],
      [
        '/werk',
        { ...video('/werk'), 'static/werk/index.html': 'x' },
        'demos.yaml:7:12',
        'videoUrl',
        notThere('werk'),
      ],
      [
        '/samples/pa-2.html?a=1',
        video('/samples/pa-2.html?a=1'),
        'demos.yaml:7:12',
        'videoUrl',
        'Did you mean /samples/pa-1.html?',
        notThere('samples/pa-2.html'),
      ],
    ])('that it is not there, where it is %s', async (path, files, place, field, ...notes) => {
      expect(await told(files)).toEqual([
        [place, `${field}: the site has no page ${path}`, ...notes],
      ]);
    });
  });

  it('of an id that is taken: the next one that is free', async () => {
    const testimonials = Array.from({ length: 3 }, (_, index) =>
      textOf('testimonials').replace('t-1', ['pa-1', 'pa-2', 'pa-3'][index] ?? ''),
    ).join('');
    expect(await told({ 'content/testimonials.yaml': testimonials })).toEqual([
      [
        'testimonials.yaml:1:6',
        'id: "pa-1" is already used in content/demos.yaml, line 1',
        'Expected: an id that nothing else has, because it is part of an address such as /#pa-1.',
        'Example: id: pa-4',
      ],
    ]);
    expect(await told(withDemo('id: pa-1', 'id: book-more-bookings'))).toEqual([
      [
        'demos.yaml:1:6',
        'id: "book-more-bookings" is the address of the booking dialog of the case study more-bookings',
        'Expected: an id that nothing else has, because it is part of an address such as /#pa-1.',
        'Example: id: book-more-bookings-1',
      ],
    ]);
  });

  it('of a language that the site has no words in yet: what to fill in', async () => {
    const [[place, message, note = ''] = ['', ''], ...others] = await told(
      changed('site', 'name: Plumbline\n', 'name: Plumbline\nlanguage: tlh\n'),
    );
    expect(others).toEqual([]);
    expect([place, message]).toEqual([
      'site.yaml:2:10',
      expect.stringMatching(
        /^language: the site has no words of its interface in "tlh" yet; they ship for (?:[a-z-]+, )+[a-z-]+$/i,
      ),
    ]);
    expect(note).toMatch(/^Put this into content\/pages\.yaml, and fill it in:\nwords:\n {2}\w+: /);
  });

  it('of a character that nobody sees, and what to do', async () => {
    expect(await told(withDemo('Answers calls', '"a\\u202e"'))).toEqual([
      [
        'demos.yaml:11:11',
        'caption: must not have U+202E (right-to-left override) in it',
        'Delete what stands for it, or write the text again.',
      ],
    ]);
    expect(await told(withDemo('Answers calls', '"\u200b"'))).toEqual([
      [
        'demos.yaml:11:11',
        'caption: has only characters that nobody can see, such as U+200B (zero-width space)',
        'Write the text anew between new quotation marks, or delete it.',
      ],
    ]);
    expect(await told(withDemo('id: ar-1', 'id: "ar\u200b-1"'))).toEqual([
      [
        'demos.yaml:9:6',
        'id: has a character in it that nobody can see: U+200B (zero-width space)',
        'It came along when this was copied. Write it again by hand.',
      ],
    ]);
  });

  it('of a colour that is a comment to YAML', async () => {
    const colours = (...lines: string[]): Record<string, string> =>
      changed(
        'site',
        'placeholder: true',
        `colors:\n${lines.map((line) => `  ${line}\n`).join('')}placeholder: true`,
      );
    expect(await told(colours('main: "#0b2545"', 'second: #Ff7a00 # orange'))).toEqual([
      [
        'site.yaml:14:2',
        'second: is empty, because what follows # is a comment',
        'Put it in quotation marks: second: "#Ff7a00"',
      ],
    ]);
    expect(await told(colours('main: "#0b2545"', 'second: # none yet'))).toEqual([]);
    expect(await told(colours('main: #0b2'))).toMatchObject([
      [
        'site.yaml:13:2',
        'main: is empty, because what follows # is a comment',
        'Put it in quotation marks: main: "#0b2"',
      ],
    ]);
  });
});
