import {
  type Content,
  type ContentImage,
  keyOf,
  listNames,
  sectionNames,
} from '../../../content/schema.ts';
import type {
  BuiltImage,
  HeroImage,
  PageContent,
  PageVideoFile,
  PageLink,
  PageLogo,
  PageImage,
  PageVideo,
} from '../../content.ts';
import { imageSlots, type SlotName } from '../../image-slots.ts';
import { frameAttributes } from '../../embeds/player.ts';
import type { Video, VideoFrame } from '../../embeds/video.ts';
import { hasContent, routes, watchPath } from '../../routes.ts';
import { fill } from '../../messages/fill.ts';
import { imageKey, type ImageRequest } from '../assets/index.ts';
import type { VideoFiles } from '../content/index.ts';
import { footerLinksOf, imageOfText, legalOf, linksTo, valuesOf } from './own-content.ts';
import { shapeOf, sizeOf } from './video-shape.ts';

function requestOf(
  name: SlotName,
  { src, focus }: Pick<ImageRequest, 'src' | 'focus'>,
): ImageRequest {
  const { widths, ...shape } = imageSlots[name];
  return { src, focus, widths, shape };
}

/** A logo is never cut; the widths suit screens of one, two and three pixels each. */
const logoRequest = (src: string): ImageRequest => ({ src, widths: [190, 380, 570] });

export const logosOf = ({ site, caseStudies }: Content): ImageRequest[] =>
  [site.logo?.src, site.logo?.dark, ...caseStudies.map(({ logoImage }) => logoImage)]
    .filter((src) => src !== undefined)
    .map(logoRequest);

/** The limits of each logo slot in pixels: area, and largest height and width. */
const places = {
  bar: { area: 4400, height: 42, width: 190 },
  plate: { area: 2800, height: 44, width: 132 },
} as const;

/** Logos of one area look equally large, whatever their shape. */
export function logoSize(
  { width, height }: { width: number; height: number },
  place: keyof typeof places,
): { width: number; height: number } {
  const { area, height: highest, width: widest } = places[place];
  const scale = Math.min(Math.sqrt(area / (width * height)), highest / height, widest / width);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}

/** A logo of this ratio usually contains the name. */
const wide = 2;

export function imagesOf(content: Content): ImageRequest[] {
  const { pages, demos, testimonials, caseStudies } = content;
  const hero = pages.home.hero.image;
  const all = (name: SlotName, images: readonly (ContentImage | undefined)[]) =>
    images.flatMap((image) => (image === undefined ? [] : [requestOf(name, image)]));
  return [
    ...(hero === undefined ? [] : heroRequests(hero)),
    ...all('notFound', [pages.notFound.image]),
    ...all(
      'demo',
      demos.map(({ thumbnail }) => thumbnail),
    ),
    ...all(
      'portrait',
      testimonials.map(({ thumbnail }) => thumbnail),
    ),
    ...all(
      'scene',
      caseStudies.map(({ image }) => image),
    ),
    ...content.ownPages.flatMap(({ body }) => body.images.map(({ src }) => imageOfText(src))),
    ...videoCardsOf(content).flatMap(({ poster }) =>
      poster === undefined ? [] : [posterRequest(poster)],
    ),
  ];
}

type Hero = NonNullable<Content['pages']['home']['hero']['image']>;

const heroRequests = ({
  wide,
  narrow,
  wideFocus,
  narrowFocus,
}: Hero): [wide: ImageRequest, narrow: ImageRequest] => [
  requestOf('heroWide', { src: wide, focus: wideFocus }),
  requestOf('heroNarrow', { src: narrow, focus: narrowFocus }),
];

type WithVideo = Pick<
  Content['demos'][number],
  'id' | 'videoUrl' | 'captions' | 'captionsShown' | 'poster' | 'ratio'
>;

/** A poster is never cropped, in a dialog or on a page of its own. */
const posterRequest = (src: string): ImageRequest => ({
  src,
  widths: [720, 1440],
  isSingle: true,
});

const videoCardsOf = (content: Content): WithVideo[] =>
  listNames.flatMap((name) =>
    content[keyOf(name)].flatMap((entry) => ('videoUrl' in entry ? [entry] : [])),
  );

export const videoFilesOf = (content: Content): string[] =>
  videoCardsOf(content).flatMap(({ videoUrl, captions = [] }) => [
    ...(videoUrl.kind === 'media' ? [videoUrl.path] : []),
    ...(videoUrl.kind === 'frame' ? [] : captions.map(({ src }) => src)),
  ]);

/** A video as a frame shows it: a video file plays in a page of its own. */
export const framed = (video: Video, id: string): VideoFrame =>
  video.kind === 'frame'
    ? video
    : { kind: 'frame', provider: 'own', embedUrl: watchPath(id), openUrl: watchPath(id) };

