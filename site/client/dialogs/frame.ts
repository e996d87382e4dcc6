import { part } from './dom.ts';

/** A frame that has not loaded after this time is called slow. Milliseconds. */
export const slowAfterMs = 8000;

export function showSlow(dialog: HTMLElement, box: HTMLElement): void {
  const status = part(dialog, 'status', HTMLElement);
  box.dataset['state'] = 'slow';
  status.textContent = status.dataset['slow'] ?? '';
}

/**
 * Watches a frame that is in the page, and passes its Escape on to the dialog.
 * Sets `data-state` of a box to 'loading', then 'loaded' or 'slow', as its frame does. A blocked
 * frame fires no error event, and without a network the frame loads the browser's error page.
 */
export function watchLoading(
  dialog: HTMLElement,
  box: HTMLElement,
  frame: HTMLIFrameElement,
): () => void {
  const timer = setTimeout(showSlow, slowAfterMs, dialog, box);
  const onLoad = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine) {
      showSlow(dialog, box);
      return;
    }
    box.dataset['state'] = 'loaded';
    part(dialog, 'status', HTMLElement).textContent = '';
  };
  box.dataset['state'] = 'loading';
  frame.addEventListener('load', onLoad, { once: true });
  // A frame keeps its key events. While it loads it is empty and of this origin, and a page of this
  // origin keeps the listeners of its window.
  frame.contentDocument?.defaultView?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !frame.contentDocument?.fullscreenElement)
      frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', onLoad);
  };
}

/**
 * Marks the box of a frame that the keyboard has entered, as the focus ring. Chromium matches
 * no :focus on a frame while the focus is inside, nor does it scroll the frame into view.
 */
export function showFrameFocus(): void {
  let isKeyboard = false;
  let box: HTMLElement | null = null;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isKeyboard = type === 'keydown'), true);
  // The active element is known only after the event.
  addEventListener('blur', () =>
    setTimeout(() => {
      const frame = document.activeElement;
      if (!isKeyboard || !(frame instanceof HTMLIFrameElement)) return;
      box = frame.parentElement;
      box?.setAttribute('data-focus', '');
      box?.scrollIntoView({ block: 'nearest' });
    }),
  );
  addEventListener('focus', () => box?.removeAttribute('data-focus'));
}
