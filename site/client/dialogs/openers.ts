/** The links that open dialogs, and what they say about themselves. */

/** What a dialog is known by in the address and the history: the fragment of its opener, or its id. */
export const keyOf = (opener: HTMLElement): string =>
  opener.dataset['fragment'] ?? opener.dataset['opens'] ?? '';

/** The opener of a fragment: one that can be used, where there are several. */
export const openerOfFragment = (fragment: string): HTMLElement | null =>
  best(`[data-opens][data-fragment="${CSS.escape(fragment)}"]`);

/** The opener of a dialog that has an id but no fragment. */
export const openerOfId = (id: string): HTMLElement | null =>
  best(`[data-opens="${CSS.escape(id)}"]:not([data-fragment])`);

function best(selector: string): HTMLElement | null {
  const openers = [...document.querySelectorAll<HTMLElement>(selector)];
  return openers.find(isUsable) ?? openers[0] ?? null;
}

/** False for what is not shown, and for what is inert, such as a slide out of sight. */
export const isUsable = (element: HTMLElement): boolean =>
  !isPassedOver(element) &&
  element.getClientRects().length > 0 &&
  element.closest('[inert]') === null;

/** Whether the boxes of an element are kept without being shown (`content-visibility`), of which Safari before 17.4 knows nothing. */
const isPassedOver = (element: Element): boolean =>
  'checkVisibility' in element && !element.checkVisibility();
