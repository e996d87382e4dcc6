/** The demos that are chosen on a phone, in whatever engine: all of these run in the page, and know nothing but their arguments. */

/** Chooses an option of the filter of all demos, or of the agents on the home page, as the system's own list does, which is come to before. */
export function chooseFilter(option: number): void {
  const select = document.querySelector<HTMLSelectElement>(':is(#filter, #agents) select');
  if (select === null) throw new Error('There is nothing to choose by.');
  select.focus();
  select.selectedIndex = option;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Which cards are shown, and how far, in CSS pixels, the first is from the filter and the last from the footer. */
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
