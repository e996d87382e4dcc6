import type { Route } from '../../site/routes.ts';

/** What a page of the sample may weigh, in bytes of brotli. */
interface Budget {
  html: number;
  /** The script in the HTML. */
  inline: number;
  /** What a first tap waits for. */
  firstTap: number;
  /** Everything that the page may load once it goes live: all scripts, of which React is 59 kB. */
  later: number;
}

/** A page that needs no script of its own. */
const still: Budget = { html: 5_000, inline: 400, firstTap: 0, later: 0 };

/** Any other page. */
const live: Budget = { html: 16_000, inline: 600, firstTap: 7_200, later: 78_500 };

/** The budgets are for the sample only: an owner's page may be larger. */
export const budgetOf = ({ client }: Pick<Route, 'client'>): Budget =>
  client === null ? still : live;
