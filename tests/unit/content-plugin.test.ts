import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { contentPlugin, moduleSource } from '../../site/build/content-plugin.ts';

function bundle(code: string, current: () => Readonly<Record<string, unknown>>): Promise<esbuild.BuildResult & { outputFiles: esbuild.OutputFile[] }> {
  return esbuild.build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
    plugins: [contentPlugin(current)],
  });
}

const exported = { site: { name: 'Plumb"line\u2028' }, demos: [{ caption: 'Only the demos' }] };

describe('the module #content', () => {
  it('gives each entity by its name', async () => {
    const { outputFiles } = await bundle(`import { site, demos } from '#content'; export default [site, demos];`, () => exported);
    const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`;
    const module = (await import(/* @vite-ignore */ url)) as { default: unknown };
    expect(module.default).toEqual([exported.site, exported.demos]);
  });

  it('leaves out of a bundle what the bundle does not use', async () => {
    const { outputFiles } = await bundle(`import { site } from '#content'; console.log(site.name);`, () => exported);
    expect(outputFiles[0]?.text).toContain('Plumb');
    expect(outputFiles[0]?.text).not.toContain('Only the demos');
  });

  it('vanishes when nothing of it is used', async () => {
    const { outputFiles } = await bundle(`import '#content'; import { site } from '#content';`, () => exported);
    expect(outputFiles[0]?.text).toBe('');
  });

  it('takes only what JSON can carry, under names that can be exported', () => {
    expect(() => moduleSource({ site: undefined })).toThrow('The content exports site, which is not plain data.');
    expect(() => moduleSource({ 'case-studies': [] })).toThrow('"case-studies" cannot be the name of an export.');
  });
});
