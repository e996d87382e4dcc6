/** Both bundles of a project of four files. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bundleInline,
  contentModule,
  filesOf,
  importsOf,
  openClientBundle,
  openServerBundle,
  openStyles,
  outputOf,
  packagesOf,
  runModules,
  type BundleContext,
} from '../../site/generator/code/bundle.ts';
import { project } from '../support/builds.ts';

let root: string;
let server: BundleContext;
let client: BundleContext;
const styles = openStyles();
const entries = ['site/page.ts', 'site/other.ts'];

const write = (path: string, text: string): Promise<void> => writeFile(join(root, path), text);
const style = (color: string): string =>
  `import { style } from '@vanilla-extract/css';\nexport const look = style({ color: '${color}' });\n`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  await mkdir(join(root, 'site'));
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  await write('package.json', '{"name":"small","type":"module"}');
  await write('site/look.css.ts', style('red'));
  await write(
    'site/page.ts',
    `import { look } from './look.css.ts';\nimport { text } from '#content';\nexport const page = [look, text];\n`,
  );
  await write('site/other.ts', `export const page = 'other';\n`);
  await write(
    'site/client.ts',
    `import 'a11y-dialog';\nimport { look } from './look.css.ts';\ndocument.title = look;\nvoid import('./other.ts');\n`,
  );
  const options = { root, base: '/repo/', styles };
  server = await openServerBundle(options, entries);
  client = await openClientBundle(options, ['site/client.ts']);
});

afterAll(async () => {
  await Promise.all([server.dispose(), client.dispose()]);
  await rm(root, { recursive: true });
});

const run = async (text: string): Promise<{ page: unknown; css: string }> => {
  const bundle = await server.rebuild();
  const modules = await runModules(bundle, { root, entries }, { text });
  const css = filesOf(bundle, root).get(outputOf(bundle, 'site/page.ts').css ?? '');
  return { page: modules.get('site/page.ts')?.['page'], css: Buffer.from(css ?? '').toString() };
};

it('should run the pages with the content, and again after a change', async () => {
  const first = await run('one');
  expect(first.page).toEqual([expect.any(String), 'one']);
  expect(first.css).toContain('red');
  await write('site/look.css.ts', style('teal'));
  styles.clear();
  const second = await run('two');
  expect(second.page).toEqual([expect.any(String), 'two']);
  expect(second.css).toContain('teal');
});

it('should give both bundles the same class names, and only the server CSS', async () => {
  const { page, css } = await run('one');
  const [name] = page as [string];
  expect(css).toContain(`.${name}`);
  const files = filesOf(await client.rebuild(), root);
  expect([...files.keys()].filter((path) => path.endsWith('.css'))).toEqual([]);
  const script = [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join('');
  expect(script).toContain(name);
});

it('should tell what an entry needs at once, and from which packages', async () => {
  const bundle = await client.rebuild();
  const [entry, ...others] = importsOf(bundle, 'site/client.ts');
  expect(entry).toMatch(/^assets\/client-\w+\.js$/);
  expect(others.join()).not.toContain('other-');
  expect([...filesOf(bundle, root).keys()].join()).toContain('other-');
  expect([...packagesOf(bundle)]).toEqual(['a11y-dialog']);
});

it('should name an entry that is in no bundle', async () => {
  const bundle = await server.rebuild();
  expect(() => outputOf(bundle, 'site/none.ts')).toThrow('site/none.ts');
});

it('should give content as a module', () => {
  expect(contentModule({ a: { b: '</script>' }, c: [1] })).toBe(
    'export const a = {"b":"</script>"};\nexport const c = [1];\n',
  );
});

it('should make inline scripts of one expression, which old browsers skip', async () => {
  await write('site/inline.ts', `document.title = 'inline';\n`);
  expect(await bundleInline(root, 'site/inline.ts')).toMatch(
    /^matchMedia\("\(scripting\)"\)\.matches&&\(\(\)=>\{document\.title="inline";?\}\)\(\);$/,
  );
});
