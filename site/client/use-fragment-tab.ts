import { useEffect, useEffectEvent, useState } from 'react';
import { currentFragment, onEntry, startUrlState, writeFragment } from './url-state.ts';

/** Keeps the chosen tab in the URL: choosing writes it, Back and Forward walk through it. */
export function useFragmentTab(
  tabOf: (fragment: string) => number | undefined,
  fragments: readonly string[],
  onArrive: () => void,
): [number, (index: number, how: 'push' | 'replace') => void] {
  const [chosen, setChosen] = useState(0);
  const [arrivals, setArrivals] = useState(0);
  const arrive = useEffectEvent(onArrive);

  useEffect(() => {
    startUrlState();
    // Do not scroll a visitor who has acted before the script came.
    let isSettled = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    const stop = onEntry(({ tab }, isNew) => {
      const index = tabOf(tab);
      if (index === undefined) return;
      setChosen(index);
      const isArrival = isNew && fragments.includes(tab) && !isSettled;
      if (isArrival) setArrivals((count) => count + 1);
    });
    isSettled = false;
    return () => void stop();
  }, [tabOf, fragments]);

  // After the panel is shown, or there would be nothing to scroll to.
  useEffect(() => {
    if (arrivals > 0) arrive();
  }, [arrivals]);

  const choose = (index: number, how: 'push' | 'replace'): void => {
    setChosen(index);
    const fragment = fragments[index];
    if (fragment !== undefined && fragment !== currentFragment())
      writeFragment(how === 'push' ? 'pushState' : 'replaceState', fragment, fragment);
  };
  return [chosen, choose];
}
