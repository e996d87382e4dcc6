/** A page of the site: everything that the build, the sitemap and the tests need to know of it. */
export interface Route {
  /** The name of the page's words in content/pages.yaml. */
  key: 'home' | 'demos' | 'notFound';
  /** Its address below the base path. */
  path: string;
  /** Its file in out/. */
  file: string;
  /** The module that exports the page as `page` and its dialogs as `dialogs`. */
  page: string;
  /** The script that hydrates its islands, or null where the page needs none. */
  client: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The page that a visitor is most likely to open next, fetched ahead. */
  next: string | null;
}

export const routes: readonly Route[] = [
  { key: 'home', path: '/', file: 'index.html', page: 'site/pages/home.tsx', client: 'site/client/page.tsx', indexed: true, next: '/demos/' },
  { key: 'demos', path: '/demos/', file: 'demos/index.html', page: 'site/pages/demos.tsx', client: 'site/client/page.tsx', indexed: true, next: '/' },
  { key: 'notFound', path: '/404.html', file: '404.html', page: 'site/pages/not-found.tsx', client: null, indexed: false, next: null },
];
