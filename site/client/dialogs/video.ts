import { playerLeast, playerRatio } from '../../metrics.ts';
import { emit } from '../events.ts';
import { part, setImportantStyles } from './dom.ts';
import { slowAfterMs, watchLoading } from './frame.ts';

let stopWatching: (() => void) | undefined;
let opened = { id: '', title: '' };

/** Shows the video of a card: everything comes from the card's own markup. */
export function fillVideo(dialog: HTMLElement, opener: HTMLElement, id: string): () => void {
  const href = opener.getAttribute('href') ?? '';
  const { title = '', embed = href, sandbox, ratio = '', kind } = opener.dataset;
  opened = { id, title };
  part(dialog, 'title', HTMLElement).textContent = title;
  part(dialog, 'open', HTMLAnchorElement).href = href;

  const card = opener.closest('[data-card]') ?? opener;
  fillTranscript(dialog, card);
  fillNext(dialog, opener);

  const player = part(dialog, 'player', HTMLElement);
  player.style.setProperty(playerRatio, ratio);
  // Hosts ask for a least width, and may refuse to be framed; a page of this site does not.
  const isOwn = embed.startsWith('/');
  player.style.setProperty(playerLeast, isOwn ? '0px' : '');
  part(dialog, 'hint', HTMLElement).hidden = isOwn;
  player.dataset['state'] = 'loading';
  removeFrame(player);
  player.append(...imagesOf(card));
  emit(kind === 'testimonial' ? 'testimonial_open' : 'demo_open', opened);

  return () => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.allow = player.dataset['allow'] ?? '';
    // An empty attribute would forbid everything.
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    // A provider's booking script may hide every frame of the page.
    setImportantStyles(frame, { display: 'block', visibility: 'visible', height: '100%' });
    frame.src = embed;
    player.append(frame);
    stopWatching = watchLoading(dialog, player, frame);
  };
}

/** Removes the player, which stops the sound of any provider. */
export function emptyVideo(dialog: HTMLElement): void {
  stopWatching?.();
  removeFrame(part(dialog, 'player', HTMLElement));
  part(dialog, 'status', HTMLElement).textContent = '';
  part(dialog, 'url', HTMLInputElement).hidden = true;
}

function removeFrame(player: HTMLElement): void {
  for (const element of player.querySelectorAll('iframe, img')) element.remove();
}

export function prepareVideo(dialog: HTMLElement): void {
  const open = part(dialog, 'open', HTMLAnchorElement);
  open.target = '_blank';
  open.rel = 'noopener';
  open.addEventListener('click', () => emit('demo_play_link', opened));
  part(dialog, 'copy', HTMLButtonElement).addEventListener('click', () => void copyLink(dialog));
}

/** The image of a card as it was loaded, or none. */
function imagesOf(card: Element | null): HTMLImageElement[] {
  return [...(card?.querySelectorAll('img') ?? [])].map(({ currentSrc, src }) =>
    Object.assign(new Image(), { alt: '', src: currentSrc || src }),
  );
}

/** Offers the next video of the same tab; after the last comes the first. */
function fillNext(dialog: HTMLElement, opener: HTMLElement): void {
  const list = opener.closest('[role=tabpanel]') ?? opener.closest('ul, section');
  const all = list?.querySelectorAll<HTMLElement>('[data-opens=video]:not([hidden] *)') ?? [];
  const openers = [...all];
  const next = openers[(openers.indexOf(opener) + 1) % openers.length] ?? opener;
  const button = part(dialog, 'next', HTMLButtonElement);
  button.hidden = next === opener;
  button.replaceChildren(
    ...imagesOf(next.closest('[data-card]')),
    (button.dataset['label'] ?? '').replace('{caption}', () => next.dataset['title'] ?? ''),
  );
  button.onclick = () => next.click();
}

/** Puts the card's transcript beside the player, or fetches it from the page that has it. */
function fillTranscript(dialog: HTMLElement, card: Element): void {
  const details = part(dialog, 'transcript', HTMLDetailsElement);
  const text = part(dialog, 'transcript-text', HTMLElement);
  const here = card.querySelector('[data-transcript]');
  const link = card.querySelector<HTMLAnchorElement>('a[data-transcript-at]');
  details.hidden = (here ?? link) === null;
  details.open = false;
  text.textContent = here?.textContent ?? '';
  let source = link;
  const { id } = opened;
  details.ontoggle = async () => {
    if (!details.open) return;
    const wanted = source;
    source = null;
    if (wanted !== null) {
      const found = await fetchTranscript(wanted).catch(() => null);
      // The answer may come after the next video.
      if (id !== opened.id) return;
      if (found === null) text.append(wanted.cloneNode(true));
      else text.textContent = found;
    }
    details.scrollIntoView({ block: 'nearest' });
  };
  // Beside the player there is room for the transcript.
  details.open = innerWidth >= 768 && innerWidth > innerHeight;
}

async function fetchTranscript({ href, hash }: HTMLAnchorElement): Promise<string | null> {
  const response = await fetch(href, { signal: AbortSignal.timeout(slowAfterMs) });
  // The policy of this page does not allow styles of another page.
  const html = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector(`${hash} [data-transcript]`)?.textContent ?? null;
}

async function copyLink(dialog: HTMLElement): Promise<void> {
  const field = part(dialog, 'url', HTMLInputElement);
  const status = part(dialog, 'status', HTMLElement);
  // Without the query of the advertisement that brought this visitor.
  field.value = `${location.origin}${location.pathname}#${opened.id}`;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Refused, or no https: the visitor can copy the visible URL by hand.
    isCopied = false;
  }
  field.hidden = isCopied;
  if (!isCopied) field.select();
  const { copied = '', refused = '' } = status.dataset;
  status.textContent = '';
  // Unchanged text would not be announced again.
  setTimeout(() => (status.textContent = isCopied ? copied : refused), 100);
}
