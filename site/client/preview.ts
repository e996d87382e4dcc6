/**
 * A card under the mouse or with the keyboard focus plays three seconds of its video, silently.
 * The URL of the card says which: https://www.w3.org/TR/media-frags/#naming-time
 */
declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** A pointer passes many cards on its way. Milliseconds. */
const restMs = 300;
const canPlay =
  '(min-width: 1024px) and (hover: hover) and (pointer: fine) ' +
  'and (prefers-reduced-motion: no-preference)';

export function showPreview(opener: HTMLElement, src: string): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  const card = opener.closest<HTMLElement>('[data-card]');
  if (card === null || card.querySelector('video') !== null) return;
  if (saveData || effectiveType !== '4g' || !matchMedia(canPlay).matches) return;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, inert: true, hidden: true });
  // Over the card with its border. Inside the link Firefox would make another Tab stop.
  const { borderRadius, border, translate } = getComputedStyle(card.firstElementChild ?? card);
  Object.assign(video.style, { borderRadius, border, translate });
  card.append(video);

  const listeners = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    listeners.abort();
    video.remove();
    video.removeAttribute('src');
    video.load();
  };
  const timer = setTimeout(() => {
    video.onplaying = () => (video.hidden = false);
    video.src = src;
    video.play().catch(end);
  }, restMs);
  // Not 'click': Firefox makes the accessible object of a link anew when that listener comes or goes.
  for (const type of ['pointerleave', 'pointerdown', 'focusout'])
    card.addEventListener(type, end, listeners);
  // The visitor may have gone on while this module loaded.
  if (!card.matches(':hover') && !opener.matches(':focus-visible')) end();
}
