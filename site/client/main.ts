/** The script of a page: first the dialogs, then the islands, then idle tasks. */
import { startDialogs } from './dialogs/index.ts';
import type { EarlyClicks } from './inline-loader.ts';

export async function bootstrap(early: EarlyClicks): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  startDialogs();
  trackHeader();
  early.hasDialogs = true;
  // A tab that is chosen later would close the dialog again.
  if (early.queue.every(isOpener)) replay(early);
  startIslands(early).catch((error: unknown) => {
    console.error(error);
    early.fallBack();
  });
  idle()
    .then(() => import('./idle-tasks.ts'))
    .then((tasks) => tasks.runIdleTasks())
    .catch((error: unknown) => console.error(error));
}

const isOpener = (control: HTMLElement): boolean => control.matches('a[data-opens]');

/** Repeats the queued clicks. Of several dialogs only the last one opens. */
function replay({ queue }: EarlyClicks): void {
  const controls = queue.splice(0);
  for (const control of controls) if (!isOpener(control)) control.click();
  controls.findLast(isOpener)?.click();
}

async function startIslands(early: EarlyClicks): Promise<void> {
  const isWanted = location.hash !== '' || early.queue.length > 0;
  if (!isWanted) await Promise.race([idle(), intent()]);
  const { hydrateIslands } = await import('./islands.tsx');
  // React does not dispatch changes from before hydration.
  const selects = document.querySelectorAll<HTMLSelectElement>('select[data-live]');
  const chosen = [...selects].filter((each) => each.selectedOptions[0]?.defaultSelected === false);
  await hydrateIslands(early.fallBack);
  document.documentElement.dataset['ready'] = '';
  early.isOver = true;
  replay(early);
  for (const select of chosen) select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets jumps stop below the header, which long words make higher. */
function trackHeader(): void {
  const bar = document.querySelector('header');
  if (bar === null) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => (style.scrollPaddingTop = `${bar.offsetHeight}px`)).observe(bar);
}

async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

const intent = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(type, resolve, { capture: true, once: true });
  });
