import type { Content, Picture } from '../../../content/schema.ts';
import type { BuiltPicture, PageContent, PagePicture, PageVideo } from '../../content.ts';
import { frameAttributes, type Video } from '../../embeds/video.ts';

/** Every picture that the content names. */
export function picturesOf({ pages, demos, testimonials, caseStudies }: Content): string[] {
  const { wide, narrow } = pages.home.hero.picture;
  return [wide, narrow, pages.notFound.picture.src, ...demos.map((demo) => demo.thumbnail.src), ...testimonials.map((testimonial) => testimonial.thumbnail.src), ...caseStudies.map((study) => study.picture.src)];
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
  const pageVideo = (video: Video): PageVideo => ({ embedUrl: video.embedUrl, openUrl: video.openUrl, sandbox: frameAttributes(video, site.unsandboxed).sandbox });
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
