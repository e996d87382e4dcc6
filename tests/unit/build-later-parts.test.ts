import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../site/generator/code/styles-plugin.ts';
import {
  laterFiles,
  splitStyles,
  stylesFor,
  takeProps,
} from '../../site/generator/pages/later-parts.ts';
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

describe('the styles for languages from right to left, and for tall letters', () => {
  const css =
    'a{b:c}[dir=rtl] .Pa0 svg{scale:-1 1}@media print{[dir=rtl] .Pa0{d:e}}.Bo0{f:g}@font-face{font-family:x}[data-letters=tall] h1{h:i}';

  it('stand in their pages alone', () => {
    expect(stylesFor('ar', css)).toBe(css);
    expect(stylesFor('he', css)).toBe(
      'a{b:c}[dir=rtl] .Pa0 svg{scale:-1 1}@media print{[dir=rtl] .Pa0{d:e}}.Bo0{f:g}@font-face{font-family:x}',
    );
    expect(stylesFor('bn', css)).toBe(
      'a{b:c}.Bo0{f:g}@font-face{font-family:x}[data-letters=tall] h1{h:i}',
    );
    expect(stylesFor('pt-BR', css)).toBe('a{b:c}.Bo0{f:g}@font-face{font-family:x}');
  });
});

describe('what a page brings later', () => {
  const page = '<p class="Pa0 Bo0" data-few="2">';

  it.each([
    ['what stands for elements', 'body{margin:.5px}'],
    ['a class of the page', '.Pa0{color:red}'],
    ['a class of the page among others', '.Di0,.Pa0{color:red}'],
    ['a class of the page that must not have another', '.Pa0:not(.Di0){color:red}'],
    ['a class of the page in a query', '@media print{.Pa0{color:red}}'],
    [
      'motion of the page, and fonts',
      '@font-face{font-family:x}@keyframes x{0%{opacity:0}}@media print{.Pa0{animation:1s x both}}',
    ],
    ['a state that an element of the page is in', '[data-few] .Pa0{a:b}.Bo0[data-few="2"]{c:d}'],
    ['a state that the first script sets', '[data-hold-page] body{a:b}'],
    ['a language of tall letters', '[data-letters=tall] .Pa0{a:b}'],
  ])('are no styles of %s', (_case, css) => {
    expect(splitStyles({ page, css })).toEqual({ first: css, dialogs: '' });
  });

  it.each([
    ['a class that no element of the page has', '.Di0{color:red}'],
    ['such a class inside of one that the page has', '.Pa0 .Di0{color:red}'],
    ['a state that no element of the page is in', 'html[data-locked]{a:b}.Pa0[data-few="3"]{c:d}'],
    ['motion of what comes later', '@keyframes x{0%{opacity:0}}.Di0{animation-name:y,x}'],
    [
      'such a class in a query within a query',
      '@media print{@supports (color:red){.Di0{color:red}}}',
    ],
  ])('are the styles of %s', (_case, css) => {
    expect(splitStyles({ page, css })).toEqual({ first: '', dialogs: css });
  });

  it('are told apart anew where the page or its styles have changed, and as before where neither has', () => {
    const css = '.Pa0{a:b}.Di0{c:d}';
    const split = { first: '.Pa0{a:b}', dialogs: '.Di0{c:d}' };
    expect(splitStyles({ page, css })).toEqual(split);
    expect(splitStyles({ page: '<p class="Di0">', css })).toEqual({
      first: '.Di0{c:d}',
      dialogs: '.Pa0{a:b}',
    });
    expect(splitStyles({ page, css: `${css}.Bo0{e:f}` })).toEqual({
      first: `${split.first}.Bo0{e:f}`,
      dialogs: split.dialogs,
    });
    expect(
      splitStyles({
        page: page.replace('data-few="2"', 'data-few="3"'),
        css: `${css}[data-few="2"]{e:f}`,
      }),
    ).toEqual({ first: split.first, dialogs: `${split.dialogs}[data-few="2"]{e:f}` });
    expect(splitStyles({ page: `${page}<a class="Li0" data-run="1">`, css })).toEqual(split);
  });

  it('are the styles that only dialogs use, in their order', () => {
    expect(
      splitStyles({ page, css: '.Pa0{a:b}.Di0{c:d}@media print{.Bo0{e:f}.Di1{g:h}}' }),
    ).toEqual({
      first: '.Pa0{a:b}@media print{.Bo0{e:f}}',
      dialogs: '.Di0{c:d}@media print{.Di1{g:h}}',
    });
  });

  it('are the props of its islands, as they were', () => {
    const props = JSON.stringify({ label: `"A" & 'B' <c>` });
    const written = props
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    expect(takeProps(`<div data-island="X" data-props="${written}"><p>x</p></div>`)).toEqual({
      page: '<div data-island="X"><p>x</p></div>',
      props: [props],
    });
  });

  const styles = {
    first:
      '.Pa0{a:b}@media print{.Pa0{c:d}@page{margin:0}}@media (width){.Bo0{e:f}}@media print{.Bo0{g:h}}',
    dialogs: '.Di0{}',
  };

  it('stands in files that are named by what is in them', () => {
    const { first, files, later } = laterFiles(home, {
      dialogs: '<p>“x”</p>',
      props: ['{}'],
      styles,
    });
    const textOf = (path: string | undefined): string =>
      Buffer.from(files.get(path ?? '') ?? []).toString();
    expect([...files.keys()]).toEqual([later?.parts, later?.printStyles]);
    expect([...files.keys()].map((path) => path.replace(/-[0-9a-f]{6}\./, '.'))).toEqual([
      'assets/home-parts.js',
      'assets/home-print.css',
    ]);
    expect(textOf(later?.parts)).toBe(
      'export const dialogs="<p>“x”</p>",props=["{}"],styles=".Di0{}@media print{.Pa0{c:d}@page{margin:0}.Bo0{g:h}}";\n',
    );
    expect(first).toBe('.Pa0{a:b}@media (width){.Bo0{e:f}}');
    expect(textOf(later?.printStyles)).toBe('.Pa0{c:d}@page{margin:0}.Bo0{g:h}');
    expect(later?.parts).not.toBe(
      laterFiles(home, { dialogs: '', props: ['{}'], styles }).later?.parts,
    );
  });

  it('leaves what is for paper by its name alone where it is', () => {
    const kept = '.print{a:b}@layer print{.Pa0{c:d}}@media screen{.Pa0{e:f}}';
    expect(
      laterFiles(home, { dialogs: '', props: [], styles: { first: kept, dialogs: '' } }).first,
    ).toBe(kept);
  });

  it('is nothing for a page without script, which has all its styles at once', () => {
    expect(laterFiles({ ...home, client: null }, { dialogs: '', props: [], styles })).toEqual({
      first: styles.first,
      files: new Map(),
      later: null,
    });
  });
});
