import A11yDialog from 'a11y-dialog';
import { scrollBarWidth } from '../../metrics.ts';
import { afterPaint } from '../after-paint.ts';

export interface Modal {
  /** Shows the dialog with the focus on its close button; `then` runs after it is painted. */
  show: (then?: () => void) => void;
  /** Hides the dialog and leaves the page inert, for another dialog. */
  hide: () => void;
  /** Makes the page usable, moves the focus to an element of the page, and hides the dialog. */
  close: (focus: () => void) => void;
  focus: () => void;
}

/** Orca says nothing of a focus when the element that had it before is gone. Milliseconds. */
const lingerMs = 300;

/** Counts each opening and closing: what was delayed for an earlier one is dropped. */
let changes = 0;
/** Hides the dialog that was closed last. */
let hideClosed: (() => void) | undefined;

/**
 * Wraps a11y-dialog, which traps the focus, and makes the page inert and unscrollable. The dialog
 * is never destroyed, because `destroy()` replaces the element.
 * @param element rendered with every attribute that a11y-dialog would set
 */
export function createModal(element: HTMLElement): Modal {
  const closeButton = element.querySelector<HTMLElement>('button[data-close]');
  const dialog = new A11yDialog(element);
  // After a click on text the dialog itself has the focus, where the library lets Shift+Tab out.
  element.addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      if (key === 'Tab' && shiftKey && document.activeElement === element) closeButton?.focus();
    },
    true,
  );
  const hide = (): void => {
    element.hidden = true;
    dialog.hide();
  };

  return {
    show(then) {
      lockScroll(true);
      if (hideClosed !== hide) hideClosed?.();
      hideClosed = undefined;
      const change = ++changes;
      element.style.clipPath = '';
      element.hidden = false;
      // The library would move the focus to the dialog, and back again when the dialog is hidden.
      closeButton?.focus();
      dialog.show(new Event('focus'));
      afterPaint(() => {
        if (change === changes) then?.();
      });
      setTimeout(() => {
        if (change === changes) setInertOutside(element);
      }, lingerMs);
    },
    hide,
    close(focus) {
      const change = ++changes;
      setInertOutside(null);
      lockScroll(false);
      focus();
      // Neither seen nor clicked any more.
      element.style.clipPath = 'inset(50%)';
      hideClosed = hide;
      setTimeout(() => {
        if (change !== changes) return;
        if (element.contains(document.activeElement)) focus();
        hide();
      }, lingerMs);
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
