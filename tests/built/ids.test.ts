import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf, listNames } from '../../content/schema/lists.ts';
import { reservedIds } from '../../site/generator/content/read-content.ts';
import { builds } from '../support/builds.ts';
import { contentForTests } from '../support/content.ts';

/** The ids in the HTML of each page of a built site. */
async function idsIn(directory: string): Promise<Map<string, string[]>> {
  const pages = (await readdir(directory, { recursive: true })).filter(
    (path) => path.endsWith('.html') && !path.startsWith('samples'),
  );
  return new Map(
    await Promise.all(
      pages.map(
        async (page) =>
          [
            page,
            [...(await readFile(join(directory, page), 'utf8')).matchAll(/\sid="([^"]*)"/g)].map(
              ([, id = '']) => id,
            ),
          ] as const,
      ),
    ),
  );
}

/** The pattern of ids in the schema. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the ids of the pages themselves', () => {
  it('should be reserved, or have a form that no id of the content can have', async () => {
    const content = await contentForTests();
    const ofContent = new Set(
      listNames.flatMap((name) => content[keyOf(name)].map(({ id }: { id: string }) => id)),
    );
    const own = new Set(
      [...(await idsIn(builds.root.directory)).values()].flat().filter((id) => !ofContent.has(id)),
    );
    expect(own.size).toBeGreaterThan(10);
    expect([...own].filter((id) => slug.test(id) && !reservedIds.includes(id))).toEqual([]);
  });
});
