import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenReferences, readSite } from '../../site/generator/check/links.ts';

describe('the link checker', () => {
  const home = '<link rel="canonical" href="https://example.com/x/"><h1 id="top">Home</h1>';
  const broken = (extra: Record<string, string>, base = '/') =>
    brokenReferences(new Map(Object.entries({ 'index.html': home, ...extra })), base);

  test.each([
    ['a page', '<a href="/">Home</a>'],
    ['an anchor of another page', '<a href="/#top">Home</a>'],
    ['an anchor of its own', '<p id="here"><a href="#here">Here</a>'],
    ['the published address', '<meta property="og:url" content="https://example.com/x/">'],
    ['another host', '<a href="https://example.org/">There</a>'],
    ['mail and telephone', '<a href="mailto:a@b.example">Mail</a><a href="tel:+1555">Call</a>'],
    ['a drawing that stands in the page', '<img src="data:image/svg+xml,%3Csvg/%3E">'],
    ['a frame that script fills', '<iframe src="about:blank"></iframe>'],
    ['a file beside it', '<a href="page.html">Itself</a>'],
    ['a page by the name of its file', '<a href="/index.html#top">Home</a>'],
    ['an anchor with letters of its own', '<p id="büro"><a href="/page.html#b%C3%BCro">Here</a>'],
    ['a path with letters of its own', '<a href="/%70age.html">Here</a>'],
    ['a file without anchors', '<a href="/a.css#x">Here</a>'],
    ['data that is no path', '<p data-few="gone" data-colour="#gone"></p>'],
  ])('accepts %s', (_, html) => {
    expect(broken({ 'page.html': html, 'a.css': '', 'büro.html': '' })).toEqual([]);
  });

  test.each([
    ['an address in a style that is one of its own', { 'a.css': 'p { fill: url(#gone) }' }],
    ['a word in a script', { 'assets/a.js': 'say("gone.js is gone", "/gone/")' }],
    [
      'an anchor in what a page brings later',
      { 'assets/home-parts.js': 'export const dialogs="<a href=\\"#gone\\">Here</a>"' },
    ],
    ['what a picture seems to name', { 'a.svg': '<a href="/gone/">' }],
    [
      'a page in a folder that names its own anchors',
      {
        'a/index.html':
          '<p id="x"><a href="#x">Here</a><a href="../">Home</a><a href="./#x">Here</a>',
      },
    ],
    [
      'addresses in a manifest, the sitemap and robots.txt',
      {
        'a.webmanifest': '{"start_url": "/", "icons": [{"src":"/a.png"}]}',
        'a.png': '',
        'sitemap.xml': '<loc>https://example.com/x/</loc>',
        'robots.txt': 'Sitemap: https://example.com/x/sitemap.xml',
      },
    ],
  ])('accepts %s', (_, files) => {
    expect(broken(files)).toEqual([]);
  });

  test('knows no address of its own where the home page names none', () => {
    expect(
      brokenReferences(
        new Map([['index.html', '<a href="https://example.com/gone">There</a>']]),
        '/',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'a page that is missing',
      { 'page.html': '<a href="/gone/">Gone</a>' },
      'page.html: /gone/ (there is no gone/index.html)',
    ],
    [
      'an anchor that is missing',
      { 'page.html': '<a href="/#gone">Gone</a>' },
      "page.html: /#gone (index.html has no id 'gone')",
    ],
    [
      'a candidate of srcset',
      { 'page.html': '<img srcset="/a.avif 1x, /b.avif 2x">', 'a.avif': '' },
      'page.html: /b.avif (there is no b.avif)',
    ],
    [
      'a file that a style names',
      { 'a.css': 'p { background: url("b.svg") }' },
      'a.css: b.svg (there is no b.svg)',
    ],
    [
      'a script that a script loads',
      { 'assets/a.js': 'import("/assets/b-1.js")' },
      'assets/a.js: /assets/b-1.js (there is no assets/b-1.js)',
    ],
    [
      'a link in what a page brings later',
      { 'assets/home-parts.js': 'export const dialogs="<a href=\\"/gone/\\">Gone</a>"' },
      'assets/home-parts.js: /gone/ (there is no gone/index.html)',
    ],
    [
      'a script beside it',
      { 'assets/a.js': 'import"./b-1.js"' },
      'assets/a.js: ./b-1.js (there is no assets/b-1.js)',
    ],
    [
      'a page that a script would frame',
      { 'page.html': '<a href="/" data-embed="/gone.html">Gone</a>' },
      'page.html: /gone.html (there is no gone.html)',
    ],
    [
      'a page fetched ahead',
      {
        'page.html': '<script type="speculationrules">{"prefetch":[{"urls":["/gone/"]}]}</script>',
      },
      'page.html: /gone/ (there is no gone/index.html)',
    ],
    [
      'a share image that is missing',
      { 'page.html': '<meta property="og:image" content="https://example.com/x/a.png">' },
      'page.html: https://example.com/x/a.png (there is no a.png)',
    ],
    [
      'an address without encryption',
      { 'page.html': '<a href="http://example.org/">There</a>' },
      'page.html: http://example.org/ (neither https nor of this site)',
    ],
    [
      'an address of another kind',
      { 'page.html': '<a href="ftp://example.org/">There</a>' },
      'page.html: ftp://example.org/ (neither https nor of this site)',
    ],
    [
      'the poster of a film',
      { 'page.html': '<video poster="/a.jpg"></video>' },
      'page.html: /a.jpg (there is no a.jpg)',
    ],
    [
      'where a form leads',
      { 'page.html': '<form action="/gone/"></form>' },
      'page.html: /gone/ (there is no gone/index.html)',
    ],
    [
      'an object',
      { 'page.html': '<object data="/a.pdf"></object>' },
      'page.html: /a.pdf (there is no a.pdf)',
    ],
    [
      'a picture that is fetched ahead',
      { 'page.html': '<link rel="preload" imagesrcset="/a.avif 1x,\n  /b.avif 2x">', 'a.avif': '' },
      'page.html: /b.avif (there is no b.avif)',
    ],
    [
      'the picture of a card elsewhere',
      { 'page.html': '<meta name="twitter:image" content="/a.png">' },
      'page.html: /a.png (there is no a.png)',
    ],
    [
      'one of several files that script loads',
      { 'page.html': '<script data-page="/a.js /b.js"></script>', 'a.js': '' },
      'page.html: /b.js (there is no b.js)',
    ],
    [
      'a file that a style in a page names',
      { 'page.html': "<style>p { background: url( 'b.svg' ) }</style>" },
      'page.html: b.svg (there is no b.svg)',
    ],
    [
      'a frame in what a page brings later',
      { 'assets/home-parts.js': 'export const dialogs="<p data-frame=\\"/gone.html\\">"' },
      'assets/home-parts.js: /gone.html (there is no gone.html)',
    ],
    [
      'a script in what a page brings later',
      { 'assets/home-parts.js': 'export const dialogs="<p data-script=\\"/gone.js\\">"' },
      'assets/home-parts.js: /gone.js (there is no gone.js)',
    ],
    [
      'an icon of the manifest',
      { 'a.webmanifest': '{"icons":[{"src": "/a.png"}]}' },
      'a.webmanifest: /a.png (there is no a.png)',
    ],
    [
      'where the manifest starts',
      { 'a.webmanifest': '{"start_url":"/gone/"}' },
      'a.webmanifest: /gone/ (there is no gone/index.html)',
    ],
    [
      'a page of the sitemap',
      { 'sitemap.xml': '<loc>https://example.com/x/</loc><loc>https://example.com/x/gone/</loc>' },
      'sitemap.xml: https://example.com/x/gone/ (there is no gone/index.html)',
    ],
    [
      'the sitemap of robots.txt',
      { 'robots.txt': 'User-agent: *\nSitemap: https://example.com/x/gone.xml\n' },
      'robots.txt: https://example.com/x/gone.xml (there is no gone.xml)',
    ],
    [
      'a script in the folder of all files',
      { 'page.html': '<script>import("assets/b-1.js")</script>' },
      'page.html: /assets/b-1.js (there is no assets/b-1.js)',
    ],
    [
      'an address that two links name, once',
      { 'page.html': '<a href="/gone/">Gone</a><a href="/gone/">Gone</a>' },
      'page.html: /gone/ (there is no gone/index.html)',
    ],
    [
      'a file in a folder',
      { 'a/index.html': '<a href="b.html">Here</a>', 'b.html': '' },
      'a/index.html: b.html (there is no a/b.html)',
    ],
    [
      'a relative address on the 404 page',
      { '404.html': '<a href="index.html">Home</a>' },
      '404.html: index.html (there is no no/such/index.html)',
    ],
  ])('reports %s', (_, files, expected) => {
    expect(broken(files)).toEqual([expected]);
  });

  test('reports an address outside of the base path', () => {
    expect(
      broken({ 'page.html': '<a href="/">Home</a><a href="/repo/">Home</a>' }, '/repo/'),
    ).toEqual(['page.html: / (outside of /repo/)']);
  });
});

test('a built folder is read with all that stands in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(folder, 'a/empty'), { recursive: true });
  for (const [path, text] of [
    ['index.html', 'Home'],
    ['a/b.js', 'go()'],
    ['404.html', 'None'],
  ] as const)
    await writeFile(join(folder, path), text);
  expect([...readSite(folder)]).toEqual([
    ['404.html', 'None'],
    ['a/b.js', 'go()'],
    ['index.html', 'Home'],
  ]);
  await rm(folder, { recursive: true });
  expect(() => readSite(folder)).toThrow('ENOENT');
});
