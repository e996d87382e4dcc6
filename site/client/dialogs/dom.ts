/**
 * The part of a dialog that its component marks with `data-part`.
 * @throws Error if the markup has no such part
 */
export function part<Type extends HTMLElement>(
  dialog: HTMLElement,
  name: string,
  type: new () => Type,
): Type {
  const element = dialog.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof type))
    throw new Error(`The dialog #${dialog.id} has no <${type.name}> with data-part="${name}".`);
  return element;
}

export const titleOf = (dialog: HTMLElement): string =>
  part(dialog, 'title', HTMLElement).textContent;

/** The key of a dialog in the URL and the history: the fragment of its opener, or its id. */
export const keyOf = (opener: HTMLElement): string =>
  opener.dataset['fragment'] ?? opener.dataset['opens'] ?? '';

/** The opener with this key; of several, one that the visitor can use. */
export function openerOf(key: string): HTMLElement | null {
  const value = CSS.escape(key);
  const openers = document.querySelectorAll<HTMLElement>(
    `[data-opens][data-fragment="${value}"],[data-opens="${value}"]:not([data-fragment])`,
  );
  return [...openers].find(isUsable) ?? openers[0] ?? null;
}

/** False for an element that is hidden, skipped or inert. */
export const isUsable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  element.closest('[inert]') === null &&
  element.checkVisibility();

/** Sets styles that no style sheet overrides, not even that of a provider's script. */
export function setImportantStyles(element: HTMLElement, styles: Record<string, string>): void {
  for (const [property, value] of Object.entries(styles))
    element.style.setProperty(property, value, 'important');
}

/** Adds to a URL those parameters of the landing page that the booking page should know. */
export function forwardParameters(url: URL, names = ''): URL {
  for (const name of names.split(' ')) {
    const value = landingParameters.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

/** Read at the start: a provider's script may rewrite the URL. */
const landingParameters = new URLSearchParams(
  typeof location === 'undefined' ? '' : location.search,
);

const connected = new Set<string>();

export function preconnect(url: string | undefined): void {
  if (url === undefined) return;
  const { origin } = new URL(url, location.href);
  if (origin === location.origin || connected.has(origin)) return;
  connected.add(origin);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin }),
  );
}
