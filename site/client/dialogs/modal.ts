import A11yDialog from 'a11y-dialog';
import { scrollBarWidth } from '../../metrics.ts';

/** A dialog element that can be shown over everything else. */
export interface Modal {
  show: () => void;
  hide: () => void;
}

/**
 * Wraps a11y-dialog: it traps the focus and hears Escape. What it leaves to us is done here: the
 * page behind is inert and does not scroll. It is never destroyed, as that replaces the element.
 *
 * @param element rendered with every attribute that a11y-dialog would set
 * @param dismiss called when the visitor pressed Escape
 */
export function createModal(element: HTMLElement, dismiss: () => void): Modal {
  const dialog = new A11yDialog(element);
  let behind: HTMLElement[] = [];

  // Closing is more than hiding (the address changes too), so the library only tells us of the key.
  dialog.on('hide', (event) => {
    if (!(event instanceof CustomEvent) || !(event.detail instanceof Event)) return;
    event.preventDefault();
    dismiss();
  });
  // The library hears keys inside of the dialog only; the focus may be nowhere.
  document.addEventListener('keydown', (event) => {
    if (dialog.shown && event.key === 'Escape' && !event.defaultPrevented) dismiss();
  });

  return {
    show() {
      const root = document.documentElement;
      // Asked before anything changes: the answer would cost a layout of the whole page afterwards.
      const scrollBar = innerWidth - root.clientWidth;
      // Every element inherits it, so that it is not set for nothing.
      if (scrollBar > 0) root.style.setProperty(scrollBarWidth, `${String(scrollBar)}px`);
      root.dataset['locked'] = '';
      element.hidden = false;
      dialog.show();
      afterPaint(() => {
        behind = [...document.body.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.inert && !child.contains(element));
        for (const child of behind) child.inert = true;
      });
    },
    hide() {
      // Before the page can have the focus again, or the library would move it: the caller knows better where to.
      dialog.hide();
      element.hidden = true;
      for (const child of behind) child.inert = false;
      behind = [];
      afterPaint(() => {
        delete document.documentElement.dataset['locked'];
        document.documentElement.style.removeProperty(scrollBarWidth);
      });
    },
  };
}

let frame = 0;
let timer = 0;

/**
 * Does what costs a pass over the whole page once the change that the visitor waits for is on the
 * screen. Only the last counts: it undoes what an earlier one was for.
 */
function afterPaint(run: () => void): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
}
