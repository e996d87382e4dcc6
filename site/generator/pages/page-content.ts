import type { Content, Picture } from '../../../content/schema.ts';
import type { BuiltPicture, HeroPicture, PageContent, PageLink, PagePicture, PageVideo } from '../../content.ts';
import { frames, type FrameName, type Point } from '../../frames.ts';
import { frameAttributes } from '../../embeds/player.ts';
import type { Video, VideoFrame } from '../../embeds/video.ts';
import { hasContent, routes } from '../../routes.ts';
import { pictureKey, type PictureRequest } from '../assets/index.ts';

/** A picture of the content in its frame. */
function requestOf(name: FrameName, { src, focus }: { src: string; focus?: Point | undefined }): PictureRequest {
  const { widths, ...shape } = frames[name];
  return { src, focus, widths, shape };
}

/** Every picture that the content names, as its frame wants it. */
export function picturesOf({ pages, demos, testimonials, caseStudies }: Content): PictureRequest[] {
  const hero = pages.home.hero.picture;
  const all = (name: FrameName, pictures: readonly (Picture | undefined)[]) => pictures.flatMap((picture) => (picture === undefined ? [] : [requestOf(name, picture)]));
  return [
    ...(hero === undefined ? [] : heroRequests(hero)),
    ...all('notFound', [pages.notFound.picture]),
    ...all('demo', demos.map(({ thumbnail }) => thumbnail)),
    ...all('portrait', testimonials.map(({ thumbnail }) => thumbnail)),
    ...all('scene', caseStudies.map(({ picture }) => picture)),
  ];
}

type Hero = NonNullable<Content['pages']['home']['hero']['picture']>;

const heroRequests = ({ wide, narrow, wideFocus, narrowFocus }: Hero): [wide: PictureRequest, narrow: PictureRequest] => [requestOf('heroWide', { src: wide, focus: wideFocus }), requestOf('heroNarrow', { src: narrow, focus: narrowFocus })];

/**
 * A video as a frame shows it.
 * @throws Error for a film file, which has no page of its own to be framed yet
 */
export function framed(video: Video): VideoFrame {
  if (video.kind === 'frame') return video;
  throw new Error(`The film ${video.kind === 'file' ? video.url : `content/media/${video.path}`} cannot be shown: films as files are not yet wired. Until then, name a page of a video host.`);
}

/** The links of the bar, without those to sections that have nothing to show. */
function navigationOf({ pages, ...lists }: Content): PageLink[] {
  const counts: Readonly<Record<string, number>> = { demos: lists.demos.length, testimonials: lists.testimonials.length, 'case-studies': lists.caseStudies.length };
  const empty = new Set(Object.keys(counts).filter((section) => counts[section] === 0));
  const emptyPages = new Set(routes.filter((route) => !hasContent(route, lists)).map(({ path }) => path));
  return pages.navigation.filter(({ section = '', address = '' }) => !empty.has(section) && !emptyPages.has(address.replace(/#.*$/, '')));
}

/** What the menu and the footer add to the bar, where it does not lead there already. */
function otherPages({ pages, demos }: Content): PageLink[] {
  const address = '/demos/';
  return demos.length === 0 || pages.navigation.some((item) => item.address === address) ? [] : [{ label: pages.demos.heading, address }];
}

/**
 * Makes the content ready for the pages: built pictures in the place of their names, and what a frame needs beside each video.
 * @throws Error when a picture of the content was not built, which is a mistake of ours
 */
export function pageContent(content: Content, built: ReadonlyMap<string, BuiltPicture>): PageContent {
  const { site, pages, agents, demos, testimonials, caseStudies, words } = content;
  const pictureOf = (request: PictureRequest): BuiltPicture => {
    const picture = built.get(pictureKey(request));
    if (picture === undefined) throw new Error(`The picture content/media/${request.src} was not built.`);
    return picture;
  };
  const pagePicture = (name: FrameName, picture: Picture): PagePicture => ({ ...pictureOf(requestOf(name, picture)), alt: picture.alt });
  const heroPicture = (picture: Hero): HeroPicture => {
    const [wide, narrow] = heroRequests(picture);
    return { wide: pictureOf(wide), narrow: pictureOf(narrow), alt: picture.alt };
  };
  const pageVideo = (video: Video): PageVideo => {
    const frame = framed(video);
    return { embedUrl: frame.embedUrl, openUrl: frame.openUrl, sandbox: frameAttributes(frame, site.unsandboxed).sandbox };
  };
  const { picture: hero, ...heroWords } = pages.home.hero;
  const { picture: notFoundPicture, ...notFoundWords } = pages.notFound;
  const navigation = navigationOf(content);
  return {
    site,
    words,
    agents: agents.filter(({ category }) => demos.some((demo) => demo.category === category)),
    pages: {
      ...pages,
      navigation,
      menu: [...navigation, ...otherPages(content)],
      home: { ...pages.home, hero: { ...heroWords, ...(hero === undefined ? {} : { picture: heroPicture(hero) }) } },
      notFound: { ...notFoundWords, ...(notFoundPicture === undefined ? {} : { picture: pagePicture('notFound', notFoundPicture) }) },
    },
    demos: demos.map(({ videoUrl, thumbnail, ...demo }) => ({ ...demo, ...(thumbnail === undefined ? {} : { thumbnail: pagePicture('demo', thumbnail) }), video: pageVideo(videoUrl) })),
    testimonials: testimonials.map(({ videoUrl, thumbnail, ...testimonial }) => ({ ...testimonial, ...(thumbnail === undefined ? {} : { thumbnail: pagePicture('portrait', thumbnail) }), video: pageVideo(videoUrl) })),
    caseStudies: caseStudies.map(({ picture, ...study }) => ({ ...study, ...(picture === undefined ? {} : { picture: pagePicture('scene', picture) }) })),
  };
}
