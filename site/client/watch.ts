/**
 * The script of a video's own page. In the frame of the video dialog, the page shows only its
 * player, which starts by itself.
 */
import './transitions.ts';

interface CloseWatcherLike {
  onclose: () => void;
}
const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcherLike };

const captionWidth = 80;

/** False as well if another site frames this page: nothing starts there. */
const isFramed = frameElement !== null;
if (isFramed) document.documentElement.dataset['framed'] = '';

// Chromium keeps the keys of its own controls from the page, but not from a CloseWatcher.
if (isFramed && Watcher !== undefined)
  new Watcher().onclose = () => {
    const { KeyboardEvent: ParentKeyboardEvent } = parent as Window & typeof globalThis;
    frameElement?.dispatchEvent(
      new ParentKeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
  };

document.addEventListener('DOMContentLoaded', () => {
  if (isFramed) replaceMain();
  const video = document.querySelector('video');
  for (const element of document.querySelectorAll('track'))
    element.onload = () => {
      for (const cue of element.track.cues ?? []) (cue as VTTCue).size = captionWidth;
    };
  // Safari would show captions only if its settings say so; the visitor can still hide captions.
  const shown = document.querySelector<HTMLTrackElement>('track[default]');
  if (shown !== null) shown.track.mode = 'showing';
  const home = document.querySelector<HTMLAnchorElement>('header a')?.href;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-fragment]'))
    link.href = `${home ?? ''}#${link.dataset['fragment'] ?? ''}`;
  // Phones reject autoplay with sound; then the focused control waits for a tap.
  if (isFramed) video?.play().catch(() => video.focus());
});

/** A document may have one `<main>`, and the page around the frame has a `<main>` already. */
function replaceMain(): void {
  const main = document.querySelector('main');
  const box = document.createElement('div');
  box.className = main?.className ?? '';
  box.append(...(main?.childNodes ?? []));
  main?.replaceWith(box);
}
