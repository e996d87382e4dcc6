/** The recipe of site/docs/new-page.md, taken as it stands there. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from '../support/builds.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject({ withCache: true });
}, 60_000);
afterAll(() => copy.remove());

const read = (path: string): Promise<string> => readFile(join(copy.directory, path), 'utf8');

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy.directory, path)), { recursive: true });
  await writeFile(join(copy.directory, path), text);
}

/** Puts a text before the first place where a file contains another. */
async function insert(path: string, text: string, before: string): Promise<void> {
  const whole = await read(path);
  expect(whole, path).toContain(before);
  await put(
    path,
    whole.replace(before, () => text + before),
  );
}

test('a developer can add a page with the recipe', { timeout: 120_000 }, async () => {
  const recipe = await readFile(join(project, 'site/docs/new-page.md'), 'utf8');
  const blocks = Array.from(recipe.matchAll(/^ {3}```\w+\n([^]*?)^ {3}```/gm), ([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  );
  const [schema = '', words = '', component = '', page = '', route = ''] = blocks;
  const [navigation = '', ownWords = ''] = words.split(/^(?=pricing:)/m);

  await insert('content/schema/pages.ts', schema, '  demos: meta');
  const content = await read('content/pages.yaml');
  await put('content/pages.yaml', `${content.replace('navigation:\n', navigation)}\n${ownWords}`);
  await put('site/components/Pricing/Pricing.tsx', component);
  await put('site/pages/pricing.tsx', page);
  await insert('site/routes.ts', route, "  {\n    key: 'notFound'");
  await copy.build();

  const pricing = await read('out/pricing/index.html');
  expect(pricing).toContain('<p>$490</p>');
  expect(pricing).toContain('<title>Prices | Plumbline</title>');
  expect(await read('out/index.html')).toContain('href="/pricing/"');
  expect(await read('out/sitemap.xml')).toContain('/pricing/');
});
