import type { Content, Picture } from '../../../content/schema.ts';
import type { BuiltPicture, HeroPicture, PageContent, PageLink, PageLogo, PagePicture, PageVideo } from '../../content.ts';
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

/** A logo, which no frame cuts: as wide as its place at most, on screens of one, two and three pixels each. */
const logoRequest = (src: string): PictureRequest => ({ src, widths: [190, 380, 570] });

/** Every logo that pages show. The icon of the tab is not one of them. */
export const logosOf = ({ site, caseStudies }: Content): PictureRequest[] =>
  [site.logo?.src, site.logo?.dark, ...caseStudies.map(({ logoPicture }) => logoPicture)].flatMap((src) => (src === undefined ? [] : [logoRequest(src)]));

/** What each place of a logo allows, in pixels: the area that it takes, and the most of height and width. */
const places = { bar: { area: 4400, height: 42, width: 190 }, plate: { area: 2800, height: 44, width: 132 } } as const;

/** Logos of one area look equally large, whatever their shape; neither the highest nor the widest may outgrow its place. */
export function logoSize({ width, height }: { width: number; height: number }, place: keyof typeof places): { width: number; height: number } {
  const { area, height: highest, width: widest } = places[place];
  const scale = Math.min(Math.sqrt(area / (width * height)), highest / height, widest / width);
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) };
}

/** A logo of this shape has the name in it, as a rule. */
const wide = 2;

/** Every picture that the content names but for the logos, as its frame wants it. */
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
  const { logo } = site;
  const logoAt = (src: string, place: keyof typeof places): PageLogo => {
    const picture = pictureOf(logoRequest(src));
    return { picture, ...logoSize(picture, place) };
  };
  const logoOf = ({ src, dark, showName }: NonNullable<typeof logo>) => {
    const light = logoAt(src, 'bar');
    return { light, ...(dark === undefined ? {} : { dark: logoAt(dark, 'bar') }), showName: showName ?? light.picture.width < wide * light.picture.height };
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
    brand: { name: site.name, ...(logo === undefined ? {} : { logo: logoOf(logo) }) },
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
    caseStudies: caseStudies.map(({ picture, logoPicture, ...study }) => ({
      ...study,
      ...(picture === undefined ? {} : { picture: pagePicture('scene', picture) }),
      ...(logoPicture === undefined ? {} : { logoPicture: logoAt(logoPicture, 'plate') }),
    })),
  };
}
