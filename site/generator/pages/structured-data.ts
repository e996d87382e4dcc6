import type { BreadcrumbList, Graph, Organization, Thing, VideoObject, WebSite } from 'schema-dts';
import { isListed, type Route } from '../../routes.ts';
import type { PageContent } from '../../content.ts';

/**
 * The structured data of a page, as one JSON-LD graph. Testimonials are no Review: search engines
 * count those about oneself as self-serving. A demo is a VideoObject only with real data: search engines want its picture and its day.
 * A WebPage would only say again what the head of each page says.
 * @param absolute gives a path of this site its full address
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(route: Route, content: PageContent, absolute: (path: string) => string): Graph | null {
  if (!isListed(route, content)) return null;
  const { site, pages, demos } = content;
  const meta: { title: string; heading?: string } = pages[route.key];
  const organization: Organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.name,
    ...(site.legalName === undefined ? {} : { legalName: site.legalName }),
    url: absolute('/'),
    email: site.contact.email,
    ...(site.contact.phone === undefined ? {} : { telephone: site.contact.phone }),
  };
  const website: WebSite = { '@type': 'WebSite', '@id': absolute('/#website'), name: site.name, url: absolute('/'), inLanguage: site.language, publisher: { '@id': absolute('/#organization') } };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: meta.heading ?? meta.title, item: absolute(route.path) },
    ],
  };
  const videos = demos.flatMap((demo): VideoObject[] => {
    if (demo.placeholder || demo.uploadDate === undefined || demo.thumbnail === undefined) return [];
    return [
      {
        '@type': 'VideoObject',
        '@id': absolute(`/demos/#${demo.id}`),
        name: demo.caption,
        description: demo.description ?? demo.transcript ?? demo.caption,
        // A built picture has the base path already.
        thumbnailUrl: new URL(demo.thumbnail.src, site.address).href,
        uploadDate: demo.uploadDate,
        embedUrl: absolute(demo.video.embedUrl),
        ...(demo.transcript === undefined ? {} : { transcript: demo.transcript }),
      },
    ];
  });
  const things: Thing[] = [organization, website, ...(route.path === '/' ? [] : [breadcrumbs]), ...(route.shows === 'demos' ? videos : [])];
  return { '@context': 'https://schema.org', '@graph': things };
}
