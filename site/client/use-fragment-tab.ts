import { useEffect, useState } from 'react';
import { currentFragment, onAddress, pushAddress } from './address.ts';

/**
 * Which tab is chosen, kept in the address: choosing one writes it, Back and Forward walk through
 * it, and a shared address opens it.
 * @param tabOf the index of the tab that an address names, or undefined where it names none; has to
 *   be the same function from render to render
 * @param fragments what choosing the tab of that index writes in the address, without the '#'
 */
export function useFragmentTab(tabOf: (fragment: string) => number | undefined, fragments: readonly string[]): [number, (index: number) => void] {
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    const follow = (): void => {
      const index = tabOf(currentFragment());
      if (index !== undefined) setChosen(index);
    };
    follow();
    return onAddress(follow);
  }, [tabOf]);

  const choose = (index: number): void => {
    setChosen(index);
    const fragment = fragments[index];
    if (fragment !== undefined && fragment !== currentFragment()) pushAddress(fragment);
  };

  return [chosen, choose];
}
