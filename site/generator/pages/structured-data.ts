import type { BreadcrumbList, Graph, Organization, Thing, VideoObject, WebSite } from 'schema-dts';
import { isListed, type Route } from '../../routes.ts';
import type { PageContent, PageDemo } from '../../content.ts';

/**
 * What search engines learn of a video: only of a real one, as they want its picture and its day.
 * @param address of the site
 * @param absolute gives a path of this site its full address
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoObject(
  { id, caption, description, transcript, thumbnail, uploadDate, placeholder, video }: PageDemo,
  address: string,
  absolute: (path: string) => string,
): VideoObject | null {
  if (placeholder || uploadDate === undefined || thumbnail === undefined) return null;
  const { film } = video;
  return {
    '@type': 'VideoObject',
    '@id': absolute(`/demos/#${id}`),
    name: caption,
    description: description ?? transcript ?? caption,
    // A built picture has the base path already, as has a film.
    thumbnailUrl: new URL(thumbnail.src, address).href,
    uploadDate,
    embedUrl: absolute(video.embedUrl),
    ...(film === undefined ? {} : { contentUrl: new URL(film.src, address).href }),
    ...(film?.seconds === undefined ? {} : { duration: `PT${String(Math.round(film.seconds))}S` }),
    ...(transcript === undefined ? {} : { transcript }),
  };
}

/**
 * The structured data of a page, as one JSON-LD graph. Testimonials are no Review: search engines
 * count those about oneself as self-serving. A WebPage would only say again what the head of each page says.
 * @param absolute gives a path of this site its full address
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(
  route: Route,
  content: PageContent,
  absolute: (path: string) => string,
): Graph | null {
  if (!isListed(route, content)) return null;
  const { site, pages, demos } = content;
  const meta: { title: string; heading?: string } = pages[route.key];
  const organization: Organization = {
    '@type': 'Organization',
    name: site.name,
    ...(site.legalName === undefined ? {} : { legalName: site.legalName }),
    url: absolute('/'),
    email: site.contact.email,
    ...(site.contact.phone === undefined ? {} : { telephone: site.contact.phone }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    inLanguage: site.language,
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: meta.heading ?? meta.title,
        item: absolute(route.path),
      },
    ],
  };
  const videos = demos.flatMap((demo) => videoObject(demo, site.address, absolute) ?? []);
  const things: Thing[] = [
    organization,
    website,
    ...(route.path === '/' ? [] : [breadcrumbs]),
    ...(route.shows === 'demos' ? videos : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
