import { mkdtemp, readdir, readFile, rm, writeFile, cp } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservedIds } from '../../site/generator/content/read-content.ts';
import { builds, sample } from '../support/builds.ts';
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
    const { agents, demos, testimonials, caseStudies } = await contentForTests();
    const ofContent = new Set(
      [...agents, ...demos, ...testimonials, ...caseStudies].map(({ id }) => id),
    );
    const own = new Set(
      [...(await idsIn(builds.root.directory)).values()].flat().filter((id) => !ofContent.has(id)),
    );
    expect(own.size).toBeGreaterThan(10);
    expect([...own].filter((id) => slug.test(id) && !reservedIds.includes(id))).toEqual([]);
  });
});

describe('a content whose ids are like those of the page', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ids-'));
    const content = join(directory, 'content');
    await cp(sample, content, { recursive: true });
    const names = [
      'video-title',
      'booking-title',
      'booking-frame',
      'booking-description',
      'menu-title',
      'demos-heading',
      'agents-tab-0',
      'agents-panel-0',
      'footer-navigation',
      'build-failure',
      'dialogs-1',
      'root-1',
    ];
    for (const file of ['demos', 'testimonials', 'case-studies', 'agents']) {
      const path = join(content, `${file}.yaml`);
      await writeFile(
        path,
        (await readFile(path, 'utf8')).replace(/^- id: .*$/gm, (line) =>
          names.length > 0 ? `- id: ${names.shift() ?? ''}` : line,
        ),
      );
    }
    await promisify(execFile)('npx', [
      'tsx',
      'build.ts',
      '--content',
      content,
      '--out',
      join(directory, 'out'),
    ]);
  }, 60_000);
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('should give pages with unique ids', async () => {
    const pages = await idsIn(join(directory, 'out'));
    expect([...pages.keys()].filter((page) => !page.startsWith('watch/')).sort()).toEqual([
      '404.html',
      'demos/index.html',
      'index.html',
    ]);
    expect(pages.get('index.html')).toContain('video-title');
    for (const [page, ids] of pages)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page,
      ).toEqual([]);
  });
});
