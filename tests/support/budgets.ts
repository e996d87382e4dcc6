import type { Route } from '../../site/routes.ts';

/** What a page of the sample may weigh, in bytes of brotli. The one place where budgets stand: an owner's pages have none. */
export const budgets: Record<Route['key'], { html: number; starter: number; later: number }> = {
  home: { html: 12_000, starter: 1_000, later: 77_000 },
  demos: { html: 12_000, starter: 1_000, later: 77_000 },
  notFound: { html: 5_000, starter: 300, later: 0 },
};
