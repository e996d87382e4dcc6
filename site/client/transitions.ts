/**
 * Pages fade into each other. Whoever leaves during a fade, or goes to a page that has none, ends it
 * early: nothing is wrong then, but the browser reports a rejected promise that nobody has heard.
 */
// oxlint-disable-next-line typescript/no-misused-promises -- every letter here delays the first screen
addEventListener('pagereveal', (event) => event.viewTransition?.ready.catch(() => 0));
