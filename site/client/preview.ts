/**
 * What a card shows of its film before anybody asks for it. A pointer that rests on a card, or the focus,
 * fetches the beginning of the film, so that it starts sooner; on a wide screen with a mouse a moment of
 * it plays, silently, over the picture of the card. Nothing is fetched, and nothing moves, for those who
 * asked for less of either. Loaded at the first sign of such an intent, for cards of this site's own films.
 */

declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** How long a pointer rests before it means the card, in milliseconds: it passes many on its way. */
const fetchAfterMs = 150;
const playAfterMs = 300;
/** Where the moment begins, of the length of the film, and how long it is, in seconds. */
const begins = 0.2;
const lasts = 3;

const plays = matchMedia('(min-width: 1024px) and (hover: hover) and (pointer: fine)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

const isSparing = (): boolean => {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return still.matches || saveData === true || effectiveType !== '4g';
};

/** The link of the card that is meant, and what ends it. */
let shown: HTMLElement | undefined;
let endShown = (): void => undefined;

/**
 * The visitor points at a card, or has come to it by key.
 * @param opener the link of the card
 * @param film the address of its film
 */
export function rest(opener: HTMLElement, film: string): void {
  const card = opener.closest<HTMLElement>('[data-card]') ?? opener;
  // The pointer may have gone on while this script came: what it has come to since is not to be ended by what it has left.
  if (
    shown === opener ||
    isSparing() ||
    !(card.matches(':hover') || opener.matches(':focus-visible'))
  )
    return;
  endShown();
  const image = card.querySelector('img');
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'metadata';
  video.ariaHidden = 'true';

  const over = new AbortController();
  const { signal } = over;
  const after = (milliseconds: number, action: () => void): unknown =>
    setTimeout(() => signal.aborted || action(), milliseconds);
  const end = (): void => {
    over.abort();
    video.remove();
    // Ends the fetching as well.
    video.removeAttribute('src');
    video.load();
    if (shown === opener) shown = undefined;
  };
  shown = opener;
  endShown = end;

  after(fetchAfterMs, () => (video.src = film));
  if (plays.matches && image !== null) {
    after(playAfterMs, () => {
      const play = (): void => {
        place(video, image);
        video.currentTime = begins * video.duration;
        // Without a frame that can be shown the picture stays.
        video.addEventListener(
          'playing',
          () => video.requestVideoFrameCallback(() => (video.style.opacity = '1')),
          { once: true },
        );
        video.addEventListener('timeupdate', () => {
          if (video.currentTime > begins * video.duration + lasts) video.pause();
        });
        video.play().catch(end);
      };
      if (video.readyState > 0) play();
      else video.addEventListener('loadedmetadata', play, { once: true, signal });
    });
  }

  card.addEventListener('pointerleave', end, { signal });
  for (const type of ['blur', 'click']) opener.addEventListener(type, end, { signal });
}

/** A film that would lose more of itself than this part, were it to fill the picture, stands whole before it. */
const kept = 0.7;

/** Lays the film over the picture of the card, not to be seen yet. */
function place(video: HTMLVideoElement, image: HTMLImageElement): void {
  // What clips the picture clips the film.
  const holder = image.closest<HTMLElement>('a, div');
  if (holder !== null) holder.style.position = 'relative';
  const { offsetLeft, offsetTop, clientWidth: width, clientHeight: height } = image;
  const upright = (height * video.videoWidth) / video.videoHeight;
  const stands = upright < width * kept;
  // What is beside a film that stands steps back, and nothing else of the card. Set by script, it is no style attribute of the HTML, which the policy forbids.
  const beside = stands ? ';box-shadow:0 0 0 100vw rgb(0 0 0/.4);clip-path:inset(0 -100vw)' : '';
  video.style.cssText = `pointer-events:none;opacity:0;object-fit:cover;position:absolute;top:${offsetTop}px;height:${height}px;left:${offsetLeft + (stands ? (width - upright) / 2 : 0)}px;width:${stands ? upright : width}px${beside}`;
  image.after(video);
}
