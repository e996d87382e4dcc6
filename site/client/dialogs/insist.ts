/** Gives an element styles that no style sheet overrides, not even that of a provider's script. */
export function insist(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(styles))
    element.style.setProperty(property, value, 'important');
}
