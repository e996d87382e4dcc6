import { beforeAll, describe, expect, it } from 'vitest';
import { createUrl } from '../../site/urls.ts';
import { robotsText, sitemapXml, speculationRules } from '../../site/generator/pages/head.ts';
import { structuredData, videoObject } from '../../site/generator/pages/structured-data.ts';
import type { PageContent } from '../../site/content.ts';
import { isListed, routes, type Route } from '../../site/routes.ts';
import { contentForTests } from '../support/content.ts';
import { routeOf } from '../support/routes.ts';

const absolute = (path: string): string =>
  new URL(createUrl('/repo/')(path), 'https://example.com/repo/').href;

it('the sitemap should be XML that lists pages, and robots.txt should name it', () => {
  const url = (path: string) => `https://example.com${path}?x=1&y='<"`;
  expect(sitemapXml(['/a/', '/b/'], url)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a/?x=1&#38;y=&#39;&#60;&#34;</loc></url><url><loc>https://example.com/b/?x=1&#38;y=&#39;&#60;&#34;</loc></url></urlset>\n',
  );
  expect(robotsText('https://example.com/sitemap.xml')).toContain(
    '\nSitemap: https://example.com/sitemap.xml\n',
  );
});

it('speculation rules should fetch the next page ahead once its link is pointed at', () => {
  expect(JSON.parse(speculationRules(['/demos/']))).toEqual({
    prefetch: [{ urls: ['/demos/'], eagerness: 'moderate' }],
  });
});

describe('structured data', () => {
  let content: PageContent;
  beforeAll(async () => {
    content = await contentForTests();
  });
  const things = (key: Route['key'], from = content): Record<string, unknown>[] =>
    JSON.parse(
      JSON.stringify(structuredData(routeOf(key), from, absolute)?.['@graph'] ?? []),
    ) as Record<string, unknown>[];

  it('should tell who the business is, where the site stands, and how one comes to a page', () => {
    const site = { ...content.site, contact: { email: 'a@b.example', phone: '+1 555 010 0199' } };
    delete (site as Partial<typeof site>).legalName;
    const listItem = (position: number, name: string, item: string) => ({
      ...{ '@type': 'ListItem', position, name, item },
    });
    const home = 'https://example.com/repo/';
    expect(things('demos', { ...content, site })).toEqual([
      {
        '@type': 'Organization',
        name: 'Plumbline',
        url: home,
        email: 'a@b.example',
        telephone: '+15550100199',
      },
      { '@type': 'WebSite', name: 'Plumbline', url: home, inLanguage: 'en' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          listItem(1, 'Plumbline', home),
          listItem(2, 'All Demos', `${home}demos/`),
        ],
      },
    ]);
  });

  it('should tell of a business what it has, and praise nothing', () => {
    const site = { ...content.site, legalName: 'Plumbline Ltd', contact: { email: 'a@b.example' } };
    const [organization] = things('home', { ...content, site });
    expect(organization).toMatchObject({ name: 'Plumbline', legalName: 'Plumbline Ltd' });
    expect(organization).not.toHaveProperty('telephone');
    const place = {
      address: { street: '1 Main St', city: 'Austin' },
      hours: ['Mo-Fr 08:00-17:00'],
    };
    const contact = { ...site.contact, ...place };
    expect(things('home', { ...content, site: { ...site, contact } })[0]).toMatchObject({
      '@type': 'ProfessionalService',
      address: { streetAddress: '1 Main St', addressLocality: 'Austin' },
      openingHours: ['Mo-Fr 08:00-17:00'],
    });
    const all = JSON.stringify([...things('home'), ...things('demos')]);
    expect(all).not.toMatch(/Review|AggregateRating/);
  });

  it('should tell of a video only with real data', () => {
    const demos = content.demos.map((demo, index) => ({
      ...demo,
      placeholder: index > 1,
      uploadDate: index === 1 ? undefined : '2026-05-31',
    }));
    const videos = things('demos', { ...content, demos }).filter(
      (thing) => thing['@type'] === 'VideoObject',
    );
    expect(videos).toEqual([
      expect.objectContaining({
        name: 'Sending Emails',
        uploadDate: '2026-05-31',
        embedUrl: 'https://example.com/repo/watch/pa-1/',
        duration: 'PT23S',
      }),
    ]);
    for (const field of ['description', 'thumbnailUrl', 'contentUrl'])
      expect(videos[0]?.[field], field).toBeTruthy();
  });

  it('should describe a video with the best text there is', () => {
    const [first] = content.demos;
    if (first?.thumbnail === undefined) throw new Error('The first has an image.');
    const text = { caption: 'Caption', description: undefined, transcript: undefined };
    const demo = { ...first, ...text, uploadDate: '2026-05-31', placeholder: false };
    const of = (more: Partial<typeof first>) =>
      videoObject({ ...demo, ...more }, 'https://example.com/repo/', absolute);
    expect(of({})).toMatchObject({ description: 'Caption' });
    expect(of({})).not.toHaveProperty('transcript');
    expect(of({ transcript: 'Said' })).toMatchObject({ description: 'Said', transcript: 'Said' });
    expect(of({ description: 'Told', transcript: 'Said' })).toMatchObject({ description: 'Told' });
    delete (demo as Partial<typeof demo>).thumbnail;
    expect(of({})).toBeNull();
  });

  it('should tell nothing of a page that is not to be found or has nothing to show', () => {
    const empty = { ...content, demos: [], agents: [] };
    expect(things('notFound')).toEqual([]);
    expect(things('demos', empty)).toEqual([]);
    expect(routes.filter((route) => isListed(route, empty)).map(({ key }) => key)).toEqual([
      'home',
    ]);
  });
});
