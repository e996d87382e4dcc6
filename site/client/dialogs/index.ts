/**
 * Makes the dialogs of the page work: opens them from every `[data-opens]` link, wherever it
 * stands, keeps the address in step, and brings the focus back. No framework is needed for the
 * first tap.
 */
import {
  answerTimeMs,
  currentFragment,
  enterDialog,
  enteredDialog,
  landedFresh,
  leaveDialog,
  onAddress,
  replaceAddress,
} from '../address.ts';
import { fillBooking } from './booking.ts';
import { showFrameFocus } from './frame-focus.ts';
import { createModal, type Modal } from './modal.ts';
import { isUsable, keyOf, openerOfFragment, openerOfId } from './openers.ts';
import { preconnect } from './preconnect.ts';
import { emptyVideo, filmOf, fillVideo, prepareVideo } from './video.ts';

interface Shown {
  key: string;
  element: HTMLElement;
  modal: Modal;
  /** Where the focus goes when it closes. */
  returnTo: HTMLElement;
}

const videoId = 'video';
const menuId = 'menu';
const bookingId = 'booking';

/** The booking dialog as it was rendered, without a form in it. */
let blankBooking: Node | undefined;

const modals = new Map<HTMLElement, Modal>();
let shown: Shown | null = null;

/**
 * The dialog that an opener names. Each case study has a booking dialog of its own, with its own
 * form: a copy of the page's, made when it is first asked for.
 */
function dialogOf(opener: HTMLElement | null): HTMLElement | null {
  const id = opener?.dataset['opens'] ?? '';
  const present = document.getElementById(id);
  if (present !== null || !id.startsWith(`${bookingId}--`)) return present;
  const copy = blankBooking?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) {
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, value.replace(bookingId, id));
    }
  }
  document.getElementById('dialogs')?.append(copy);
  return copy;
}

function modalOf(element: HTMLElement): Modal {
  let modal = modals.get(element);
  if (modal === undefined) {
    modal = createModal(element, close);
    modals.set(element, modal);
    if (element.id === videoId) prepareVideo(element);
  }
  return modal;
}

/** Shows the dialog of an opener in the place of any other; the address is the caller's business. */
function show(opener: HTMLElement, element: HTMLElement): void {
  // What was opened from a dialog returns to where that one was opened.
  const returnTo = shown?.element.contains(opener) === true ? shown.returnTo : opener;
  hide();
  returned = null;
  const key = keyOf(opener);
  shown = { key, element, modal: modalOf(element), returnTo };
  shown.modal.show(fill(element, opener, key));
}

/** @returns what brings the frame of the dialog, where it has one */
function fill(element: HTMLElement, opener: HTMLElement, key: string): (() => void) | undefined {
  if (element.id === videoId) return fillVideo(element, opener, key);
  return element.dataset['frame'] === undefined ? undefined : fillBooking(element, key);
}

/** @param then called once the page can have the focus again */
function hide(then: () => void = () => undefined): void {
  if (shown === null) return;
  const { element, modal } = shown;
  shown = null;
  modal.hide(then);
  if (element.id === videoId) emptyVideo(element);
}

/** Where the visitor is just being brought back to: the element that has the focus once it can have it, and how far the page was scrolled. */
let returned: { element: HTMLElement | null; top: number } | null = null;

/** Going back to an address with a fragment scrolls there and takes the focus away, a frame or two after its event. */
function keepPlace(frames = 2): void {
  if (shown !== null || returned === null) return;
  scrollTo({ top: returned.top, behavior: 'instant' });
  // What a filter has left out since then could not have it, and would be laid out to find that.
  if (
    document.activeElement === document.body &&
    returned.element !== null &&
    isUsable(returned.element)
  )
    returned.element.focus({ preventScroll: true });
  if (frames > 0) requestAnimationFrame(() => keepPlace(frames - 1));
}

/** Going to a fragment takes the focus away from a dialog that has opened for it, in some browsers a frame after its event. */
function keepFocus(frames = 2): void {
  if (document.activeElement === document.body) shown?.element.focus();
  if (frames > 0) requestAnimationFrame(() => keepFocus(frames - 1));
}

function hideAndReturn(): void {
  const last = shown;
  if (last === null) return;
  const place: typeof returned = { element: null, top: scrollY };
  returned = place;
  hide(() => {
    // The opener may be gone or hidden by now: in another tab of the page, or at another width.
    const places = [last.returnTo, openerOfFragment(last.key), document.querySelector('main')];
    place.element = places.find((element) => element !== null && isUsable(element)) ?? null;
    place.element?.focus({ preventScroll: true });
  });
  setTimeout(() => {
    if (returned === place) returned = null;
  }, answerTimeMs);
}

/** @returns whether there is a dialog to open */
function open(opener: HTMLElement): boolean {
  const element = dialogOf(opener);
  if (element === null) return false;
  const key = keyOf(opener);
  if (shown?.key === key) return true;
  const how = shown === null ? 'push' : 'replace';
  show(opener, element);
  enterDialog(key, opener.dataset['fragment'], how);
  return true;
}

