import type { Route } from '../../site/routes.ts';

/** What a page of the sample may weigh, in bytes of brotli. */
interface Budget {
  html: number;
  /** The script in the HTML. */
  starter: number;
  /** Everything that the page may load once it goes live: scripts, and the HTML and styles of its dialogs within them. */
  later: number;
}

/** A page that needs no script of its own. */
const still: Budget = { html: 5_000, starter: 400, later: 0 };

/** Any other page. */
const live: Budget = { html: 12_250, starter: 1_000, later: 87_000 };

/** The one place where budgets stand. They are ours, for the sample: an owner's page may weigh what it must. */
export const budgetOf = ({ client }: Pick<Route, 'client'>): Budget =>
  client === null ? still : live;
