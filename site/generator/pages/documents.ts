import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Content } from '../../../content/schema.ts';
import { createUrl } from '../../addresses.ts';
import type { PageContent } from '../../content.ts';
import { renderDocument, type HeadLink } from './document.tsx';
import {
  contentSecurityPolicy,
  policyOrigins,
  sourceHash,
  type Policy,
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

/** Renders a page for hydration, and its dialogs beside it, in the colours of the palette. */
export function renderPage(
  route: Route,
  { page, dialogs, css }: BundledPage,
  palette: Palette,
): RenderedPage {
  const markup = (element: ReactElement | null): string =>
    applyTheme(renderToString(element), palette);
  return { route, page: markup(page), dialogs: markup(dialogs), css: applyTheme(css, palette) };
}

/** Pages of the site fade into each other. Not among the styles, as vanilla-extract knows no such rule. */
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
  /** The question for consent, and its styles; both '' where none is asked. */
  consent: { region: string; css: string };
}

export interface BuiltDocument {
  html: string;
  policy: Policy;
}

/** Puts the shell around a page and computes its policy from what is really in it. */
export function buildDocument(
  { route, page, dialogs, css }: RenderedPage,
  context: DocumentContext,
): BuiltDocument {
  const { content, videos, base, palette, fonts, icons, shareImages, scriptOf, consent } = context;
  const { site } = content;
  const url = createUrl(base);
  const absolute = (path: string): string => new URL(url(path), site.address).href;
  const meta = content.pages[route.key];
  const shareImage = shareImages.get(route.key);
  if (shareImage === undefined)
    throw new Error(`No share image was made for the page ${route.key}.`);
  const script = scriptOf(route);
  const listed = isListed(route, content);
  const next = routes.find(({ path }) => path === route.next);
  const rules =
    next === undefined || !hasContent(next, content) ? null : speculationRules([url(next.path)]);
  const styles =
    fonts.css + fonts.fallbacks + pageTransition + css + (route.client === null ? '' : consent.css);
  const policy: Policy = {
    ...policyOrigins({ videos, booking: site.booking, analytics: site.analytics }),
    scriptHashes: [sourceHash(script.text), ...(rules === null ? [] : [sourceHash(rules)])],
    styleHashes: [sourceHash(styles)],
  };
  const html = renderDocument({
    language: site.language,
    ...meta,
    siteName: site.name,
    canonical: listed ? absolute(route.path) : null,
    indexed: listed,
    shareImage: { url: new URL(shareImage.src, site.address).href, alt: meta.title },
    themeColor: { light: palette.paper.toLowerCase(), dark: palette.ink.toLowerCase() },
    policy: contentSecurityPolicy(policy),
    css: styles,
    links: icons,
    structuredData: structuredData(route, content, absolute),
    speculationRules: rules,
    analytics: site.analytics.provider === 'none' ? null : site.analytics,
    page,
    dialogs,
    script: { text: script.text, modules: script.modules.map(url) },
    consent: route.client === null ? '' : consent.region,
  });
  return { html, policy };
}

/** What the share image of each page says and shows: the words of its first screen. */
export function sharePages({ pages, demos, ownPages }: Content): SharePage[] {
  const { hero } = pages.home;
  const heroPictures = hero.picture === undefined ? [] : [hero.picture.wide];
  const thumbnails = demos
    .flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [thumbnail.src]))
    .slice(0, 3);
  const ofRoutes = routes.map(({ key, shows }) => {
    const words: {
      title: string;
      description: string;
      heading?: string;
      subtitle?: string;
      text?: string;
    } = pages[key];
    return {
      key,
      title: key === 'home' ? hero.headline : (words.heading ?? words.title),
      subtitle: key === 'home' ? hero.tagline : (words.subtitle ?? words.text ?? words.description),
      pictures: shows === 'demos' && thumbnails.length > 0 ? thumbnails : heroPictures,
    };
  });
  return [
    ...ofRoutes,
    ...ownPages.map(({ path, title, description, body }) => ({
      key: shareKeyOf(path),
      title,
      subtitle: description,
      pictures: body.images.map(({ src }) => src).slice(0, 1),
    })),
  ];
}

/** The key of the share image of a page of the owner's own. */
export const shareKeyOf = (path: string): string => `page${path.replaceAll('/', '-').slice(0, -1)}`;
