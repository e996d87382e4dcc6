import { describe, expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { brokenReferences, readSite } from '../../site/generator/check/links.ts';

describe.each(Object.values(builds))('the site built for $base', ({ directory, base }) => {
  test('every link, anchor and file that it names is there', () => {
    const files = readSite(directory);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'demos/index.html', '404.html']));
    expect(brokenReferences(files, base)).toEqual([]);
  });
});

describe('the link checker', () => {
  const home = '<link rel="canonical" href="https://example.com/x/"><h1 id="top">Home</h1>';
  const broken = (extra: Record<string, string>, base = '/') => brokenReferences(new Map(Object.entries({ 'index.html': home, ...extra })), base);

  test.each([
    ['a page', '<a href="/">Home</a>'],
    ['an anchor of another page', '<a href="/#top">Home</a>'],
    ['an anchor of its own', '<p id="here"><a href="#here">Here</a>'],
    ['the published address', '<meta property="og:url" content="https://example.com/x/">'],
    ['another host', '<a href="https://example.org/">There</a>'],
    ['mail and telephone', '<a href="mailto:a@b.example">Mail</a><a href="tel:+1555">Call</a>'],
  ])('accepts %s', (_, html) => {
    expect(broken({ 'page.html': html })).toEqual([]);
  });

  test.each([
    ['a page that is missing', { 'page.html': '<a href="/gone/">Gone</a>' }, 'page.html: /gone/ (there is no gone/index.html)'],
    ['an anchor that is missing', { 'page.html': '<a href="/#gone">Gone</a>' }, "page.html: /#gone (index.html has no id 'gone')"],
    ['a candidate of srcset', { 'page.html': '<img srcset="/a.avif 1x, /b.avif 2x">', 'a.avif': '' }, 'page.html: /b.avif (there is no b.avif)'],
    ['a file that a style names', { 'a.css': 'p { background: url("b.svg") }' }, 'a.css: b.svg (there is no b.svg)'],
    ['a script that a script loads', { 'assets/a.js': 'import("/assets/b-1.js")' }, 'assets/a.js: /assets/b-1.js (there is no assets/b-1.js)'],
    ['a link in what a page brings later', { 'assets/home-parts.js': 'export const dialogs="<a href=\\"/gone/\\">Gone</a>"' }, 'assets/home-parts.js: /gone/ (there is no gone/index.html)'],
    ['a script beside it', { 'assets/a.js': 'import"./b-1.js"' }, 'assets/a.js: ./b-1.js (there is no assets/b-1.js)'],
    ['a page that a script would frame', { 'page.html': '<a href="/" data-embed="/gone.html">Gone</a>' }, 'page.html: /gone.html (there is no gone.html)'],
    ['a page fetched ahead', { 'page.html': '<script type="speculationrules">{"prefetch":[{"urls":["/gone/"]}]}</script>' }, 'page.html: /gone/ (there is no gone/index.html)'],
    ['a share image that is missing', { 'page.html': '<meta property="og:image" content="https://example.com/x/a.png">' }, 'page.html: https://example.com/x/a.png (there is no a.png)'],
    ['an address without encryption', { 'page.html': '<a href="http://example.org/">There</a>' }, 'page.html: http://example.org/ (neither https nor of this site)'],
    ['a relative address on the 404 page', { '404.html': '<a href="index.html">Home</a>' }, '404.html: index.html (there is no no/such/index.html)'],
  ])('reports %s', (_, files, expected) => {
    expect(broken(files)).toEqual([expected]);
  });

  test('reports an address outside of the base path', () => {
    expect(broken({ 'page.html': '<a href="/">Home</a><a href="/repo/">Home</a>' }, '/repo/')).toEqual(['page.html: / (outside of /repo/)']);
  });
});
