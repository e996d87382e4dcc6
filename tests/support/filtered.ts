/** Functions for `page.evaluate` in every engine, so without imports: the filters of a phone. */

/** Chooses an option of a select as a system picker does: focus first, then `change`. */
export function chooseFilter(option: number): void {
  const select = document.querySelector<HTMLSelectElement>(':is(#filter, #agents) select');
  if (select === null) throw new Error('There is nothing to choose by.');
  select.focus();
  select.selectedIndex = option;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The visible cards, and the distances to the filter and to the footer in CSS pixels. */
export function shownCards(): { ids: string[]; above: number; below: number } {
  const edge = (element: Element | null | undefined, side: 'top' | 'bottom'): number =>
    element?.getBoundingClientRect()[side] ?? NaN;
  const cards = [...document.querySelectorAll('main [data-card]')].filter((card) =>
    card.checkVisibility(),
  );
  return {
    ids: cards.map(({ id }) => id),
    above: Math.round(
      edge(cards[0], 'top') - edge(document.querySelector('#filter select'), 'bottom'),
    ),
    below: Math.round(edge(document.querySelector('footer'), 'top') - edge(cards.at(-1), 'bottom')),
  };
}
