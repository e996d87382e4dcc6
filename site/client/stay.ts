/** By then everything that may still change its height has come, or is not worth a jump any more. */
const settledMs = 5000;

/** By then Safari has ended its own way to what bears the fragment, which it goes smoothly and on from anywhere. */
const arrivedMs = 1000;

/** By these a visitor goes elsewhere. A click alone comes from a reading aid, which has scrolled to what it clicks. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'];

/** When the visitor last did something, as `performance.now()` counts. */
let acted = 0;

/** What holds the page in its place now. */
let staying: AbortController | undefined;

/** Tells that the visitor does something now, or did before this module could hear it. */
export function noteAct(): void {
  acted = performance.now();
  staying?.abort();
}

// Rendered on the server too, where nobody does anything.
if (typeof window !== 'undefined')
  for (const sign of signs) addEventListener(sign, noteAct, { capture: true, passive: true });

/**
 * Scrolls to where an address has led, and stays there while what stands above still changes its
 * height (other fonts, a section that is laid out late) until the visitor does something. Not every
 * browser keeps its place by itself. Whoever has done something since then is left where that has led.
 * @param since when the address led there, as `performance.now()` counts; at first that is when the page was opened
 */
export function stayAt(element: Element, since = 0): void {
  if (acted > since) return;
  staying?.abort();
  const stay = (staying = new AbortController());
  const goBack = (): void => element.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(goBack);
  stay.signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('scroll', goBack, { passive: true, signal: stay.signal });
  setTimeout(() => removeEventListener('scroll', goBack), arrivedMs);
  setTimeout(() => stay.abort(), settledMs);
  observer.observe(document.body);
}
