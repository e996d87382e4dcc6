/**
 * Leaving a page during a view transition rejects promises that nobody else handles, on the page
 * that is left or on the next: https://developer.mozilla.org/docs/Web/API/ViewTransition
 */
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => {
    void viewTransition?.ready.catch(() => undefined);
    void viewTransition?.finished.catch(() => undefined);
  });
