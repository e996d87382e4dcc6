import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { contentBeside, moduleSource } from '../../site/generator/code/content-module.ts';

describe('the module #content', () => {
  it('gives each entity by its name', async () => {
    const exported = { site: { name: 'Plumb"line\u2028' }, demos: [{ caption: 'Only the demos' }] };
    const url = `data:text/javascript;base64,${Buffer.from(moduleSource(exported)).toString('base64')}`;
    expect({ ...((await import(/* @vite-ignore */ url)) as object) }).toEqual(exported);
  });

  it('stands beside a bundle', async () => {
    const { outputFiles } = await esbuild.build({
      stdin: {
        contents: `import { site } from '#content'; console.log(site.name);`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      plugins: [contentBeside],
    });
    expect(outputFiles[0]?.text).toContain('import { site } from "./content.mjs";');
  });

  it('takes only what JSON can carry, under names that can be exported', () => {
    expect(() => moduleSource({ site: undefined })).toThrow(
      'The content exports site, which is not plain data.',
    );
    expect(() => moduleSource({ 'case-studies': [] })).toThrow(
      '"case-studies" cannot be the name of an export.',
    );
  });
});
