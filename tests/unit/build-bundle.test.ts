/** What a bundle that is made again and again gives, in a project of three files. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { openBundler, stopCompiling, type BundledPages } from '../../site/generator/code/bundle.ts';
import { project } from '../support/builds.ts';

let root: string;
let run: (content?: object) => Promise<BundledPages>;

const write = (path: string, text: string): Promise<void> =>
  writeFile(join(root, 'site', path), text);
const style = (color: string): string =>
  `import { style } from '@vanilla-extract/css';\nexport const look = style({ color: '${color}' });\n`;
/** Shared by both pages, so that it is bundled into a chunk of its own. Each run of it has another number. */
const shared = (word: string): string =>
  `import { look } from './look.css.ts';\nexport const number = Math.random();\nexport const words = ['${word}', look];\n`;
const page = `import { words as contentWords } from '#content';\nimport { number, words } from './shared.ts';\nexport const page = { number, all: [...words, contentWords] };\nexport const dialogs = null;\nexport const films = {};\n`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  await mkdir(join(root, 'site'));
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  await Promise.all([
    writeFile(join(root, 'package.json'), '{"name":"small"}'),
    write('look.css.ts', style('red')),
    write('shared.ts', shared('one')),
    write('a.ts', page),
    write('b.ts', page),
  ]);
  const bundler = await openBundler({
    root,
    base: '/',
    cache: openCache(join(root, '.cache')),
    again: true,
    server: ['site/a.ts', 'site/b.ts'],
    films: 'site/b.ts',
    client: ['site/shared.ts'],
  });
  run = async (content = { words: 'content' }) => (await bundler.server()).run({ ...content });
});

afterAll(async () => {
  await stopCompiling();
  await rm(root, { recursive: true });
});

test('runs its modules anew where they or the content have changed, not for other styles', async () => {
  const first = (await run()).pageOf('site/a.ts');
  expect(first.page).toMatchObject({ all: ['one', expect.any(String), 'content'] });
  expect(first.css).toContain('red');

  for (const color of ['teal', 'olive', 'navy']) {
    await write('look.css.ts', style(color));
    const restyled = (await run()).pageOf('site/a.ts');
    expect(restyled.page).toBe(first.page);
    expect(restyled.css).toContain(color);
  }

  const told = (await run({ words: 'news' })).pageOf('site/a.ts');
  expect(told.page).toMatchObject({ all: ['one', expect.any(String), 'news'] });

  await write('shared.ts', shared('two'));
  const rewritten = await run({ words: 'news' });
  expect(rewritten.pageOf('site/a.ts').page).toMatchObject({
    all: ['two', expect.any(String), 'news'],
  });
  expect(rewritten.pageOf('site/b.ts').page).toMatchObject({
    all: ['two', expect.any(String), 'news'],
  });
});
