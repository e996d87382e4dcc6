/**
 * Leaving a page during a view transition rejects promises of both pages, which would be reported
 * as errors: https://developer.mozilla.org/docs/Web/API/ViewTransition
 */
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => {
    void viewTransition?.ready.catch(() => undefined);
    void viewTransition?.finished.catch(() => undefined);
  });
