import { readBookingMessage } from '../../embeds/booking-messages.ts';
import { emit } from '../events.ts';
import { insist } from './insist.ts';
import { showLoading, slowAfterMs, watchLoading } from './loading.ts';
import { part, titleOf } from './parts.ts';

declare global {
  interface Window {
    /** iframe-resizer, where the provider's script brought it along. */
    iFrameResize?: (options: object, frame: HTMLIFrameElement) => void;
  }
}

interface BookingFrame {
  element: HTMLIFrameElement;
  origin: string;
  id: string;
  title: string;
  completed: boolean;
}

/** A frame that is moved loads anew, so a script that moves it each time is given up on. */
const mostMoves = 3;

/** What makes a frame visible again. */
const sight = {
  display: 'block',
  position: 'static',
  visibility: 'visible',
  opacity: '1',
  width: '100%',
  height: 'auto',
  'min-height': '70vh',
};

const frames = new Map<HTMLElement, BookingFrame>();
let script: HTMLScriptElement | undefined;
/** Kept from the start: a provider's script may rewrite the address. */
const landingQuery = location.search;

/**
 * Shows the form of a booking dialog. The first time its frame is made, and only after it the
 * provider's script is loaded, once for the page: it looks for frames when it starts. The frame then
 * stays, with whatever was typed into it.
 * @returns what brings the form, which has time until the dialog is seen
 */
export function fillBooking(dialog: HTMLElement, id: string): () => void {
  const box = part(dialog, 'form', HTMLElement);
  if (!frames.has(dialog)) showLoading(box);
  emit('booking_open', { id, title: titleOf(dialog) });
  return () => bringForm(dialog, box, id);
}

function bringForm(dialog: HTMLElement, box: HTMLElement, id: string): void {
  let frame = frames.get(dialog);
  if (frame === undefined) {
    const address = forwarded(dialog, dialog.dataset['frame'] ?? '');
    const element = document.createElement('iframe');
    element.id = `${dialog.id}--frame`;
    element.title = box.dataset['title'] ?? '';
    element.src = address.href;
    frame = { element, origin: address.origin, id, title: titleOf(dialog), completed: false };
    frames.set(dialog, frame);
    watchLoading(box, element);
    box.append(element);
    keepInPlace(box, element);
    const open = part(dialog, 'open', HTMLAnchorElement);
    open.href = forwarded(dialog, open.href).href;
    runScript(dialog.dataset['script'], element);
  }
  const { element } = frame;
  setTimeout(() => {
    // A dialog that has been closed meanwhile hides its frame rightly.
    if (dialog.getAttribute('aria-hidden') !== 'true') mendSight(box, element);
  }, slowAfterMs);
}

/** An address with those parameters of this page's own address that the booking page is to learn of. */
function forwarded(dialog: HTMLElement, address: string): URL {
  const url = new URL(address, location.href);
  const parameters = new URLSearchParams(landingQuery);
  for (const name of (dialog.dataset['forward'] ?? '').split(' ')) {
    const value = parameters.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

function runScript(address: string | undefined, frame: HTMLIFrameElement): void {
  if (script !== undefined) {
    resize(frame);
  } else if (address !== undefined) {
    script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }
}

/** The script has looked for frames already and would miss a later one. */
function resize(frame: HTMLIFrameElement): void {
  try {
    window.iFrameResize?.({ checkOrigin: false }, frame);
  } catch {
    // The form works without it: it scrolls inside of its frame.
  }
}

/** Brings a frame back that the provider's script has moved out of the dialog, where nobody could reach it. */
function keepInPlace(box: HTMLElement, frame: HTMLIFrameElement): void {
  let moves = 0;
  const observer = new MutationObserver(() => {
    if (box.contains(frame)) return;
    box.append(frame);
    moves += 1;
    if (moves === mostMoves) observer.disconnect();
  });
  observer.observe(box, { childList: true, subtree: true });
}

/** Scripts hide the frame until they have measured it, and at times never show it again. */
function mendSight(box: HTMLElement, frame: HTMLIFrameElement): void {
  const room = box.getBoundingClientRect();
  for (
    let element: HTMLElement | null = frame;
    element !== null && element !== box;
    element = element.parentElement
  ) {
    const { visibility, opacity } = getComputedStyle(element);
    const { width, height, left, right } = element.getBoundingClientRect();
    if (
      visibility === 'visible' &&
      opacity !== '0' &&
      width > 0 &&
      height > 0 &&
      right > room.left &&
      left < room.right
    )
      continue;
    element.hidden = false;
    element.removeAttribute('style');
    insist(element, sight);
  }
}

addEventListener('message', (event) => {
  for (const frame of frames.values()) {
    const { contentWindow } = frame.element;
    // Anybody can post a message to this page: only the frame itself is heard, and only while it shows what it was made for.
    if (contentWindow === null || event.source !== contentWindow || event.origin !== frame.origin)
      continue;
    const message = readBookingMessage(event.data);
    if (message?.type === 'height') insist(frame.element, { height: `${message.height}px` });
    if (message?.type === 'ready') contentWindow.postMessage(message.answer, frame.origin);
    if (message?.type === 'complete' && !frame.completed) {
      frame.completed = true;
      emit('booking_complete', { id: frame.id, title: frame.title });
    }
  }
});
