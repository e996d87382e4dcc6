import { describe, expect, it } from 'vitest';
import { contentNames, listNames } from '../../content/schema.ts';
import {
  ContentError,
  loadContent,
  reservedIds,
} from '../../site/generator/content/read-content.ts';
import { edited, mistakesIn, validFiles, writeFiles } from './content-fixture.ts';

type Row = [file: string, from: string, to: string, message: string, note?: string];

/** The mark « stands where the message points to. */
const mistakes: Row[] = [
  // What is no YAML.
  [
    'demos',
    '  caption: Answers',
    '«\tcaption: Answers',
    'this line is indented with a tab, and only spaces can indent',
    'two spaces',
  ],
  [
    'demos',
    'caption: Reading PDF',
    'caption: «"Reading PDF',
    'the text that begins here has no quotation mark at its end',
    'Put " at its end',
  ],
  [
    'pages',
    'transcriptLabel: Transcript',
    "transcriptLabel: «'Transcript",
    'the text that begins here has no quotation mark at its end',
    "Put ' at its end",
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: «"Answers" calls',
    'the text ends with this quotation mark, but words follow it in the line',
    'single ones inside',
  ],
  [
    'demos',
    'caption: Answers calls',
    "caption: «'It's done'",
    'the text ends with this quotation mark, but words follow it in the line',
    'double quotation marks',
  ],
  [
    'testimonials',
    'caption: Walt, carpenter',
    'caption: «Walt: carpenter',
    'a second colon in this line begins a field, not words',
    'Words with a colon',
  ],
  [
    'demos',
    '  caption: Answers',
    '«   caption: Answers',
    'the indentation does not fit the lines above',
    'same column',
  ],
  [
    'demos',
    'caption: Answers calls',
    '«caption:Answers calls',
    'the name, the colon or the space of a field is missing',
    'a space follows each colon',
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: «@answers',
    'a text cannot begin with this character',
    'quotation marks',
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: «*answers*',
    'a text cannot begin with *',
    'quotation marks',
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: «&co',
    'a text cannot begin with &',
    'quotation marks',
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: «!important x',
    'a text cannot begin with !',
    'quotation marks',
  ],
  [
    'demos',
    'caption: Answers calls',
    'caption: "C:«\\calls"',
    'a backslash in double quotation marks means something else than itself',
    'twice',
  ],
  ['demos', '- id: ar-1', '«---\n- id: ar-1', 'a second document begins here', 'three dashes'],
  [
    'demos',
    '  caption: Answers calls\n',
    '  caption: Answers calls\n  «caption: again\n',
    'caption stands twice in this group',
    'delete one',
  ],
  // Fields that are unknown, missing, or of another kind.
  [
    'testimonials',
    '  role:',
    '  «captoin: again\n  role:',
    'captoin is not a field that is known here',
    'Did you mean caption?',
  ],
  [
    'agents',
    '  subLabel: Sorts',
    '  «color: red\n  subLabel: Sorts',
    'color is not a field that is known here',
    'id, name, category, subLabel',
  ],
  [
    'site',
    'provider: none',
    'provider: none\n  «domian: x',
    'domian is not a field that is known here',
    'Did you mean domain?',
  ],
  [
    'demos',
    '- id: pa-1\n  category: Personal Assistant\n  caption: Reading PDF → Writing to Database\n',
    '- «id: pa-1\n  category: Personal Assistant\n',
    'caption is missing in entry 1 (pa-1)',
    'Example: caption: Sending Emails',
  ],
  [
    'demos',
    '  thumbnail:\n    src: /demos/ar-1.svg\n    alt: A phone rings\n',
    '  «thumbnail:\n    src: /demos/ar-1.svg\n',
    'alt is missing in thumbnail',
    'the word none',
  ],
  [
    'case-studies',
    '    - label: follow-up\n      value: "100%"',
    '    - «value: "100%"',
    'label is missing in item 4 of metrics',
    'Example: label: more bookings',
  ],
  [
    'demos',
    '  caption: Answers calls',
    '  «caption:',
    'caption: must be text, not empty',
    'Example: caption: Sending Emails',
  ],
  [
    'demos',
    '  caption: Answers calls',
    '  «caption: #1 in calls',
    'caption: must be text, not empty',
    'caption: "#1 in calls"',
  ],
  ['site', 'name: Plumbline', 'name: «"  "', 'name: must not be empty', 'Example: name: Plumbline'],
  [
    'demos',
    'Answers calls',
    `«${'x'.repeat(101)}`,
    'caption: must be at most 100 characters, or it does not fit its place',
    'It has 101.',
  ],
  ['pages', 'code: "404"', 'code: «404', 'code: must be text, not the number 404', 'code: "404"'],
  [
    'testimonials',
    'name: Walt',
    'name: «True',
    'name: must be text, not the word true',
    'name: "True"',
  ],
  [
    'demos',
    'placeholder: true',
    'placeholder: «"yes"',
    'placeholder: must be true or false, not "yes"',
  ],
  [
    'case-studies',
    'picture:\n    src: case-studies/construction.svg\n    alt: none',
    'picture: «construction.svg',
    'picture: must be a group of fields, not "construction.svg"',
    'Example: picture: { src: demos/pa-1.svg',
  ],
  [
    'site',
    validFiles['content/site.yaml'] ?? '',
    '«- x\n',
    'the file: must be a group of fields, not a list',
  ],
  [
    'agents',
    '- id: personal\n',
    '- «empty\n- id: personal\n',
    'entry 1: must be a group of fields, not "empty"',
    'Example: - { id: pa-1',
  ],
  [
    'site',
    '[utm_source, gclid]',
    '[utm_source, «7]',
    'item 2 of forwardParameters: must be text, not the number 7',
    '- "7"',
  ],
  [
    'case-studies',
    '  metrics:\n',
    `  «metrics:\n${'    - label: one more\n      value: "5"\n'.repeat(3)}`,
    'metrics: must be six at most: more do not fit beside the story',
    'There are 7.',
  ],
  // Values of one field.
  [
    'demos',
    'id: pa-1',
    'id: «PA 1',
    'id: must be lower-case letters, digits and single hyphens',
    'Example: id: pa-1',
  ],
  [
    'pages',
    'intro: Businesses save {claim}.',
    'intro: «Businesses save time.',
    'intro: must say once where the claim stands, with {claim}',
  ],
  ['demos', '2026-05-31', '«31 May 2026', 'uploadDate: must be a date', 'year, month, day'],
  [
    'site',
    'hello@plumbline.example',
    '«hello',
    'email: must be an e-mail address, with plain letters before the @',
    'Example: email',
  ],
  [
    'site',
    'hello@plumbline.example',
    '«rené@plumbline.example',
    'email: must be an e-mail address, with plain letters before the @',
  ],
  [
    'site',
    '+1 555 010 0199',
    '«0555 010',
    'phone: must start with + and the country code: the country of 0555 010 is not known: write country into site.yaml, such as "country: US"',
    'A right number looks like +1 555 010 0199',
  ],
  [
    'agents',
    'subLabel: Answers calls.',
    'subLabel: Answers calls.\n  tryPhone: «0555 010',
    'tryPhone: must start with + and the country code: the country of 0555 010 is not known: write country into site.yaml, such as "country: US"',
    'A right number looks like +1 555 010 0199',
  ],
  [
    'site',
    'email: hello',
    'hours: «Mon-Fri 8am-5pm\n  email: hello',
    'hours: must be a list, not "Mon-Fri 8am-5pm"',
    'Example: hours: [ Mo-Fr 08:00-17:00 ]',
  ],
  [
    'site',
    'name: Plumbline\n',
    'name: Plumbline\nlanguage: «english\n',
    'language: must be a language tag, such as en, de-AT or pt-BR',
  ],
  [
    'site',
    'provider: none',
    'provider: «plausibel',
    'provider: must be none, plausible or ga4, not "plausibel"',
    'Did you mean plausible?',
  ],
  [
    'site',
    'provider: none',
    'provider: plausible\n  domain: a.example\n  scriptUrl: «http://a.example/x.js',
    'scriptUrl: must be the full address of the script, which starts with https://',
  ],
  [
    'site',
    'provider: none',
    'provider: ga4\n  measurementId: «UA-1',
    'measurementId: must be a measurement id',
    'G-ABC123XYZ',
  ],
  [
    'site',
    '[utm_source, gclid]',
    '[utm_source, «gclid fbclid]',
    'item 2 of forwardParameters: must be the name of one parameter: letters, digits, hyphens, dots and low lines',
  ],
  [
    'site',
    'name: Plumbline\n',
    'name: Plumbline\ncolors:\n  main: navy\n  «second: #ff7a00\n',
    'second: is empty, because what follows # is a comment',
    'second: "#ff7a00"',
  ],
  [
    'site',
    'name: Plumbline\n',
    'name: Plumbline\ncolors:\n  main: «blau\n',
    'main: must be a color: #rrggbb in quotation marks, a name such as navy, or rgb(), hsl() or oklch() as in CSS',
  ],
  [
    'pages',
    'bookingLabel: Book\nhome',
    'footerLinks:\n  - label: Imprint\n    address: «http://example.com/\nbookingLabel: Book\nhome',
    'address: must start with https://, mailto: or tel:, or be a path of this site that starts with /',
  ],
  [
    'pages',
    '  - label: Home\n    section: top\n',
    '  - «label: Home\n',
    'item 1 of navigation: must say where it leads: a section (top, demos, testimonials, case-studies) or an address',
  ],
  [
    'demos',
    'src: demos/pa-1.svg\n    alt: none',
    'src: demos/pa-1.svg\n    alt: none\n    focus: «middle',
    'focus: must be two percentages, such as 50% 20%: from the left, and from the top',
  ],
  // What one field cannot know.
  [
    'demos',
    'category: AI Receptionist',
    'category: «AI Recepcionist',
    'category: no agent has the category "AI Recepcionist"',
    'Did you mean AI Receptionist?',
  ],
  [
    'agents',
    '- id: receptionist',
    '- id: twin\n  name: Twin\n  category: «Personal Assistant\n  subLabel: Sorts emails.\n- id: receptionist',
    'category: "Personal Assistant" is already the category of the agent in line 3',
  ],
  [
    'demos',
    'id: ar-1',
    'id: «pa-1',
    'id: "pa-1" is already used in content/demos.yaml, line 1',
    'Example: id: pa-2',
  ],
  [
    'testimonials',
    'id: t-1',
    'id: «book-more-bookings',
    'id: "book-more-bookings" is the address of the booking dialog of the case study more-bookings',
  ],
  [
    'testimonials',
    'id: t-1',
    `id: «${reservedIds[1] ?? ''}`,
    `id: "${reservedIds[1] ?? ''}" is used by the site itself`,
  ],
  [
    'demos',
    '/samples/pa-1.html',
    '«/samples/pa1.html',
    'videoUrl: the site has no page /samples/pa1.html',
    'Did you mean /samples/pa-1.html?',
  ],
  [
    'site',
    '/samples/form-embed.js',
    '«/form.js',
    'scriptUrl: the site has no page /form.js',
    'there is no static/form.js',
  ],
  [
    'pages',
    'section: top',
    'address: «/demo/',
    'address: the site has no page /demo/',
    'Did you mean /demos/?',
  ],
  // Names of files.
  [
    'demos',
    'demos/pa-1.svg',
    '«demos/pa1.svg',
    'src: there is no picture demos/pa1.svg in content/media',
    'Did you mean demos/pa-1.svg?',
  ],
  [
    'testimonials',
    'testimonials/t-1.svg',
    '«media\\t-1.svg',
    'src: there is no picture media\\t-1.svg in content/media',
    'Did you mean testimonials/t-1.svg?',
  ],
  [
    'pages',
    'narrow: hero-narrow.svg',
    'narrow: «x.png',
    'narrow: there is no picture x.png in content/media',
    'Put it there',
  ],
  [
    'pages',
    'wide: hero-wide.svg',
    'wide: «../site.svg',
    'wide: there is no picture ../site.svg in content/media',
  ],
  [
    'pages',
    'wide: hero-wide.svg',
    'wide: «IMG_1.HEIC',
    'wide: the picture IMG_1.HEIC is a HEIC photo, as iPhones take them',
    'Most Compatible',
  ],
  [
    'pages',
    'wide: hero-wide.svg',
    'wide: «hero.tiff',
    'wide: the picture hero.tiff is none that the site takes: JPEG, PNG, WebP, AVIF and SVG',
    'export it as JPEG',
  ],
  [
    'pages',
    'wide: hero-wide.svg',
    'wide: «https://a.example/x.png',
    'wide: must be a file in content/media, not an address',
    'Download',
  ],
  [
    'pages',
    'wide: hero-wide.svg',
    'wide: «hero',
    'wide: must be the path of a picture (svg, png, jpg, webp or avif) in content/media',
  ],
  [
    'demos',
    'videoUrl: /samples/pa-1.html\n  placeholder',
    'videoUrl: /samples/pa-1.html\n  poster: «demos/pa-1.svg\n  placeholder',
    'poster: belongs to a video file, and this video plays in the player of its host',
    'delete this field',
  ],
];

