import { readBookingMessage } from '../../embeds/booking-messages.ts';
import { forwardParameters, part, setImportantStyles } from './dom.ts';
import { slowAfterMs, watchLoading } from './frame.ts';

declare global {
  interface Window {
    /** iframe-resizer, if the provider's script contains iframe-resizer. */
    iFrameResize?: (options: object, frame: HTMLIFrameElement) => void;
  }
}

interface BookingFrame {
  element: HTMLIFrameElement;
  origin: string;
  onComplete: (() => void) | undefined;
}

const visible = {
  display: 'block',
  position: 'static',
  visibility: 'visible',
  opacity: '1',
  width: '100%',
  height: 'auto',
  'min-height': '70vh',
};

const frames = new Map<HTMLElement, BookingFrame>();
let hasScript = false;

/**
 * The provider's script searches for frames once, so the frame comes first. The frame is never
 * removed, to preserve typed text.
 */
export function mountBooking(dialog: HTMLElement, onComplete: () => void): void {
  const box = part(dialog, 'form', HTMLElement);
  const { element } = frames.get(dialog) ?? mountFrame(dialog, box, onComplete);
  // Some provider scripts hide the frame to measure the form, and never show the frame again.
  setTimeout(() => dialog.hidden || makeVisible(box, element), slowAfterMs);
}

function mountFrame(dialog: HTMLElement, box: HTMLElement, onComplete: () => void): BookingFrame {
  const { frame: formUrl = '', forward, script } = dialog.dataset;
  const url = forwardParameters(new URL(formUrl, location.href), forward);
  const element = document.createElement('iframe');
  element.id = `${dialog.id}--frame`;
  element.title = box.dataset['title'] ?? '';
  element.src = url.href;
  const frame = { element, origin: url.origin, onComplete };
  frames.set(dialog, frame);
  box.append(element);
  watchLoading(dialog, box, element);
  const link = part(dialog, 'open', HTMLAnchorElement);
  link.href = forwardParameters(new URL(link.href), forward).href;
  if (hasScript) resize(element);
  else if (script !== undefined) {
    hasScript = true;
    document.head.append(Object.assign(document.createElement('script'), { src: script }));
  }
  return frame;
}

/** The script has already searched for frames and would miss a later one. */
function resize(frame: HTMLIFrameElement): void {
  try {
    window.iFrameResize?.({ checkOrigin: false }, frame);
  } catch {
    // Without the script the form scrolls inside its frame.
  }
}

function makeVisible(box: HTMLElement, frame: HTMLIFrameElement): void {
  const options = { opacityProperty: true, visibilityProperty: true };
  const { width, height } = frame.getBoundingClientRect();
  // Safari before 17.4 has no checkVisibility.
  if (width > 0 && height > 0 && (!('checkVisibility' in frame) || frame.checkVisibility(options)))
    return;
  for (
    let element: HTMLElement | null = frame;
    element !== null && element !== box;
    element = element.parentElement
  )
    setImportantStyles(element, visible);
}

addEventListener('message', ({ source, origin, data }) => {
  for (const frame of frames.values()) {
    const { contentWindow } = frame.element;
    // Anybody can post to this page: only the frame counts, while it shows its own origin.
    if (contentWindow === null || source !== contentWindow || origin !== frame.origin) continue;
    const message = readBookingMessage(data);
    if (message?.type === 'height')
      setImportantStyles(frame.element, { height: `${message.height}px` });
    if (message?.type === 'ready') contentWindow.postMessage(message.answer, frame.origin);
    if (message?.type !== 'complete') continue;
    frame.onComplete?.();
    frame.onComplete = undefined;
  }
});
