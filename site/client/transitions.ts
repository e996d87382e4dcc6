/**
 * Leaving a page during its view transition rejects a promise that nobody else handles:
 * https://developer.mozilla.org/docs/Web/API/ViewTransition/ready
 */
// oxlint-disable-next-line typescript/no-misused-promises -- the result is not used
addEventListener('pagereveal', (event) => event.viewTransition?.ready.catch(() => undefined));