it.each(mistakes)('should tell in %s: %s → %s', async (file, from, to, message, note = '') => {
  const [[path, text] = ['', '']] = Object.entries(edited(file, from, to));
  const before = text.slice(0, text.indexOf('«'));
  const [found, ...others] = await mistakesIn({ [path]: text.replace('«', '') });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    file: path,
    line: before.split('\n').length,
    column: Buffer.byteLength(before.slice(before.lastIndexOf('\n') + 1)),
    message,
  });
  expect(found?.notes.join(' ')).toContain(note);
});

describe('the content', () => {
  it('should report the mistakes of all files at once, in the order of the files', async () => {
    const found = await mistakesIn({
      ...edited('site', 'name: Plumbline', 'nam: Plumbline'),
      ...edited('agents', 'name: Personal', 'name: "Personal'),
      ...edited('demos', 'caption: Answers calls', 'caption: 7'),
    });
    expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      'content/site.yaml:1: name is missing',
      'content/site.yaml:1: nam is not a field that is known here',
      'content/agents.yaml:2: the text that begins here has no quotation mark at its end',
      'content/demos.yaml:11: caption: must be text, not the number 7',
    ]);
  });

  it('should tell once that an agent lacks its category, and nothing of its demos', async () => {
    const found = await mistakesIn(edited('agents', '  category: AI Receptionist\n', ''));
    expect(found.map(({ message }) => message)).toEqual([
      'category is missing in entry 2 (receptionist)',
    ]);
  });

  it.each([...contentNames])('should say what is to be done without %s.yaml', async (name) => {
    const { [`content/${name}.yaml`]: _, ...others } = validFiles;
    const { directory, remove } = await writeFiles(others);
    const found = await loadContent(directory).then(
      () => [],
      (error: unknown) => (error instanceof ContentError ? error.diagnostics : [error]),
    );
    await remove();
    // A list may be left out; demos without agents belong to none.
    const isList = listNames.some((list) => list === name);
    expect(found.length > 0).toBe(!isList || name === 'agents');
    if (!isList) expect(found).toMatchObject([{ message: `content/${name}.yaml is missing` }]);
  });

  it('should name a file that has a wrong name, and a folder that is not there', async () => {
    expect(await mistakesIn({ 'content/demo.yml': '' })).toMatchObject([
      {
        message: 'demo.yml is none of the files of the content',
        notes: ['Did you mean demos.yaml?', expect.stringContaining('site.yaml')],
      },
    ]);
    await expect(loadContent('/nowhere/content')).rejects.toMatchObject({
      diagnostics: [{ file: 'content', message: 'there is no folder /nowhere/content' }],
    });
  });

  it.each([
    ['Windows-1252', Buffer.from('- id: bü', 'latin1'), 1, 7],
    ['UTF-16', Buffer.from('\uFEFF- id: a', 'utf16le'), 1, 0],
  ])('should refuse a file in %s', async (_, bytes, line, column) => {
    expect(await mistakesIn({ 'content/testimonials.yaml': bytes })).toMatchObject([
      {
        line,
        column,
        message: 'the file is not saved as UTF-8: this character cannot be read',
        notes: [expect.stringMatching(/Notepad.*VS Code/)],
      },
    ]);
  });

  it('should take a byte order mark, the line ends of Windows, and NFD of a Mac', async () => {
    const agents = edited('agents', 'category: Personal Assistant', 'category: Büro');
    const demos = edited('demos', 'category: Personal Assistant', 'category: Büro');
    const text = (files: Record<string, string>) => Object.values(files)[0] ?? '';
    expect(
      await mistakesIn({
        'content/agents.yaml': text(agents).normalize('NFD'),
        'content/demos.yaml': `\uFEFF${text(demos).normalize('NFC').replaceAll('\n', '\r\n')}`,
      }),
    ).toEqual([]);
  });

  it('should leave out optional fields that the CMS form saves empty', async () => {
    expect(
      await mistakesIn(
        edited('demos', 'uploadDate: 2026-05-31', 'uploadDate: ""\n  description:\n  captions: ""'),
      ),
    ).toEqual([]);
  });

  it('should ask for the words of a language that ships none', async () => {
    const found = await mistakesIn(
      edited('site', 'name: Plumbline\n', 'name: Plumbline\nlanguage: nl\n'),
    );
    expect(found).toMatchObject([
      {
        message:
          'language: the site has no words of its interface in "nl" yet; they ship for de, en, es, fr',
        notes: [expect.stringContaining('skipToContent: ""')],
      },
    ]);
  });
});
