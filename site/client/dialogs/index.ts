/**
 * Opens the dialogs from every `[data-opens]` link, updates the URL and returns the focus.
 * Without React, so that the first tap does not wait for hydration.
 */
import { afterPaint } from '../after-paint.ts';
import { enterDialog, leaveDialog, onEntry, startUrlState, writeFragment } from '../url-state.ts';
import type { Entry } from '../url-state.ts';
import { emit } from '../events.ts';
import { forwardParameters, isUsable, keyOf, openerOf, part, preconnect, titleOf } from './dom.ts';
import { showFrameFocus, showSlow } from './frame.ts';
import { createModal, type Modal } from './modal.ts';
import { emptyVideo, fillVideo, prepareVideo } from './video.ts';

interface OpenDialog {
  key: string;
  element: HTMLElement;
  modal: Modal;
  returnTo: HTMLElement;
}

const videoId = 'video';
const menuId = 'menu';
const bookingId = 'booking';

/** The booking dialog as rendered, without a form in it. */
let blankBooking: Node | undefined;
const modals = new Map<HTMLElement, Modal>();
let current: OpenDialog | null = null;
/** Where the visitor was when the dialog closed, until the URL has followed. */
let returned: { focus: () => void; top: number } | null = null;

/**
 * The dialog that an opener names. The first opener of a case study makes a copy of the booking
 * dialog, with a form of its own.
 */
function dialogOf(opener: HTMLElement | null): HTMLElement | null {
  const id = opener?.dataset['opens'] ?? '';
  const existing = document.getElementById(id);
  if (existing !== null || !id.startsWith(`${bookingId}--`)) return existing;
  const copy = blankBooking?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) {
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, value.replaceAll(bookingId, id));
    }
  }
  document.getElementById(bookingId)?.after(copy);
  return copy;
}

function modalOf(element: HTMLElement): Modal {
  let modal = modals.get(element);
  if (modal === undefined) {
    modal = createModal(element);
    modals.set(element, modal);
    if (element.id === videoId) prepareVideo(element);
  }
  return modal;
}

/** Shows the dialog of an opener in place of any other; the caller writes the URL. */
function show(opener: HTMLElement, element: HTMLElement): void {
  // A dialog opened from a dialog returns to where the first was opened.
  const returnTo = current?.element.contains(opener) === true ? current.returnTo : opener;
  const previous = current;
  const [key, modal] = [keyOf(opener), modalOf(element)];
  current = { key, element, modal, returnTo };
  returned = null;
  previous?.modal.hide();
  if (previous?.element.id === videoId) emptyVideo(previous.element);
  let mount: (() => void) | undefined;
  if (element.id === videoId) mount = fillVideo(element, opener, key);
  else if (element.dataset['frame'] !== undefined) {
    const about = { id: key, title: titleOf(element) };
    emit('booking_open', about);
    mount = () =>
      void loadBooking().then(
        ({ mountBooking }) => mountBooking(element, () => emit('booking_complete', about)),
        () => showSlow(element, part(element, 'form', HTMLElement)),
      );
  }
  modal.show(mount);
}

/** A file of its own, so that a first tap waits for less. */
const loadBooking = () => import('./booking.ts');

