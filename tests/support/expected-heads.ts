import type { PageContent } from '../../site/content.ts';

/** The expected head of a page. */
export interface ExpectedHead {
  /** Whole: what is too long for a tab or a search result is cut off. */
  title: string;
  description: string;
  /** The absolute canonical URL; undefined for 404.html. */
  url: string | undefined;
  indexed: boolean;
  /** The share image belongs to the page of this name, and tells this. */
  share: { of: string; tells: string };
  /** The types of the structured data. */
  things: readonly string[];
  /** The paths that are fetched ahead. */
  ahead: readonly string[];
}

/** The expected head of each page, by the path of its file. */
export function expectedHeads(
  { site, pages, demos, testimonials }: PageContent,
  base: string,
): Map<string, ExpectedHead> {
  const at = (path: string): string => new URL(base + path, site.url).href;
  /** Structured data is only for real videos with an image and a date. */
  const isTold = ({ placeholder, uploadDate, thumbnail }: PageContent['demos'][number]): boolean =>
    !placeholder && uploadDate !== undefined && thumbnail !== undefined;
  const told = demos.filter(isTold).map(() => 'VideoObject');
  const texts = ({ title, description }: { title: string; description: string }) => ({
    title,
    description,
  });
  const videos = [
    ...demos.map((demo) => ({ ...demo, of: 'demos', things: isTold(demo) ? ['VideoObject'] : [] })),
    ...testimonials.map((testimonial) => ({
      ...testimonial,
      of: 'home',
      things: [] as string[],
      description: undefined,
    })),
  ];
  return new Map<string, ExpectedHead>([
    [
      'index.html',
      {
        ...texts(pages.home),
        url: at(''),
        indexed: true,
        share: { of: 'home', tells: pages.home.title },
        things: ['Organization', 'WebSite'],
        ahead: [`${base}demos/`],
      },
    ],
    [
      'demos/index.html',
      {
        ...texts(pages.demos),
        url: at('demos/'),
        indexed: true,
        share: { of: 'demos', tells: pages.demos.title },
        things: ['Organization', 'WebSite', 'BreadcrumbList', ...told],
        ahead: [base],
      },
    ],
    [
      '404.html',
      {
        ...texts(pages.notFound),
        url: undefined,
        indexed: false,
        share: { of: 'notFound', tells: pages.notFound.title },
        things: [],
        ahead: [],
      },
    ],
    ...videos.map(
      ({
        id,
        caption,
        description,
        transcript,
        placeholder,
        of,
        things,
      }): [string, ExpectedHead] => [
        `watch/${id}/index.html`,
        {
          title:
            caption.length + site.name.length + 3 <= 70 ? `${caption} | ${site.name}` : caption,
          description: description ?? transcript ?? caption,
          url: at(`watch/${id}/`),
          indexed: !placeholder,
          share: { of, tells: caption },
          things,
          ahead: [],
        },
      ],
    ),
  ]);
}
