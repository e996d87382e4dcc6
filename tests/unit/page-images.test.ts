import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/schema.ts';
import type { BuiltImage } from '../../site/content.ts';
import { imageSlots, type SlotName } from '../../site/image-slots.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import {
  logoSize,
  logosOf,
  pageContent,
  imagesOf,
} from '../../site/generator/pages/page-content.ts';
import { load } from './content-fixture.ts';

describe('the images of the pages', () => {
  /** Content with logos, focal points, and videos with the poster of the card or their own. */
  async function withAll(): Promise<Content> {
    const { site, pages, demos, testimonials, caseStudies, ...rest } = await load();
    const file = {
      kind: 'file' as const,
      url: 'https://cdn.example.com/video.mp4',
      origins: ['https://cdn.example.com'],
    };
    const { hero } = pages.home;
    return {
      ...rest,
      site: { ...site, logo: { src: 'logo.svg', dark: 'dark.svg' } },
      pages: {
        ...pages,
        home: {
          ...pages.home,
          hero: {
            ...hero,
            image: {
              wide: 'wide.jpg',
              narrow: 'narrow.jpg',
              alt: 'Hero',
              wideFocus: { x: 0.1, y: 0.2 },
              narrowFocus: { x: 0.3, y: 0.4 },
            },
          },
        },
      },
      demos: demos.map((demo, index) => ({
        ...demo,
        videoUrl: index === 0 ? file : demo.videoUrl,
        thumbnail: {
          src: `demo-${String(index)}.jpg`,
          alt: `Demo ${String(index)}`,
          focus: { x: 0.5, y: 0.6 },
        },
      })),
      testimonials: testimonials.map((each) => ({
        ...each,
        videoUrl: file,
        poster: 'poster.jpg',
        thumbnail: { src: 'portrait.jpg', alt: 'Walt', focus: undefined },
      })),
      caseStudies: caseStudies.map((study) => ({
        ...study,
        logoImage: 'hale.svg',
        image: { src: 'scene.jpg', alt: 'A house', focus: undefined },
      })),
    };
  }
  const shown = (src: string): BuiltImage => ({
    src: `/${src}`,
    width: src === 'logo.svg' ? 400 : 100,
    height: 100,
    sources: [],
  });
  const pagesOf = (content: Content) =>
    pageContent(
      content,
      new Map(
        [...imagesOf(content), ...logosOf(content)].map((request) => [
          imageKey(request),
          {
            ...shown(request.src),
          },
        ]),
      ),
      { facts: new Map(), urls: new Map() },
    );

  it('should be requested in the ratios of their slots, with the focal point', async () => {
    const frame = (name: SlotName) => {
      const { widths, ...shape } = imageSlots[name];
      return { widths, shape };
    };
    expect(imagesOf(await withAll())).toEqual([
      { src: 'wide.jpg', focus: { x: 0.1, y: 0.2 }, ...frame('heroWide') },
      { src: 'narrow.jpg', focus: { x: 0.3, y: 0.4 }, ...frame('heroNarrow') },
      { src: 'not-found.svg', ...frame('notFound') },
      { src: 'demo-0.jpg', focus: { x: 0.5, y: 0.6 }, ...frame('demo') },
      { src: 'demo-1.jpg', focus: { x: 0.5, y: 0.6 }, ...frame('demo') },
      { src: 'portrait.jpg', ...frame('portrait') },
      { src: 'scene.jpg', ...frame('scene') },
      { src: 'poster.jpg', widths: [720, 1440], isSingle: true },
    ]);
  });

  it('should not include what the content leaves out', async () => {
    const { site, pages, demos, testimonials, caseStudies, ...rest } = await load();
    const without = {
      ...rest,
      site,
      pages: {
        ...pages,
        home: { ...pages.home, hero: { ...pages.home.hero, image: undefined } },
        notFound: { ...pages.notFound, image: undefined },
      },
      demos: demos.map((demo) => ({ ...demo, thumbnail: undefined })),
      testimonials: testimonials.map((each) => ({ ...each, thumbnail: undefined })),
      caseStudies: caseStudies.map((study) => ({ ...study, image: undefined })),
    };
    expect([...imagesOf(without), ...logosOf(without)]).toEqual([]);
  });

  it('should be in the fields of their slots, with their alternative texts', async () => {
    const { pages, demos, testimonials, caseStudies } = pagesOf(await withAll());
    expect(pages.home.hero).toMatchObject({
      headline: 'Headline',
      image: { wide: shown('wide.jpg'), narrow: shown('narrow.jpg'), alt: 'Hero' },
    });
    expect(pages.notFound).toMatchObject({
      heading: 'Oops',
      image: { ...shown('not-found.svg'), alt: '' },
    });
    expect(demos.map(({ id, thumbnail }) => [id, thumbnail])).toEqual([
      ['pa-1', { ...shown('demo-0.jpg'), alt: 'Demo 0' }],
      ['ar-1', { ...shown('demo-1.jpg'), alt: 'Demo 1' }],
    ]);
    expect(
      testimonials.map(({ thumbnail, video }) => [thumbnail?.src, video.file?.poster]),
    ).toEqual([['/portrait.jpg', '/poster.jpg']]);
    expect(demos[0]?.video.file).toMatchObject({
      poster: '/demo-0.jpg',
    });
    expect(caseStudies[0]).toMatchObject({
      client: 'Marcus',
      image: { ...shown('scene.jpg'), alt: 'A house' },
    });
  });

  it('should have about the same size if they are logos', async () => {
    const content = await withAll();
    const { brand, caseStudies } = pagesOf(content);
    expect(logosOf(content)).toEqual(
      ['logo.svg', 'dark.svg', 'hale.svg'].map((src) => ({ src, widths: [190, 380, 570] })),
    );
    expect(brand).toEqual({
      name: 'Plumbline',
      logo: {
        light: { image: shown('logo.svg'), width: 133, height: 33 },
        dark: { image: shown('dark.svg'), width: 42, height: 42 },
        showName: false,
      },
    });
    expect(caseStudies[0]?.logoImage).toEqual({
      image: shown('hale.svg'),
      width: 44,
      height: 44,
    });
    const lightOnly = {
      ...content,
      site: { ...content.site, logo: { src: 'logo.svg', showName: true } },
    };
    expect(pagesOf(lightOnly).brand.logo).toEqual({
      light: { image: shown('logo.svg'), width: 133, height: 33 },
      showName: true,
    });
    expect(
      pagesOf({ ...content, site: { ...content.site, logo: { src: 'dark.svg' } } }).brand.logo
        ?.showName,
    ).toBe(true);
    expect(pagesOf(await load()).brand).toEqual({ name: 'Plumbline' });
  });

  it.each([
    [{ width: 400, height: 100 }, 'bar', { width: 133, height: 33 }],
    [{ width: 100, height: 100 }, 'bar', { width: 42, height: 42 }],
    [{ width: 3000, height: 10 }, 'bar', { width: 190, height: 1 }],
    [{ width: 10, height: 3000 }, 'plate', { width: 1, height: 44 }],
    [{ width: 400, height: 100 }, 'plate', { width: 106, height: 26 }],
    [{ width: 1000, height: 100 }, 'plate', { width: 132, height: 13 }],
  ] as const)('of %j in the %s are %j', (size, place, expected) => {
    expect(logoSize(size, place)).toEqual(expected);
  });

  it('should have to be built, as should videos', async () => {
    const content = await withAll();
    expect(() => pageContent(content, new Map(), { facts: new Map(), urls: new Map() })).toThrow(
      /^The image content\/media\/[\w-]+\.\w+ was not built\.$/,
    );
    const demos = content.demos.map((demo) => ({
      ...demo,
      videoUrl: { kind: 'media' as const, path: 'videos/a.mp4' },
    }));
    expect(() => pagesOf({ ...content, demos })).toThrow(
      'The video content/media/videos/a.mp4 was not published.',
    );
  });
});
