/** As long as a window changes its width without a pause, nothing is measured, in milliseconds. */
const pauseMs = 200;

/** The width of the window for which lists have been measured, in CSS pixels; 0 as long as none have been. */
let width = 0;

/**
 * Has the browser pass over lists of many cards (`data-many`) while they are out of sight, each at the height that it has
 * now: what stands below keeps its place, and an address leads to it. In a window of another width all of them are laid
 * out until they have been measured again.
 */
export function passOver(within: ParentNode): void {
  // Not yet laid out, they have a height that is a guess.
  if (document.documentElement.dataset['holdSections'] !== undefined) return;
  const lists = [...within.querySelectorAll<HTMLElement>('[data-many]')].map((list) => ({
    list,
    height: list.getBoundingClientRect().height,
  }));
  for (const { list, height } of lists)
    if (height > 0)
      list.style.cssText = `content-visibility: auto; contain-intrinsic-height: auto ${String(height)}px`;
  if (lists.length === 0 || width !== 0) return;
  width = innerWidth;
  let timer = 0;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const list of document.querySelectorAll('[data-many]')) list.removeAttribute('style');
    clearTimeout(timer);
    timer = window.setTimeout(passOver, pauseMs, document);
  });
}
