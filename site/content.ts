import type { Agent, CaseStudy, Content, Demo, Pages, Picture, Site, Testimonial } from '../content/schema.ts';
import type { BuiltPicture } from './generator/assets/pictures.ts';
import { frameAttributes } from './embeds/player.ts';
import type { Video, VideoFrame } from './embeds/video.ts';

/** A picture as a page shows it: built, and with the words that stand for it. */
export type PagePicture = BuiltPicture & Pick<Picture, 'alt'>;

/** A video as a card shows it: its addresses, and the sandbox of its frame where it has one. */
export interface PageVideo extends Pick<VideoFrame, 'embedUrl' | 'openUrl'> {
  sandbox: string | undefined;
}

type WithBuilt<T, K extends keyof T> = Omit<T, K> & Record<K, PagePicture>;
type WithVideo<T extends { videoUrl: Video }> = Omit<T, 'videoUrl'> & { video: PageVideo };

export type PageDemo = WithVideo<WithBuilt<Demo, 'thumbnail'>>;
export type PageTestimonial = WithVideo<WithBuilt<Testimonial, 'thumbnail'>>;
export type PageCaseStudy = WithBuilt<CaseStudy, 'picture'>;
export type PageWords = Omit<Pages, 'home' | 'notFound'> & {
  home: Omit<Pages['home'], 'hero'> & { hero: Omit<Pages['home']['hero'], 'picture'> & { picture: { wide: BuiltPicture; narrow: BuiltPicture; alt: string } } };
  notFound: WithBuilt<Pages['notFound'], 'picture'>;
};

/** The content as pages receive it: parsed, with every picture built. The module `#content` exports just this. */
export interface PageContent {
  site: Site;
  pages: PageWords;
  agents: readonly Agent[];
  demos: readonly PageDemo[];
  testimonials: readonly PageTestimonial[];
  caseStudies: readonly PageCaseStudy[];
}

/** Every picture that the content names. */
export function picturesOf({ pages, demos, testimonials, caseStudies }: Content): string[] {
  const { wide, narrow } = pages.home.hero.picture;
  return [wide, narrow, pages.notFound.picture.src, ...demos.map((demo) => demo.thumbnail.src), ...testimonials.map((testimonial) => testimonial.thumbnail.src), ...caseStudies.map((study) => study.picture.src)];
}

/**
 * A video as a frame shows it.
 * @throws Error for a film file, which has no page of its own to be framed yet
 */
export function framed(video: Video): VideoFrame {
  if (video.kind === 'frame') return video;
  throw new Error(`The film ${video.kind === 'file' ? video.url : `content/media/${video.path}`} cannot be shown: films as files are not yet wired. Until then, name a page of a video host.`);
}

/**
 * Makes the content ready for the pages: built pictures in the place of their names, and what a frame needs beside each video.
 * @throws Error when a picture of the content was not built, which is a mistake of ours
 */
export function pageContent({ site, pages, agents, demos, testimonials, caseStudies }: Content, built: ReadonlyMap<string, BuiltPicture>): PageContent {
  const pictureOf = (src: string): BuiltPicture => {
    const picture = built.get(src);
    if (picture === undefined) throw new Error(`The picture content/media/${src} was not built.`);
    return picture;
  };
  const pagePicture = ({ src, alt }: Picture): PagePicture => ({ ...pictureOf(src), alt });
  const pageVideo = (video: Video): PageVideo => {
    const { embedUrl, openUrl } = framed(video);
    return { embedUrl, openUrl, sandbox: frameAttributes(framed(video), site.unsandboxed).sandbox };
  };
  const { wide, narrow, alt } = pages.home.hero.picture;
  return {
    site,
    agents,
    pages: {
      ...pages,
      home: { ...pages.home, hero: { ...pages.home.hero, picture: { wide: pictureOf(wide), narrow: pictureOf(narrow), alt } } },
      notFound: { ...pages.notFound, picture: pagePicture(pages.notFound.picture) },
    },
    demos: demos.map(({ videoUrl, ...demo }) => ({ ...demo, thumbnail: pagePicture(demo.thumbnail), video: pageVideo(videoUrl) })),
    testimonials: testimonials.map(({ videoUrl, ...testimonial }) => ({ ...testimonial, thumbnail: pagePicture(testimonial.thumbnail), video: pageVideo(videoUrl) })),
    caseStudies: caseStudies.map((study) => ({ ...study, picture: pagePicture(study.picture) })),
  };
}
