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
import { isRenewed } from './live/signals.ts';

declare const SERVED: boolean;

/**
 * Which tab is chosen, kept in the address: choosing one writes it once that is seen, Back and
 * Forward walk through it, and a shared address opens it.
 * @param tabOf the index of the tab that an address names, or undefined where it names none; has to
 *   be the same from render to render, as have the fragments
 * @param fragments what choosing the tab of that index writes in the address, without the '#'
 * @param arrive called once a tab is shown whose own address has led here, with when that was, as `performance.now()` counts: 0 for the address that the page was opened by
 * @returns the index of the chosen tab, and a function that chooses one and adds an entry to the history, or takes the current one
 */
export function useFragmentTab(
  tabOf: (fragment: string) => number | undefined,
  fragments: readonly string[],
  arrive: (since: number) => void,
): [number, (index: number, how: 'push' | 'replace') => void] {
  const [chosen, setChosen] = useState(0);
  /** When an address last led here. */
  const [arrival, setArrival] = useState<number>();
  const onArrive = useEffectEvent(arrive);
  /** Keeps the last choice out of the address, where it is not in it yet. */
  const unwrite = useRef((): void => undefined);

  useEffect(() => {
    let last = currentFragment() || landingFragment;
    const follow = (fragment: string, fresh: boolean, since = performance.now()): void => {
      // The plain address stands for the first tab after a tab's own, but after a dialog's it changes nothing.
      const index = fragment === '' && !fragments.includes(last) ? undefined : tabOf(fragment);
      last = fragment;
      if (index === undefined) return;
      setChosen(index);
      if (fresh && fragments.includes(fragment)) setArrival(since);
    };
    follow(last, landedFresh && !(SERVED && isRenewed()), 0);
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
    if (arrival !== undefined) onArrive(arrival);
  }, [arrival]);

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
