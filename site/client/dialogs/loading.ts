/** After this time a frame that has not loaded is called slow. */
export const slowAfterMs = 8000;

/** Says in a box that its frame is to come: not before the dialog is seen, which takes until somebody looks where the tab is in the background. */
export const showLoading = (box: HTMLElement): unknown => (box.dataset['state'] = 'loading');

/**
 * Keeps `data-state` of a box at what the frame that comes into it now does: 'slow', 'loaded'. Styles
 * show the hint that belongs to it. A blocked frame gives no error event, so there is no other; without a
 * network the frame loads the browser's own page, which says less than the hint.
 * @returns a function that ends this
 */
export function watchLoading(box: HTMLElement, frame: HTMLIFrameElement): () => void {
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
