import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../../site/content.ts';
import { sourceHash } from '../../site/embeds/policy.ts';
import { renderDocument, type DocumentProps } from '../../site/generator/pages/document.tsx';
import {
  buildDocument,
  pageTransition,
  renderPage,
  type RenderedPage,
} from '../../site/generator/pages/documents.ts';
import { type Route } from '../../site/routes.ts';
import { palette } from '../../site/styles/palette.ts';
import { colorTokens } from '../../site/styles/color-tokens.ts';
import { routeOf } from '../support/routes.ts';

import { between, content, contextOf } from './document-context.ts';

describe('the shell around a page', () => {
  const bare: DocumentProps = {
    language: 'en',
    title: 'Title',
    description: 'Description',
    siteName: 'Plumbline',
    canonical: undefined,
    indexed: false,
    shareImage: { url: 'https://example.com/share.png', alt: 'Text' },
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

describe('a page', () => {
  const rendered = (key: Route['key'], page = '<p class="Pa0">text</p>'): RenderedPage => ({
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