/** The visitor closed the dialog. */
function close(): void {
  if (shown === null) return;
  hideAndReturn();
  leaveDialog();
}

/** Shows what the address says, after it has changed. */
function follow(): void {
  const entered = enteredDialog();
  const opener =
    entered === null
      ? openerOfFragment(currentFragment())
      : (openerOfFragment(entered) ?? openerOfId(entered));
  const element = dialogOf(opener);
  if (opener === null || element === null) {
    hideAndReturn();
    keepPlace();
  } else if (shown?.key !== keyOf(opener)) {
    show(opener, element);
    keepFocus();
    // A link or a typed address led here, and so the history does not know yet.
    if (entered === null) enterDialog(keyOf(opener), opener.dataset['fragment'], 'replace');
  }
}

/** A shared address opens its dialog above the plain page, so that Back closes it before it leaves the page. */
function land(): void {
  const opener = enteredDialog() === null ? openerOfFragment(currentFragment()) : null;
  if (opener === null) {
    follow();
  } else {
    replaceAddress('');
    // Whoever comes from the film's own page has seen it, and looks for its card.
    if (landedFresh && document.referrer === (opener as HTMLAnchorElement).href) {
      opener.scrollIntoView({ behavior: 'instant' });
      opener.focus({ preventScroll: true });
    } else {
      open(opener);
      // On a slow device the browser comes to the fragment only now.
      keepFocus();
    }
  }
}

/** A link in the menu was chosen: the menu gives way to where it leads. */
function followFromMenu(link: HTMLAnchorElement, event: Event): void {
  const fragment = link.hash.slice(1);
  const returnTo = shown?.returnTo;
  if (link.origin + link.pathname !== location.origin + location.pathname || fragment === '') {
    hide();
    // The page is left; its entry is to be an ordinary one when the visitor comes back.
    replaceAddress(currentFragment());
    return;
  }
  event.preventDefault();
  hide(() => {
    const top = fragment === 'top';
    const target = top ? document.querySelector('main') : document.getElementById(fragment);
    (target ?? returnTo)?.focus({ preventScroll: true });
    // How it moves is the style sheet's business, which knows who wants less motion.
    if (top) scrollTo({ top: 0 });
    else target?.scrollIntoView();
  });
  // Only now: whoever follows the address would close the menu and return to its button.
  replaceAddress(fragment);
}

/** What the booking page is to learn of the landing page goes along to the other pages of the site. */
function takeAlong(link: HTMLAnchorElement | null): void {
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname)
    return;
  const url = new URL(link.href);
  const parameters = new URLSearchParams(location.search);
  for (const name of (document.getElementById(bookingId)?.dataset['forward'] ?? '').split(' ')) {
    const value = parameters.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  if (url.search !== link.search) link.search = url.search;
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const ordinary =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!ordinary || event.defaultPrevented || !(target instanceof Element)) return;

  const opener = target.closest<HTMLElement>('[data-opens]');
  if (opener !== null) {
    if (open(opener)) event.preventDefault();
  } else if (shown?.element.contains(target) === true) {
    const link = target.closest('a');
    if (target.closest('[data-close]') !== null) close();
    else if (link !== null && shown.element.id === menuId) followFromMenu(link, event);
  }
  if (opener === null) takeAlong(target.closest('a'));
}

/** A link hears Enter by itself; as a button it has to hear Space too. */
function onKeyDown(event: KeyboardEvent): void {
  const opener =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
  if (event.key !== ' ' || opener === null) return;
  event.preventDefault();
  if (!event.repeat) opener.click();
}

/** The visitor points at an opener or has come to it by key, and so may open it soon. */
function onIntent(event: Event): void {
  const { target } = event;
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
  if (opener === null) return;
  // A finger points at a card whenever it scrolls, and a card that was clicked has the focus as well.
  const isMeant =
    event instanceof PointerEvent
      ? event.pointerType !== 'touch'
      : opener.matches(':focus-visible');
  const film = opener.dataset['opens'] === videoId && isMeant ? filmOf(keyOf(opener)) : undefined;
  if (film !== undefined)
    void import('../preview.ts').then(
      ({ rest }) => rest(opener, film),
      () => undefined,
    );
  preconnect(
    opener.dataset['embed'] ??
      (opener.dataset['opens'] === videoId
        ? (opener.getAttribute('href') ?? undefined)
        : undefined),
  );
  const dialog = dialogOf(opener);
  preconnect(dialog?.dataset['frame']);
  preconnect(dialog?.dataset['script']);
}

/** Makes the dialogs of a page work, once all of the page is there, and opens the one that its address names. */
export function startDialogs(): void {
  blankBooking = document.getElementById(bookingId)?.cloneNode(true);
  showFrameFocus();
  // Without script they are links, and go where their address says.
  for (const opener of document.querySelectorAll('[data-opens]')) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
  }
  land();
  onAddress(follow);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}
