import { describe, expect, it } from 'vitest';
import { prefixesOf, styleFiles } from '../../site/generator/code/styles-plugin.ts';
import { laterFiles, splitStyles, takeProps } from '../../site/generator/pages/later-parts.ts';
import { routes } from '../../site/routes.ts';

const [home] = routes;
if (home === undefined) throw new Error('There are no routes.');

describe('the names of styles', () => {
  it('stay as they are when a file comes or goes', () => {
    const files = ['site/a.css.ts', 'site/c.css.ts'];
    const before = prefixesOf(files);
    const after = prefixesOf(['site/a.css.ts', 'site/b.css.ts', 'site/c.css.ts']);
    for (const file of files) expect(after.get(file)).toBe(before.get(file));
  });

  it('differ, however many files there are', () => {
    const files = Array.from({ length: 400 }, (_, index) => `site/${String(index)}.css.ts`);
    expect(new Set(prefixesOf(files).values()).size).toBe(files.length);
  });
});

describe('a style sheet', () => {
  it('is taken apart by the files of its rules', () => {
    expect(styleFiles('/*! styles of site/a.css.ts */\n.Aa0{color:red}\n/*! styles of site/b.css.ts */\n.Ba0{color:blue}\n')).toEqual([
      { file: 'site/a.css.ts', css: '.Aa0{color:red}' },
      { file: 'site/b.css.ts', css: '.Ba0{color:blue}' },
    ]);
  });

  it('must say where each rule comes from', () => {
    expect(() => styleFiles('.x{color:red}')).toThrow('.x{color:red}');
  });
});

describe('what a page brings later', () => {
  const styles = [
    { file: 'site/global.css.ts', css: 'body{margin:.5px}' },
    { file: 'site/page.css.ts', css: '.Pa0{color:red}' },
    { file: 'site/both.css.ts', css: '.Bo0{color:red}' },
    { file: 'site/dialog.css.ts', css: '.Di0{color:red}@media print{.Di1{color:blue}}' },
    { file: 'site/neither.css.ts', css: '.Ne0{color:red}' },
  ];

  it('are the styles that only its dialogs use', () => {
    expect(splitStyles({ page: '<p class="Pa0 Bo0">', dialogs: '<p class="Di1 Bo0">', script: 'const a="Ne0"', styles })).toEqual({
      first: 'body{margin:.5px}.Pa0{color:red}.Bo0{color:red}.Ne0{color:red}',
      dialogs: '.Di0{color:red}@media print{.Di1{color:blue}}',
    });
  });

  it('are the props of its islands, as they were', () => {
    const props = JSON.stringify({ label: `"A" & 'B' <c>` });
    const written = props.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(takeProps(`<div data-island="X" data-props="${written}"><p>x</p></div>`)).toEqual({ page: '<div data-island="X"><p>x</p></div>', props: [props] });
  });

  it('stands in two files that are named by what is in them', () => {
    const { files, later } = laterFiles(home, { dialogs: '<p>“x”</p>', props: ['{}'], styles: '.Di0{}' });
    expect([...files.keys()]).toEqual([later?.parts, later?.styles]);
    expect(Buffer.from(files.get(later?.parts ?? '') ?? []).toString()).toBe('export const dialogs="<p>“x”</p>",props=["{}"];\n');
    expect(later?.parts).not.toBe(laterFiles(home, { dialogs: '', props: ['{}'], styles: '' }).later?.parts);
  });

  it('is nothing for a page without script', () => {
    expect(laterFiles({ ...home, client: null }, { dialogs: '', props: [], styles: '' })).toEqual({ files: new Map(), later: null });
  });
});
