import { StrictMode, startTransition, useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes the pre-rendered page live.
 * @param page the very element that the build rendered into #root
 * @returns a promise that is kept once every effect of the page has run, so that it answers to events
 */
export function hydrate(page: ReactElement): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no #root to hydrate: the document shell must hold one.');
  return new Promise((resolve) => {
    // A transition is worked off in small slices, so that a tap meanwhile does not wait for it.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Live onLive={resolve}>{page}</Live>
        </StrictMode>,
        { onRecoverableError: (error) => console.error(error) },
      );
    });
  });
}

/** Effects run from the leaves up, so this one is the last. */
function Live({ onLive, children }: { onLive: () => void; children: ReactElement }): ReactElement {
  useEffect(onLive, [onLive]);
  return children;
}
