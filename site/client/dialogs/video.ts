import { emit } from '../events.ts';
import { watchLoading } from './loading.ts';
import { part } from './parts.ts';

let stopWatching: (() => void) | undefined;
let opened = { id: '', title: '' };

/** Shows the video of a card: everything comes from the card's own markup. */
export function fillVideo(dialog: HTMLElement, opener: HTMLElement, id: string): void {
  const { title = '', embed = '', allow, sandbox, kind } = opener.dataset;
  opened = { id, title };
  part(dialog, 'title', HTMLElement).textContent = title;
  part(dialog, 'open', HTMLAnchorElement).href = opener.getAttribute('href') ?? embed;

  const card = opener.closest('[data-card]') ?? opener;
  fillTranscript(dialog, card.querySelector('[data-transcript]'));

  const player = part(dialog, 'player', HTMLElement);
  const thumbnail = card.querySelector('img');
  if (thumbnail !== null) player.append(createPoster(thumbnail));
  const frame = createFrame({ title, embed, sandbox, allow: allow ?? player.dataset['allow'] });
  stopWatching = watchLoading(player, frame);
  player.append(frame);

  emit(kind === 'testimonial' ? 'testimonial_open' : 'demo_open', opened);
}

/** Takes the player out again, which stops the sound of any provider. */
export function emptyVideo(dialog: HTMLElement): void {
  stopWatching?.();
  for (const element of part(dialog, 'player', HTMLElement).querySelectorAll('iframe, img')) element.remove();
  part(dialog, 'status', HTMLElement).textContent = '';
  part(dialog, 'address', HTMLInputElement).hidden = true;
}

/** Makes the controls of the dialog work; once. */
export function prepareVideo(dialog: HTMLElement): void {
  const open = part(dialog, 'open', HTMLAnchorElement);
  open.target = '_blank';
  open.rel = 'noopener';
  open.addEventListener('click', () => emit('demo_play_link', opened));
  part(dialog, 'copy', HTMLButtonElement).addEventListener('click', () => void copyLink(dialog));
}

interface FrameOptions {
  title: string;
  embed: string;
  allow: string | undefined;
  /** undefined for a frame without a sandbox; '' would forbid everything. */
  sandbox: string | undefined;
}

/** Every attribute stands before the frame goes into the page: it loads once, and adds nothing to the history. */
function createFrame({ title, embed, allow, sandbox }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (allow !== undefined) frame.allow = allow;
  // Chromium warns where both ways say the same.
  if (!/\bfullscreen\b/.test(frame.allow)) frame.allowFullscreen = true;
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.src = embed;
  return frame;
}

function createPoster(thumbnail: HTMLImageElement): HTMLImageElement {
  const poster = document.createElement('img');
  poster.alt = '';
  poster.src = thumbnail.currentSrc || thumbnail.src;
  return poster;
}

function fillTranscript(dialog: HTMLElement, source: Element | null): void {
  const transcript = part(dialog, 'transcript', HTMLDetailsElement);
  transcript.hidden = source === null;
  transcript.open = false;
  part(dialog, 'transcript-text', HTMLElement).replaceChildren(...(source?.cloneNode(true).childNodes ?? []));
}

async function copyLink(dialog: HTMLElement): Promise<void> {
  const field = part(dialog, 'address', HTMLInputElement);
  const status = part(dialog, 'status', HTMLElement);
  status.textContent = '';
  // Without the query of an advertisement that brought this visitor.
  field.value = `${location.origin}${location.pathname}#${opened.id}`;
  const copied = await copy(field.value);
  // Where the browser refuses, the address stands there to be copied by hand.
  field.hidden = copied;
  if (!copied) field.select();
  status.textContent = (copied ? status.dataset['copied'] : status.dataset['refused']) ?? '';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or, on a page without https, not there at all.
    return false;
  }
}
