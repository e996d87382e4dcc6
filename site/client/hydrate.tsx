import { StrictMode, startTransition, useEffect, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

declare const SERVED: boolean;

/**
 * Makes a pre-rendered part of the page live.
 * @param container the element that holds what the build rendered
 * @param element the same element as it was rendered from
 * @param lost called where it is not, or no longer: what it showed last is there, and does nothing any more
 * @returns a promise that is kept once every effect of the part has run, so that it answers to events, or once it is lost
 */
export function hydrate(
  container: Element,
  element: ReactElement,
  lost: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    let shown = [...container.childNodes];
    const live = (): void => {
      shown = [...container.childNodes];
      resolve();
    };
    // React throws where somebody else (an extension, a translator) has moved its elements, and takes away all that is left.
    const onUncaughtError = (error: unknown): void => {
      console.error(error);
      container.replaceChildren(...shown);
      lost();
      resolve();
    };
    // Its elements were not as the build had rendered them, and React has made them anew. A visitor whose browser translates, or has
    // extensions, is told nothing; whoever tests the site listens.
    const onRecoverableError = (detail: unknown): void => {
      if (SERVED) console.error(detail);
      dispatchEvent(new CustomEvent('anew', { detail }));
    };
    // A transition is worked off in small slices, so that a tap meanwhile does not wait for it.
    startTransition(() => {
      keep(
        container,
        hydrateRoot(
          container,
          <StrictMode>
            <Live onLive={live}>{element}</Live>
          </StrictMode>,
          { onRecoverableError, onUncaughtError },
        ),
      );
    });
  });
}

/** Effects run from the leaves up, so this one is the last. */
function Live({ onLive, children }: { onLive: () => void; children: ReactElement }): ReactElement {
  useEffect(onLive, [onLive]);
  return children;
}

const roots = new Map<Element, Root>();

/** Only where the site is developed; of an empty function the bundle keeps no call. */
function keep(container: Element, root: Root): void {
  if (SERVED) roots.set(container, root);
}

/** Ends a live part, and takes away what it shows. Only where the site is developed. */
export function end(container: Element): void {
  roots.get(container)?.unmount();
}

/** Renders a live part with other props, in the state that it is in. Only where the site is developed. */
export function renew(container: Element, element: ReactElement): void {
  roots.get(container)?.render(
    <StrictMode>
      <Live onLive={() => undefined}>{element}</Live>
    </StrictMode>,
  );
}
