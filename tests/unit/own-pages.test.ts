import { describe, expect, it } from 'vitest';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { ContentError } from '../../site/generator/content/diagnostics.ts';
import { headingIds } from '../../site/markdown.ts';
import { legalOf } from '../../site/generator/pages/own-content.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const head = '---\ntitle: Privacy\ndescription: What we keep.\n---\n';

/** The content with these files in content/pages. */
async function load(pages: Readonly<Record<string, string>>, site = '') {
  const files = Object.entries(pages).map(([name, text]) => [`content/pages/${name}`, text]);
  const { directory, remove } = await writeFiles({
    ...validFiles,
    'content/site.yaml': `${validFiles['content/site.yaml'] ?? ''}${site}`,
    ...Object.fromEntries(files),
  } as Record<string, string>);
  return loadContent(directory).finally(() => void remove());
}

async function mistakesOf(pages: Readonly<Record<string, string>>): Promise<string[]> {
  const error: unknown = await load(pages).catch((caught: unknown) => caught);
  if (!(error instanceof ContentError)) throw error;
  return error.message.split('\n');
}

describe('a page of the owner should be refused', () => {
  it.each([
    ['a.md', '', 'a.md:1:1: the page is empty'],
    ['a.md', head, 'a.md:5:1: the page has no text'],
    ['a.md', 'Text', 'a.md:1:1: the page must begin with its title and description'],
    ['a.md', '---\ndescription: D\n---\nText', 'a.md:2:1: title is missing'],
    ['a.md', `${head}Text\n\n# Heading`, 'a.md:7:1: the text has a heading of level 1'],
    ['a.md', `${head}A <b>word</b>`, 'a.md:5:3: a page cannot contain HTML'],
    ['a.md', `${head}<!-- note -->`, 'a.md:5:1: a page cannot contain HTML'],
    ['a.md', `${head}[x](/nowhere/)`, 'a.md:5:1: url: the site has no page or file /nowhere/'],
    ['a.md', `${head}See [x](b.md)`, 'a.md:5:5: url: the site has no page or file /b/'],
    [
      'a.md',
      `${head}[x](/demos/#pa-33)`,
      'a.md:5:1: url: the page /demos/ has no entry or heading with the id pa-33',
    ],
    [
      'a.md',
      `${head}[x](#no)\n\n## Yes`,
      'a.md:5:1: url: the page /a/ has no entry or heading with the id no',
    ],
    ['a.md', `${head}[x][1]\n\n[1]: javascript:x`, 'a.md:5:1: url: must start with https://'],
    ['a.md', `${head}![x](none.svg)`, 'a.md:5:1: src: there is no image none.svg'],
    ['a.md', head.replace('title', 'tilte') + 'Text', 'a.md:2:1: unknown field tilte'],
    ['demos.md', `${head}Text`, 'demos.md:1:1: the site itself uses the URL /demos/'],
    ['watch/a.md', `${head}Text`, 'watch/a.md:1:1: the site itself uses the URL /watch/a/'],
    [
      'legal/index.md',
      `${head}Text`,
      'legal/index.md:1:1: the site itself uses the URL /legal/index/',
    ],
    ['My Page.md', `${head}Text`, 'My Page.md:1:1: the file name My Page.md becomes a URL'],
    ['a.txt', 'Text', 'a.txt:1:1: a.txt is not a page'],
  ])('%s with %j', async (name, text, message) => {
    const mistakes = await mistakesOf({ [name]: text });
    expect(mistakes.join('\n')).toContain(`content/pages/${message}`);
  });

  it('with all other mistakes at once, and where two files have one URL', async () => {
    const mistakes = await mistakesOf({
      'a.md': `${head}# One\n\n<b>\n\n[x](/nowhere/) [y](/demos/#ar-1)`,
      'demos.md': `${head}Text`,
      'b.md': `${head}Text`,
      'b.MD': `${head}Text`,
    });
    expect(mistakes).toHaveLength(5);
    expect(mistakes.join()).toContain('content/pages/b.MD already has the URL /b/');
  });
});

it('a page of the owner should keep the text, its links and the ids of its headings', async () => {
  const { content, placeholders } = await load({
    'privacy.md': `${head.replace('title', 'placeholder: true\ntitle')}## Your rights\n\n## Your rights\n\n[imprint](legal/imprint.md#who)`,
    'legal/imprint.md': `${head}## Who\n\n[privacy](../privacy.md), [demo](/demos/#ar-1), [cookies](/#cookie-settings), [us][1]\n\n[1]: <mailto:a@b.example>`,
  });
  const [imprint, privacy] = content.ownPages;
  expect(imprint?.path).toBe('/legal/imprint/');
  expect(imprint?.body.links.map(({ url }) => url)).toEqual([
    '/privacy/',
    '/demos/#ar-1',
    '/#cookie-settings',
    'mailto:a@b.example',
  ]);
  expect(privacy?.body.links).toEqual([{ url: '/legal/imprint/#who' }]);
  expect([...headingIds(privacy?.tree ?? { type: 'root', children: [] }).values()]).toEqual([
    'your-rights',
    'your-rights-2',
  ]);
  expect(placeholders.at(-1)).toEqual({
    file: 'content/pages/privacy.md',
    line: 2,
    label: 'Page: Privacy',
  });
});

it('the last row of the footer should have name, year, place and hours', async () => {
  const { content } = await load({}, 'legalName: Lone Star LLC\ncountry: us\n');
  const contact = {
    ...content.site.contact,
    address: { street: '100 Congress Avenue', city: 'Austin', region: 'TX', postalCode: '78701' },
    hours: ['Mo-Fr 08:00-17:00'],
  };
  process.env['SOURCE_DATE_EPOCH'] = '1700000000';
  expect(legalOf({ ...content.site, contact }, false)).toEqual([
    '© 2023 Lone Star LLC',
    '100 Congress Avenue, Austin, TX 78701',
    'Mon–Fri 8:00\u00a0AM\u00a0–\u00a05:00\u00a0PM',
  ]);
  const austrian = {
    country: 'AT',
    address: { street: 'Ring 1', city: 'Wien', postalCode: '1010' },
  };
  expect(
    legalOf(
      { ...content.site, language: 'de-AT', contact: { ...contact, ...austrian } },
      false,
    ).slice(1),
  ).toEqual(['Ring 1, 1010 Wien', 'Mo–Fr 08:00–17:00\u00a0Uhr']);
  delete process.env['SOURCE_DATE_EPOCH'];
});
