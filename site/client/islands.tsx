import {
  StrictMode,
  startTransition,
  useEffect,
  type ComponentType,
  type ReactElement,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { AgentTabs } from '../components/Demos/AgentTabs.tsx';
import { DemoFilter } from '../components/Demos/DemoFilter.tsx';
import type { IslandName } from '../components/Island/Island.tsx';

const islands = { AgentTabs, Carousel, DemoFilter } satisfies Record<
  IslandName,
  ComponentType<never>
>;

/** Hydrates all islands, one after the other. Resolves when they answer to events. */
export async function hydrateIslands(onCrash: () => void): Promise<void> {
  for (const container of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // The browser can answer a tap in between.
    await new Promise((resolve) => setTimeout(resolve));
    const { island, props = '' } = container.dataset;
    // Island.tsx took the props from this very component.
    const Component = islands[island as IslandName] as ComponentType<object> | undefined;
    if (Component === undefined) throw new Error(`There is no island "${String(island)}".`);
    await hydrate(container, <Component {...(JSON.parse(props) as object)} />, onCrash);
  }
}

/** Hydrates a pre-rendered element. Resolves when its effects have run, or it has crashed. */
export function hydrate(
  container: HTMLElement,
  element: ReactElement,
  onCrash: () => void,
): Promise<void> {
  const html = container.innerHTML;
  return new Promise((resolve) => {
    // Extensions and translators move elements, which React cannot remove any more.
    const onUncaughtError = (error: unknown): void => {
      console.error(error);
      container.innerHTML = html;
      onCrash();
      resolve();
    };
    // React renders a transition in slices, so that a tap does not have to wait.
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <OnReady run={resolve}>{element}</OnReady>
        </StrictMode>,
        { onRecoverableError: (error) => console.error(error), onUncaughtError },
      );
    });
  });
}

/** Effects run from the leaves up, so this one is the last. */
function OnReady({ run, children }: { run: () => void; children: ReactElement }): ReactElement {
  useEffect(run, [run]);
  return children;
}
