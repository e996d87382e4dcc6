import { passOver } from './pass-over.ts';

/**
 * Makes the boxes of the panels that are not chosen, and has them kept (`content-visibility: hidden`), once a pointer or
 * the focus has come to what they are chosen by, so that the choice need not. Each is laid out in a task of its own, which
 * ends before anything of it is seen; without room of its own it moves nothing.
 * @param set the tabs and their panels, each of these in a place that tells whether it is chosen
 */
export async function readyPanels(set: HTMLElement): Promise<void> {
  if (set.dataset['near'] !== undefined) return;
  set.dataset['near'] = '';
  for (const place of set.querySelectorAll<HTMLElement>('[data-chosen=false]')) {
    await new Promise((done) => setTimeout(done));
    // Chosen meanwhile, it has the room that the page is as high by: without it a page that is scrolled to its end would jump.
    if (place.dataset['chosen'] === 'true') continue;
    place.style.cssText = 'content-visibility: visible; height: 0; overflow: clip';
    place.getBoundingClientRect();
    passOver(place);
    place.removeAttribute('style');
  }
}
