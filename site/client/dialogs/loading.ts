/** After this time a frame that has not loaded is called slow. */
export const slowAfterMs = 8000;

/**
 * Keeps `data-state` of a box at what the frame in it does: 'loading', 'slow', 'loaded'. Styles show
 * the hint that belongs to it. A blocked frame gives no error event, so there is no fourth; without a
 * network the frame loads the browser's own page, which says less than the hint.
 * @returns a function that ends this
 */
export function watchLoading(box: HTMLElement, frame: HTMLIFrameElement): () => void {
  box.dataset['state'] = 'loading';
  const timer = setTimeout(() => (box.dataset['state'] = 'slow'), slowAfterMs);
  const loaded = (): void => {
    clearTimeout(timer);
    box.dataset['state'] = navigator.onLine ? 'loaded' : 'slow';
  };
  frame.addEventListener('load', loaded, { once: true });
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', loaded);
  };
}
