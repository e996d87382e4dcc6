import A11yDialog from 'a11y-dialog';
import { scrollBarWidth } from '../../metrics.ts';
import { afterPaint } from '../after-paint.ts';

/** A dialog element that can be shown over everything else. */
export interface Modal {
  /** @param then called once the dialog is on the screen, unless it has been hidden before that */
  show: (then?: () => void) => void;
  /** @param then called once the page can have the focus again, unless a dialog is shown before that */
  hide: (then: () => void) => void;
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

  // At first the dialog itself has the focus. The library knows the way round from the first control only,
  // and hears keys on the document: this has to be before it.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.shiftKey && document.activeElement === element)
        element.querySelector('button')?.focus();
    },
    true,
  );

  return {
    show(then) {
      // Asked before anything changes: the answer would cost a layout of the whole page afterwards.
      const scrollBar = innerWidth - document.documentElement.clientWidth;
      // With the bar goes its room, so what is in the middle of the window must be there from the first frame.
      if (scrollBar > 0) lock(scrollBar);
      element.hidden = false;
      dialog.show();
      tidyUp(() => {
        then?.();
        dropCaret();
        lock(scrollBar);
        leaveBehind([...document.body.children].filter((child) => !child.contains(element)));
      });
    },
    hide(then) {
      // First of all, or the library would move the focus: the caller knows better where to.
      dialog.hide();
      element.hidden = true;
      dropCaret();
      tidyUp(() => {
        unlock();
        leaveBehind([]);
        then();
      });
    },
  };
}

/**
 * A tap on any text leaves a caret there that nobody sees. Where that is inert or hidden from now on, browsers walk through
 * all of the page for another place for it at every change (Chromium, slow phone: 15 to 66 ms of a tap on Close).
 */
function dropCaret(): void {
  const selection = getSelection();
  if (selection?.isCollapsed === true) selection.removeAllRanges();
}

function lock(scrollBar: number): void {
  const root = document.documentElement;
  // Every element inherits it, so that it is not set for nothing.
  if (scrollBar > 0) root.style.setProperty(scrollBarWidth, `${String(scrollBar)}px`);
  root.dataset['locked'] = '';
}

function unlock(): void {
  delete document.documentElement.dataset['locked'];
  document.documentElement.style.removeProperty(scrollBarWidth);
}

/** What is inert because of a dialog, and not by itself. */
let behind: readonly HTMLElement[] = [];

/** Makes these inert, and none of those that were before. */
function leaveBehind(elements: readonly Element[]): void {
  for (const element of behind) element.inert = false;
  behind = elements.filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert,
  );
  for (const element of behind) element.inert = true;
}

let forget: (() => void) | undefined;

/** Leaves what costs a pass over the whole page until the visitor has been answered. Only the last counts: what an earlier one was for is over. */
function tidyUp(run: () => void): void {
  forget?.();
  forget = afterPaint(run);
}
