/**
 * The part of a dialog that its component marked with `data-part`.
 * @throws Error where the markup has no such part
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

/** The title of a dialog, as it reads now. */
export const titleOf = (dialog: HTMLElement): string =>
  part(dialog, 'title', HTMLElement).textContent;
