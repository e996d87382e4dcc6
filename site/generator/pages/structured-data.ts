import type { Graph, Thing, VideoObject } from 'schema-dts';
import { isListed, type Route } from '../../routes.ts';
import type { PageContent, PageDemo } from '../../content.ts';
import { toTelUri } from '../../embeds/phone.ts';

/**
 * Structured data of a real video only, because search engines require an image and a date.
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoObject(
  { id, caption, description, transcript, thumbnail, uploadDate, placeholder, video }: PageDemo,
  siteUrl: string,
  absolute: (path: string) => string,
): VideoObject | null {
  if (placeholder || uploadDate === undefined || thumbnail === undefined) return null;
  const { file } = video;
  return {
    '@type': 'VideoObject',
    '@id': absolute(`/demos/#${id}`),
    name: caption,
    description: description ?? transcript ?? caption,
    // A built image has the base path already, as has a video file.
    thumbnailUrl: new URL(thumbnail.src, siteUrl).href,
    uploadDate,
    embedUrl: absolute(video.embedUrl),
    ...(file && { contentUrl: new URL(file.src, siteUrl).href }),
    ...(file?.seconds && { duration: `PT${String(Math.round(file.seconds))}S` }),
    ...(transcript && { transcript }),
  };
}

/**
 * The structured data of a page, as one JSON-LD graph. Testimonials are no Review: search engines
 * count those about oneself as self-serving.
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(
  route: Route,
  { site, pages, demos, ...content }: PageContent,
  absolute: (path: string) => string,
): Graph | undefined {
  if (!isListed(route, { ...content, demos })) return undefined;
  const { title, heading }: { title: string; heading?: string } = pages[route.key];
  const { name, legalName, contact, language } = site;
  const { address, hours, country, phone } = contact;
  const url = absolute('/');
  const item = (position: number, label: string, path: string) =>
    ({ '@type': 'ListItem', position, name: label, item: absolute(path) }) as const;
  const steps = [item(1, name, '/'), item(2, heading ?? title, route.path)];
  const videos = demos.flatMap((demo) => videoObject(demo, site.url, absolute) ?? []);
  const things: Thing[] = [
    {
      // Only a business that can be found somewhere is a local one.
      '@type': address === undefined ? 'Organization' : 'ProfessionalService',
      name,
      ...(legalName && { legalName }),
      url,
      email: contact.email,
      ...(phone && { telephone: toTelUri(phone, country).slice('tel:'.length) }),
      ...(address && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          ...(address.postalCode && { postalCode: address.postalCode }),
          addressLocality: address.city,
          ...(address.region && { addressRegion: address.region }),
          ...(country && { addressCountry: country }),
        },
        ...(hours && { openingHours: hours }),
      }),
    },
    { '@type': 'WebSite', name, url, inLanguage: language },
    ...(route.path === '/' ? [] : [{ '@type': 'BreadcrumbList', itemListElement: steps } as const]),
    ...(route.shows === 'demos' ? videos : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
