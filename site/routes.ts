import type { Pages } from '../content/schema.ts';

/** The pages in content/pages.yaml: each has a title and a description. */
export type PageKey = Exclude<
  {
    [Key in keyof Pages]: Pages[Key] extends { title: string; description: string } ? Key : never;
  }[keyof Pages],
  'booking'
>;

export interface Route {
  key: PageKey;
  path: string;
  file: string;
  /** The module that exports the page as `page` and its dialogs as `dialogs`. */
  page: string;
  /** The module that makes its dialogs and islands work, or null if it has none. */
  client: string | null;
  /** Whether search engines may list it, once it has something to show. */
  indexed: boolean;
  /** The page that a visitor is most likely to open next, fetched ahead. */
  next: string | null;
  /** The list that the page shows: while the list is empty, no link leads to the page. */
  shows?: 'demos';
}

type Lists = Readonly<Record<NonNullable<Route['shows']>, readonly unknown[]>>;

export const hasContent = ({ shows }: Route, lists: Lists): boolean =>
  shows === undefined || lists[shows].length > 0;

/** Whether search engines may list the page: not while it has nothing to show. */
export const isListed = (route: Route, lists: Lists): boolean =>
  route.indexed && hasContent(route, lists);

export const routes: readonly Route[] = [
  {
    key: 'home',
    path: '/',
    file: 'index.html',
    page: 'site/pages/home.tsx',
    client: 'site/client/main.ts',
    indexed: true,
    next: '/demos/',
  },
  {
    key: 'demos',
    path: '/demos/',
    file: 'demos/index.html',
    page: 'site/pages/demos.tsx',
    client: 'site/client/main.ts',
    indexed: true,
    next: '/',
    shows: 'demos',
  },
  {
    key: 'notFound',
    path: '/404.html',
    file: '404.html',
    page: 'site/pages/not-found.tsx',
    client: null,
    indexed: false,
    next: null,
  },
];

/** The page of one video file. Each video has one, so these pages are no routes. */
export const watch = { page: 'site/pages/watch.tsx', script: 'site/client/watch.ts' } as const;

/** The path of the page of a video, by the id of its card. The video dialog frames this page. */
export const watchPath = (id: string): string => `/watch/${id}/`;

/** The pages of the owner's own, which come from content/pages and are no routes either. */
export const ownPage = 'site/pages/own.tsx';

/** The consent dialog, only for sites with Google Analytics. */
export const consent = 'site/pages/consent.tsx';

/** The fragment that asks for consent again. */
export const cookieSettings = 'cookie-settings';
