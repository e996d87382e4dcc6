import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Content } from '../../../content/schema.ts';
import { createUrl } from '../../urls.ts';
import type { PageContent } from '../../content.ts';
import { renderDocument, type DocumentProps, type HeadLink } from './document.tsx';
import {
  contentSecurityPolicy,
  policyOrigins,
  sourceHash,
  type Policy,
  type PolicyOrigins,
} from '../../embeds/policy.ts';
import type { Video } from '../../embeds/video.ts';
import { hasContent, isListed, routes, type Route } from '../../routes.ts';
import { motion } from '../../styles/media.ts';
import type { Palette } from '../../styles/palette.ts';
import { applyTheme } from '../assets/index.ts';
import type { BundledPage, RouteScript } from '../code/index.ts';
import { speculationRules } from './head.ts';
import type { BuiltFonts, SharePage, ShareImages } from '../assets/index.ts';
import { structuredData } from './structured-data.ts';

export interface RenderedPage {
  route: Route;
  page: string;
  dialogs: string;
  css: string;
}

export function renderPage(
  route: Route,
  { page, dialogs, css }: BundledPage,
  palette: Palette,
): RenderedPage {
  const markup = (element: ReactElement | null): string =>
    applyTheme(renderToString(element), palette);
  return { route, page: markup(page), dialogs: markup(dialogs), css: applyTheme(css, palette) };
}

/** Pages fade into each other. A string, because vanilla-extract does not support this rule. */
export const pageTransition = `@media ${motion}{@view-transition{navigation:auto}}`;

export interface DocumentContext {
  content: PageContent;
  videos: readonly Video[];
  base: string;
  palette: Palette;
  fonts: Pick<BuiltFonts, 'css' | 'fallbacks'>;
  icons: readonly HeadLink[];
  shareImages: ShareImages['images'];
  scriptOf: (route: Route) => RouteScript;
  /** The HTML and the styles of the consent dialog; both '' without consent. */
  consent: { region: string; css: string };
}

export type ShellContext = Pick<
  DocumentContext,
  'content' | 'base' | 'palette' | 'fonts' | 'icons' | 'shareImages'
>;

export interface BuiltDocument {
  html: string;
  policy: Policy;
}

interface PageParts extends Partial<
  Pick<
    DocumentProps,
    'dialogs' | 'structuredData' | 'speculationRules' | 'analytics' | 'script' | 'consent'
  >
> {
  title: string;
  description: string;
  path: string;
  hasUrl: boolean;
  indexed: boolean;
  /** The key of the share image, and its text if that is not the title. */
  share: string;
  alt?: string;
  css: string;
  page: string;
  origins: Partial<PolicyOrigins>;
}

/** Puts the shell around a page, with a policy for exactly its content. */
export function buildPage(
  { path, hasUrl, share, alt, css, origins, ...page }: PageParts,
  { content: { site }, base, palette, fonts, icons, shareImages }: ShellContext,
): BuiltDocument {
  const shareImage = shareImages.get(share);
  if (shareImage === undefined) throw new Error(`No share image was made for the page ${path}.`);
  const absolute = (href: string): string => new URL(href, site.url).href;
  const styles = fonts.css + fonts.fallbacks + pageTransition + css;
  const policy: Policy = {
    frameOrigins: [],
    scriptOrigins: [],
    connectOrigins: [],
    imageOrigins: [],
    mediaOrigins: [],
    ...origins,
    scriptHashes: [page.script?.text, page.speculationRules].flatMap((text) =>
      text === undefined ? [] : [sourceHash(text)],
    ),
    styleHashes: [sourceHash(styles)],
  };
  const html = renderDocument({
    ...page,
    language: site.language,
    siteName: site.name,
    canonical: hasUrl ? absolute(createUrl(base)(path)) : undefined,
    shareImage: { url: absolute(shareImage.src), alt: alt ?? page.title },
    themeColor: { light: palette.paper.toLowerCase(), dark: palette.ink.toLowerCase() },
    policy: contentSecurityPolicy(policy),
    css: styles,
    links: icons,
  });
  return { html, policy };
}

export function buildDocument(
  { route, page, dialogs, css }: RenderedPage,
  context: DocumentContext,
): BuiltDocument {
  const { content, videos, base, scriptOf, consent } = context;
  const { site } = content;
  const url = createUrl(base);
  const { title, description } = content.pages[route.key];
  const script = scriptOf(route);
  const listed = isListed(route, content);
  const next = routes.find(({ path }) => path === route.next);
  const asks = route.client === null ? { region: '', css: '' } : consent;
  return buildPage(
    {
      title,
      description,
      path: route.path,
      hasUrl: listed,
      indexed: listed,
      share: route.key,
      css: css + asks.css,
      page,
      dialogs,
      origins: policyOrigins({ videos, booking: site.booking, analytics: site.analytics }),
      structuredData: structuredData(route, content, (path) => new URL(url(path), site.url).href),
      speculationRules:
        next && hasContent(next, content) ? speculationRules([url(next.path)]) : undefined,
      analytics: site.analytics.provider === 'none' ? undefined : site.analytics,
      script: { text: script.text, modules: script.modules.map(url) },
      consent: asks.region,
    },
    context,
  );
}

/** What the share image of each page says and shows: the text of its first screen. */
export function sharePages({ pages, demos, ownPages }: Content): SharePage[] {
  const { hero } = pages.home;
  const heroImages = hero.image === undefined ? [] : [hero.image.wide];
  const thumbnails = demos
    .flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [thumbnail.src]))
    .slice(0, 3);
  const ofRoutes = routes.map(({ key, shows }) => {
    const text: {
      title: string;
      description: string;
      heading?: string;
      subtitle?: string;
      text?: string;
    } = pages[key];
    return {
      key,
      title: key === 'home' ? hero.headline : (text.heading ?? text.title),
      subtitle: key === 'home' ? hero.tagline : (text.subtitle ?? text.text ?? text.description),
      images: shows === 'demos' && thumbnails.length > 0 ? thumbnails : heroImages,
    };
  });
  return [
    ...ofRoutes,
    ...ownPages.map(({ path, title, description, body }) => ({
      key: shareKeyOf(path),
      title,
      subtitle: description,
      images: body.images.map(({ src }) => src).slice(0, 1),
    })),
  ];
}

/** The key of the share image of a page of the owner's own. */
export const shareKeyOf = (path: string): string => `page${path.replaceAll('/', '-').slice(0, -1)}`;
