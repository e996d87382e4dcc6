import type {
  CaseStudy,
  Content,
  Demo,
  OwnPage,
  Pages,
  ContentImage,
  Site,
  Testimonial,
} from '../content/schema.ts';
import type { Video, VideoFrame } from './embeds/video.ts';

/** What `<picture>` needs; without `sources` a plain `<img>` is enough. */
export interface BuiltImage {
  /** The URL for `<img src>`: an SVG or WebP, or the original if the original is smaller. */
  src: string;
  /** Size in pixels: of an SVG its own, of a photograph that of the part that its slot shows. */
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
  /** Set where the image is too wide or too high for its slot, and is shown whole inside of it. */
  contain?: '';
}

export type PageImage = BuiltImage & Pick<ContentImage, 'alt'>;

/** A video as a card shows it: its URLs, and the sandbox of its frame where it has one. */
export interface PageVideo extends Pick<VideoFrame, 'embedUrl' | 'openUrl'> {
  sandbox: string | undefined;
  /** Its shape, width by height as CSS writes it, where that is not 9/16. */
  ratio?: string | undefined;
  /** Only for a video file of the site, which the page at `openUrl` plays. */
  file?: PageVideoFile | undefined;
}

export interface PageVideoFile {
  /** Its URL: absolute https, or a path below the base path. */
  src: string;
  own: boolean;
  /** Every origin of the video, as a policy names them. */
  origins: readonly string[];
  width: number;
  height: number;
  seconds?: number | undefined;
  silent: boolean;
  /** Whether the first captions show until the visitor hides them. */
  captionsShown: boolean;
  /** The captions; the first ones are the default. */
  tracks: readonly {
    src: string;
    kind: 'captions' | 'subtitles';
    language: string;
    label: string;
  }[];
  poster?: string | undefined;
}

/** A link of the header, the menu or the footer: to a section of the home page or a URL. */
export interface PageLink {
  label: string;
  section?: string | undefined;
  url?: string | undefined;
}

/** A built logo, and the size in pixels at which all logos appear equally large. */
export interface PageLogo {
  image: BuiltImage;
  width: number;
  height: number;
}

export interface BrandLogo {
  light: PageLogo;
  /** Without a dark logo, the light logo gets a light ground. */
  dark?: PageLogo | undefined;
  showName: boolean;
}

export interface PageBrand {
  name: string;
  /** Without a logo, the build draws a mark. */
  logo?: BrandLogo | undefined;
}

type WithBuilt<T, K extends keyof T> = Omit<T, K> & { [Key in K]?: PageImage | undefined };
type WithVideo<T extends { videoUrl: Video }> = Omit<
  T,
  'videoUrl' | 'captions' | 'captionsShown' | 'poster' | 'ratio'
> & { video: PageVideo };

export type PageDemo = WithVideo<WithBuilt<Demo, 'thumbnail'>>;
export type PageTestimonial = WithVideo<WithBuilt<Testimonial, 'thumbnail'>>;
export type PageCaseStudy = Omit<WithBuilt<CaseStudy, 'image'>, 'logoImage'> & {
  logoImage?: PageLogo | undefined;
};

export type PageOwnPage = OwnPage & {
  images: Readonly<Record<string, BuiltImage>>;
  /** The values of placeholders in braces, such as {videoHosts}. */
  values: Readonly<Record<string, string>>;
};

export interface HeroImage {
  wide: BuiltImage;
  narrow: BuiltImage;
  alt: string;
}

export type PageText = Omit<Pages, 'home' | 'notFound' | 'navigation'> & {
  /** The items of the bar whose sections have something to show. */
  navigation: readonly PageLink[];
  /** The same items and the other pages, for the menu and the footer. */
  menu: readonly PageLink[];
  home: Omit<Pages['home'], 'hero'> & {
    hero: Omit<Pages['home']['hero'], 'image'> & { image?: HeroImage | undefined };
  };
  notFound: WithBuilt<Pages['notFound'], 'image'>;
};

/**
 * The content as pages receive it, which the module `#content` exports. Lists without images and
 * videos do not change.
 */
export type PageContent = Readonly<
  Omit<Content, 'site' | 'pages' | 'ownPages' | 'demos' | 'testimonials' | 'caseStudies'>
> & {
  site: Omit<Site, 'logo' | 'colors'>;
  brand: PageBrand;
  legal: readonly string[];
  ownPages: readonly PageOwnPage[];
  pages: PageText;
  demos: readonly PageDemo[];
  testimonials: readonly PageTestimonial[];
  caseStudies: readonly PageCaseStudy[];
};
