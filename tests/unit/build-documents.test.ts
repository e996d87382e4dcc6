import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltImage, PageContent, PageOwnPage } from '../../site/content.ts';
import { sourceHash } from '../../site/embeds/policy.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import type { Output } from '../../site/generator/output/index.ts';
import { renderDocument, type DocumentProps } from '../../site/generator/pages/document.tsx';
import {
  buildDocument,
  pageTransition,
  renderPage,
  shareKeyOf,
  type DocumentContext,
  type RenderedPage,
} from '../../site/generator/pages/documents.ts';
import { buildOwnPages } from '../../site/generator/pages/own-pages.ts';
import { buildWatchPages, renderPages } from '../../site/generator/pages/watch-pages.ts';
import { videoFilesOf, pageContent, imagesOf } from '../../site/generator/pages/page-content.ts';
import { routes, type Route } from '../../site/routes.ts';
import { palette } from '../../site/styles/palette.ts';
import { colorTokens } from '../../site/styles/color-tokens.ts';
import { routeOf } from '../support/routes.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

/** What stands in the HTML between two texts, each time. */
const between = (html: string, start: string, end: string): string[] =>
  html
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(end)));

describe('the shell around a page', () => {
  const bare: DocumentProps = {
    language: 'en',
    title: 'Title',
    description: 'Description',
    siteName: 'Plumbline',
    canonical: undefined,
    indexed: false,
    shareImage: { url: 'https://example.com/share.png', alt: 'Words' },
    themeColor: { light: '#fff', dark: '#000' },
    policy: "default-src 'none'",
    css: 'p{order:1}',
    links: [],
    page: '<p>page</p>',
    script: { text: 'go()', modules: [] },
  };

  it('should have nothing that the page does not need', () => {
    const html = renderDocument(bare);
    expect(html.slice(0, 32)).toBe('<!doctype html><html lang="en"><');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<style>p{order:1}</style><script>go()</script></head>');
    expect(html).toContain(
      '<body id="top" data-a11y-dialog-ignore-focus-trap=""><div id="root"><p>page</p></div></body></html>\n',
    );
    expect(html).not.toMatch(/dir=|canonical|og:url|modulepreload|ld\+json|speculationrules/);
  });

  it('should have all that a page can have', () => {
    const html = renderDocument({
      ...bare,
      language: 'ar',
      canonical: 'https://example.com/',
      indexed: true,
      links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
      structuredData: { name: '</script><b>' },
      speculationRules: '{"prefetch":[]}',
      analytics: { provider: 'plausible' },
      dialogs: '<p>dialog</p>',
      script: { text: 'go()', modules: ['/main.js', '/shared.js'] },
    });
    for (const part of [
      '<html lang="ar" dir="rtl">',
      '<link rel="canonical" href="https://example.com/"/>',
      '<meta property="og:url" content="https://example.com/"/>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
      '<script data-main="/main.js">go()</script>',
      '<link rel="modulepreload" href="/main.js" fetchPriority="low"/>',
      '<link rel="modulepreload" href="/shared.js" fetchPriority="low"/>',
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      'data-analytics="{&quot;provider&quot;:&quot;plausible&quot;}"',
      '<div id="root"><p>page</p></div><div id="dialogs"><p>dialog</p></div></body>',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('noindex');
  });
});

/** The valid content, with a video file for a demo and a cross-origin one for a testimonial. */
async function contentWithVideos(): Promise<PageContent> {
  const demos = (validFiles['content/demos.yaml'] ?? '').replace(
    'videoUrl: /samples/pa-1.html\n',
    () => 'videoUrl: https://cdn.example.com/pa-1.mp4\n  ratio: 16:9\n  captions: pa-1.vtt\n',
  );
  const testimonials = (validFiles['content/testimonials.yaml'] ?? '').replace(
    '/samples/pa-1.html',
    'https://cdn.example.com/t-1.mp4',
  );
  const { directory, remove } = await writeFiles({
    ...validFiles,
    'content/demos.yaml': demos,
    'content/testimonials.yaml': testimonials,
    'content/media/pa-1.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nOne.\n',
  });
  const { content } = await loadContent(directory);
  await remove();
  const picture: BuiltImage = {
    src: '/repo/x.svg',
    width: 4,
    height: 3,
    sources: [],
  };
  return pageContent(
    content,
    new Map(imagesOf(content).map((request) => [imageKey(request), picture])),
    {
      facts: new Map(),
      addresses: new Map(videoFilesOf(content).map((path) => [path, `/repo/${path}`])),
    },
  );
}

let content: PageContent;
beforeAll(async () => {
  content = await contentWithVideos();
});

const contextOf = (changes: Partial<DocumentContext> = {}): DocumentContext => ({
  content: { ...content, site: { ...content.site, address: 'https://plumbline.example/repo/' } },
  videos: [],
  consent: { region: '', css: '' },
  base: '/repo/',
  palette,
  fonts: {
    css: '@font-face{}',
    fallbacks: '@font-face{local}',
  },
  icons: [{ rel: 'icon', href: '/repo/favicon.svg' }],
  shareImages: new Map(
    routes.map(({ key }) => [
      key,
      {
        src: `/repo/assets/share-${key}.png`,
        width: 1200,
        height: 630,
        type: 'image/png' as const,
      },
    ]),
  ),
  scriptOf: () => ({ text: 'go()', modules: ['assets/main.js', 'assets/shared.js'] }),
  ...changes,
});

describe('a page', () => {
  const rendered = (key: Route['key'], page = '<p class="Pa0">words</p>'): RenderedPage => ({
    route: routeOf(key),
    page,
    dialogs: '<dialog></dialog>',
    css: '.Pa0{a:b}.Di0{c:d}',
  });

  it('should be rendered in the colors of the palette, with its dialogs', () => {
    const image = createElement('img', { alt: '', color: colorTokens.hivis });
    expect(
      renderPage(
        routeOf('home'),
        { page: image, dialogs: null, css: `a{color:${colorTokens.ink}}` },
        palette,
      ),
    ).toEqual({
      route: routeOf('home'),
      page: '<img alt="" color="#ffc21a"/>',
      dialogs: '',
      css: 'a{color:#14181f}',
    });
  });

  it('should have its canonical URL, and the URLs of its script, styles and share image', () => {
    const { html } = buildDocument(rendered('demos'), contextOf());
    expect(between(html, '<html lang="', '"')).toEqual(['en']);
    expect(between(html, '<title>', '<')).toEqual(['Demos title']);
    expect(between(html, 'property="og:site_name" content="', '"')).toEqual(['Plumbline']);
    expect(between(html, 'rel="canonical" href="', '"')).toEqual([
      'https://plumbline.example/repo/demos/',
    ]);
    expect(between(html, 'property="og:image" content="', '"')).toEqual([
      'https://plumbline.example/repo/assets/share-demos.png',
    ]);
    expect(between(html, 'property="og:image:alt" content="', '"')).toEqual(['Demos title']);
    expect(between(html, 'data-main="', '"')).toEqual(['/repo/assets/main.js']);
    expect(between(html, 'rel="modulepreload" href="', '"')).toEqual([
      '/repo/assets/main.js',
      '/repo/assets/shared.js',
    ]);
    expect(html).toContain('<div id="dialogs"><dialog></dialog></div></body>');
    expect(between(html, '<script type="speculationrules">', '<')).toEqual([
      '{"prefetch":[{"urls":["/repo/"],"eagerness":"moderate"}]}',
    ]);
    expect(between(html, '(prefers-color-scheme: light)" content="', '"')).toEqual(['#fbf8f1']);
    expect(between(html, '(prefers-color-scheme: dark)" content="', '"')).toEqual(['#14181f']);
    expect(html).toContain('<link rel="icon" href="/repo/favicon.svg"/>');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).not.toMatch(/noindex|data-analytics/);
  });

  it('should hold all of its styles, and a policy that allows its own parts', () => {
    const { html, policy } = buildDocument(rendered('home'), contextOf());
    const [styles = ''] = between(html, '<style>', '</style>');
    expect(styles).toBe(`@font-face{}@font-face{local}${pageTransition}.Pa0{a:b}.Di0{c:d}`);
    expect(pageTransition).toBe(
      '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}',
    );
    expect(policy).toMatchObject({
      styleHashes: [sourceHash(styles)],
      scriptHashes: [
        sourceHash('go()'),
        sourceHash('{"prefetch":[{"urls":["/repo/demos/"],"eagerness":"moderate"}]}'),
      ],
    });
    for (const hash of [...policy.styleHashes, ...policy.scriptHashes])
      expect(html).toContain(hash);
  });

  it('should allow the videos that it may show, and name the analytics provider', () => {
    const counted: PageContent = {
      ...content,
      site: { ...content.site, analytics: { provider: 'ga4', measurementId: 'G-ABC123' } },
    };
    const { html, policy } = buildDocument(
      rendered('home'),
      contextOf({
        content: counted,
        videos: [
          {
            kind: 'frame',
            provider: 'vimeo',
            embedUrl: 'https://player.vimeo.com/video/1',
            openUrl: 'https://vimeo.com/1',
          },
        ],
      }),
    );
    expect(policy.frameOrigins).toEqual(["'self'", 'https://player.vimeo.com']);
    expect(policy.scriptOrigins).toEqual(["'self'", 'https://*.googletagmanager.com']);
    expect(html).toContain('data-analytics="{&quot;provider&quot;:&quot;ga4&quot;');
  });

  it('should be hidden from search engines and have no later script if it is 404.html', () => {
    const { html } = buildDocument(
      rendered('notFound'),
      contextOf({ scriptOf: () => ({ text: 'go()', modules: [] }) }),
    );
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:url|ld\+json|speculationrules|data-main|modulepreload/);
  });

  it('should lead to no empty page, and not be listed if it is empty', () => {
    const empty = contextOf({ content: { ...content, demos: [] } });
    expect(buildDocument(rendered('home'), empty).html).not.toContain('speculationrules');
    const { html } = buildDocument(rendered('demos'), empty);
    expect(html).toContain('noindex');
    expect(html).not.toContain('canonical');
  });

  it('should need a share image', () => {
    expect(() => buildDocument(rendered('home'), contextOf({ shareImages: new Map() }))).toThrow(
      'No share image was made for the page /.',
    );
  });
});

