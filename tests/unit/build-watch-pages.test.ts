import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageContent, PageOwnPage } from '../../site/content.ts';
import { sourceHash } from '../../site/embeds/policy.ts';
import type { Output } from '../../site/generator/output/index.ts';
import {
  pageTransition,
  shareKeyOf,
  type DocumentContext,
} from '../../site/generator/pages/documents.ts';
import { buildOwnPages } from '../../site/generator/pages/own-pages.ts';
import { buildWatchPages, renderPages } from '../../site/generator/pages/watch-pages.ts';
import { palette } from '../../site/styles/palette.ts';
import { colorTokens } from '../../site/styles/color-tokens.ts';

import { between, content, contextOf, textOf } from './document-context.ts';

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
