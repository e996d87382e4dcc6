import { formatMessages } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ContentError,
  type Diagnostic,
  loadContent,
  type LoadedContent,
  reservedIds,
  toEsbuildMessages,
} from '../../site/generator/content/read-content.ts';
import { fragments } from '../../site/config.ts';
import { videoProviders } from '../../site/embeds/video.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function load(files: Readonly<Record<string, string>>): Promise<LoadedContent> {
  const { directory, remove } = await writeFiles(files);
  cleanups.push(remove);
  return loadContent(directory);
}

async function mistakesIn(files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> {
  try {
    await load(files);
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
  return [];
}

/** One edit of the valid content: the first `from` in content/`file`.yaml becomes `to`. */
interface Edit {
  file: string;
  from: string;
  to: string;
}

function edited(...edits: Edit[]): Record<string, string> {
  const files: Record<string, string> = { ...validFiles };
  for (const { file, from, to } of edits) {
    const path = `content/${file}.yaml`;
    const text = files[path] ?? '';
    expect(text, `the valid ${file} holds the words that the test changes`).toContain(from);
    files[path] = text.replace(from, () => to);
  }
  return files;
}

/** The place between « and » in a file, as a diagnostic gives it, and the files without these marks. */
function marked(files: Readonly<Record<string, string>>): {
  files: Record<string, string>;
  place: Partial<Diagnostic>;
} {
  const [path, text] = Object.entries(files).find(([, each]) => each.includes('«')) ?? ['', ''];
  const before = text.slice(0, text.indexOf('«')).split('\n');
  const inside = text.slice(text.indexOf('«') + 1, text.indexOf('»'));
  const clean = text.replace(/[«»]/g, '');
  return {
    files: { ...files, [path]: clean },
    place: {
      file: path,
      line: before.length,
      column: Buffer.byteLength(before.at(-1) ?? ''),
      length: Buffer.byteLength(inside),
      lineText: clean.split('\n')[before.length - 1] ?? '',
    },
  };
}

describe('valid content', () => {
  it('is typed, with addresses resolved', async () => {
    const { content } = await load(validFiles);
    expect(content.demos[0]).toMatchObject({
      id: 'pa-1',
      category: 'Personal Assistant',
      videoUrl: { embedUrl: '/samples/pa-1.html' },
    });
    expect(content.site.booking).toMatchObject({
      frameUrl: '/samples/booking.html',
      scriptUrl: '/samples/form-embed.js',
      forwardParameters: ['utm_source', 'gclid'],
    });
  });

  it('gets what was left out', async () => {
    const { content } = await load(validFiles);
    expect(content.site).toMatchObject({
      language: 'en',
      unsandboxed: [],
      analytics: { provider: 'none' },
    });
    expect(content.demos.map((demo) => demo.placeholder)).toEqual([true, false]);
    expect(content.caseStudies[0]?.pdfUrl).toBe('');
  });

  it('has a site address that ends with a slash', async () => {
    expect((await load(validFiles)).content.site.address).toBe('https://plumbline.example/');
  });

  it('may leave out what not every business has', async () => {
    const without = { ...validFiles };
    const drop = (file: string, ...parts: RegExp[]) =>
      parts.forEach((part) => (without[file] = (without[file] ?? '').replace(part, '')));
    drop('content/site.yaml', / {2}phone:.*\n/, /booking:\n( {2}.*\n)*/);
    drop(
      'content/pages.yaml',
      / {4}picture:\n( {6}.*\n)*/,
      / {2}picture:\n( {4}.*\n)*/,
      /navigation:\n([ -].*\n)*/,
    );
    without['content/pages.yaml'] = `navigation: []\n${without['content/pages.yaml'] ?? ''}`;
    for (const file of ['demos', 'testimonials'])
      without[`content/${file}.yaml`] = (without[`content/${file}.yaml`] ?? '').replace(
        / {2}thumbnail:\n( {4}.*\n)*/g,
        '',
      );
    drop('content/case-studies.yaml', / {2}picture:\n( {4}.*\n)*/, / {2}logo:.*\n/);
    const { content } = await load(without);
    expect([
      content.site.contact.phone,
      content.site.booking,
      content.pages.home.hero.picture,
      content.pages.notFound.picture,
      content.demos[0]?.thumbnail,
      content.testimonials[0]?.thumbnail,
      content.caseStudies[0]?.picture,
      content.caseStudies[0]?.logo,
    ]).toEqual(Array(8).fill(undefined));
    expect(content.pages.navigation).toEqual([]);
  });

  it('may lead the bar and the footer elsewhere', async () => {
    const pages = (validFiles['content/pages.yaml'] ?? '')
      .replace('section: top', 'address: /demos/')
      .replace(
        'bookingLabel: Book\nhome',
        'footerLinks:\n  - label: LinkedIn\n    address: www.linkedin.com/company/plumbline\n  - label: Video\n    address: /samples/pa-1.html\nbookingLabel: Book\nhome',
      );
    const { content } = await load({ ...validFiles, 'content/pages.yaml': pages });
    expect(content.pages.navigation[0]).toEqual({ label: 'Home', address: '/demos/' });
    expect(content.pages.footerLinks.map(({ address }) => address)).toEqual([
      'https://www.linkedin.com/company/plumbline',
      '/samples/pa-1.html',
    ]);
  });

  it('has no demo without an agent', async () => {
    await expect(load({ ...validFiles, 'content/agents.yaml': '' })).rejects.toThrow(
      'no agent has the category "Personal Assistant"',
    );
    expect(
      (await load({ ...validFiles, 'content/agents.yaml': '', 'content/demos.yaml': '' })).content
        .agents,
    ).toEqual([]);
  });

  it('takes a category with blanks around it for the one that it is, also in what pages ask for', async () => {
    for (const [file, count] of [
      ['agents', 1],
      ['demos', 1],
    ] as const) {
      const { content } = await load(
        edited({ file, from: 'category: AI Receptionist', to: 'category: "  AI Receptionist "' }),
      );
      expect(
        content.agents.map(({ category }) => category),
        file,
      ).toEqual(['Personal Assistant', 'AI Receptionist']);
      expect(
        content.demos.filter(({ category }) => category === 'AI Receptionist'),
        file,
      ).toHaveLength(count);
    }
  });

  it('is no sample where it says that it is none', async () => {
    const { content, placeholders } = await load(
      edited(
        { file: 'demos', from: 'placeholder: true', to: 'placeholder: false' },
        { file: 'site', from: 'placeholder: true', to: 'placeholder: false' },
      ),
    );
    expect([content.site.placeholder, content.demos[0]?.placeholder]).toEqual([false, false]);
    expect(placeholders.map(({ file }) => file)).toEqual([
      'content/testimonials.yaml',
      'content/case-studies.yaml',
    ]);
  });

  it.each([
    ['plausible.io/js/script.js', 'https://plausible.io/js/script.js'],
    [
      'https://counting.example/js/script.outbound-links.js',
      'https://counting.example/js/script.outbound-links.js',
    ],
  ])('may name the script that counts as %s', async (written, address) => {
    const { content } = await load(
      edited({
        file: 'site',
        from: 'provider: none',
        to: `provider: plausible\n  domain: plumbline.example\n  scriptUrl: ${written}`,
      }),
    );
    expect(content.site.analytics).toEqual({
      provider: 'plausible',
      domain: 'plumbline.example',
      scriptUrl: address,
    });
  });

  it.each([
    ['http://counting.example/script.js', 'browsers block an unencrypted frame'],
    ['http://localhost:8000/script.js', 'the script comes from the service that counts'],
    ['data:text/javascript,alert(1)', 'data: is not the address of a page'],
    ['javascript:alert(1)', 'javascript: is not the address of a page'],
    ['/js/script.js', 'the script comes from the service that counts'],
  ])('may not name it as %s', async (written, problem) => {
    const mistakes = await mistakesIn(
      edited({
        file: 'site',
        from: 'provider: none',
        to: `provider: plausible\n  domain: plumbline.example\n  scriptUrl: "${written}"`,
      }),
    );
    expect(mistakes).toMatchObject([
      { file: 'content/site.yaml', line: 13, message: expect.stringContaining(problem) as string },
    ]);
  });

  it('takes "none" and "" for a picture that only decorates', async () => {
    const { content } = await load(validFiles);
    expect([
      content.demos[0]?.thumbnail?.alt,
      content.pages.notFound.picture?.alt,
      content.demos[1]?.thumbnail?.alt,
    ]).toEqual(['', '', 'A phone rings']);
  });

  it('takes picture paths with the slash that the browser form puts in front', async () => {
    expect((await load(validFiles)).content.demos[1]?.thumbnail?.src).toBe('demos/ar-1.svg');
  });

  it('joins the lines of a folded text', async () => {
    expect((await load(validFiles)).content.demos[1]?.transcript).toBe(
      'The phone rings, and it is answered.',
    );
  });

  it('lists what is still sample content, by file and line', async () => {
    expect((await load(validFiles)).placeholders).toEqual([
      { file: 'content/site.yaml', line: 12, label: 'Site: Plumbline' },
      {
        file: 'content/demos.yaml',
        line: 8,
        label: 'Demo pa-1: Reading PDF → Writing to Database',
      },
      { file: 'content/testimonials.yaml', line: 11, label: 'Testimonial t-1: Walt' },
      {
        file: 'content/case-studies.yaml',
        line: 24,
        label: 'Case study more-bookings: 40% more bookings',
      },
    ]);
  });

  it.each<[string, Edit]>([
    [
      'an optional field that a form left empty',
      {
        file: 'demos',
        from: 'uploadDate: 2026-05-31',
        to: 'uploadDate: ""\n  description:\n  placeholder:',
      },
    ],
    [
      'an optional address that a form left empty',
      { file: 'site', from: 'scriptUrl: /samples/form-embed.js', to: 'scriptUrl: ""' },
    ],
    [
      'an optional address of nothing but spaces',
      { file: 'site', from: 'scriptUrl: /samples/form-embed.js', to: 'scriptUrl: "  "' },
    ],
    [
      'an address of a provider',
      {
        file: 'demos',
        from: '/samples/pa-1.html',
        to: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      },
    ],
    [
      'a caption of exactly 70 characters',
      { file: 'demos', from: 'Answers calls', to: 'x'.repeat(70) },
    ],
    [
      'a page of the site with a query',
      { file: 'demos', from: '/samples/pa-1.html', to: '/samples/pa-1.html?quiet=1#start' },
    ],
    [
      'no demos at all',
      { file: 'demos', from: validFiles['content/demos.yaml'] ?? '', to: '[]\n' },
    ],
    [
      'Windows line ends',
      {
        file: 'agents',
        from: validFiles['content/agents.yaml'] ?? '',
        to: (validFiles['content/agents.yaml'] ?? '').replaceAll('\n', '\r\n'),
      },
    ],
    [
      'a sub-path as the address',
      { file: 'site', from: 'https://plumbline.example', to: 'https://user.github.io/repo/' },
    ],
    [
      'Plausible',
      {
        file: 'site',
        from: 'provider: none',
        to: 'provider: plausible\n  domain: plumbline.example',
      },
    ],
    [
      'Google Analytics',
      { file: 'site', from: 'provider: none', to: 'provider: ga4\n  measurementId: G-ABC123' },
    ],
  ])('may have %s', async (_, edit) => {
    expect(await mistakesIn(edited(edit))).toEqual([]);
  });
});

describe('a mistake is reported with its place, what was expected and an example', () => {
  it.each<[string, Edit, string, string[]]>([
    [
      'a mistyped field',
      { file: 'testimonials', from: '  role:', to: '  «captoin»: again\n  role:' },
      'captoin is not a field that is known here',
      [
        'Did you mean caption?',
        'Fields that are known here: id, videoUrl, captions, poster, ratio, thumbnail, headline, subtext, caption, name, role, transcript, placeholder.',
      ],
    ],
    [
      'a field that does not exist',
      { file: 'agents', from: '  subLabel: Sorts', to: '  «colour»: red\n  subLabel: Sorts' },
      'colour is not a field that is known here',
      ['Fields that are known here: id, name, category, subLabel.'],
    ],
    [
      'a mistyped field inside a group',
      { file: 'demos', from: '    alt: A phone rings', to: '    alt: A phone rings\n    «Src»: x' },
      'Src is not a field that is known here',
      ['Did you mean src?', 'Fields that are known here: src, alt, focus.'],
    ],
    [
      'a field of another analytics provider',
      { file: 'site', from: 'provider: none', to: 'provider: none\n  «domian»: x' },
      'domian is not a field that is known here',
      [
        'Did you mean domain?',
        'Fields that are known here: provider, domain, scriptUrl, measurementId.',
      ],
    ],
    [
      'a missing caption',
      {
        file: 'demos',
        from: '- id: pa-1\n  category: Personal Assistant\n  caption: Reading PDF → Writing to Database\n',
        to: '- «id»: pa-1\n  category: Personal Assistant\n',
      },
      'caption is missing in entry 1 (pa-1)',
      [
        'Expected: The words under the picture and the title of the dialog.',
        'Example: caption: Sending Emails',
      ],
    ],
    [
      'an alt text left out',
      {
        file: 'demos',
        from: '  thumbnail:\n    src: /demos/ar-1.svg\n    alt: A phone rings\n',
        to: '  «thumbnail»:\n    src: /demos/ar-1.svg\n',
      },
      'alt is missing in thumbnail',
      [
        'Expected: What the picture tells, for people who do not see it; the word none when it only decorates.',
        'Example: alt: A plumber in a hard hat holds up a wrench',
      ],
    ],
    [
      'an empty field',
      { file: 'demos', from: '  caption: Answers calls', to: '  «caption»:' },
      'caption: must be text, not empty',
      [
        'Expected: The words under the picture and the title of the dialog.',
        'Example: caption: Sending Emails',
      ],
    ],
    [
      'a text of nothing but spaces',
      { file: 'site', from: 'name: Plumbline', to: 'name: «"  "»' },
      'name: must not be empty',
      [
        'Expected: The short name of the business, for the bar at the top; legalName holds the full one.',
        'Example: name: Plumbline',
      ],
    ],
    [
      'a caption longer than its card',
      { file: 'demos', from: 'Answers calls', to: `«${'x'.repeat(101)}»` },
      'caption: must be at most 100 characters, or it does not fit its place',
      [
        'It has 101.',
        'Expected: The words under the picture and the title of the dialog.',
        'Example: caption: Sending Emails',
      ],
    ],
    [
      'a number where words belong',
      { file: 'pages', from: 'code: "404"', to: 'code: «404»' },
      'code: must be text, not the number 404',
      [
        'Put it in quotation marks: code: "404"',
        'Expected: The big figure.',
        'Example: code: "404"',
      ],
    ],
    [
      'a word that YAML takes for a value',
      { file: 'testimonials', from: 'name: Walt', to: 'name: «True»' },
      'name: must be text, not the word true',
      [
        'Put it in quotation marks: name: "True"',
        'Expected: Who speaks.',
        'Example: name: Walt Brannigan',
      ],
    ],
    [
      'words where yes or no belongs',
      { file: 'demos', from: 'placeholder: true', to: 'placeholder: «"yes"»' },
      'placeholder: must be true or false, not "yes"',
      ['Expected: true while this is sample content.'],
    ],
    [
      'a text where a group belongs',
      {
        file: 'case-studies',
        from: 'picture:\n    src: case-studies/construction.svg\n    alt: none',
        to: 'picture: «construction.svg»',
      },
      'picture: must be a group of fields, not "construction.svg"',
      [
        'Expected: The picture beside the headline; leave it out to show words only.',
        'Example: picture: { src: demos/pa-1.svg, alt: A plumber in a hard hat holds up a wrench }',
      ],
    ],
    [
      'the address of the booking page alone',
      {
        file: 'site',
        from: /booking:\n( {2}.*\n)+/.exec(validFiles['content/site.yaml'] ?? '')?.[0] ?? 'booking',
        to: 'booking: «https://cal.com/acme/call»\n',
      },
      'booking: must be a group of fields, not "https://cal.com/acme/call"',
      [
        'Expected: The form in the booking dialog; leave it out, and the booking buttons write an e-mail.',
        'Example: booking: { url: https://calendly.com/your-name/strategy-call }',
      ],
    ],
    [
      'a list where a group belongs',
      { file: 'site', from: validFiles['content/site.yaml'] ?? '', to: '«- x»\n' },
      'the file: must be a group of fields, not a list',
      [],
    ],
    [
      'an id with spaces',
      { file: 'demos', from: 'id: pa-1', to: 'id: «PA 1»' },
      'id: must be lower-case letters, digits and single hyphens',
      [
        'Expected: A short name for addresses. Never change one that has been shared.',
        'Example: id: pa-1',
      ],
    ],
    [
      'no metric',
      {
        file: 'case-studies',
        from:
          / {2}metrics:[^]*"100%"\n/.exec(validFiles['content/case-studies.yaml'] ?? '')?.[0] ??
          'metrics',
        to: '  «metrics»: []\n',
      },
      'metrics: must be one at least',
      ['There are 0.', 'Expected: One to six figures, each with its label; four stand best.'],
    ],
    [
      'seven metrics',
      {
        file: 'case-studies',
        from: '  metrics:\n',
        to: `  «metrics»:\n${'    - label: one more\n      value: "5"\n'.repeat(3)}`,
      },
      'metrics: must be six at most: more do not fit beside the story',
      ['There are 7.', 'Expected: One to six figures, each with its label; four stand best.'],
    ],
    [
      'a metric that is too long for its tile',
      { file: 'case-studies', from: '"24h"', to: '«twenty-four hours»' },
      'value: must be at most 16 characters, or it does not fit its place',
      ['It has 17.', 'Expected: The figure, in quotation marks.', 'Example: value: 40%'],
    ],
    [
      'a metric without its label',
      {
        file: 'case-studies',
        from: '    - label: follow-up\n      value: "100%"',
        to: '    - «value»: "100%"',
      },
      'label is missing in item 4 of metrics',
      ['Expected: What was measured.', 'Example: label: more bookings'],
    ],
    [
      'a mistyped category',
      { file: 'demos', from: 'category: AI Receptionist', to: 'category: «AI Recepcionist»' },
      'category: no agent has the category "AI Recepcionist"',
      [
        'Did you mean AI Receptionist?',
        'Categories in content/agents.yaml: Personal Assistant, AI Receptionist.',
      ],
    ],
    [
      'a category that nothing resembles',
      { file: 'demos', from: 'category: AI Receptionist', to: 'category: «Other»' },
      'category: no agent has the category "Other"',
      ['Categories in content/agents.yaml: Personal Assistant, AI Receptionist.'],
    ],
    [
      'a category of two agents',
      {
        file: 'agents',
        from: '- id: receptionist',
        to: '- id: twin\n  name: Twin\n  category: «Personal Assistant»\n  subLabel: Sorts emails.\n- id: receptionist',
      },
      'category: "Personal Assistant" is already the category of the agent in line 3',
      ['Expected: a category of its own for each agent, or the demos cannot be told apart.'],
    ],
    [
      'a picture that is not there',
      { file: 'demos', from: 'demos/pa-1.svg', to: '«demos/pa1.svg»' },
      'src: there is no picture demos/pa1.svg in content/media',
      ['Did you mean demos/pa-1.svg?'],
    ],
    [
      'a picture that nothing resembles',
      { file: 'pages', from: 'narrow: hero-narrow.svg', to: 'narrow: «x.png»' },
      'narrow: there is no picture x.png in content/media',
      ['Put the picture there, or name one that is there.'],
    ],
    [
      'a picture in another case',
      { file: 'testimonials', from: 'testimonials/t-1.svg', to: '«testimonials/T-1.svg»' },
      'src: there is no picture testimonials/T-1.svg in content/media',
      ['Did you mean testimonials/t-1.svg?'],
    ],
    [
      'a picture outside of the folder',
      { file: 'pages', from: 'wide: hero-wide.svg', to: 'wide: «../site.svg»' },
      'wide: there is no picture ../site.svg in content/media',
      ['Put the picture there, or name one that is there.'],
    ],
    [
      'a file that is no picture',
      { file: 'pages', from: 'wide: hero-wide.svg', to: 'wide: «hero.docx»' },
      'wide: must be the path of a picture (svg, png, jpg, webp or avif) in content/media',
      ['Expected: A picture in content/media.', 'Example: wide: demos/pa-1.svg'],
    ],
    [
      'a page of the site that does not exist',
      { file: 'demos', from: '/samples/pa-1.html', to: '«/samples/pa1.html»' },
      'videoUrl: the site has no page /samples/pa1.html',
      [
        'Did you mean /samples/pa-1.html?',
        'A path that starts with / is a file in static/; there is no static/samples/pa1.html. Addresses elsewhere start with https://.',
      ],
    ],
    [
      'a script of the site that does not exist',
      { file: 'site', from: '/samples/form-embed.js', to: '«/form.js»' },
      'scriptUrl: the site has no page /form.js',
      [
        'A path that starts with / is a file in static/; there is no static/form.js. Addresses elsewhere start with https://.',
      ],
    ],
    [
      'an e-mail address that is none',
      { file: 'site', from: 'hello@plumbline.example', to: '«hello»' },
      'email: must be an e-mail address',
      ['Expected: Where people write to.', 'Example: email: hello@plumbline.example'],
    ],
    [
      'a phone number without its country',
      { file: 'site', from: '+1 555 010 0199', to: '«0555 010»' },
      'phone: must start with + and the country code',
      [
        'Expected: Shown with spaces, dialled without, and without a zero in brackets; leave it out to show none.',
        'Example: phone: +1 555 010 0199',
      ],
    ],
    [
      'a phone number that is too short',
      { file: 'site', from: '+1 555 010 0199', to: '«+1 555 010»' },
      'phone: must have more digits: no number of its country has as many as +1555010',
      ['A right number looks like +1 555 010 0199'],
    ],
    [
      'a player that is not known',
      {
        file: 'site',
        from: 'placeholder: true\n',
        to: 'placeholder: true\nunsandboxed: [«Vimo»]\n',
      },
      `item 1 of unsandboxed: must be ${videoProviders.slice(0, -1).join(', ')} or page, not "Vimo"`,
      [
        'Did you mean vimeo?',
        'Expected: The name of a provider; page is any that has none here.',
        'Example: - vimeo',
      ],
    ],
    [
      'two parameters in one',
      { file: 'site', from: '[utm_source, gclid]', to: '[utm_source, «gclid fbclid»]' },
      'item 2 of forwardParameters: must be the name of one parameter: letters, digits, hyphens, dots and low lines',
      ['Expected: The name of a parameter.', 'Example: - utm_source'],
    ],
    [
      'a host that looks like another',
      {
        file: 'demos',
        from: '/samples/pa-1.html',
        to: '«https://notyoutube.com/watch?v=aqz-KE-bpKQ»',
      },
      'videoUrl: must be on youtube.com, not on notyoutube.com: that host only looks like YouTube and belongs to somebody else',
      ['A right address looks like https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ],
    [
      'a site address without https',
      { file: 'site', from: 'https://plumbline.example', to: '«plumbline.example»' },
      'address: must begin with https://: it is the full address that the site is published at',
      ['A right address looks like https://plumbline.example'],
    ],
    [
      'an unknown section',
      { file: 'pages', from: 'section: case-studies', to: 'section: «case-study»' },
      'section: must be top, demos, testimonials or case-studies, not "case-study"',
      [
        'Did you mean case-studies?',
        'Expected: Where it leads on the home page; the item is left out while that section is empty.',
        'Example: section: demos',
      ],
    ],
    [
      'a navigation item that leads nowhere',
      { file: 'pages', from: '  - label: Home\n    section: top\n', to: '  - «label»: Home\n' },
      'item 1 of navigation: must say where it leads: a section (top, demos, testimonials, case-studies) or an address',
      [],
    ],
    [
      'a navigation item that leads to a page that is not there',
      { file: 'pages', from: 'section: top', to: 'address: «/demo/»' },
      'address: the site has no page /demo/',
      [
        'Did you mean /demos/?',
        'Pages of the site: /, /demos/. Other paths that start with / are files in static/. Addresses elsewhere start with https://.',
      ],
    ],
    [
      'a link without encryption',
      {
        file: 'pages',
        from: 'bookingLabel: Book\nhome',
        to: 'footerLinks:\n  - label: Imprint\n    address: «http://example.com/»\nbookingLabel: Book\nhome',
      },
      'address: must start with https://, mailto: or tel:, or be a path of this site that starts with /',
      [],
    ],
    [
      'a language that is none',
      { file: 'site', from: 'name: Plumbline\n', to: 'name: Plumbline\nlanguage: «english»\n' },
      'language: must be a language tag, such as en, de-AT or pt-BR',
      [],
    ],
    [
      'an unknown analytics provider',
      { file: 'site', from: 'provider: none', to: 'provider: «plausibel»' },
      'provider: must be none, plausible or ga4, not "plausibel"',
      ['Did you mean plausible?'],
    ],
    [
      'an intro without its claim',
      {
        file: 'pages',
        from: 'intro: Businesses save {claim}.',
        to: 'intro: «Businesses save time.»',
      },
      'intro: must say once where the claim stands, with {claim}',
      [
        'Expected: The intro; {claim} stands for the claim.',
        'Example: intro: Businesses save {claim} by cutting admin and wasted time.',
      ],
    ],
    [
      'a date that is none',
      { file: 'demos', from: '2026-05-31', to: '«31 May 2026»' },
      'uploadDate: must be a date',
      [
        'Expected: When the video was published: year, month, day.',
        'Example: uploadDate: 2026-05-31',
      ],
    ],
    [
      'a bad item of a plain list',
      { file: 'site', from: '[utm_source, gclid]', to: '[utm_source, «7»]' },
      'item 2 of forwardParameters: must be text, not the number 7',
      [
        'Put it in quotation marks: - "7"',
        'Expected: The name of a parameter.',
        'Example: - utm_source',
      ],
    ],
    [
      'an entry that is empty',
      { file: 'agents', from: '- id: personal\n', to: '- «empty»\n- id: personal\n' },
      'entry 1: must be a group of fields, not "empty"',
      [
        'Example: - { id: pa-1, name: AI Receptionist, category: AI Receptionist, subLabel: Answers and books calls 24/7. }',
      ],
    ],
    [
      'a field written twice',
      {
        file: 'demos',
        from: '  caption: Answers calls\n',
        to: '  caption: Answers calls\n  «caption»: again\n',
      },
      'caption stands twice in this group',
      ['Each field may stand once in its group: delete one of the two.'],
    ],
  ])('%s', async (_, edit, message, notes) => {
    const { files, place } = marked(edited(edit));
    const [first, ...others] = await mistakesIn(files);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ ...place, message, notes });
  });

  it.each<[string, Edit, string]>([
    [
      'a video address that cannot be embedded',
      { file: 'demos', from: '/samples/pa-1.html', to: '«ftp://example.org/video»' },
      'videoUrl',
    ],
    [
      'a booking address that cannot be embedded',
      { file: 'site', from: '/samples/booking.html', to: '«javascript:alert(1)»' },
      'url',
    ],
  ])('%s, with a right one', async (_, edit, field) => {
    const { files, place } = marked(edited(edit));
    const mistakes = await mistakesIn(files);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatchObject(place);
    expect(mistakes[0]?.message).toMatch(new RegExp(`^${field}: must begin with https://`));
    expect(mistakes[0]?.notes.join(' ')).toMatch(/^A right address looks like https:\/\//);
  });

  it('counts columns in bytes, as esbuild does', async () => {
    const mistakes = await mistakesIn(
      edited(
        { file: 'demos', from: '    src: demos/pa-1.svg', to: '    { "ä→": x, src: 5 }' },
        { file: 'demos', from: '    alt: none\n', to: '' },
      ),
    );
    const text = mistakes.find(({ message }) => message.startsWith('src'));
    expect(text?.column).toBe(Buffer.byteLength('    { "ä→": x, src: '));
  });
});

describe('ids, which are parts of addresses', () => {
  it('keeps the names that mean something after the # of an address', () => {
    expect(reservedIds).toEqual(expect.arrayContaining(Object.values(fragments)));
  });

  it('keeps the address of the booking dialog of each case study', async () => {
    const mistakes = await mistakesIn(
      edited({ file: 'demos', from: 'id: pa-1', to: 'id: book-more-bookings' }),
    );
    expect(mistakes).toMatchObject([
      {
        file: 'content/demos.yaml',
        line: 1,
        message:
          'id: "book-more-bookings" is the address of the booking dialog of the case study more-bookings',
      },
    ]);
  });

  it.each([
    'book-keeping',
    'video-title',
    'booking-more-bookings',
    'demos-heading',
    'agents-tab-0',
  ])('may be %s, which only looks like an id of the page', async (id) => {
    expect(await mistakesIn(edited({ file: 'demos', from: 'id: pa-1', to: `id: ${id}` }))).toEqual(
      [],
    );
  });

  it.each(reservedIds)('may not be %s', async (id) => {
    const mistakes = await mistakesIn(edited({ file: 'demos', from: 'id: pa-1', to: `id: ${id}` }));
    expect(mistakes).toMatchObject([
      {
        file: 'content/demos.yaml',
        line: 1,
        column: 6,
        message: `id: "${id}" is used by the site itself`,
        notes: [expect.stringContaining('such as /#pa-1'), `Example: id: ${id}-1`],
      },
    ]);
  });

  it.each<[string, Edit, number]>([
    ['two demos', { file: 'demos', from: 'id: ar-1', to: 'id: pa-1' }, 9],
    ['a demo and a testimonial', { file: 'testimonials', from: 'id: t-1', to: 'id: pa-1' }, 1],
    [
      'a demo and a case study',
      { file: 'case-studies', from: 'id: more-bookings', to: 'id: pa-1' },
      1,
    ],
  ])('may not be shared by %s', async (_, edit, line) => {
    const mistakes = await mistakesIn(edited(edit));
    expect(mistakes).toMatchObject([
      {
        file: `content/${edit.file}.yaml`,
        line,
        message: 'id: "pa-1" is already used in content/demos.yaml, line 1',
        notes: [expect.any(String), 'Example: id: pa-2'],
      },
    ]);
  });

  it('may not be shared by a demo and an agent', async () => {
    const mistakes = await mistakesIn(
      edited({ file: 'demos', from: 'id: ar-1', to: 'id: receptionist' }),
    );
    expect(mistakes).toMatchObject([
      {
        file: 'content/demos.yaml',
        line: 9,
        message: 'id: "receptionist" is already used in content/agents.yaml, line 5',
      },
    ]);
  });
});

describe('all mistakes', () => {
  it('of all files come at once, in the order of the files and lines', async () => {
    const mistakes = await mistakesIn(
      edited(
        { file: 'site', from: 'name: Plumbline', to: 'nmae: Plumbline' },
        { file: 'pages', from: 'section: top', to: 'section: tip' },
        { file: 'demos', from: 'category: AI Receptionist', to: 'category: AI' },
        { file: 'demos', from: 'demos/pa-1.svg', to: 'demos/none.svg' },
        { file: 'demos', from: 'caption: Answers calls', to: `caption: ${'x'.repeat(120)}` },
        { file: 'testimonials', from: '  role: Carpenter\n', to: '  role: "Carpenter\n' },
        { file: 'case-studies', from: 'id: more-bookings', to: 'id: pa-1' },
        { file: 'case-studies', from: 'value: "24h"', to: 'value: 24' },
      ),
    );
    expect(
      mistakes.map(
        ({ file, line, message }) => `${file}:${String(line)} ${message.split(/[:,]/)[0] ?? ''}`,
      ),
    ).toEqual([
      'content/site.yaml:1 name is missing',
      'content/site.yaml:1 nmae is not a field that is known here',
      'content/pages.yaml:3 section',
      'content/demos.yaml:5 src',
      'content/demos.yaml:10 category',
      'content/demos.yaml:11 caption',
      'content/testimonials.yaml:3 the text that begins here has no quotation mark at its end',
      'content/case-studies.yaml:1 id',
      'content/case-studies.yaml:18 value',
    ]);
  });

  it('stand in the error, one a line', async () => {
    await expect(
      load(
        edited(
          { file: 'site', from: 'name: Plumbline', to: 'name: 7' },
          { file: 'demos', from: 'demos/pa-1.svg', to: 'demos/none.svg' },
        ),
      ),
    ).rejects.toThrow(
      'content/site.yaml:1:7: name: must be text, not the number 7\ncontent/demos.yaml:5:10: src: there is no picture demos/none.svg in content/media',
    );
  });

  it('are printed as a compiler prints them', async () => {
    const mistakes = await mistakesIn(
      edited(
        { file: 'demos', from: 'Answers calls', to: 'x'.repeat(101) },
        { file: 'demos', from: 'category: AI Receptionist', to: 'category: AI Recepcionist' },
      ),
    );
    const printed = await formatMessages(toEsbuildMessages(mistakes), { kind: 'error' });
    expect(printed[0]).toBe(
      [
        '✘ [ERROR] category: no agent has the category "AI Recepcionist"',
        '',
        '    content/demos.yaml:10:12:',
        '      10 │   category: AI Recepcionist',
        '         ╵             ~~~~~~~~~~~~~~~',
        '',
        '  Did you mean AI Receptionist?',
        '  Categories in content/agents.yaml: Personal Assistant, AI Receptionist.',
        '',
        '',
      ].join('\n'),
    );
  });
});

describe('files', () => {
  it('that are missing are named, with all others that are bad', async () => {
    const files = edited({ file: 'demos', from: 'demos/pa-1.svg', to: 'demos/none.svg' });
    delete files['content/agents.yaml'];
    const mistakes = await mistakesIn(files);
    expect(mistakes.map(({ message }) => message)).toEqual([
      'content/agents.yaml is missing',
      'src: there is no picture demos/none.svg in content/media',
    ]);
    expect(mistakes[0]).toMatchObject({
      file: 'content/agents.yaml',
      line: 1,
      column: 0,
      notes: [
        'The site needs all of site.yaml, pages.yaml, agents.yaml, demos.yaml, testimonials.yaml, case-studies.yaml.',
      ],
    });
  });

  it('that are empty say so, unless they are lists', async () => {
    expect(
      await mistakesIn(
        edited({ file: 'site', from: validFiles['content/site.yaml'] ?? '', to: '# nothing\n' }),
      ),
    ).toMatchObject([
      { file: 'content/site.yaml', message: 'the file: must be a group of fields, not empty' },
    ]);
    expect(
      (await load({ ...validFiles, 'content/demos.yaml': '# nothing\n' })).content.demos,
    ).toEqual([]);
  });

  it('of the site may stand in another folder', async () => {
    const { directory, remove } = await writeFiles(
      Object.fromEntries(
        Object.entries(validFiles).map(([path, text]) => [
          path.replace(/^static\//, 'public/'),
          text,
        ]),
      ),
    );
    cleanups.push(remove);
    await expect(loadContent(directory)).rejects.toThrow('the site has no page /samples/pa-1.html');
    await expect(
      loadContent(directory, { staticDirectory: `${directory}/../public` }),
    ).resolves.toHaveProperty('content');
  });
});