describe('the pages of videos', () => {
  const element = (text: string) => createElement('p', { color: colorTokens.ink }, text);
  const videos = () =>
    renderPages(
      {
        pages: { 'pa-1': element('A video'), 't-1': element('Another') },
        css: `p{color:${colorTokens.ink}}`,
      },
      palette,
    );
  const build = (changes: Partial<DocumentContext> = {}) =>
    buildWatchPages(videos(), 'play()', contextOf(changes));
  const pageOf = (files: Output, id: string): string => textOf(files.get(`watch/${id}/index.html`));
  /** The content with other fields of the first demo. */
  const withDemo = (fields: Partial<PageContent['demos'][number]>): Partial<DocumentContext> => ({
    content: {
      ...contextOf().content,
      demos: content.demos.map((demo, index) => (index === 0 ? { ...demo, ...fields } : demo)),
    },
  });

  it('should be one for each video file, and none for a video of a host', () => {
    expect([...build().files.keys()]).toEqual(['watch/pa-1/index.html', 'watch/t-1/index.html']);
  });

  it('should hold the video in its ratio, with its policy', () => {
    const { files, policies } = build();
    const html = pageOf(files, 'pa-1');
    const [styles = ''] = between(html, '<style>', '</style>');
    expect(html).toContain('<div id="root"><p color="#14181f">A video</p></div>');
    expect(between(html, '<meta name="theme-color" media="', '"/>')).toEqual([
      '(prefers-color-scheme: light)" content="#fbf8f1',
      '(prefers-color-scheme: dark)" content="#14181f',
    ]);
    expect(styles).toBe(
      `@font-face{}@font-face{local}${pageTransition}p{color:#14181f}:root{--ratio:16/9}`,
    );
    expect(policies).toEqual([
      {
        frameOrigins: [],
        scriptOrigins: [],
        connectOrigins: [],
        imageOrigins: [],
        mediaOrigins: ['https://cdn.example.com', "'self'"],
        scriptHashes: [sourceHash('play()')],
        styleHashes: [sourceHash(styles)],
      },
      expect.objectContaining({ mediaOrigins: ['https://cdn.example.com'] }),
    ]);
    for (const hash of [sourceHash('play()'), sourceHash(styles)]) expect(html).toContain(hash);
  });

  it('should have no styles of a player that needs none', () => {
    const first = content.demos[0];
    if (first?.video.file === undefined) throw new Error('The first demo has a video.');
    const file = { ...first.video.file };
    const video = { ...first.video, file };
    delete video.ratio;
    const html = pageOf(build(withDemo({ video })).files, 'pa-1');
    expect(between(html, '<style>', '</style>')[0]).not.toContain(':root');
  });

  it('should have their canonical URL, and the share image of their parent page', () => {
    const { files } = build();
    const html = pageOf(files, 'pa-1');
    expect(between(html, 'rel="canonical" href="', '"')).toEqual([
      'https://plumbline.example/repo/watch/pa-1/',
    ]);
    expect(between(html, 'property="og:image" content="', '"')).toEqual([
      'https://plumbline.example/repo/assets/share-demos.png',
    ]);
    expect(between(html, 'property="og:image:alt" content="', '"')).toEqual([
      'Reading PDF → Writing to Database',
    ]);
    expect(between(pageOf(files, 't-1'), 'property="og:image" content="', '"')).toEqual([
      'https://plumbline.example/repo/assets/share-home.png',
    ]);
    expect(html).not.toMatch(/data-dialogs|data-page|speculationrules|noscript|data-analytics/);
  });

  it('should be hidden from search engines if they are samples', () => {
    const { files, listed } = build();
    expect(listed).toEqual([]);
    expect(pageOf(files, 'pa-1')).toContain('noindex');
    expect(pageOf(files, 'pa-1')).not.toContain('ld+json');
    const real = build(withDemo({ placeholder: false, uploadDate: '2026-05-31' }));
    expect(real.listed).toEqual(['/watch/pa-1/']);
    expect(pageOf(real.files, 'pa-1')).not.toContain('noindex');
    expect(
      between(pageOf(real.files, 'pa-1'), '<script type="application/ld+json">', '</script>')[0],
    ).toMatch(/^{"@context":"https:\/\/schema\.org","@type":"VideoObject",/);
  });

  const long = (length: number): string =>
    'word '
      .repeat(length / 5)
      .trim()
      .padEnd(length, '.');

  it.each([
    ['the caption and the name', { caption: 'Sending e-mails' }, 'Sending e-mails | Plumbline'],
    ['both where they just fit', { caption: long(58) }, `${long(58)} | Plumbline`],
    ['the caption alone where they do not', { caption: long(59) }, long(59)],
    [
      'a long caption cut between two words',
      { caption: 'word '.repeat(20).trim() },
      `${'word '.repeat(13).trim()}…`,
    ],
  ])('should have as their title %s', (_case, fields, title) => {
    expect(between(pageOf(build(withDemo(fields)).files, 'pa-1'), '<title>', '<')).toEqual([title]);
  });

  it.each([
    ['the description', { description: 'Described', transcript: 'Said' }, 'Described'],
    ['the transcript where there is no description', { transcript: 'Said' }, 'Said'],
    ['the caption where there is neither', { caption: 'Sending' }, 'Sending'],
    ['a long text up to 160 characters', { description: long(160) }, long(160)],
    [
      'a longer one cut between two words',
      { description: 'word '.repeat(40) },
      `${'word '.repeat(31).trim()}…`,
    ],
  ])('should be described by %s', (_case, fields, description) => {
    expect(
      between(pageOf(build(withDemo(fields)).files, 'pa-1'), 'name="description" content="', '"'),
    ).toEqual([description]);
  });

  it('should need a page and a share image', () => {
    expect(() => buildWatchPages({ pages: new Map(), css: '' }, '', contextOf())).toThrow(
      'site/pages/watch.tsx has no page for the file of pa-1.',
    );
    expect(() => build({ shareImages: new Map() })).toThrow(
      'No share image was made for the page /watch/pa-1/.',
    );
  });
});

it('the pages of the owner should be listed unless they ask not to be, or are samples', () => {
  const page = (path: string, changes: Partial<PageOwnPage>): PageOwnPage => ({
    ...{ path, title: 'Title', description: 'Description', indexed: true, placeholder: false },
    ...{ footer: false, navigation: false, privacy: false, images: {}, values: {} },
    ...{ tree: { type: 'root', children: [] }, body: { images: [], links: [] } },
    ...changes,
  });
  const ownPages = [
    page('/listed/', {}),
    page('/unlisted/', { indexed: false }),
    page('/sample/', { placeholder: true }),
  ];
  const { shareImages, content: built } = contextOf();
  const [image] = shareImages.values();
  if (image === undefined) throw new Error('The home page has a share image.');
  const { files, listed } = buildOwnPages(
    { pages: new Map(), css: '' },
    contextOf({
      content: { ...built, ownPages },
      shareImages: new Map(ownPages.map(({ path }) => [shareKeyOf(path), image])),
    }),
  );
  expect(listed).toEqual(['/listed/']);
  const hidden = [...files].filter(([, html]) => textOf(html).includes('noindex'));
  expect(hidden.map(([path]) => path)).toEqual(['unlisted/index.html', 'sample/index.html']);
});
