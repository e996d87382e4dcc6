import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/schema.ts';
import type { BuiltImage } from '../../site/content.ts';
import { phoneHref } from '../../site/components/Link/phone.ts';
import { mailHref } from '../../site/components/Link/mail.ts';
import { imageKey } from '../../site/generator/assets/images.ts';
import { sharePages } from '../../site/generator/pages/documents.ts';
import { pageContent, imagesOf } from '../../site/generator/pages/page-content.ts';
import { policyOrigins } from '../../site/embeds/policy.ts';
import { load } from './content-fixture.ts';

const image: BuiltImage = { src: '/x.svg', width: 4, height: 3, sources: [] };
const built = (content: Content) =>
  pageContent(content, new Map(imagesOf(content).map((request) => [imageKey(request), image])), {
    facts: new Map(),
    urls: new Map(),
  });

describe('the content of the pages', () => {
  it('should lead to no section that is empty, and to no empty page', async () => {
    const content = await load();
    const { navigation, menu } = built(content).pages;
    expect(navigation.map(({ label }) => label)).toEqual(['Home', 'Case Studies']);
    expect(menu.at(-1)).toEqual({ label: 'All', url: '/demos/' });

    const empty = built({
      ...content,
      demos: [],
      caseStudies: [],
      pages: {
        ...content.pages,
        navigation: [
          ...content.pages.navigation,
          { label: 'All', url: '/demos/#all' },
          { label: 'Blog', url: 'https://blog.example/' },
        ],
      },
    }).pages;
    expect(empty.navigation.map(({ label }) => label)).toEqual(['Home', 'Blog']);
    expect(empty.menu).toEqual(empty.navigation);
  });

  it('should name the page with all demos once', async () => {
    const content = await load();
    const pages = { ...content.pages, navigation: [{ label: 'Every demo', url: '/demos/' }] };
    expect(built({ ...content, pages }).pages.menu).toEqual([
      { label: 'Every demo', url: '/demos/' },
    ]);
    const beside = {
      ...content.pages,
      navigation: [
        { label: 'Home', section: 'top' as const },
        { label: 'Every demo', url: '/demos/' },
      ],
    };
    expect(built({ ...content, pages: beside }).pages.menu).toHaveLength(2);
  });

  it('should have the agents that have demos', async () => {
    const content = await load();
    expect(built({ ...content, demos: content.demos.slice(1) }).agents.map(({ id }) => id)).toEqual(
      ['receptionist'],
    );
    expect(built(content).agents.map(({ id }) => id)).toEqual(['personal', 'receptionist']);
  });

  it('should have no missing image', async () => {
    const { pages, demos, testimonials, caseStudies, ...rest } = await load();
    const without = built({
      ...rest,
      pages: {
        ...pages,
        home: { ...pages.home, hero: { ...pages.home.hero, image: undefined } },
        notFound: { ...pages.notFound, image: undefined },
      },
      demos: demos.map((demo) => ({ ...demo, thumbnail: undefined })),
      testimonials: testimonials.map((testimonial) => ({ ...testimonial, thumbnail: undefined })),
      caseStudies: caseStudies.map((study) => ({ ...study, image: undefined })),
    });
    expect(
      [without.pages.home.hero, without.pages.notFound, ...without.caseStudies].map(
        ({ image }) => image,
      ),
    ).toEqual([undefined, undefined, undefined]);
    expect([...without.demos, ...without.testimonials].some(({ thumbnail }) => thumbnail)).toBe(
      false,
    );
  });
});

