import { useEffect, useEffectEvent, useState } from 'react';
import { currentFragment, landedFresh, landingFragment, onAddress, pushAddress, replaceAddress } from './address.ts';
import { isRenewed } from './live/signals.ts';

declare const SERVED: boolean;

/**
 * Which tab is chosen, kept in the address: choosing one writes it, Back and Forward walk through
 * it, and a shared address opens it.
 * @param tabOf the index of the tab that an address names, or undefined where it names none; has to
 *   be the same from render to render, as have the fragments
 * @param fragments what choosing the tab of that index writes in the address, without the '#'
 * @param arrive called once a tab is shown whose own address has led here
 * @returns the index of the chosen tab, and a function that chooses one and adds an entry to the history, or takes the current one
 */
export function useFragmentTab(tabOf: (fragment: string) => number | undefined, fragments: readonly string[], arrive: () => void): [number, (index: number, how: 'push' | 'replace') => void] {
  const [chosen, setChosen] = useState(0);
  /** How often an address has led here. */
  const [arrivals, setArrivals] = useState(0);
  const onArrive = useEffectEvent(arrive);

  useEffect(() => {
    let last = currentFragment() || landingFragment;
    const follow = (fragment: string, fresh: boolean): void => {
      // The plain address stands for the first tab after a tab's own, but after a dialog's it changes nothing.
      const index = fragment === '' && !fragments.includes(last) ? undefined : tabOf(fragment);
      last = fragment;
      if (index === undefined) return;
      setChosen(index);
      if (fresh && fragments.includes(fragment)) setArrivals((before) => before + 1);
    };
    follow(last, landedFresh && !(SERVED && isRenewed()));
    return onAddress(follow);
  }, [tabOf, fragments]);

  // Not before the panel is the one that was asked for.
  useEffect(() => {
    if (arrivals > 0) onArrive();
  }, [arrivals]);

  const choose = (index: number, how: 'push' | 'replace'): void => {
    setChosen(index);
    const fragment = fragments[index];
    if (fragment === undefined || fragment === currentFragment()) return;
    if (how === 'push') pushAddress(fragment);
    else replaceAddress(fragment);
  };

  return [chosen, choose];
}
