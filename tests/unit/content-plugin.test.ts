import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../site/build/content.ts';
import { contentPlugin, moduleSource } from '../../site/build/content-plugin.ts';

function bundle(code: string, load: () => Promise<Readonly<Record<string, unknown>>>): Promise<esbuild.BuildResult & { outputFiles: esbuild.OutputFile[] }> {
  return esbuild.build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
    plugins: [contentPlugin({ load, watchFiles: ['/content/demos.yaml'] })],
  });
}

const exported = { site: { name: 'Plumb"line\u2028' }, demos: [{ caption: 'Only the demos' }] };

describe('the module #content', () => {
  it('gives each entity by its name', async () => {
    const { outputFiles } = await bundle(`import { site, demos } from '#content'; export default [site, demos];`, () => Promise.resolve(exported));
    const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`;
    const module = (await import(/* @vite-ignore */ url)) as { default: unknown };
    expect(module.default).toEqual([exported.site, exported.demos]);
  });

  it('leaves out of a bundle what the bundle does not use', async () => {
    const { outputFiles } = await bundle(`import { site } from '#content'; console.log(site.name);`, () => Promise.resolve(exported));
    expect(outputFiles[0]?.text).toContain('Plumb');
    expect(outputFiles[0]?.text).not.toContain('Only the demos');
  });

  it('vanishes when nothing of it is used', async () => {
    const { outputFiles } = await bundle(`import '#content'; import { site } from '#content';`, () => Promise.resolve(exported));
    expect(outputFiles[0]?.text).toBe('');
  });

  it('turns bad content into errors of the bundle, with file, line, column and the line itself', async () => {
    const diagnostic = { file: 'content/demos.yaml', line: 3, column: 11, length: 4, lineText: '  caption: Oops', message: 'caption: too funny', notes: ['Did you mean it?'] };
    const failing = bundle(`import { site } from '#content'; console.log(site);`, () => Promise.reject(new ContentError([diagnostic, { ...diagnostic, line: 4 }])));
    const { errors } = await failing.then(
      () => ({ errors: [] }),
      (error: unknown) => error as esbuild.BuildFailure,
    );
    expect(errors.map(({ notes, ...error }) => ({ ...error, note: notes[0]?.text }))).toMatchObject([
      { pluginName: 'content', text: 'caption: too funny', location: { file: 'content/demos.yaml', line: 3, column: 11, length: 4, lineText: '  caption: Oops' }, note: 'Did you mean it?' },
      { location: { line: 4 } },
    ]);
  });

  it('does not hide a mistake of ours as one of the content', async () => {
    await expect(bundle(`import { site } from '#content'; console.log(site);`, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });

  it('takes only what JSON can carry, under names that can be exported', () => {
    expect(() => moduleSource({ site: undefined })).toThrow('The content exports site, which is not plain data.');
    expect(() => moduleSource({ 'case-studies': [] })).toThrow('"case-studies" cannot be the name of an export.');
  });
});