function hide(target?: HTMLElement | null): void {
  if (current === null) return;
  const { element, key, modal, returnTo } = current;
  current = null;
  const focus = (): void => {
    // The opener may be hidden by now, in another tab of the page or at another width.
    const candidates = [target, returnTo, openerOf(key), document.querySelector('main')];
    const found = candidates.find((each) => each && isUsable(each));
    found?.focus({ preventScroll: true });
    // The card of the next video may be elsewhere; a button of the header is always visible.
    if (target === undefined && found?.matches('[data-opens=video]') === true)
      found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  modal.close(focus);
  returned = target === undefined ? { focus, top: scrollY } : null;
  if (element.id === videoId) emptyVideo(element);
}

/** Going back to an entry with a fragment may scroll the page and drop the focus. */
function restorePlace(): void {
  const place = returned;
  returned = null;
  if (place === null) return;
  // Ends the smooth jump to the fragment that the browser may have begun.
  requestAnimationFrame(() => scrollTo({ top: place.top, behavior: 'instant' }));
  afterPaint(() => {
    if (current === null && document.activeElement === document.body) place.focus();
  });
}

function open(opener: HTMLElement): boolean {
  const element = dialogOf(opener);
  if (element === null) return false;
  const key = keyOf(opener);
  if (current?.key === key) return true;
  show(opener, element);
  enterDialog(key, opener.dataset['fragment']);
  return true;
}

function follow({ dialog }: Entry, isNew: boolean): void {
  const opener = dialog === undefined ? null : openerOf(dialog);
  const element = dialogOf(opener);
  if (opener === null || element === null) {
    hide();
    if (!isNew) restorePlace();
    return;
  }
  if (current?.key === dialog) return;
  show(opener, element);
  // The jump to a fragment may move the focus after the event.
  afterPaint(() => {
    if (document.activeElement === document.body) current?.modal.focus();
  });
}

/** Follows a link in the menu. Another page takes the place of the menu in the history. */
function followFromMenu(link: HTMLAnchorElement, event: Event): void {
  const fragment = link.hash.slice(1);
  if (link.origin + link.pathname !== location.origin + location.pathname || fragment === '') {
    // A new tab, a call or an e-mail leaves this page as it is.
    if (link.target || !link.host) return;
    event.preventDefault();
    // The back/forward cache would restore the page with an open menu.
    hide();
    location.replace(link.href);
    return;
  }
  event.preventDefault();
  const target =
    fragment === 'top' ? document.querySelector('main') : document.getElementById(fragment);
  hide(target);
  // The style sheet sets smooth scrolling, because of `prefers-reduced-motion`.
  target?.scrollIntoView();
  writeFragment('replaceState', fragment);
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented || !(target instanceof Element))
    return;
  const opener = target.closest<HTMLElement>('[data-opens]');
  // The second click of a double click would leave what the first has opened.
  if (event.detail > 1 && current !== null) {
    event.preventDefault();
    return;
  }
  const link = target.closest('a');
  if (opener !== null) {
    if (open(opener)) event.preventDefault();
    return;
  }
  if (current?.element.contains(target) === true) {
    if (target.closest('[data-close]') !== null) leaveDialog();
    else if (link !== null && current.element.id === menuId) followFromMenu(link, event);
  }
  // The other pages of the site have a booking form, too.
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    const names = document.getElementById(bookingId)?.dataset['forward'];
    link.href = forwardParameters(new URL(link.href), names).href;
  }
}

/** A link reacts to Enter only; a link with the role of a button needs Space, too. */
function onKeyDown(event: KeyboardEvent): void {
  const { target, key, repeat } = event;
  if (key === 'Escape' && current !== null) {
    // a11y-dialog would hide the dialog before its entry has gone: while the URL changes, Chromium
    // reports no focus over AT-SPI.
    event.stopImmediatePropagation();
    leaveDialog();
  }
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[data-opens]')) return;
  event.preventDefault();
  if (!repeat) target.click();
}

/** The visitor points at an opener or has reached it by key, and so may open it soon. */
function onIntent(event: Event): void {
  const { target } = event;
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
  if (opener === null) return;
  const { embed, opens, preview } = opener.dataset;
  // A scrolling finger touches cards, and a clicked card gets the focus.
  const isPointed = event instanceof PointerEvent && event.pointerType !== 'touch';
  if (preview !== undefined && (isPointed || opener.matches(':focus-visible')))
    void import('../preview.ts').then(
      ({ showPreview }) => showPreview(opener, preview),
      () => undefined,
    );
  if (opens === videoId) preconnect(embed ?? opener.getAttribute('href') ?? undefined);
  else if (opens !== menuId) void loadBooking().catch(() => undefined);
  const dialog = document.getElementById(opens?.split('--')[0] ?? '');
  preconnect(dialog?.dataset['frame']);
  preconnect(dialog?.dataset['script']);
}

export function startDialogs(): void {
  blankBooking = document.getElementById(bookingId)?.cloneNode(true);
  showFrameFocus();
  // Without script these are ordinary links.
  for (const opener of document.querySelectorAll('[data-opens]')) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
  }
  let isLanding = true;
  startUrlState((fragment) => {
    const opener = openerOf(fragment);
    if (opener?.dataset['fragment'] === undefined) return false;
    // A visitor who comes from the page of a video has seen the video and needs the card.
    if (!isLanding || document.referrer !== (opener as HTMLAnchorElement).href) return true;
    opener.scrollIntoView({ behavior: 'instant' });
    opener.focus({ preventScroll: true });
    return false;
  });
  isLanding = false;
  onEntry(follow);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}
