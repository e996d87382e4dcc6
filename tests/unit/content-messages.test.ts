import { describe, expect, it } from 'vitest';
import { contentNames, listNames } from '../../content/schema.ts';
import { ContentError, loadContent } from '../../site/generator/content/read-content.ts';
import { edited, mistakesIn, validFiles, writeFiles } from './content-fixture.ts';

describe('the content', () => {
  it('should report the mistakes of all files at once, in the order of the files', async () => {
    const found = await mistakesIn({
      ...edited('site', 'name: Plumbline', 'nam: Plumbline'),
      ...edited('agents', 'name: Personal', 'name: "Personal'),
      ...edited('demos', 'caption: Answers calls', 'caption: 7'),
    });
    expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      'content/site.yaml:1: name is missing',
      'content/site.yaml:1: unknown field nam',
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
        message: 'demo.yml is not a file of the content',
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

  it('should ask for the messages of a language that ships none', async () => {
    const found = await mistakesIn(
      edited('site', 'name: Plumbline\n', 'name: Plumbline\nlanguage: nl\n'),
    );
    expect(found).toMatchObject([
      {
        message:
          'language: the site has no texts for its buttons and labels in "nl", only in de, en, es, fr',
        notes: [expect.stringContaining('skipToContent: ""')],
      },
    ]);
  });
});
