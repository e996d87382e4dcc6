import { playerLeast, playerRatio } from '../../metrics.ts';
import { emit } from '../events.ts';
import type { FilmFrame } from '../watch.ts';
import { afterPaint } from '../after-paint.ts';
import { insist } from './insist.ts';
import { showLoading, slowAfterMs, watchLoading } from './loading.ts';
import { part } from './parts.ts';

let stopWatching: (() => void) | undefined;
let opened = { id: '', title: '' };
let films: readonly string[] | undefined;

/**
 * The beginning of a film. Chromium hands a film on in blocks of 32 kB, none before it is whole: one block holds the
 * first frames as a rule, and has come before the page of the film asks for it; of two the second is still on its way then.
 */
const firstBytes = 'bytes=0-32767';

/** The address of the film of a card, and the colours above and below its picture; nothing where it has no film of this site. */
function ownFilm(id: string): readonly string[] {
  films ??= document.querySelector<HTMLElement>('[data-films]')?.dataset['films']?.split(' ') ?? [];
  const at = films.indexOf(id) + 1;
  return at > 0 ? films.slice(at, at + 3) : [];
}

/** The address of the film of a card, where it has one that is of this site. */
export const filmOf = (id: string): string | undefined => ownFilm(id)[0];

/**
 * Shows the video of a card: everything comes from the card's own markup.
 * @returns what brings the film and its player, which cost as much as the rest together, and have time until the dialog is seen
 */
export function fillVideo(dialog: HTMLElement, opener: HTMLElement, id: string): () => void {
  const href = opener.getAttribute('href') ?? '';
  const {
    title = opener.textContent,
    embed = href,
    allow,
    sandbox,
    ratio = '',
    kind,
  } = opener.dataset;
  opened = { id, title };
  part(dialog, 'title', HTMLElement).textContent = title;
  part(dialog, 'open', HTMLAnchorElement).href = href;

  const [film] = ownFilm(id);
  const card = opener.closest('[data-card]') ?? opener;
  fillTranscript(dialog, card);

  const player = part(dialog, 'player', HTMLElement);
  player.style.setProperty(playerRatio, ratio);
  player.style.setProperty(playerLeast, embed.startsWith('/') ? '0px' : '');
  takeOut(inPlayer(player));
  const thumbnail = card.querySelector('img');
  if (thumbnail !== null) player.append(createPoster(thumbnail));
  showLoading(player);

  emit(kind === 'testimonial' ? 'testimonial_open' : 'demo_open', opened);
  return () => {
    const frame: FilmFrame = createFrame({
      title,
      embed,
      sandbox,
      allow: allow ?? player.dataset['allow'],
    });
    // Comes beside the page that plays the film, and not after it: half a second on a slow line.
    if (film !== undefined) {
      frame.beginning = fetch(film, { headers: { range: firstBytes } })
        .then((answer) => answer.blob())
        .catch(() => undefined);
    }
    stopWatching = watchLoading(player, frame);
    player.append(frame);
  };
}

/**
 * Takes the player out again, which stops the sound of any provider: once the dialog is seen to be closed, as to end a page
 * is up to a third of what a tap on Close costs.
 */
export function emptyVideo(dialog: HTMLElement): void {
  stopWatching?.();
  const left = inPlayer(part(dialog, 'player', HTMLElement));
  afterPaint(() => takeOut(left));
  part(dialog, 'status', HTMLElement).textContent = '';
  part(dialog, 'address', HTMLInputElement).hidden = true;
}

/** The frame and the picture that a player shows now, and none that comes later. */
const inPlayer = (player: HTMLElement): NodeListOf<Element> =>
  player.querySelectorAll('iframe, img');

function takeOut(elements: NodeListOf<Element>): void {
  for (const element of elements) element.remove();
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
  // The booking script of a provider may hide every frame of the page.
  insist(frame, { display: 'block', visibility: 'visible', height: '100%' });
  frame.src = embed;
  return frame;
}

function createPoster(thumbnail: HTMLImageElement): HTMLImageElement {
  const poster = document.createElement('img');
  poster.alt = '';
  poster.src = thumbnail.currentSrc || thumbnail.src;
  return poster;
}

/** Puts the card's transcript below the player; one that stands on another page is fetched when it is asked for. */
function fillTranscript(dialog: HTMLElement, card: Element): void {
  const transcript = part(dialog, 'transcript', HTMLDetailsElement);
  const text = part(dialog, 'transcript-text', HTMLElement);
  const show = (source: Element): void =>
    text.replaceChildren(...source.cloneNode(true).childNodes);
  const here = card.querySelector('[data-transcript]');
  const elsewhere = card.querySelector<HTMLAnchorElement>('a[data-transcript-at]');
  transcript.hidden = here === null && elsewhere === null;
  transcript.open = false;
  transcript.ontoggle = null;
  text.textContent = '';
  if (here !== null) {
    show(here);
  } else if (elsewhere !== null) {
    transcript.ontoggle = async () => {
      // The event comes late: it may still tell of the video before, whose transcript has just been closed.
      if (!transcript.open) return;
      transcript.ontoggle = null;
      const link = elsewhere.cloneNode(true);
      const { id } = opened;
      const found = await transcriptAt(elsewhere).catch(() => null);
      if (id !== opened.id) return;
      // Where it cannot be fetched, the way there is still open.
      if (found === null) text.append(link);
      else show(found);
    };
  }
  // Beside the player there is room for it.
  transcript.open = innerWidth >= 768 && innerWidth > innerHeight;
}

/** The transcript that a link leads to. @throws TypeError or DOMException when the page cannot be fetched, or not soon */
async function transcriptAt({ href, hash }: HTMLAnchorElement): Promise<Element | null> {
  // A parsed page is under the policy of this one, which knows other styles and would complain of them.
  const html = (
    await (await fetch(href, { signal: AbortSignal.timeout(slowAfterMs) })).text()
  ).replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector(`${hash} [data-transcript]`);
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
