/** The steps by which .github/CONTRIBUTING.md adds a page, taken as they stand there. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../bench/project-copy.ts';
import { project } from '../support/builds.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject({ withCache: true });
}, 60_000);
afterAll(() => copy.remove());

/** The blocks of code below a heading, without the indent of the list that they stand in. */
async function blocksBelow(heading: string): Promise<string[]> {
  const guide = await readFile(join(project, '.github/CONTRIBUTING.md'), 'utf8');
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return Array.from(section.matchAll(/^ {3}```\w+\n([^]*?)^ {3}```/gm), ([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  );
}

async function put(path: string, text: string): Promise<void> {
  const file = join(copy.directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Puts a text before the first place where a file says something. */
async function insert(path: string, text: string, before: string): Promise<void> {
  const whole = await readFile(join(copy.directory, path), 'utf8');
  expect(whole, path).toContain(before);
  await put(
    path,
    whole.replace(before, () => text + before),
  );
}

test('a fourth page is what the guide says: five files', { timeout: 120_000 }, async () => {
  const [schema = '', content = '', component = '', page = '', route = ''] =
    await blocksBelow('A fourth page');
  const [navigation = '', words = ''] = content.split(/^(?=pricing:)/m);
  await insert('content/schema.ts', schema, '  demos: meta');
  await insert('content/pages.yaml', navigation, 'navigation:\n');
  // What stood in the navigation goes on below the new item.
  await put(
    'content/pages.yaml',
    `${(await readFile(join(copy.directory, 'content/pages.yaml'), 'utf8')).replace(`${navigation}navigation:\n`, navigation)}\n${words}`,
  );
  await put('site/components/Pricing/Pricing.tsx', component);
  await put('site/pages/pricing.tsx', page);
  await insert('site/routes.ts', route, "  { key: 'notFound'");
  await copy.build();

  const built = async (file: string): Promise<string> =>
    readFile(join(copy.directory, 'out', file), 'utf8');
  const pricing = await built('pricing/index.html');
  expect(pricing).toContain('<p>$490</p>');
  expect(pricing).toContain('<title>Prices | Plumbline</title>');
  expect(await built('index.html')).toContain('href="/pricing/"');
  expect(await built('sitemap.xml')).toContain('/pricing/');
});
