import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import {
  currentFragment,
  landedFresh,
  landingFragment,
  onAddress,
  pushAddress,
  replaceAddress,
} from './address.ts';

/**
 * Which tab is chosen, kept in the address: choosing one writes it once that is seen, Back and
 * Forward walk through it, and a shared address opens it.
 * @param tabOf the index of the tab that an address names, or undefined where it names none; has to
 *   be the same from render to render, as have the fragments
 * @param fragments what choosing the tab of that index writes in the address, without the '#'
 * @param arrive called once a tab is shown whose own URL has led here
 * @returns the index of the chosen tab, and a function that chooses one and adds an entry to the history, or takes the current one
 */
export function useFragmentTab(
  tabOf: (fragment: string) => number | undefined,
  fragments: readonly string[],
  arrive: () => void,
): [number, (index: number, how: 'push' | 'replace') => void] {
  const [chosen, setChosen] = useState(0);
  /** How often a tab's own URL has led here. */
  const [arrivals, setArrivals] = useState(0);
  const onArrive = useEffectEvent(arrive);
  /** Keeps the last choice out of the address, where it is not in it yet. */
  const unwrite = useRef((): void => undefined);

  useEffect(() => {
    let last = currentFragment() || landingFragment;
    const follow = (fragment: string, fresh: boolean): void => {
      // The plain address stands for the first tab after a tab's own, but after a dialog's it changes nothing.
      const index = fragment === '' && !fragments.includes(last) ? undefined : tabOf(fragment);
      last = fragment;
      if (index === undefined) return;
      setChosen(index);
      if (fresh && fragments.includes(fragment)) setArrivals((count) => count + 1);
    };
    // A visitor who has scrolled meanwhile stays there.
    follow(last, landedFresh && scrollY === 0);
    const unfollow = onAddress((fragment, fresh) => {
      // Browsers tell of each step twice, and something may have been chosen in between.
      if (fresh || fragment !== last) follow(fragment, fresh);
    });
    return () => {
      unfollow();
      unwrite.current();
    };
  }, [tabOf, fragments]);

  // Not before the tab is the one that was asked for. Its panel follows, and it stays there meanwhile.
  useEffect(() => {
    if (arrivals > 0) onArrive();
  }, [arrivals]);

  const choose = (index: number, how: 'push' | 'replace'): void => {
    setChosen(index);
    unwrite.current();
    const fragment = fragments[index];
    const from = currentFragment();
    if (fragment === undefined || fragment === from) return;
    unwrite.current = afterPaint(() => {
      if (currentFragment() === from) (how === 'push' ? pushAddress : replaceAddress)(fragment);
    });
  };

  return [chosen, choose];
}
