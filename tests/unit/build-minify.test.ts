import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../../site/generator/cache.ts';
import { minifyModule } from '../../site/generator/code/minify.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minify-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** As esbuild leaves it, in a chunk that another one imports from. */
const bundled =
  'import{h as t}from"./shared-1.js";function n(e){if(e===0)return"none";else return e===1?"one":"more"}function r(e){let a=n(e);return a}var o=()=>import("./preview-2.js");export{r as a,o as b,t as c};\n';

describe('a module of the browser’s', () => {
  it('becomes smaller, and imports and exports what it did', async () => {
    const text = await minifyModule(bundled, openCache(folder));
    expect(text.length).toBeLessThan(bundled.length - 20);
    expect(text).toMatch(/^import\s*\{h as \w+\}\s*from"\.\/shared-1\.js"/);
    expect(text).toContain('import("./preview-2.js")');
    const alone = text
      .replace(/^import[^;]*;/, 'const t=1;')
      .replace(/,\s*\w+ as c\b|\w+ as c\s*,?/, '');
    const { a } = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as {
      a: (count: number) => string;
    };
    expect([0, 1, 2].map(a)).toEqual(['none', 'one', 'more']);
  });

  it('is minified once, and again only where it is another', async () => {
    const once = await minifyModule(bundled, openCache(folder));
    expect(await minifyModule(bundled, openCache(folder))).toBe(once);
    expect(await readdir(folder)).toHaveLength(1);
    await minifyModule(bundled.replace('none', 'no'), openCache(folder));
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('that cannot be read stops the build', async () => {
    await expect(minifyModule('export {', openCache(folder))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});
