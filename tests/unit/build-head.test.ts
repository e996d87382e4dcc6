import { beforeAll, describe, expect, it } from 'vitest';
import { createUrl } from '../../site/addresses.ts';
import { robotsText, sitemapXml, speculationRules } from '../../site/generator/pages/head.ts';
import { structuredData, videoObject } from '../../site/generator/pages/structured-data.ts';
import type { PageContent } from '../../site/content.ts';
import { isListed, routes, type Route } from '../../site/routes.ts';
import { contentForTests } from '../support/content.ts';
import { routeOf } from '../support/routes.ts';

const absolute = (path: string): string =>
  new URL(createUrl('/repo/')(path), 'https://example.com/repo/').href;

describe('the sitemap', () => {
  const xml = sitemapXml(
    routes.filter((route) => isListed(route, { demos: [1] })).map(({ path }) => path),
    absolute,
  );

  it('lists the pages that may be found', () => {
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://example.com/repo/',
      'https://example.com/repo/demos/',
    ]);
  });

  it('is XML, whatever stands in an address', () => {
    expect(sitemapXml(['/a/', '/b/'], (path) => `https://example.com${path}?x=1&y='<"`)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a/?x=1&#38;y=&#39;&#60;&#34;</loc></url><url><loc>https://example.com/b/?x=1&#38;y=&#39;&#60;&#34;</loc></url></urlset>\n',
    );
  });

  it('is named by robots.txt', () => {
    expect(robotsText('https://example.com/sitemap.xml')).toContain(
      '\nSitemap: https://example.com/sitemap.xml\n',
    );
  });
});

describe('speculation rules', () => {
  it('fetch the next page ahead once its link is pointed at', () => {
    expect(JSON.parse(speculationRules(['/demos/']))).toEqual({
      prefetch: [{ urls: ['/demos/'], eagerness: 'moderate' }],
    });
  });
});

describe('structured data', () => {
  let content: PageContent;
  beforeAll(async () => {
    content = await contentForTests();
  });
  // The types of schema-dts hold each thing to its definition when this project is compiled; here it is what is said.
  const things = (key: Route['key'], from = content): Record<string, unknown>[] => {
    const data = structuredData(routeOf(key), from, absolute);
    return data === null
      ? []
      : (JSON.parse(JSON.stringify(data['@graph'])) as Record<string, unknown>[]);
  };
  const types = (key: Route['key'], from = content) =>
    things(key, from).map((thing) => thing['@type']);

  it('tells of the business and the site, and on /demos of the way there', () => {
    expect(types('home')).toEqual(['Organization', 'WebSite']);
    expect(types('demos')).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  });

  it('tells nothing of a page that is not to be found', () => {
    expect(types('notFound')).toEqual([]);
  });

  it('tells of a video only with real data', () => {
    const demos = content.demos.map((demo, index) => ({
      ...demo,
      ...(index === 0 ? { placeholder: false, uploadDate: '2026-05-31' } : {}),
      ...(index === 1 ? { placeholder: false } : {}),
      ...(index === 2 ? { placeholder: true, uploadDate: '2026-05-31' } : {}),
    }));
    const videos = things('demos', { ...content, demos }).filter(
      (thing) => thing['@type'] === 'VideoObject',
    );
    expect(videos).toHaveLength(1);
    expect(videos[0]).toMatchObject({
      name: 'Sending Emails',
      uploadDate: '2026-05-31',
      embedUrl: 'https://example.com/repo/watch/pa-1/',
      duration: 'PT23S',
    });
    for (const field of ['description', 'thumbnailUrl', 'contentUrl'])
      expect(videos[0]?.[field]).toBeTruthy();
  });

  it('tells of a video what is known of it, and no more', () => {
    const [first] = content.demos;
    if (first?.thumbnail === undefined) throw new Error('The first demo has a picture.');
    const real = {
      ...first,
      id: 'x',
      caption: 'Caption',
      description: 'Description',
      transcript: 'Transcript',
      uploadDate: '2026-05-31',
      placeholder: false,
      thumbnail: { ...first.thumbnail, src: '/repo/x.png' },
    };
    const of = (demo: (typeof content.demos)[number]) =>
      videoObject(demo, 'https://example.com/repo/', absolute);
    const { film, ...video } = first.video;
    if (film === undefined) throw new Error('The first demo has a film.');
    const all = {
      '@type': 'VideoObject',
      '@id': 'https://example.com/repo/demos/#x',
      name: 'Caption',
      description: 'Description',
      thumbnailUrl: 'https://example.com/repo/x.png',
      uploadDate: '2026-05-31',
      embedUrl: `https://example.com/repo${video.embedUrl}`,
      transcript: 'Transcript',
    };
    expect(of({ ...real, video })).toEqual(all);
    expect(
      of({ ...real, video: { ...video, film: { ...film, src: '/repo/x.mp4', seconds: 22.6 } } }),
    ).toEqual({ ...all, contentUrl: 'https://example.com/repo/x.mp4', duration: 'PT23S' });
    expect(of({ ...real, video, description: undefined })).toMatchObject({
      description: 'Transcript',
    });
    const bare = of({ ...real, video, description: undefined, transcript: undefined });
    expect(bare).toMatchObject({ description: 'Caption' });
    expect(bare).not.toHaveProperty('transcript');
    const pictureless = { ...real };
    delete (pictureless as Partial<typeof real>).thumbnail;
    expect(of(pictureless)).toBeNull();
  });

  it('tells of a business what it has', () => {
    const { contact } = content.site;
    const site = {
      ...content.site,
      legalName: 'Plumbline Assistants for the Trades Ltd',
      contact: { email: contact.email },
    };
    const [organization] = things('home', { ...content, site });
    expect(organization).toMatchObject({
      name: 'Plumbline',
      legalName: 'Plumbline Assistants for the Trades Ltd',
    });
    expect(organization).not.toHaveProperty('telephone');
  });

  it('tells who the business is, where the site stands, and how one comes to a page', () => {
    const site = { ...content.site, contact: { email: 'a@b.example', phone: '+1 555 010 0199' } };
    delete (site as Partial<typeof site>).legalName;
    expect(structuredData(routeOf('demos'), { ...content, site }, absolute)).toMatchObject({
      '@context': 'https://schema.org',
    });
    expect(things('demos', { ...content, site })).toEqual([
      {
        '@type': 'Organization',
        name: 'Plumbline',
        url: 'https://example.com/repo/',
        email: 'a@b.example',
        telephone: '+1 555 010 0199',
      },
      { '@type': 'WebSite', name: 'Plumbline', url: 'https://example.com/repo/', inLanguage: 'en' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Plumbline',
            item: 'https://example.com/repo/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'All Demos',
            item: 'https://example.com/repo/demos/',
          },
        ],
      },
    ]);
  });

  it('tells nothing of a page that has nothing to show', () => {
    const empty = { ...content, demos: [], agents: [] };
    expect(types('demos', empty)).toEqual([]);
    expect(routes.filter((route) => isListed(route, empty)).map(({ key }) => key)).toEqual([
      'home',
    ]);
  });

  it('does not praise itself', () => {
    expect(JSON.stringify([...things('home'), ...things('demos')])).not.toMatch(
      /Review|AggregateRating/,
    );
  });
});
