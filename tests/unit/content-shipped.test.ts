/** The only test of the shipped content, which an owner may change. All others use tests/sample. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { project } from '../support/builds.ts';

const directory = join(project, 'content');

/** Numbers that captions spell out. */
const spelled: Readonly<Record<string, string>> = { 3: 'Three', 20: 'Twenty', 30: 'Thirty' };

describe('the content', () => {
  it('should have every field, image and page that it needs', async () => {
    const { content } = await loadContent(directory);
    expect(content.site.name).not.toBe('');
  });

  it('should name its schema for editors, where the file does', async () => {
    const files = (await readdir(directory))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(directory, name));
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      const [, schema] = /\$schema=(\S+)/.exec(await readFile(file, 'utf8')) ?? [];
      if (schema !== undefined)
        await expect(readFile(new URL(schema, new URL(file, 'file:')), 'utf8')).resolves.toContain(
          '"$schema"',
        );
    }
  });

  it('should tell the same numbers and names in a sample video and its transcript', async () => {
    const { content } = await loadContent(directory);
    const lacking: string[] = [];
    for (const item of [...content.demos, ...content.testimonials]) {
      const { id, placeholder, transcript = '', captions: [file] = [] } = item;
      if (!placeholder || file === undefined) continue;
      const shown = await readFile(join(directory, 'media', file.src), 'utf8');
      const told = 'result' in item ? `${transcript} ${item.result ?? ''}` : transcript;
      // A capital letter within a sentence begins a name.
      for (const [fact] of told.matchAll(/\d[\d.,:]*(?<=\d)|(?<=[a-z,] )[A-Z][a-z]+/g))
        if (!shown.includes(spelled[fact] ?? fact) && !shown.includes(fact))
          lacking.push(`${id}: ${fact}`);
    }
    expect(lacking).toEqual([]);
  });
});
