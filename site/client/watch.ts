/**
 * Written into the page of a film. In the dialog, which frames that page, only the player is shown, and
 * starts by itself; a page that was opened as such waits for its visitor. It reads all it needs from the
 * page, so its text is the same everywhere.
 */
/** The frame of a film in its dialog. */
export interface FilmFrame extends HTMLIFrameElement {
  /** Kept once the first bytes of the film have come, or will not come, which the dialog asks for beside this page. */
  beginning?: Promise<unknown>;
}

const { dataset } = document.documentElement;

/** Null for whoever frames this page from another site: nothing starts there. */
const framed = frameElement !== null;
if (framed) dataset['framed'] = '';

// Keys that are pressed in a frame stay in it, and the dialog around this one closes by Escape; so does a film that fills the screen, first.
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && !document.fullscreenElement)
    frameElement?.dispatchEvent(
      new (parent as Window & typeof globalThis).KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
      }),
    );
});

/** Waits for the beginning of a film no longer than this, in milliseconds. */
const beginningMs = 3000;

/** Chromium asks anew for what is still on its way, and that is half a second on a slow line. */
async function start(film: HTMLVideoElement): Promise<void> {
  await Promise.race([
    (frameElement as FilmFrame).beginning,
    new Promise((done) => setTimeout(done, beginningMs)),
  ]);
  film.play().catch(() => film.focus());
}

document.addEventListener('DOMContentLoaded', () => {
  const film = document.querySelector('video');
  if (film === null) return;

  // Safari asks its own settings whether captions are shown, and everybody else may hide them again.
  const [captions] = film.textTracks;
  if (captions !== undefined) captions.mode = 'showing';

  film.addEventListener('play', () => {
    if ('mediaSession' in navigator)
      navigator.mediaSession.metadata = new MediaMetadata({
        title: film.getAttribute('aria-label') ?? document.title,
        artist: film.dataset['by'] ?? '',
      });
  });

  // What a browser refuses, as phones do with sound at times, waits for a tap on the control.
  if (framed) void start(film);
});
