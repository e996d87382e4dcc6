/** By then everything that may still change its height has come, or is not worth a jump any more. */
const settledMs = 5000;

/** By then Safari has ended its own way to what bears the fragment, which it goes smoothly and on from anywhere. */
const arrivedMs = 1000;

/**
 * Scrolls to where an address has led, and stays there while what stands above still changes its
 * height (other fonts, a section that is laid out late) until the visitor does something. Not every
 * browser keeps its place by itself.
 */
export function stayAt(element: Element): void {
  const moved = new AbortController();
  const goBack = (): void => element.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(goBack);
  moved.signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('scroll', goBack, { passive: true, signal: moved.signal });
  setTimeout(() => removeEventListener('scroll', goBack), arrivedMs);
  // A click alone comes from a reading aid, which has scrolled to what it clicks.
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate']) addEventListener(sign, () => moved.abort(), { capture: true, passive: true, signal: moved.signal });
  setTimeout(() => moved.abort(), settledMs);
  observer.observe(document.body);
}
