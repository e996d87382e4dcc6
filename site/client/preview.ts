/** A card under the mouse or with the keyboard focus plays three seconds of its video, silently. */
declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** A pointer passes many cards on its way. Milliseconds. */
const restMs = 300;
const canPlay =
  '(min-width: 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** @param opener the link of the card @param src the URL of its video */
export function showPreview(opener: HTMLElement, src: string): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  const card = opener.closest<HTMLElement>('[data-card]');
  const image = card?.querySelector('img') ?? null;
  if (card === null || image === null || card.dataset['preview'] !== undefined) return;
  if (saveData || effectiveType !== '4g' || !matchMedia(canPlay).matches) return;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, tabIndex: -1, inert: true });
  video.ariaHidden = 'true';
  card.dataset['preview'] = '';

  const listeners = new AbortController();
  const timer = setTimeout(() => {
    // Beside the link: inside it Firefox would make another Tab stop.
    video.onplaying = () => place(video, card, image, getComputedStyle(opener));
    video.src = `${src}#t=2,5`;
    video.play().catch(end);
  }, restMs);
  const end = (): void => {
    clearTimeout(timer);
    listeners.abort();
    video.remove();
    video.removeAttribute('src');
    video.load();
    delete card.dataset['preview'];
  };
  card.addEventListener('pointerleave', end, listeners);
  for (const type of ['blur', 'click']) opener.addEventListener(type, end, listeners);
  // The visitor may have gone on while this module loaded.
  if (!card.matches(':hover') && !opener.matches(':focus-visible')) end();
}

/** Lays the upper part of the video over the image, within the border of the link. */
function place(
  video: HTMLVideoElement,
  card: HTMLElement,
  image: HTMLImageElement,
  { borderTopLeftRadius, borderTopWidth }: CSSStyleDeclaration,
): void {
  const outer = card.getBoundingClientRect();
  const { left, top } = image.getBoundingClientRect();
  const corner = `calc(${borderTopLeftRadius} - ${borderTopWidth})`;
  card.style.position = 'relative';
  Object.assign(video.style, {
    position: 'absolute',
    pointerEvents: 'none',
    objectFit: 'cover',
    objectPosition: 'top',
    left: `${left - outer.left}px`,
    top: `${top - outer.top}px`,
    width: `${image.clientWidth}px`,
    height: `${image.clientHeight}px`,
    borderRadius: `${corner} ${corner} 0 0`,
  });
  card.append(video);
}