describe('the videos of the pages', () => {
  const ofFirst = async (fields: Partial<Content['demos'][number]>) => {
    const content = await load();
    const changed = {
      ...content,
      demos: content.demos.map((demo, index) => (index === 0 ? { ...demo, ...fields } : demo)),
    };
    const videos = {
      facts: new Map([
        ['a.mp4', { seconds: 2, width: 96, height: 64, sound: false, size: 1 }],
        ['b.mp4', { seconds: 2, width: 90, height: 160, sound: true, size: 1 }],
      ]),
      urls: new Map(['a.mp4', 'b.mp4', 'a.vtt', 'de.vtt'].map((path) => [path, `/repo/${path}`])),
    };
    return pageContent(
      changed,
      new Map(imagesOf(changed).map((request) => [imageKey(request), image])),
      videos,
    ).demos[0]?.video;
  };
  const file = {
    kind: 'file' as const,
    url: 'https://cdn.example.com/video.mp4',
    origins: ['https://cdn.example.com'],
  };
  const media = (path: string) => ({ kind: 'media' as const, path });

  it.each([
    [undefined, undefined, 720, 1280],
    ['9:16', undefined, 720, 1280],
    ['16:9', '16/9', 1280, 720],
    ['1:1', '1/1', 1280, 1280],
    ['4:5', '4/5', 1024, 1280],
  ] as const)(
    'that say %s of their shape have %s in the dialog',
    async (ratio, shape, width, height) => {
      const video = await ofFirst({ videoUrl: file, ratio });
      expect([video?.ratio, video?.file?.width, video?.file?.height]).toEqual([
        shape,
        width,
        height,
      ]);
      expect((await ofFirst({ ratio }))?.ratio).toBe(shape);
    },
  );

  it('should not change if a host has them', async () => {
    const video = await ofFirst({
      videoUrl: {
        kind: 'frame',
        provider: 'vimeo',
        embedUrl: 'https://player.vimeo.com/video/1',
        openUrl: 'https://vimeo.com/1',
      },
    });
    expect(video).toEqual({
      embedUrl: 'https://player.vimeo.com/video/1',
      openUrl: 'https://vimeo.com/1',
      sandbox: expect.stringContaining('allow-scripts') as string,
    });
  });

  it('should play on a page of their own, in the size and with the sound of the file', async () => {
    const file = {
      src: '/repo/a.mp4',
      own: true,
      origins: ["'self'"],
      width: 96,
      height: 64,
      seconds: 2,
      silent: true,
      captionsShown: true,
      tracks: [],
      poster: '/x.svg',
    };
    expect(await ofFirst({ videoUrl: media('a.mp4') })).toEqual({
      embedUrl: '/watch/pa-1/',
      openUrl: '/watch/pa-1/',
      sandbox: undefined,
      ratio: '3/2',
      file,
    });
    const upright = await ofFirst({ videoUrl: media('b.mp4') });
    expect(upright).toMatchObject({ ratio: undefined });
    expect(upright?.file?.silent).toBe(false);
    const bare = await ofFirst({ videoUrl: media('a.mp4'), thumbnail: undefined });
    expect(bare?.file).toMatchObject({ poster: undefined });
  });

  it('should be described as far as known if they are from another origin', async () => {
    expect((await ofFirst({ videoUrl: file }))?.file).toEqual({
      src: file.url,
      own: false,
      origins: file.origins,
      width: 720,
      height: 1280,
      silent: false,
      captionsShown: true,
      tracks: [],
      poster: '/x.svg',
    });
  });

  it('should have their captions by the names of their languages', async () => {
    const captions = [
      { src: 'a.vtt', kind: 'captions' as const },
      { src: 'de.vtt', kind: 'subtitles' as const, language: 'de', label: undefined },
      { src: 'de.vtt', kind: 'captions' as const, language: 'de-AT', label: 'Wienerisch' },
    ];
    expect((await ofFirst({ videoUrl: file, captions }))?.file?.tracks).toEqual([
      { src: '/repo/a.vtt', kind: 'captions', language: 'en', label: 'English' },
      { src: '/repo/de.vtt', kind: 'subtitles', language: 'de', label: 'Deutsch' },
      { src: '/repo/de.vtt', kind: 'captions', language: 'de-AT', label: 'Wienerisch' },
    ]);
  });
});

describe('the share images', () => {
  it('should show up to three demos with an image, or what the home page shows', async () => {
    const content = await load();
    const imagesOfDemos = (demos: typeof content.demos) =>
      sharePages({ ...content, demos }).find(({ key }) => key === 'demos')?.images;
    const [first, second] = content.demos;
    if (first === undefined || second === undefined) throw new Error('The sample has two demos.');
    expect(imagesOfDemos([first, second, first, second])).toEqual([
      'demos/pa-1.svg',
      'demos/ar-1.svg',
      'demos/pa-1.svg',
    ]);
    expect(imagesOfDemos([{ ...first, thumbnail: undefined }, second])).toEqual(['demos/ar-1.svg']);
    expect(imagesOfDemos([])).toEqual(['hero-wide.svg']);
    const { pages } = content;
    expect(sharePages(content)).toEqual([
      { key: 'home', title: 'Headline', subtitle: 'Tagline', images: ['hero-wide.svg'] },
      {
        key: 'demos',
        title: 'All Demos',
        subtitle: 'Subtitle',
        images: ['demos/pa-1.svg', 'demos/ar-1.svg'],
      },
      { key: 'notFound', title: 'Oops', subtitle: 'Text', images: ['hero-wide.svg'] },
    ]);
    expect(
      sharePages({
        ...content,
        demos: [],
        pages: {
          ...pages,
          home: { ...pages.home, hero: { ...pages.home.hero, image: undefined } },
        },
      }).map(({ images }) => images),
    ).toEqual([[], [], []]);
  });
});

describe('a site without booking', () => {
  it('should allow no frame and no script for it', async () => {
    const { site } = await load();
    const origins = policyOrigins({ videos: [], booking: undefined, analytics: site.analytics });
    expect([origins.frameOrigins, origins.scriptOrigins]).toEqual([[], []]);
  });
});

describe('the contact links', () => {
  it.each([
    ['+1 555 010 0199', 'tel:+15550100199'],
    ['+49 (0)89 1234-56', 'tel:+4989123456'],
    ['+44 (20) 7946 0018', 'tel:+442079460018'],
  ])('should dial %s', (written, href) => expect(phoneHref(written, undefined)).toBe(href));

  it('should write an e-mail with a subject of any characters', () => {
    expect(mailHref('a@b.example', 'Gespräch & Angebot?')).toBe(
      'mailto:a@b.example?subject=Gespr%C3%A4ch%20%26%20Angebot%3F',
    );
    expect(mailHref('a@b.example')).toBe('mailto:a@b.example');
    expect(mailHref('hallo@müller-bäder.example')).toBe(
      'mailto:hallo@xn--mller-bder-w5a5z.example',
    );
  });
});
