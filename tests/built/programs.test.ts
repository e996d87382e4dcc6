/**
 * What the programs of this project print, the code that they end with, and the files that they
 * write. All of them share one copy of the project and one build of it.
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { builds, project as original } from '../support/builds.ts';
import { notRun, runProgram, type Ended } from '../support/program.ts';
import { followRecipe } from '../support/recipe.ts';

/** Longer than all of them take on a machine that is busy with other tests, in milliseconds. */
const patience = 180_000;

/** What changes between the builds of the tests, which filled the cache, and that of the copy. */
const changes: readonly [path: string, from: string, to: string][] = [
  // A character that was in no font file.
  ['content/pages.yaml', 'Want your evenings back?', 'Want your evenings in Łódź back?'],
  // An SVG, whose path does not change.
  ['content/media/hero-wide.svg', '#14181f', '#24181f'],
  ['content/media/brand/mark.svg', '#14181f', '#24181f'],
  // A module that only style files import.
  ['site/styles/tokens.css.ts', "button: '12px'", "button: '11px'"],
  ['content/site.yaml', 'language: en', 'language: en-GB'],
  ['content/site.yaml', 'https://plumbline.example/', 'https://plumbline.example/below/'],
];

let project: ProjectCopy;
/** How each of the programs has ended. */
const ended: Record<'refused' | 'broken' | 'schemas' | 'built', Ended> = {
  refused: notRun,
  broken: notRun,
  schemas: notRun,
  built: notRun,
};

const inProject = (path: string): string => join(project.directory, path);

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(inProject(path), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${path} holds nothing like ${String(from)}`).not.toBe(before);
  await writeFile(inProject(path), after);
}

/** Every file below a folder, by its path there. */
async function filesIn(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Map(
    await Promise.all(
      paths.sort().map(async (path) => [path, await readFile(join(directory, path))] as const),
    ),
  );
}

const build = (...options: string[]): Promise<Ended> =>
  runProgram(project.directory, 'build.ts', ...options);

beforeAll(async () => {
  // With the cache of the tests' builds.
  project = await copyProject({ withCache: true });
  await rm(inProject('content/schemas'), { recursive: true });

  const footer = await readFile(inProject('site/components/Footer/Footer.tsx'), 'utf8');
  await edit(
    'site/components/Footer/Footer.tsx',
    '<h2>{text.heading}</h2>',
    '<h2>{text.heading}</h3>',
  );
  // Only one of these programs compiles the component.
  [ended.refused, ended.broken, ended.schemas] = await Promise.all([
    build('--release', '--out', 'refused'),
    build('--out', 'broken'),
    runProgram(project.directory, 'site/generator/content/write-schemas.ts'),
  ]);
  await writeFile(inProject('site/components/Footer/Footer.tsx'), footer);

  for (const change of changes) await edit(...change);
  await followRecipe(project.directory);
  ended.built = await build('--out', 'built', '--compress');
}, patience);

afterAll(() => project.remove());

const isThere = (path: string): Promise<boolean> =>
  stat(inProject(path)).then(
    () => true,
    () => false,
  );

describe('a build', () => {
  test('should report its output and the sample content, and end with code 0', () => {
    expect(ended.built, ended.built.said).toMatchObject({ code: 0 });
    expect(ended.built.said).toMatch(
      /Still sample content \(\d+\):\n {2}content\/site\.yaml:\d+ +Site: Plumbline\n/,
    );
    expect(ended.built.said).toMatch(/\d+ files in built, for the base path \/below\/\n/);
  });

  test('should refuse a release with sample content, name each, and write nothing', async () => {
    expect(ended.refused, ended.refused.said).toMatchObject({ code: 1 });
    expect(ended.refused.said).toMatch(
      /Nothing was built: --release does not allow sample content[^]*content\/demos\.yaml:\d+ +Demo pa-1: Sending Emails[^]*content\/case-studies\.yaml:\d+/,
    );
    expect(await isThere('refused')).toBe(false);
  });

  test('should name the place where a component does not compile, and write nothing', async () => {
    expect(ended.broken, ended.broken.said).toMatchObject({ code: 1 });
    expect(ended.broken.said).toMatch(/site\/components\/Footer\/Footer\.tsx:\d+:\d+:[^]*<\/h3>/);
    expect(ended.broken.said).not.toMatch(/\n +at |BuildFailure/);
    expect(await isThere('broken')).toBe(false);
  });
});

test('a build should make what a change affects, and take the rest from the cache', async () => {
  const names = async (directory: string): Promise<string[]> =>
    (await readdir(join(directory, 'assets'))).sort();
  const [before, after] = [
    await names(join(original, builds.root.directory)),
    await names(inProject('built')),
  ];
  /** The files of a name, whatever their hash and width. */
  const called = (list: readonly string[], name: string): string[] =>
    list.filter((file) => new RegExp(`^${name}(-\\d{3,4})?-[0-9a-f]{6}\\.\\w+$`).test(file));
  for (const name of [
    'bricolage-grotesque-ext',
    'instrument-sans-ext',
    'hero-wide',
    'favicon',
    'icon',
    'apple-touch-icon',
  ]) {
    expect(called(after, name), name).not.toHaveLength(0);
    for (const file of called(after, name))
      expect(before, `${file} is of the build before`).not.toContain(file);
  }
  // Other files do not change.
  for (const name of ['hero-narrow', 'pa-1'])
    expect(called(after, name), name).toEqual(called(before, name));
  expect(await readFile(inProject('built/index.html'), 'utf8')).toMatch(
    /<html lang="en-GB">[^]*border-radius:11px/,
  );
});

test('a developer can add a page with the recipe', async () => {
  const read = (path: string): Promise<string> => readFile(inProject(`built/${path}`), 'utf8');
  const pricing = await read('pricing/index.html');
  expect(pricing).toContain('<p>$490</p>');
  expect(pricing).toContain('<title>Prices | Plumbline</title>');
  expect(await read('index.html')).toContain('href="/below/pricing/"');
  expect(await read('sitemap.xml')).toContain('/pricing/');
});

test('owner can compress the files that shrink, for each kind of host', async () => {
  const files = await filesIn(inProject('built'));
  const packed = [...files.keys()].filter(
    (path) => /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(path) && !path.startsWith('.'),
  );
  expect(packed.length).toBeGreaterThan(40);
  for (const path of packed) {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    for (const [ending, unpack] of [
      ['br', brotliDecompressSync],
      ['gz', gunzipSync],
    ] as const) {
      const small = files.get(`${path}.${ending}`);
      // A file of a few characters would grow.
      if (small === undefined)
        expect(bytes.byteLength, `${path}.${ending} is missing`).toBeLessThan(100);
      else expect(unpack(small).equals(bytes), `${path}.${ending}`).toBe(true);
    }
  }
});

test('developer can write the schemas of editors and of the CMS form', async () => {
  expect(ended.schemas, ended.schemas.said).toMatchObject({ code: 0 });
  for (const name of await readdir(join(original, 'content/schemas')))
    expect(await readFile(inProject(`content/schemas/${name}`), 'utf8'), name).toBe(
      await readFile(join(original, 'content/schemas', name), 'utf8'),
    );
  expect(await readFile(inProject('.pages.yml'), 'utf8')).toContain('content:');
});
