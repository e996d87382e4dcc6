/**
 * Pages fade into each other. Whoever leaves during a fade, or goes to a page that has none, ends it
 * early: nothing is wrong then, but the browser reports a rejected promise that nobody has heard.
 */
export function quietTransitions(): void {
  addEventListener('pagereveal', (event) => event.viewTransition?.ready.catch(() => 0));
}
