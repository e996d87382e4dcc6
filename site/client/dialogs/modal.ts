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
      behind = [...document.body.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.inert && !child.contains(element));
      for (const child of behind) child.inert = true;
      const root = document.documentElement;
      root.style.setProperty(scrollBarWidth, `${String(innerWidth - root.clientWidth)}px`);
      root.dataset['locked'] = '';
      element.hidden = false;
      dialog.show();
    },
    hide() {
      // While the page is inert, so that the library cannot move the focus there: the caller knows better where to.
      dialog.hide();
      element.hidden = true;
      for (const child of behind) child.inert = false;
      behind = [];
      delete document.documentElement.dataset['locked'];
      document.documentElement.style.removeProperty(scrollBarWidth);
    },
  };
}