const nameOfLanguage = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** The links of the header, without those to empty sections and pages. */
function navigationOf(content: Content): PageLink[] {
  const empty = sectionNames.filter((name) => name !== 'top' && content[keyOf(name)].length === 0);
  const emptyPages = routes.filter((route) => !hasContent(route, content)).map(({ path }) => path);
  return [
    ...content.pages.navigation.filter(
      ({ section, url = '' }) =>
        !empty.some((name) => name === section) && !emptyPages.includes(url.replace(/#.*$/, '')),
    ),
    ...linksTo(content.ownPages.filter(({ navigation }) => navigation)),
  ];
}

/** The links that the menu and the footer have in addition to the header. */
function otherPages({ site, pages, demos }: Content): PageLink[] {
  const url = '/demos/';
  if (demos.length === 0 || pages.navigation.some((item) => item.url === url)) return [];
  // Not the heading: "All Demos" would stand beside "Demos", the section of the home page.
  const count = new Intl.NumberFormat(site.language).format(demos.length);
  return [{ label: fill(pages.home.demos.allLabel, { count }), url }];
}

export interface PublishedVideos {
  facts: VideoFiles;
  /** The URL of each video and each captions file, by its path in content/media. */
  urls: ReadonlyMap<string, string>;
}

/** Makes the content ready for the pages: built images and videos in the place of their names. */
export function pageContent(
  content: Content,
  built: ReadonlyMap<string, BuiltImage>,
  videos: PublishedVideos,
): PageContent {
  const { site, pages, agents, demos, testimonials, caseStudies } = content;
  const builtImageOf = (request: ImageRequest): BuiltImage => {
    const image = built.get(imageKey(request));
    if (image === undefined)
      throw new Error(`The image content/media/${request.src} was not built.`);
    return image;
  };
  const { logo } = site;
  const logoAt = (src: string, place: keyof typeof places): PageLogo => {
    const image = builtImageOf(logoRequest(src));
    return { image, ...logoSize(image, place) };
  };
  const logoOf = ({ src, dark, showName }: NonNullable<typeof logo>) => {
    const light = logoAt(src, 'bar');
    return {
      light,
      dark: dark === undefined ? undefined : logoAt(dark, 'bar'),
      showName: showName ?? light.image.width < wide * light.image.height,
    };
  };
  const pageImage = (name: SlotName, image: ContentImage | undefined): PageImage | undefined =>
    image && { ...builtImageOf(requestOf(name, image)), alt: image.alt };
  const heroImage = (image: Hero): HeroImage => {
    const [wide, narrow] = heroRequests(image);
    return { wide: builtImageOf(wide), narrow: builtImageOf(narrow), alt: image.alt };
  };
  const urlOf = (path: string): string => {
    const url = videos.urls.get(path);
    if (url === undefined) throw new Error(`The video content/media/${path} was not published.`);
    return url;
  };
  const pageVideoFile = (
    video: Exclude<Video, VideoFrame>,
    { captions = [], captionsShown, poster, ratio }: WithVideo,
    thumbnail: BuiltImage | undefined,
  ): PageVideoFile => {
    const facts = video.kind === 'media' ? videos.facts.get(video.path) : undefined;
    const { width, height } = facts ?? sizeOf(ratio);
    return {
      ...(video.kind === 'media'
        ? { src: urlOf(video.path), own: true, origins: ["'self'"] }
        : { src: video.url, own: false, origins: video.origins }),
      width,
      height,
      seconds: facts?.seconds,
      silent: facts?.sound === false,
      captionsShown,
      tracks: captions.map(
        ({ src, kind, language = site.language, label = nameOfLanguage(language) }) => ({
          src: urlOf(src),
          kind,
          language,
          label,
        }),
      ),
      poster: poster === undefined ? thumbnail?.src : builtImageOf(posterRequest(poster)).src,
    };
  };
  const pageVideo = (card: WithVideo, thumbnail: BuiltImage | undefined): PageVideo => {
    const frame = framed(card.videoUrl, card.id);
    const file =
      card.videoUrl.kind === 'frame' ? undefined : pageVideoFile(card.videoUrl, card, thumbnail);
    return {
      embedUrl: frame.embedUrl,
      openUrl: frame.openUrl,
      sandbox: frameAttributes(frame, site.unsandboxed).sandbox,
      ratio: shapeOf(file ?? sizeOf(card.ratio)),
      file,
    };
  };
  const withVideo = <Card extends WithVideo & { thumbnail?: ContentImage | undefined }>(
    name: SlotName,
    { videoUrl, captions, captionsShown, poster, ratio, thumbnail: image, ...card }: Card,
  ) => {
    const thumbnail = pageImage(name, image);
    const video = { id: card.id, videoUrl, captions, captionsShown, poster, ratio };
    return { ...card, thumbnail, video: pageVideo(video, thumbnail) };
  };
  const { hero } = pages.home;
  const navigation = navigationOf(content);
  const footerLinks = footerLinksOf(content);
  const values = valuesOf(content);
  return {
    ...content,
    brand: { name: site.name, logo: logo && logoOf(logo) },
    agents: agents.filter(({ category }) => demos.some((demo) => demo.category === category)),
    pages: {
      ...pages,
      navigation,
      menu: [...navigation, ...otherPages(content)],
      footerLinks,
      home: {
        ...pages.home,
        hero: { ...hero, image: hero.image && heroImage(hero.image) },
      },
      notFound: { ...pages.notFound, image: pageImage('notFound', pages.notFound.image) },
    },
    legal: legalOf(site, footerLinks.length > 0),
    ownPages: content.ownPages.map((page) => ({
      ...page,
      values,
      images: Object.fromEntries(
        page.body.images.map(({ src }) => [src, builtImageOf(imageOfText(src))]),
      ),
    })),
    demos: demos.map((demo) => withVideo('demo', demo)),
    testimonials: testimonials.map((testimonial) => withVideo('portrait', testimonial)),
    caseStudies: caseStudies.map(({ image, logoImage, ...study }) => ({
      ...study,
      image: pageImage('scene', image),
      logoImage: logoImage === undefined ? undefined : logoAt(logoImage, 'plate'),
    })),
  };
}
