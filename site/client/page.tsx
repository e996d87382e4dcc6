import type { ComponentType } from 'react';
import { keepRendered } from '../components/Island/Kept.tsx';
import { islands } from '../islands.ts';
import { onEvent } from './events.ts';
import { end, hydrate, renew } from './hydrate.tsx';
import { isRenewed, newCode, newProps } from './live/signals.ts';

declare const SERVED: boolean;

/** Gives the browser the time to answer a tap, or to show what has changed. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Has the page shown as it is without script: see site/client/wake.ts. */
const lost = (): void => void dispatchEvent(new Event('lost'));

/** Makes every island of the page live, one after the other, from the props that the build wrote beside it. */
async function hydrateIslands(): Promise<void> {
  keepRendered();
  for (const container of document.querySelectorAll<HTMLElement>('[data-island]')) {
    await pause();
    const { island, props } = container.dataset;
    const Component = Object.entries(islands).find(([name]) => name === island)?.[1];
    if (Component === undefined)
      throw new Error(`site/islands.ts knows no island "${String(island)}".`);
    // The build took these props from this very component.
    const Island = Component as ComponentType<object>;
    if (props === undefined) lost();
    else await hydrate(container, <Island {...(JSON.parse(props) as object)} />, lost);
    if (SERVED) {
      container.addEventListener(newProps, (event) => {
        event.preventDefault();
        renew(
          container,
          <Island {...(JSON.parse((event as CustomEvent<string>).detail) as object)} />,
        );
      });
      container.addEventListener(newCode, (event) => {
        event.preventDefault();
        end(container);
      });
    }
  }
}

/** Counting is a choice of the owner; where it is made, the build writes it into the page. */
const { analytics } = document.body.dataset;
if (analytics !== undefined && !(SERVED && isRenewed()))
  void import('./analytics.ts').then(
    ({ start }) => start(JSON.parse(analytics) as Parameters<typeof start>[0], onEvent),
    () => undefined,
  );

/** Kept once the page answers to events; the starter waits for it. */
export const ready = hydrateIslands();
