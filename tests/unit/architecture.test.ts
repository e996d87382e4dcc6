import { cruise } from 'dependency-cruiser';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { options, rules } from '../support/architecture.ts';

/** Every import below `folder` that a rule forbids, as 'rule: from → to'. */
async function forbiddenImports(folder: string): Promise<string[]> {
  const { output } = await cruise(['build.ts', 'site', 'content'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

describe('the imports of the project', () => {
  it('point down, without a circle, and through the doors of the rooms', async () => {
    expect(await forbiddenImports(process.cwd())).toEqual([]);
  });
});

describe('an import', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'architecture-'));
    for (const each of ['build.ts', 'site/routes.ts', 'content/schema.ts'])
      await write(each, 'export {};\n');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  it.each([
    [
      'of a page by a component',
      'site/components/A/A.tsx',
      'site/pages/home.tsx',
      'components-know-no-pages',
    ],
    [
      'of the list of islands by a component',
      'site/components/A/A.tsx',
      'site/islands.ts',
      'components-know-no-islands',
    ],
    [
      'of a component by the client',
      'site/client/a.ts',
      'site/components/A/A.tsx',
      'client-know-no-components',
    ],
    [
      'of the client by the styles',
      'site/styles/a.css.ts',
      'site/client/a.ts',
      'ground-know-no-client',
    ],
    [
      'of a component by the schema',
      'content/schema.ts',
      'site/components/A/A.tsx',
      'ground-know-no-components',
    ],
    [
      'of the generator by a component',
      'site/components/A/A.tsx',
      'site/generator/code/index.ts',
      'site-knows-no-generator',
    ],
    [
      'of a component by the generator',
      'site/generator/code/a.ts',
      'site/components/A/A.tsx',
      'generator-imports-nothing-of-the-browser',
    ],
    [
      'of the client by the build',
      'build.ts',
      'site/client/a.ts',
      'generator-imports-nothing-of-the-browser',
    ],
    [
      'of another room past its door',
      'site/generator/code/a.ts',
      'site/generator/output/b.ts',
      'room-has-one-door',
    ],
    [
      'of a room past its door by the build',
      'build.ts',
      'site/generator/output/b.ts',
      'room-has-one-door-from-outside',
    ],
    [
      'of a drawing by a page',
      'site/pages/home.tsx',
      'site/artwork/drawings/hero.tsx',
      'site-needs-no-artwork',
    ],
    [
      'of the generator by a drawing',
      'site/artwork/drawings/hero.tsx',
      'site/generator/cache.ts',
      'artwork-knows-only-the-palette',
    ],
    ['of a test by the site', 'site/routes.ts', 'tests/a.ts', 'nothing-that-runs-knows-tests'],
  ])('%s is noticed', async (_case, from, to, rule) => {
    await write(to, 'export type A = string;\nexport const a = 1;\n');
    await write(
      from,
      `import type { A } from '${'../'.repeat(from.split('/').length - 1) || './'}${to}';\nexport type B = A;\n`,
    );
    expect(await forbiddenImports(folder)).toEqual([`${rule}: ${from} → ${to}`]);
  });

  it('in a circle is noticed, of types as well', async () => {
    await write('site/a.ts', "import type { B } from './b.ts';\nexport type A = B | 1;\n");
    await write('site/b.ts', "import type { A } from './a.ts';\nexport type B = A | 2;\n");
    expect(await forbiddenImports(folder)).toEqual(['no-circle: site/a.ts → site/b.ts']);
  });

  it('of a file that is not there is noticed', async () => {
    await write('site/a.ts', "import './b.ts';\n");
    expect(await forbiddenImports(folder)).toEqual(['file-is-there: site/a.ts → ./b.ts']);
  });
});
