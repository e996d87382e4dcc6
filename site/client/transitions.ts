/**
 * Leaving a page during its view transition rejects promises that nobody else handles, in WebKit
 * those of the page that is left as well: https://developer.mozilla.org/docs/Web/API/ViewTransition
 */
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => {
    void viewTransition?.ready.catch(() => undefined);
    void viewTransition?.finished.catch(() => undefined);
  });
