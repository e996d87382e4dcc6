import A11yDialog from 'a11y-dialog';
import { scrollBarWidth } from '../../metrics.ts';
import { afterPaint } from '../after-paint.ts';

export interface Modal {
  /** Shows the dialog with the focus on its close button; `then` runs after it is painted. */
  show: (then?: () => void) => void;
  /** Hides the dialog and leaves the page inert, for another dialog. */
  hide: () => void;
  /** Makes the page usable, moves the focus to an element of the page, then hides the dialog. */
  close: (focus: () => void) => void;
  focus: () => void;
}

let cancelTask = (): void => undefined;

/**
 * Wraps a11y-dialog, which traps the focus, and makes the page inert and unscrollable. The dialog
 * is never destroyed, because `destroy()` replaces the element.
 * @param element rendered with every attribute that a11y-dialog would set
 */
export function createModal(element: HTMLElement): Modal {
  const closeButton = element.querySelector<HTMLElement>('button[data-close]');
  // The library focuses this element; in the HTML only one per page could have the attribute.
  if (closeButton !== null) closeButton.autofocus = true;
  const dialog = new A11yDialog(element);
  // After a click on text the dialog itself has the focus, where the library lets Shift+Tab out.
  const onKeyDown = ({ key, shiftKey }: KeyboardEvent): void => {
    if (key === 'Tab' && shiftKey && document.activeElement === element) closeButton?.focus();
  };
  element.addEventListener('keydown', onKeyDown, true);

  return {
    show(then) {
      cancelTask();
      lockScroll(true);
      element.hidden = false;
      dialog.show();
      // Inertness costs a pass over the whole page.
      cancelTask = afterPaint(() => {
        setInertOutside(element);
        then?.();
      });
    },
    hide() {
      cancelTask();
      dialog.hide();
      element.hidden = true;
    },
    close(focus) {
      cancelTask();
      // While the page is inert the library cannot move the focus and so scroll the page.
      setInertOutside(element);
      dialog.hide();
      setInertOutside(null);
      lockScroll(false);
      // Before the dialog is hidden, or screen readers read the page from its top.
      focus();
      element.hidden = true;
    },
    focus: () => closeButton?.focus(),
  };
}

function lockScroll(isLocked: boolean): void {
  const { style, dataset, clientWidth } = document.documentElement;
  const width = innerWidth - clientWidth;
  if (!isLocked) style.removeProperty(scrollBarWidth);
  else if (width > 0) style.setProperty(scrollBarWidth, `${String(width)}px`);
  if (isLocked) dataset['locked'] = '';
  else delete dataset['locked'];
}

function setInertOutside(element: HTMLElement | null): void {
  for (const child of document.body.children)
    (child as HTMLElement).inert = element !== null && !child.contains(element);
}
